BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	"by" INTEGER NOT NULL, 
	record JSON, 
	person VARCHAR(32), 
	ref VARCHAR(64), 
	CONSTRAINT pk_log PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',1,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',2,-1,'{"do": "draw_card_row", "card": "c31"}',NULL,NULL);
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',3,-1,'{"do": "draw_card_row", "card": "c23"}',NULL,NULL);
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',4,-1,'{"do": "draw_card_row", "card": "c32"}',NULL,NULL);
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',5,-1,'{"do": "draw_tile", "tile": "b05"}',NULL,NULL);
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',6,-1,'{"do": "draw_tile", "tile": "b14"}',NULL,NULL);
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',7,0,'{"do":"place_workers","place":"hunt","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r2-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',8,0,NULL,'n5sABjGzZY-JlJTUzCcGJw','r3-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',9,0,'{"do":"place_workers","place":"hunt","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r4-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',10,1,'{"do":"place_workers","place":"hunt","workers":1}','E6DZXqOrhX7f5daySWgNnQ','r2-140160645616080');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',11,1,NULL,'E6DZXqOrhX7f5daySWgNnQ','r3-140160645616080');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',12,1,'{"do":"place_workers","place":"hunt","workers":1}','E6DZXqOrhX7f5daySWgNnQ','r4-140160645616080');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',13,0,'{"do":"place_workers","place":"forest","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r5-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',14,0,NULL,'n5sABjGzZY-JlJTUzCcGJw','r6-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',15,0,'{"do":"place_workers","place":"forest","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r7-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',16,1,'{"do":"place_workers","place":"clay_pit","workers":1}','E6DZXqOrhX7f5daySWgNnQ','r5-140160645616080');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',17,1,NULL,'E6DZXqOrhX7f5daySWgNnQ','r6-140160645616080');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',18,1,'{"do":"place_workers","place":"clay_pit","workers":1}','E6DZXqOrhX7f5daySWgNnQ','r7-140160645616080');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',19,0,'{"do":"place_workers","place":"quarry","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r8-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',20,0,NULL,'n5sABjGzZY-JlJTUzCcGJw','r9-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',21,0,'{"do":"place_workers","place":"quarry","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r10-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',22,1,'{"do":"place_workers","place":"river","workers":1}','E6DZXqOrhX7f5daySWgNnQ','r8-140160645616080');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',23,1,NULL,'E6DZXqOrhX7f5daySWgNnQ','r9-140160645616080');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',24,1,'{"do":"place_workers","place":"river","workers":1}','E6DZXqOrhX7f5daySWgNnQ','r10-140160645616080');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',25,0,'{"do":"place_workers","place":"tool_maker","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r11-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',26,0,NULL,'n5sABjGzZY-JlJTUzCcGJw','r12-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',27,0,'{"do":"place_workers","place":"tool_maker","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r13-140160645287120');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',28,1,'{"do":"place_workers","place":"hut","workers":2}','E6DZXqOrhX7f5daySWgNnQ','r11-140160645616080');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',29,1,NULL,'E6DZXqOrhX7f5daySWgNnQ','r12-140160645616080');
INSERT INTO "log" VALUES('BOa-07sWrJScD2um',30,1,'{"do":"place_workers","place":"hut","workers":2}','E6DZXqOrhX7f5daySWgNnQ','r13-140160645616080');
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',1,-1,'{"do": "draw_card_row", "card": "c36"}',NULL,NULL);
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',2,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',3,-1,'{"do": "draw_card_row", "card": "c20"}',NULL,NULL);
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',4,-1,'{"do": "draw_card_row", "card": "c04"}',NULL,NULL);
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',5,-1,'{"do": "draw_tile", "tile": "b24"}',NULL,NULL);
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',6,-1,'{"do": "draw_tile", "tile": "b28"}',NULL,NULL);
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',7,0,'{"do":"place_workers","place":"hunt","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r2-140160656518352');
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',8,1,'{"do":"place_workers","place":"hut","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',9,0,'{"do":"place_workers","place":"forest","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r3-140160656518352');
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',10,1,'{"do":"place_workers","place":"field","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',11,0,'{"do":"place_workers","place":"clay_pit","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r4-140160656518352');
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',1,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',3,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',4,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',5,-1,'{"do": "draw_tile", "tile": "b03"}',NULL,NULL);
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',6,-1,'{"do": "draw_tile", "tile": "b08"}',NULL,NULL);
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',0,-1,'{"do": "first_site", "tile": "a36"}',NULL,NULL);
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',1,-1,'{"do": "first_site", "tile": "a04"}',NULL,NULL);
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',2,-1,'{"do": "first_site", "tile": "a20"}',NULL,NULL);
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',3,-1,'{"do": "first_site", "tile": "a13"}',NULL,NULL);
INSERT INTO "log" VALUES('rXQYIYbLLUqhszS4',12,1,'{"do":"place_workers","place":"card1","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',4,0,'{"do":"choose_tile","slot":0}','n5sABjGzZY-JlJTUzCcGJw','r2-140160626992208');
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',5,0,NULL,'n5sABjGzZY-JlJTUzCcGJw','r3-140160626992208');
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',6,0,'{"do":"choose_tile","slot":0}','n5sABjGzZY-JlJTUzCcGJw','r4-140160626992208');
INSERT INTO "log" VALUES('tJ4UzOgvBFI5YUDJ',11,1,'{"do":"place_workers","place":"quarry","workers":3}',NULL,NULL);
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',7,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','n5sABjGzZY-JlJTUzCcGJw','r5-140160626992208');
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',8,1,'{"do":"choose_tile","slot":0}','E6DZXqOrhX7f5daySWgNnQ','r2-140160627113680');
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',9,1,NULL,'E6DZXqOrhX7f5daySWgNnQ','r3-140160627113680');
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',10,1,'{"do":"choose_tile","slot":0}','E6DZXqOrhX7f5daySWgNnQ','r4-140160627113680');
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',11,1,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','E6DZXqOrhX7f5daySWgNnQ','r5-140160627113680');
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',12,0,'{"do":"choose_tile","slot":0}','n5sABjGzZY-JlJTUzCcGJw','r6-140160626992208');
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',13,0,NULL,'n5sABjGzZY-JlJTUzCcGJw','r7-140160626992208');
INSERT INTO "log" VALUES('_24pGqbRelAIwOWB',14,0,'{"do":"choose_tile","slot":0}','n5sABjGzZY-JlJTUzCcGJw','r8-140160626992208');
INSERT INTO "log" VALUES('4vWpRqQ_rX-lxIXb',0,-1,'{"do": "first_site", "tile": "a15"}',NULL,NULL);
INSERT INTO "log" VALUES('4vWpRqQ_rX-lxIXb',1,-1,'{"do": "first_site", "tile": "a28"}',NULL,NULL);
INSERT INTO "log" VALUES('4vWpRqQ_rX-lxIXb',2,-1,'{"do": "first_site", "tile": "a04"}',NULL,NULL);
INSERT INTO "log" VALUES('4vWpRqQ_rX-lxIXb',3,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('4vWpRqQ_rX-lxIXb',4,0,'{"do":"choose_tile","slot":0}','n5sABjGzZY-JlJTUzCcGJw','r2-140160626146704');
INSERT INTO "log" VALUES('4vWpRqQ_rX-lxIXb',5,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','n5sABjGzZY-JlJTUzCcGJw','r3-140160626146704');
INSERT INTO "log" VALUES('4vWpRqQ_rX-lxIXb',6,1,'{"do":"choose_tile","slot":1}',NULL,NULL);
INSERT INTO "log" VALUES('4vWpRqQ_rX-lxIXb',7,1,'{"do":"place_tile","q":-2,"r":0,"rotation":1}',NULL,NULL);
INSERT INTO "log" VALUES('4vWpRqQ_rX-lxIXb',8,0,'{"do":"choose_tile","slot":0}','n5sABjGzZY-JlJTUzCcGJw','r4-140160626146704');
INSERT INTO "log" VALUES('r5a1cISc0yinSQUL',0,-1,'{"do": "first_site", "tile": "a22"}',NULL,NULL);
INSERT INTO "log" VALUES('r5a1cISc0yinSQUL',1,-1,'{"do": "first_site", "tile": "a06"}',NULL,NULL);
INSERT INTO "log" VALUES('r5a1cISc0yinSQUL',2,-1,'{"do": "first_site", "tile": "a27"}',NULL,NULL);
INSERT INTO "log" VALUES('r5a1cISc0yinSQUL',3,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('r5a1cISc0yinSQUL',4,0,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('r5a1cISc0yinSQUL',5,0,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('r5a1cISc0yinSQUL',6,1,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('r5a1cISc0yinSQUL',7,1,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',0,-1,'{"do": "bonus_tokens", "tokens": ["red", "yellow", "orange", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "pisces"}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "taurus"}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "aries"}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',4,-1,'{"do": "pool_tiles", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',5,-1,'{"do": "pool_tiles", "type": "stone_circle", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',6,-1,'{"do": "pool_tiles", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',7,-1,'{"do": "pool_tiles", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',8,-1,'{"do": "pool_tiles", "type": "art_workshop", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',9,-1,'{"do": "pool_order", "colours": ["red", "blue", "purple", "orange", "yellow"]}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',10,-1,'{"do": "stack_top", "type": "hippodrome", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',11,-1,'{"do": "stack_top", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',12,-1,'{"do": "stack_top", "type": "granary", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',13,-1,'{"do": "stack_top", "type": "temple_forest", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',14,-1,'{"do": "stack_top", "type": "healers_hut", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',20,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',21,-1,'{"do": "speaker_roll", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',22,-1,'{"do": "district_deal", "card": "d17"}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',23,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',24,-1,'{"do": "district_deal", "card": "d04"}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',25,-1,'{"do": "district_deal", "card": "d39"}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',27,-1,'{"do": "draft_roll", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',28,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',37,1,'{"do":"draft_die","colour":"red","value":1}','E6DZXqOrhX7f5daySWgNnQ','r2-140160621618320');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',38,1,NULL,'E6DZXqOrhX7f5daySWgNnQ','r3-140160621618320');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',39,1,'{"do":"draft_die","colour":"red","value":1}','E6DZXqOrhX7f5daySWgNnQ','r4-140160621618320');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',40,0,'{"do":"draft_die","colour":"red","value":2}','n5sABjGzZY-JlJTUzCcGJw','r2-140160626596176');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',41,0,NULL,'n5sABjGzZY-JlJTUzCcGJw','r3-140160626596176');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',42,0,'{"do":"draft_die","colour":"red","value":2}','n5sABjGzZY-JlJTUzCcGJw','r4-140160626596176');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',43,0,'{"do":"draft_die","colour":"orange","value":1}','n5sABjGzZY-JlJTUzCcGJw','r5-140160626596176');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',44,0,NULL,'n5sABjGzZY-JlJTUzCcGJw','r6-140160626596176');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',45,0,'{"do":"draft_die","colour":"orange","value":1}','n5sABjGzZY-JlJTUzCcGJw','r7-140160626596176');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',46,1,'{"do":"draft_die","colour":"orange","value":2}','E6DZXqOrhX7f5daySWgNnQ','r5-140160621618320');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',47,1,NULL,'E6DZXqOrhX7f5daySWgNnQ','r6-140160621618320');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',48,1,'{"do":"draft_die","colour":"orange","value":2}','E6DZXqOrhX7f5daySWgNnQ','r7-140160621618320');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',49,1,'{"do":"visit","worker":"red","value":1,"place":1}','E6DZXqOrhX7f5daySWgNnQ','r8-140160621618320');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',50,1,NULL,'E6DZXqOrhX7f5daySWgNnQ','r9-140160621618320');
INSERT INTO "log" VALUES('plXx68A4bWDtXp_f',51,1,'{"do":"visit","worker":"red","value":1,"place":1}','E6DZXqOrhX7f5daySWgNnQ','r10-140160621618320');
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',0,-1,'{"do": "bonus_tokens", "tokens": ["orange", "blue", "red", "purple", "yellow"]}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "cancer"}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "gemini"}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',4,-1,'{"do": "pool_tiles", "type": "veteran_colony", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',5,-1,'{"do": "pool_tiles", "type": "court", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',6,-1,'{"do": "pool_tiles", "type": "quarry", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',7,-1,'{"do": "pool_tiles", "type": "temple_mountain", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',8,-1,'{"do": "pool_tiles", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',9,-1,'{"do": "pool_order", "colours": ["yellow", "red", "purple", "blue", "orange"]}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',10,-1,'{"do": "stack_top", "type": "fortress", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',11,-1,'{"do": "stack_top", "type": "court", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',12,-1,'{"do": "stack_top", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',13,-1,'{"do": "stack_top", "type": "monument", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',14,-1,'{"do": "stack_top", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',22,-1,'{"do": "district_deal", "card": "d16"}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',23,-1,'{"do": "district_deal", "card": "d31"}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',24,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',25,-1,'{"do": "district_deal", "card": "d22"}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',27,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',28,-1,'{"do": "draft_roll", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',37,1,'{"do":"draft_die","colour":"red","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',38,0,'{"do":"draft_die","colour":"red","value":1}','n5sABjGzZY-JlJTUzCcGJw','r2-140160225704016');
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',39,0,'{"do":"draft_die","colour":"orange","value":2}','n5sABjGzZY-JlJTUzCcGJw','r3-140160225704016');
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',40,1,'{"do":"draft_die","colour":"orange","value":3}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',41,1,'{"do":"population"}',NULL,NULL);
INSERT INTO "log" VALUES('vMTEdR8YMoAoBalw',42,0,'{"do":"visit","worker":"red","value":1,"place":1}','n5sABjGzZY-JlJTUzCcGJw','r4-140160225704016');
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',4,-1,'{"do": "pool_tiles", "type": "fortress", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',6,-1,'{"do": "pool_tiles", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',7,-1,'{"do": "pool_tiles", "type": "monument", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',8,-1,'{"do": "pool_tiles", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',9,-1,'{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',12,-1,'{"do": "stack_top", "type": "granary", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',14,-1,'{"do": "stack_top", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',22,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',23,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',24,-1,'{"do": "district_deal", "card": "d27"}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',25,-1,'{"do": "district_deal", "card": "d41"}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',37,1,'{"do": "draft_die", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',38,0,'{"do": "draft_die", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',39,0,'{"do": "draft_die", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',40,1,'{"do": "draft_die", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',1,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',2,-1,'{"do": "deal_row", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',3,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',5,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',6,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',7,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',8,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',9,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',10,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',12,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',13,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',14,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',15,-1,'{"do": "deal_bonus", "token": "bonus_offering_2"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',16,-1,'{"do": "deal_bonus", "token": "bonus_god"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',17,-1,'{"do": "draw_nation", "nation": "iberia"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',18,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',19,-1,'{"do": "reveal_god", "god": "gadicea"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',20,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',21,-1,'{"do": "draw_booty", "token": "booty_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',22,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',23,-1,'{"do": "draw_booty", "token": "booty_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',24,-1,'{"do": "draw_booty", "token": "booty_money"}',NULL,NULL);
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',25,1,'{"do":"raise_offering","kind":"gift"}','E6DZXqOrhX7f5daySWgNnQ','r2-140160225039440');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',26,1,NULL,'E6DZXqOrhX7f5daySWgNnQ','r3-140160225039440');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',27,1,'{"do":"raise_offering","kind":"gift"}','E6DZXqOrhX7f5daySWgNnQ','r4-140160225039440');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',28,0,'{"do":"raise_offering","kind":"gift"}','n5sABjGzZY-JlJTUzCcGJw','r2-140160224756880');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',29,0,NULL,'n5sABjGzZY-JlJTUzCcGJw','r3-140160224756880');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',30,0,'{"do":"raise_offering","kind":"gift"}','n5sABjGzZY-JlJTUzCcGJw','r4-140160224756880');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',31,1,'{"do":"raise_offering","kind":"gift"}','E6DZXqOrhX7f5daySWgNnQ','r5-140160225039440');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',32,1,NULL,'E6DZXqOrhX7f5daySWgNnQ','r6-140160225039440');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',33,1,'{"do":"raise_offering","kind":"gift"}','E6DZXqOrhX7f5daySWgNnQ','r7-140160225039440');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',34,1,'{"do":"raise_offering","kind":"gift"}','E6DZXqOrhX7f5daySWgNnQ','r8-140160225039440');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',35,-1,'{"do":"draw_god","god":"depraccus"}','E6DZXqOrhX7f5daySWgNnQ','r8-140160225039440');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',36,1,'{"do":"choose_action","action":"move"}','E6DZXqOrhX7f5daySWgNnQ','r9-140160225039440');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',37,1,NULL,'E6DZXqOrhX7f5daySWgNnQ','r10-140160225039440');
INSERT INTO "log" VALUES('_-HWPt6DiPKwNxLO',38,1,'{"do":"choose_action","action":"move"}','E6DZXqOrhX7f5daySWgNnQ','r11-140160225039440');
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',2,-1,'{"do": "deal_row", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',3,-1,'{"do": "deal_row", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',4,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',6,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',7,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',8,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',9,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',11,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',12,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',13,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',14,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',15,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',16,-1,'{"do": "deal_bonus", "token": "bonus_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',17,-1,'{"do": "draw_nation", "nation": "graecia"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',18,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',19,-1,'{"do": "reveal_god", "god": "traitera"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',20,-1,'{"do": "reveal_god", "god": "vinthrad"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',21,-1,'{"do": "draw_booty", "token": "booty_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',22,-1,'{"do": "reveal_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',23,-1,'{"do": "draw_booty", "token": "booty_offering_1"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',24,-1,'{"do": "draw_booty", "token": "booty_pieces_choice"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',25,-1,'{"do": "draw_from_deck", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',26,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',27,-1,'{"do": "draw_from_deck", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',28,-1,'{"do": "draw_from_deck", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',29,-1,'{"do": "draw_from_deck", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',30,-1,'{"do": "draw_from_deck", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',31,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',41,1,'{"do":"visit","worker":"orange","value":4,"place":1}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',32,0,'{"do":"choose_action","action":"move"}','n5sABjGzZY-JlJTUzCcGJw','r2-140160224796624');
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',33,0,'{"do":"commit_move","cards":0}','n5sABjGzZY-JlJTUzCcGJw','r3-140160224796624');
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',34,0,'{"do":"place_piece","q":10,"r":5}','n5sABjGzZY-JlJTUzCcGJw','r4-140160224796624');
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',8,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',9,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',12,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',14,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',17,-1,'{"do": "draw_nation", "nation": "gallia"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',18,-1,'{"do": "reveal_god", "god": "vinthrad"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',19,-1,'{"do": "reveal_god", "god": "vinthrad"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',20,-1,'{"do": "reveal_god", "god": "pietalte"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',21,-1,'{"do": "draw_booty", "token": "booty_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',22,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',23,-1,'{"do": "draw_booty", "token": "booty_god"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',24,-1,'{"do": "draw_booty", "token": "booty_offering_1"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',25,1,'{"do": "gallia_choice", "choice": "cards"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',26,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',27,-1,'{"do": "draw_from_deck", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',28,0,'{"do": "gallia_choice", "choice": "cards"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',29,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',30,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',31,1,'{"do": "place_bonus_column", "q": 12, "r": 0}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',32,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',33,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',34,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',35,1,'{"do": "choose_action", "action": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',1,-1,'{"do": "draw_card_row", "card": "c08"}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',2,-1,'{"do": "draw_card_row", "card": "c27"}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',3,-1,'{"do": "draw_card_row", "card": "c15"}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',4,-1,'{"do": "draw_card_row", "card": "c33"}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',5,-1,'{"do": "draw_tile", "tile": "b03"}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',6,-1,'{"do": "draw_tile", "tile": "b12"}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',7,1,'{"do":"place_workers","place":"hunt","workers":1}','E6DZXqOrhX7f5daySWgNnQ','r2-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',8,0,'{"do":"place_workers","place":"hunt","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r2-140160222686800');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',9,1,'{"do":"place_workers","place":"forest","workers":1}','E6DZXqOrhX7f5daySWgNnQ','r3-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',10,0,'{"do":"place_workers","place":"clay_pit","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r3-140160222686800');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',11,1,'{"do":"place_workers","place":"quarry","workers":1}','E6DZXqOrhX7f5daySWgNnQ','r4-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',12,0,'{"do":"place_workers","place":"river","workers":1}','n5sABjGzZY-JlJTUzCcGJw','r4-140160222686800');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',13,1,'{"do":"place_workers","place":"tool_maker","workers":1}','E6DZXqOrhX7f5daySWgNnQ','r5-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',14,0,'{"do":"place_workers","place":"hut","workers":2}','n5sABjGzZY-JlJTUzCcGJw','r5-140160222686800');
INSERT INTO "log" VALUES('SuR8ilVoelIEctNx',42,1,'{"do":"main_action","action":"gain_stone"}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',15,1,'{"do":"place_workers","place":"card1","workers":1}','E6DZXqOrhX7f5daySWgNnQ','r6-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',16,1,'{"do":"choose_group","place":"hunt"}','E6DZXqOrhX7f5daySWgNnQ','r7-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',17,-1,'{"do":"roll_gather","dice":[6]}','E6DZXqOrhX7f5daySWgNnQ','r7-140160220732432');
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',35,1,'{"do":"follow","choice":"move"}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',18,1,'{"do":"choose_tools","tools":[],"one_use":[]}','E6DZXqOrhX7f5daySWgNnQ','r8-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',19,1,'{"do":"choose_group","place":"forest"}','E6DZXqOrhX7f5daySWgNnQ','r9-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',20,-1,'{"do":"roll_gather","dice":[1]}','E6DZXqOrhX7f5daySWgNnQ','r9-140160220732432');
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',36,1,'{"do":"commit_move","cards":0}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',21,1,'{"do":"choose_tools","tools":[],"one_use":[]}','E6DZXqOrhX7f5daySWgNnQ','r10-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',22,1,'{"do":"choose_group","place":"quarry"}','E6DZXqOrhX7f5daySWgNnQ','r11-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',23,-1,'{"do":"roll_gather","dice":[2]}','E6DZXqOrhX7f5daySWgNnQ','r11-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',24,1,'{"do":"choose_tools","tools":[],"one_use":[]}','E6DZXqOrhX7f5daySWgNnQ','r12-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',25,1,'{"do":"choose_group","place":"tool_maker"}','E6DZXqOrhX7f5daySWgNnQ','r13-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',26,1,'{"do":"choose_group","place":"card1"}','E6DZXqOrhX7f5daySWgNnQ','r14-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',27,1,'{"do":"decline"}','E6DZXqOrhX7f5daySWgNnQ','r15-140160220732432');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',28,0,'{"do":"choose_group","place":"hunt"}','n5sABjGzZY-JlJTUzCcGJw','r6-140160222686800');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',29,-1,'{"do":"roll_gather","dice":[5]}','n5sABjGzZY-JlJTUzCcGJw','r6-140160222686800');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',30,0,'{"do":"choose_tools","tools":[],"one_use":[]}','n5sABjGzZY-JlJTUzCcGJw','r7-140160222686800');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',31,0,'{"do":"choose_group","place":"clay_pit"}','n5sABjGzZY-JlJTUzCcGJw','r8-140160222686800');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',32,-1,'{"do":"roll_gather","dice":[1]}','n5sABjGzZY-JlJTUzCcGJw','r8-140160222686800');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',33,0,'{"do":"choose_tools","tools":[],"one_use":[]}','n5sABjGzZY-JlJTUzCcGJw','r9-140160222686800');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',34,0,'{"do":"choose_group","place":"river"}','n5sABjGzZY-JlJTUzCcGJw','r10-140160222686800');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',35,-1,'{"do":"roll_gather","dice":[5]}','n5sABjGzZY-JlJTUzCcGJw','r10-140160222686800');
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',36,1,'{"do":"commit_move","cards":1}',NULL,NULL);
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',36,0,'{"do":"choose_tools","tools":[],"one_use":[]}','n5sABjGzZY-JlJTUzCcGJw','r11-140160222686800');
INSERT INTO "log" VALUES('n7K-cPByEYrmh_pB',37,0,'{"do":"choose_group","place":"hut"}','n5sABjGzZY-JlJTUzCcGJw','r12-140160222686800');
INSERT INTO "log" VALUES('A7hyVVr8Bf0DvlRJ',37,1,'{"do":"place_piece","q":5,"r":2}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',1,-1,'{"do": "draw_card_row", "card": "c08"}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',2,-1,'{"do": "draw_card_row", "card": "c27"}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',3,-1,'{"do": "draw_card_row", "card": "c15"}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',4,-1,'{"do": "draw_card_row", "card": "c33"}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',5,-1,'{"do": "draw_tile", "tile": "b03"}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',6,-1,'{"do": "draw_tile", "tile": "b12"}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',11,1,'{"do": "place_workers", "place": "quarry", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',12,0,'{"do": "place_workers", "place": "river", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',13,1,'{"do": "place_workers", "place": "tool_maker", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',14,0,'{"do": "place_workers", "place": "hut", "workers": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',15,1,'{"do": "place_workers", "place": "card1", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',16,1,'{"do": "choose_group", "place": "hunt"}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',17,-1,'{"do": "roll_gather", "dice": [6]}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',18,1,'{"do": "choose_tools", "tools": [], "one_use": []}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',19,1,'{"do": "choose_group", "place": "forest"}',NULL,NULL);
INSERT INTO "log" VALUES('Bd6eVoE5XAjuBSgj',20,-1,'{"do": "roll_gather", "dice": [2]}',NULL,NULL);
INSERT INTO "log" VALUES('ptzFa783aebF61GK',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('ptzFa783aebF61GK',1,-1,'{"do": "draw_card_row", "card": "c08"}',NULL,NULL);
INSERT INTO "log" VALUES('ptzFa783aebF61GK',2,-1,'{"do": "draw_card_row", "card": "c10"}',NULL,NULL);
INSERT INTO "log" VALUES('ptzFa783aebF61GK',3,-1,'{"do": "draw_card_row", "card": "c09"}',NULL,NULL);
INSERT INTO "log" VALUES('ptzFa783aebF61GK',4,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('ptzFa783aebF61GK',5,-1,'{"do": "draw_tile", "tile": "b10"}',NULL,NULL);
INSERT INTO "log" VALUES('ptzFa783aebF61GK',6,-1,'{"do": "draw_tile", "tile": "b16"}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',37,1,'{"do":"place_piece","q":11,"r":5}',NULL,NULL);
INSERT INTO "log" VALUES('ptzFa783aebF61GK',7,1,'{"do":"place_workers","place":"building2","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',38,1,'{"do":"place_piece","q":12,"r":5}',NULL,NULL);
INSERT INTO "log" VALUES('ptzFa783aebF61GK',8,0,'{"do":"place_workers","place":"clay_pit","workers":5}',NULL,NULL);
INSERT INTO "log" VALUES('aGeELnfNGbpf3zhk',39,1,'{"do":"place_piece","q":11,"r":6}',NULL,NULL);
CREATE TABLE openings (
	table_id VARCHAR(32) NOT NULL, 
	steps JSON NOT NULL, 
	CONSTRAINT pk_openings PRIMARY KEY (table_id), 
	CONSTRAINT fk_openings_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	link VARCHAR(64), until BIGINT, epoch INTEGER DEFAULT '0' NOT NULL, created BIGINT DEFAULT '1794970544' NOT NULL, seen BIGINT DEFAULT '1794970544' NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('n5sABjGzZY-JlJTUzCcGJw','Ada','98d30a00706a68fe8f5f8253cae17cbf683cc6df5ea46cfefd928f98da7af072',1797562545,0,1794970545,1794970551);
INSERT INTO "people" VALUES('E6DZXqOrhX7f5daySWgNnQ','Ben',NULL,NULL,0,1794970545,1794970551);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(32), 
	own VARCHAR(64), since BIGINT, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('BOa-07sWrJScD2um',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,'Ada''s own words',NULL);
INSERT INTO "seats" VALUES('BOa-07sWrJScD2um',1,'person','E6DZXqOrhX7f5daySWgNnQ','Ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rXQYIYbLLUqhszS4',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('rXQYIYbLLUqhszS4',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('tJ4UzOgvBFI5YUDJ',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('tJ4UzOgvBFI5YUDJ',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('_24pGqbRelAIwOWB',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,'Ada''s own words',NULL);
INSERT INTO "seats" VALUES('_24pGqbRelAIwOWB',1,'person','E6DZXqOrhX7f5daySWgNnQ','Ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4vWpRqQ_rX-lxIXb',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4vWpRqQ_rX-lxIXb',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('r5a1cISc0yinSQUL',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('r5a1cISc0yinSQUL',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('plXx68A4bWDtXp_f',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,'Ada''s own words',NULL);
INSERT INTO "seats" VALUES('plXx68A4bWDtXp_f',1,'person','E6DZXqOrhX7f5daySWgNnQ','Ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vMTEdR8YMoAoBalw',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vMTEdR8YMoAoBalw',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('SuR8ilVoelIEctNx',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('SuR8ilVoelIEctNx',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('_-HWPt6DiPKwNxLO',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,'Ada''s own words',NULL);
INSERT INTO "seats" VALUES('_-HWPt6DiPKwNxLO',1,'person','E6DZXqOrhX7f5daySWgNnQ','Ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('aGeELnfNGbpf3zhk',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('aGeELnfNGbpf3zhk',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('A7hyVVr8Bf0DvlRJ',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('A7hyVVr8Bf0DvlRJ',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('_VPuUa6_koYvqMY-',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('_VPuUa6_koYvqMY-',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('_VPuUa6_koYvqMY-',2,'bot',NULL,'','easy',NULL,NULL);
INSERT INTO "seats" VALUES('eFbvVvogvbcM_j1K',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('eFbvVvogvbcM_j1K',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('n7K-cPByEYrmh_pB',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('n7K-cPByEYrmh_pB',1,'person','E6DZXqOrhX7f5daySWgNnQ','Ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('IsueK8z7Q8qUgupU',0,'person','n5sABjGzZY-JlJTUzCcGJw','Ada',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('IsueK8z7Q8qUgupU',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('Bd6eVoE5XAjuBSgj',0,'person','E6DZXqOrhX7f5daySWgNnQ','Ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('Bd6eVoE5XAjuBSgj',1,'person','E6DZXqOrhX7f5daySWgNnQ','Ben',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ptzFa783aebF61GK',0,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('ptzFa783aebF61GK',1,'bot',NULL,'','random',NULL,NULL);
CREATE TABLE settings (
	"key" VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('cookie_key','eccf1f9396e6935af5f18141cb110628e9e4687596f9022a69e96500dbce91e0');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	public BOOLEAN NOT NULL, 
	hold BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	invite VARCHAR(32) NOT NULL, 
	phase VARCHAR(8) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	seed TEXT, 
	turn INTEGER, 
	length INTEGER NOT NULL, 
	steps INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	result JSON, 
	rematch VARCHAR(32), 
	forked JSON, 
	begun INTEGER, patience INTEGER, level VARCHAR(32), removed JSON, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('BOa-07sWrJScD2um','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',1,1,'n5sABjGzZY-JlJTUzCcGJw','VZsT3WbPFTp7VNlE','running','9b6dadd99ad1e1cf13d066f9290eecb8deca18d86d686260','9b6dadd99ad1e1cf13d066f9290eecb8deca18d86d686260|Ada''s own words|',0,31,15,1794970545,1794970545,'null',NULL,'null',7,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('rXQYIYbLLUqhszS4','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',0,0,'n5sABjGzZY-JlJTUzCcGJw','NB6OK8dkwhPUWqGz','running','569761fb9c5cd2a6348fb7470dcc17e11d784b100fc17a69','569761fb9c5cd2a6348fb7470dcc17e11d784b100fc17a69',0,13,13,1794970545,1794970548,'null',NULL,'null',7,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('tJ4UzOgvBFI5YUDJ','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',0,0,'n5sABjGzZY-JlJTUzCcGJw','yqfOdN9Zix8oT_Sz','running','0a9f917d9f5287768974a747a88b9b769fbd14e7c19d5c75','0a9f917d9f5287768974a747a88b9b769fbd14e7c19d5c75',0,12,12,1794970548,1794970548,'null',NULL,'{"table": null, "step": 11}',11,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('_24pGqbRelAIwOWB','akropolis',1,'{"first_player": "given", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',1,1,'n5sABjGzZY-JlJTUzCcGJw','VoRMoq4obxKiOWY9','running','8d8c6eb909b5321ef902e1070e618e4dc281881a32e0248e','8d8c6eb909b5321ef902e1070e618e4dc281881a32e0248e|Ada''s own words|',0,15,9,1794970548,1794970548,'null',NULL,'null',4,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('4vWpRqQ_rX-lxIXb','akropolis',1,'{"first_player": "given", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'n5sABjGzZY-JlJTUzCcGJw','NIOgGYXarW7fsWFa','running','34a7b3a0505190ef94cf008a94629c68e241c984a63838e0','34a7b3a0505190ef94cf008a94629c68e241c984a63838e0',0,9,9,1794970548,1794970549,'null',NULL,'null',4,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('r5a1cISc0yinSQUL','akropolis',1,'{"first_player": "given", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'n5sABjGzZY-JlJTUzCcGJw','jUeK0c5iBLbbdTqa','running','f9a8775ed5a6374e2649e3ced2ef7d83de3181d2b12fe29e','f9a8775ed5a6374e2649e3ced2ef7d83de3181d2b12fe29e',0,8,8,1794970549,1794970549,'null',NULL,'{"table": null, "step": 8}',8,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('plXx68A4bWDtXp_f','origins',1,'{"first_player": "random", "announce_end": true, "round_cap": null}',1,1,'n5sABjGzZY-JlJTUzCcGJw','bc386ZdP1d2wxIaY','running','ef0b35b6710b2dbc14d09ffe3ea0bb184adc66b9e3da92ab','ef0b35b6710b2dbc14d09ffe3ea0bb184adc66b9e3da92ab|Ada''s own words|',1,52,42,1794970549,1794970549,'null',NULL,'null',37,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('vMTEdR8YMoAoBalw','origins',1,'{"first_player": "random", "announce_end": true, "round_cap": null}',0,0,'n5sABjGzZY-JlJTUzCcGJw','9dO7hLN5WjUv7Pbl','running','26437ba4c202d044230e45b84870bfd838c2537a2388c30f','26437ba4c202d044230e45b84870bfd838c2537a2388c30f',0,43,43,1794970549,1794970550,'null',NULL,'null',37,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('SuR8ilVoelIEctNx','origins',1,'{"first_player": "random", "announce_end": true, "round_cap": null}',0,0,'n5sABjGzZY-JlJTUzCcGJw','Jb-BGWPdCVGbdXmL','running','0edb4bbef56522d6ff298c2c6208efb9912e06aee4717cf2','0edb4bbef56522d6ff298c2c6208efb9912e06aee4717cf2',0,43,43,1794970550,1794970550,'null',NULL,'{"table": null, "step": 41}',41,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('_-HWPt6DiPKwNxLO','pantheon',1,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',1,1,'n5sABjGzZY-JlJTUzCcGJw','i4uWaw1-TlULh3KY','running','c26446121cc4dc65a8121a90f1bbffdee1224d7d0773eb6c','c26446121cc4dc65a8121a90f1bbffdee1224d7d0773eb6c|Ada''s own words|',1,39,31,1794970550,1794970550,'null',NULL,'null',25,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('aGeELnfNGbpf3zhk','pantheon',1,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'n5sABjGzZY-JlJTUzCcGJw','BsIvikNIVznXqOBd','running','8de605fadb2fa9473f9683afc4b14d647018cb2947b897a5','8de605fadb2fa9473f9683afc4b14d647018cb2947b897a5',1,40,40,1794970550,1794970551,'null',NULL,'null',32,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('A7hyVVr8Bf0DvlRJ','pantheon',1,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'n5sABjGzZY-JlJTUzCcGJw','TUyUiPNpUxnS7Krq','running','1ebad94326b4f6594382f1b70e521e0221e6e9f8e664f367','1ebad94326b4f6594382f1b70e521e0221e6e9f8e664f367',0,38,38,1794970550,1794970550,'null',NULL,'{"table": null, "step": 36}',36,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('_VPuUa6_koYvqMY-','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',1,0,'n5sABjGzZY-JlJTUzCcGJw','fRoLdCOnSDH_wf8C','open','27ee80a4b5770e31fa290ece7cebaf0c2f4221b93719a41c',NULL,NULL,0,0,1794970550,1794970550,'null',NULL,'null',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('eFbvVvogvbcM_j1K','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',0,0,'n5sABjGzZY-JlJTUzCcGJw','jIQBqolBtINKtKmF','open','4b7569780e8ba3bd1ab650a0bf1e2c4e2840bdfdb4a8a485',NULL,NULL,0,0,1794970550,1794970550,'null',NULL,'null',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('n7K-cPByEYrmh_pB','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}',0,0,'n5sABjGzZY-JlJTUzCcGJw','mpcPWw-c30Pr-e87','over','2924a6ab52d06ee3f5437a30ffc0cf7c98841ec26a334678','2924a6ab52d06ee3f5437a30ffc0cf7c98841ec26a334678',NULL,38,38,1794970550,1794970550,'{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 1}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 1}]}','IsueK8z7Q8qUgupU','null',7,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('IsueK8z7Q8qUgupU','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}',0,0,'n5sABjGzZY-JlJTUzCcGJw','gDPZPKMrVkLgokha','open','1504b7d40c48bb653bb995b2d75060496d311584964089db',NULL,NULL,0,0,1794970550,1794970550,'null',NULL,'null',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('Bd6eVoE5XAjuBSgj','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}',1,0,'E6DZXqOrhX7f5daySWgNnQ','OPzZhjA55Wk2o5Cq','running','ff266e584088b4963357a17936d155cc5796c4cd46fcb61a','ff266e584088b4963357a17936d155cc5796c4cd46fcb61a',1,21,21,1794970550,1794970550,'null',NULL,'{"table": "n7K-cPByEYrmh_pB", "step": 20}',21,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('ptzFa783aebF61GK','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',1,0,'n5sABjGzZY-JlJTUzCcGJw','kBHzes6xcFdxd56O','running','fd1e3f79f12eaa4e2c8bd219dc2cd73edc2e327922e9fe8e','fd1e3f79f12eaa4e2c8bd219dc2cd73edc2e327922e9fe8e',1,9,9,1794970550,1794970551,'null',NULL,'null',7,NULL,NULL,NULL);
CREATE TABLE usage (
	who VARCHAR(40) NOT NULL, 
	day INTEGER NOT NULL, 
	tables INTEGER NOT NULL, 
	forks INTEGER NOT NULL, 
	bytes BIGINT NOT NULL, 
	CONSTRAINT pk_usage PRIMARY KEY (who, day)
);
CREATE INDEX ix_people_link ON people (link);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_tables_listed ON tables (phase, public, changed);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_rematch ON tables (rematch);
COMMIT;
