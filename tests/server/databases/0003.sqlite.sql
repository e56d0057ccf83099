BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE bans (
	who VARCHAR(64) NOT NULL, 
	until BIGINT, 
	reason TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_bans PRIMARY KEY (who)
);
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
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',1,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',2,-1,'{"do": "draw_card_row", "card": "c33"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',3,-1,'{"do": "draw_card_row", "card": "c28"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',4,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',5,-1,'{"do": "draw_tile", "tile": "b22"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',6,-1,'{"do": "draw_tile", "tile": "b08"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',7,1,'{"do":"place_workers","place":"hunt","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r2-139843050499920');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',8,1,NULL,'lp78SUGH0UkBeNK7ZxRGUw','r3-139843050499920');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',9,1,'{"do":"place_workers","place":"hunt","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r4-139843050499920');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',10,0,'{"do":"place_workers","place":"hunt","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r2-139843050225360');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',11,0,NULL,'RvYlHIZ0Zh2t2Zw50IMKlw','r3-139843050225360');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',12,0,'{"do":"place_workers","place":"hunt","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r4-139843050225360');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',13,1,'{"do":"place_workers","place":"forest","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r5-139843050499920');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',14,1,NULL,'lp78SUGH0UkBeNK7ZxRGUw','r6-139843050499920');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',15,1,'{"do":"place_workers","place":"forest","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r7-139843050499920');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',16,0,'{"do":"place_workers","place":"clay_pit","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r5-139843050225360');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',17,0,NULL,'RvYlHIZ0Zh2t2Zw50IMKlw','r6-139843050225360');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',18,0,'{"do":"place_workers","place":"clay_pit","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r7-139843050225360');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',19,1,'{"do":"place_workers","place":"quarry","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r8-139843050499920');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',20,1,NULL,'lp78SUGH0UkBeNK7ZxRGUw','r9-139843050499920');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',21,1,'{"do":"place_workers","place":"quarry","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r10-139843050499920');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',22,0,'{"do":"place_workers","place":"river","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r8-139843050225360');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',23,0,NULL,'RvYlHIZ0Zh2t2Zw50IMKlw','r9-139843050225360');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',24,0,'{"do":"place_workers","place":"river","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r10-139843050225360');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',25,1,'{"do":"place_workers","place":"tool_maker","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r11-139843050499920');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',26,1,NULL,'lp78SUGH0UkBeNK7ZxRGUw','r12-139843050499920');
INSERT INTO "log" VALUES('Rz933CVo0LCxopAl',27,1,'{"do":"place_workers","place":"tool_maker","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r13-139843050499920');
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',1,-1,'{"do": "draw_card_row", "card": "c30"}',NULL,NULL);
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',2,-1,'{"do": "draw_card_row", "card": "c18"}',NULL,NULL);
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',3,-1,'{"do": "draw_card_row", "card": "c09"}',NULL,NULL);
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',4,-1,'{"do": "draw_card_row", "card": "c33"}',NULL,NULL);
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',5,-1,'{"do": "draw_tile", "tile": "b22"}',NULL,NULL);
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',6,-1,'{"do": "draw_tile", "tile": "b01"}',NULL,NULL);
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',7,1,'{"do":"place_workers","place":"hut","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',8,0,'{"do":"place_workers","place":"hunt","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r2-139843007871056');
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',9,1,'{"do":"place_workers","place":"field","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',10,0,'{"do":"place_workers","place":"forest","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r3-139843007871056');
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',11,1,'{"do":"place_workers","place":"clay_pit","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('oVsVpxt_hRNdxZC9',12,0,'{"do":"place_workers","place":"quarry","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r4-139843007871056');
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',1,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',3,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',4,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',5,-1,'{"do": "draw_tile", "tile": "b03"}',NULL,NULL);
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',6,-1,'{"do": "draw_tile", "tile": "b08"}',NULL,NULL);
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',0,-1,'{"do": "first_site", "tile": "a20"}',NULL,NULL);
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',1,-1,'{"do": "first_site", "tile": "a21"}',NULL,NULL);
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',2,-1,'{"do": "first_site", "tile": "a15"}',NULL,NULL);
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',3,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',4,0,'{"do":"choose_tile","slot":0}','RvYlHIZ0Zh2t2Zw50IMKlw','r2-139843300088720');
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',5,0,NULL,'RvYlHIZ0Zh2t2Zw50IMKlw','r3-139843300088720');
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',6,0,'{"do":"choose_tile","slot":0}','RvYlHIZ0Zh2t2Zw50IMKlw','r4-139843300088720');
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',7,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r5-139843300088720');
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',8,1,'{"do":"choose_tile","slot":0}','lp78SUGH0UkBeNK7ZxRGUw','r2-139842996486224');
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',9,1,NULL,'lp78SUGH0UkBeNK7ZxRGUw','r3-139842996486224');
INSERT INTO "log" VALUES('Sr4lRJE-5izZrp8r',11,1,'{"do":"place_workers","place":"card4","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',10,1,'{"do":"choose_tile","slot":0}','lp78SUGH0UkBeNK7ZxRGUw','r4-139842996486224');
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',11,1,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','lp78SUGH0UkBeNK7ZxRGUw','r5-139842996486224');
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',12,0,'{"do":"choose_tile","slot":0}','RvYlHIZ0Zh2t2Zw50IMKlw','r6-139843300088720');
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',13,0,NULL,'RvYlHIZ0Zh2t2Zw50IMKlw','r7-139843300088720');
INSERT INTO "log" VALUES('q8aR0mzTxhvEEIyZ',14,0,'{"do":"choose_tile","slot":0}','RvYlHIZ0Zh2t2Zw50IMKlw','r8-139843300088720');
INSERT INTO "log" VALUES('zwV2y6UiUbbSf3GG',0,-1,'{"do": "first_site", "tile": "a30"}',NULL,NULL);
INSERT INTO "log" VALUES('zwV2y6UiUbbSf3GG',1,-1,'{"do": "first_site", "tile": "a26"}',NULL,NULL);
INSERT INTO "log" VALUES('zwV2y6UiUbbSf3GG',2,-1,'{"do": "first_site", "tile": "a35"}',NULL,NULL);
INSERT INTO "log" VALUES('zwV2y6UiUbbSf3GG',3,-1,'{"do": "first_site", "tile": "a11"}',NULL,NULL);
INSERT INTO "log" VALUES('zwV2y6UiUbbSf3GG',4,0,'{"do":"choose_tile","slot":0}','RvYlHIZ0Zh2t2Zw50IMKlw','r2-139842995385232');
INSERT INTO "log" VALUES('zwV2y6UiUbbSf3GG',5,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r3-139842995385232');
INSERT INTO "log" VALUES('zwV2y6UiUbbSf3GG',6,1,'{"do":"choose_tile","slot":2}',NULL,NULL);
INSERT INTO "log" VALUES('zwV2y6UiUbbSf3GG',7,1,'{"do":"place_tile","q":-2,"r":0,"rotation":1}',NULL,NULL);
INSERT INTO "log" VALUES('zwV2y6UiUbbSf3GG',8,0,'{"do":"choose_tile","slot":0}','RvYlHIZ0Zh2t2Zw50IMKlw','r4-139842995385232');
INSERT INTO "log" VALUES('YCFVFBiHi7590RIT',0,-1,'{"do": "first_site", "tile": "a22"}',NULL,NULL);
INSERT INTO "log" VALUES('YCFVFBiHi7590RIT',1,-1,'{"do": "first_site", "tile": "a06"}',NULL,NULL);
INSERT INTO "log" VALUES('YCFVFBiHi7590RIT',2,-1,'{"do": "first_site", "tile": "a27"}',NULL,NULL);
INSERT INTO "log" VALUES('YCFVFBiHi7590RIT',3,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('YCFVFBiHi7590RIT',4,0,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('YCFVFBiHi7590RIT',5,0,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('YCFVFBiHi7590RIT',6,1,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('YCFVFBiHi7590RIT',7,1,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',0,-1,'{"do": "bonus_tokens", "tokens": ["orange", "purple", "yellow", "red", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "pisces"}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "sagittarius"}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "gemini"}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',4,-1,'{"do": "pool_tiles", "type": "hippodrome", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',6,-1,'{"do": "pool_tiles", "type": "workshop", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',7,-1,'{"do": "pool_tiles", "type": "temple_mountain", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',8,-1,'{"do": "pool_tiles", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',9,-1,'{"do": "pool_order", "colours": ["orange", "red", "blue", "yellow", "purple"]}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',10,-1,'{"do": "stack_top", "type": "veteran_colony", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',12,-1,'{"do": "stack_top", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',14,-1,'{"do": "stack_top", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',20,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',21,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',22,-1,'{"do": "district_deal", "card": "d32"}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',23,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',24,-1,'{"do": "district_deal", "card": "d08"}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',25,-1,'{"do": "district_deal", "card": "d30"}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',26,-1,'{"do": "first_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',27,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',28,-1,'{"do": "draft_roll", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',37,0,'{"do":"draft_die","colour":"red","value":4}','RvYlHIZ0Zh2t2Zw50IMKlw','r2-139842995884240');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',38,0,NULL,'RvYlHIZ0Zh2t2Zw50IMKlw','r3-139842995884240');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',39,0,'{"do":"draft_die","colour":"red","value":4}','RvYlHIZ0Zh2t2Zw50IMKlw','r4-139842995884240');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',40,1,'{"do":"draft_die","colour":"red","value":5}','lp78SUGH0UkBeNK7ZxRGUw','r2-139842396582544');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',41,1,NULL,'lp78SUGH0UkBeNK7ZxRGUw','r3-139842396582544');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',42,1,'{"do":"draft_die","colour":"red","value":5}','lp78SUGH0UkBeNK7ZxRGUw','r4-139842396582544');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',43,1,'{"do":"draft_die","colour":"orange","value":1}','lp78SUGH0UkBeNK7ZxRGUw','r5-139842396582544');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',44,1,NULL,'lp78SUGH0UkBeNK7ZxRGUw','r6-139842396582544');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',45,1,'{"do":"draft_die","colour":"orange","value":1}','lp78SUGH0UkBeNK7ZxRGUw','r7-139842396582544');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',46,0,'{"do":"draft_die","colour":"orange","value":4}','RvYlHIZ0Zh2t2Zw50IMKlw','r5-139842995884240');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',47,0,NULL,'RvYlHIZ0Zh2t2Zw50IMKlw','r6-139842995884240');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',48,0,'{"do":"draft_die","colour":"orange","value":4}','RvYlHIZ0Zh2t2Zw50IMKlw','r7-139842995884240');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',49,0,'{"do":"visit","worker":"red","value":4,"place":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r8-139842995884240');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',50,0,NULL,'RvYlHIZ0Zh2t2Zw50IMKlw','r9-139842995884240');
INSERT INTO "log" VALUES('K04D7Ax3lH5dKx-K',51,0,'{"do":"visit","worker":"red","value":4,"place":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r10-139842995884240');
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',0,-1,'{"do": "bonus_tokens", "tokens": ["yellow", "blue", "orange", "red", "purple"]}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "gemini"}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',4,-1,'{"do": "pool_tiles", "type": "veteran_colony", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',5,-1,'{"do": "pool_tiles", "type": "construction_site", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',6,-1,'{"do": "pool_tiles", "type": "market", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',7,-1,'{"do": "pool_tiles", "type": "temple_forest", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',8,-1,'{"do": "pool_tiles", "type": "art_workshop", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',9,-1,'{"do": "pool_order", "colours": ["orange", "red", "yellow", "blue", "purple"]}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',10,-1,'{"do": "stack_top", "type": "outpost", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',12,-1,'{"do": "stack_top", "type": "workshop", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',14,-1,'{"do": "stack_top", "type": "wisdom_fountain", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',20,-1,'{"do": "speaker_roll", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',21,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',22,-1,'{"do": "district_deal", "card": "d05"}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',23,-1,'{"do": "district_deal", "card": "d03"}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',24,-1,'{"do": "district_deal", "card": "d08"}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',25,-1,'{"do": "district_deal", "card": "d42"}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',28,-1,'{"do": "draft_roll", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',37,1,'{"do":"draft_die","colour":"purple","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',38,0,'{"do":"draft_die","colour":"red","value":2}','RvYlHIZ0Zh2t2Zw50IMKlw','r2-139842995664208');
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',39,0,'{"do":"draft_die","colour":"red","value":4}','RvYlHIZ0Zh2t2Zw50IMKlw','r3-139842995664208');
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',40,1,'{"do":"draft_die","colour":"orange","value":4}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',41,1,'{"do":"population"}',NULL,NULL);
INSERT INTO "log" VALUES('CWvqwn6-jyj7Lws0',42,0,'{"do":"visit","worker":"red","value":2,"place":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r4-139842995664208');
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',4,-1,'{"do": "pool_tiles", "type": "fortress", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',6,-1,'{"do": "pool_tiles", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',7,-1,'{"do": "pool_tiles", "type": "monument", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',8,-1,'{"do": "pool_tiles", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',9,-1,'{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',12,-1,'{"do": "stack_top", "type": "granary", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',14,-1,'{"do": "stack_top", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',22,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',23,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',24,-1,'{"do": "district_deal", "card": "d27"}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',25,-1,'{"do": "district_deal", "card": "d41"}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',37,1,'{"do": "draft_die", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',38,0,'{"do": "draft_die", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',39,0,'{"do": "draft_die", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',40,1,'{"do": "draft_die", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',1,-1,'{"do": "deal_row", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',2,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',4,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',5,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',6,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',7,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',8,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',9,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',10,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',11,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',12,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',14,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',16,-1,'{"do": "deal_bonus", "token": "bonus_offering_2"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',17,-1,'{"do": "draw_nation", "nation": "cartago"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',18,-1,'{"do": "reveal_god", "god": "surparit"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',19,-1,'{"do": "reveal_god", "god": "depraccus"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',20,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',21,-1,'{"do": "draw_booty", "token": "booty_god"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',22,-1,'{"do": "draw_booty", "token": "booty_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',23,-1,'{"do": "draw_booty", "token": "booty_cards_2"}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',24,0,'{"do":"buy_offering","kind":"gift","level":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r2-139842396376720');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',25,0,NULL,'RvYlHIZ0Zh2t2Zw50IMKlw','r3-139842396376720');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',26,0,'{"do":"buy_offering","kind":"gift","level":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r4-139842396376720');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',27,0,'{"do":"buy_offering","kind":"worship","level":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r5-139842396376720');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',28,0,NULL,'RvYlHIZ0Zh2t2Zw50IMKlw','r6-139842396376720');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',29,0,'{"do":"buy_offering","kind":"worship","level":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r7-139842396376720');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',30,1,'{"do":"buy_offering","kind":"gift","level":1}','lp78SUGH0UkBeNK7ZxRGUw','r2-139842393607120');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',31,1,NULL,'lp78SUGH0UkBeNK7ZxRGUw','r3-139842393607120');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',32,1,'{"do":"buy_offering","kind":"gift","level":1}','lp78SUGH0UkBeNK7ZxRGUw','r4-139842393607120');
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',41,1,'{"do":"visit","worker":"archon","value":0,"place":2}',NULL,NULL);
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',33,1,'{"do":"buy_offering","kind":"worship","level":1}','lp78SUGH0UkBeNK7ZxRGUw','r5-139842393607120');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',34,1,NULL,'lp78SUGH0UkBeNK7ZxRGUw','r6-139842393607120');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',35,1,'{"do":"buy_offering","kind":"worship","level":1}','lp78SUGH0UkBeNK7ZxRGUw','r7-139842393607120');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',36,0,'{"do":"place_bonus_column","q":12,"r":0}','RvYlHIZ0Zh2t2Zw50IMKlw','r8-139842396376720');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',37,0,NULL,'RvYlHIZ0Zh2t2Zw50IMKlw','r9-139842396376720');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',38,0,'{"do":"place_bonus_column","q":12,"r":0}','RvYlHIZ0Zh2t2Zw50IMKlw','r10-139842396376720');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',39,1,'{"do":"raise_offering","kind":"gift"}','lp78SUGH0UkBeNK7ZxRGUw','r8-139842393607120');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',40,1,NULL,'lp78SUGH0UkBeNK7ZxRGUw','r9-139842393607120');
INSERT INTO "log" VALUES('FAwjAQ2n_I1QMo8M',41,1,'{"do":"raise_offering","kind":"gift"}','lp78SUGH0UkBeNK7ZxRGUw','r10-139842393607120');
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',1,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',2,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',4,-1,'{"do": "deal_row", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',5,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',6,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',8,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',9,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',10,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',11,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',12,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',13,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',14,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',15,-1,'{"do": "deal_bonus", "token": "bonus_god"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',16,-1,'{"do": "deal_bonus", "token": "bonus_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',17,-1,'{"do": "draw_nation", "nation": "gallia"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',18,-1,'{"do": "reveal_god", "god": "pietalte"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',19,-1,'{"do": "reveal_god", "god": "gaiviles"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',20,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',21,-1,'{"do": "draw_booty", "token": "booty_god"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',22,-1,'{"do": "draw_booty", "token": "booty_pieces_1_1"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',23,-1,'{"do": "draw_booty", "token": "booty_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',24,0,'{"do":"gallia_choice","choice":"cards"}','RvYlHIZ0Zh2t2Zw50IMKlw','r2-139842393200336');
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',25,-1,'{"do":"draw_from_deck","card":"coin_1"}','RvYlHIZ0Zh2t2Zw50IMKlw','r2-139842393200336');
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',26,-1,'{"do":"draw_from_deck","card":"move"}','RvYlHIZ0Zh2t2Zw50IMKlw','r2-139842393200336');
INSERT INTO "log" VALUES('k6_Bt2JQQigtC7yB',42,1,'{"do":"main_action","action":"gain_food"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',27,1,'{"do":"gallia_choice","choice":"god"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',28,-1,'{"do":"draw_god","god":"plaesiris"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',29,1,'{"do":"gallia_pay","pay":{"dancer":3}}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',30,-1,'{"do":"draw_demigod","value":2}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',31,-1,'{"do":"draw_demigod","value":2}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',32,-1,'{"do":"draw_god","god":"surparit"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',33,-1,'{"do":"draw_god","god":"vinthrad"}',NULL,NULL);
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',34,0,'{"do":"choose_action","action":"move"}','RvYlHIZ0Zh2t2Zw50IMKlw','r3-139842393200336');
INSERT INTO "log" VALUES('YudjHWW9FHOXG4Rq',35,0,'{"do":"commit_move","cards":0}','RvYlHIZ0Zh2t2Zw50IMKlw','r4-139842393200336');
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',8,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',9,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',12,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',14,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',17,-1,'{"do": "draw_nation", "nation": "gallia"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',18,-1,'{"do": "reveal_god", "god": "vinthrad"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',19,-1,'{"do": "reveal_god", "god": "vinthrad"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',20,-1,'{"do": "reveal_god", "god": "pietalte"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',21,-1,'{"do": "draw_booty", "token": "booty_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',22,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',23,-1,'{"do": "draw_booty", "token": "booty_god"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',24,-1,'{"do": "draw_booty", "token": "booty_offering_1"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',25,1,'{"do": "gallia_choice", "choice": "cards"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',26,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',27,-1,'{"do": "draw_from_deck", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',28,0,'{"do": "gallia_choice", "choice": "cards"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',29,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',30,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',31,1,'{"do": "place_bonus_column", "q": 12, "r": 0}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',32,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',33,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',34,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',35,1,'{"do": "choose_action", "action": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',1,-1,'{"do": "draw_card_row", "card": "c07"}',NULL,NULL);
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',2,-1,'{"do": "draw_card_row", "card": "c21"}',NULL,NULL);
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',3,-1,'{"do": "draw_card_row", "card": "c05"}',NULL,NULL);
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',4,-1,'{"do": "draw_card_row", "card": "c30"}',NULL,NULL);
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',5,-1,'{"do": "draw_tile", "tile": "b18"}',NULL,NULL);
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',6,-1,'{"do": "draw_tile", "tile": "b24"}',NULL,NULL);
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',7,1,'{"do":"place_workers","place":"hunt","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r2-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',8,0,'{"do":"place_workers","place":"hunt","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r2-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',9,1,'{"do":"place_workers","place":"forest","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r3-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',10,0,'{"do":"place_workers","place":"clay_pit","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r3-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',11,1,'{"do":"place_workers","place":"quarry","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r4-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',12,0,'{"do":"place_workers","place":"river","workers":1}','RvYlHIZ0Zh2t2Zw50IMKlw','r4-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',13,1,'{"do":"place_workers","place":"tool_maker","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r5-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',14,0,'{"do":"place_workers","place":"hut","workers":2}','RvYlHIZ0Zh2t2Zw50IMKlw','r5-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',15,1,'{"do":"place_workers","place":"card1","workers":1}','lp78SUGH0UkBeNK7ZxRGUw','r6-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',16,1,'{"do":"choose_group","place":"hunt"}','lp78SUGH0UkBeNK7ZxRGUw','r7-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',17,-1,'{"do":"roll_gather","dice":[5]}','lp78SUGH0UkBeNK7ZxRGUw','r7-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',18,1,'{"do":"choose_tools","tools":[],"one_use":[]}','lp78SUGH0UkBeNK7ZxRGUw','r8-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',19,1,'{"do":"choose_group","place":"forest"}','lp78SUGH0UkBeNK7ZxRGUw','r9-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',20,-1,'{"do":"roll_gather","dice":[1]}','lp78SUGH0UkBeNK7ZxRGUw','r9-139842129604752');
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',36,1,'{"do":"commit_move","cards":1}',NULL,NULL);
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',21,1,'{"do":"choose_tools","tools":[],"one_use":[]}','lp78SUGH0UkBeNK7ZxRGUw','r10-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',22,1,'{"do":"choose_group","place":"quarry"}','lp78SUGH0UkBeNK7ZxRGUw','r11-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',23,-1,'{"do":"roll_gather","dice":[6]}','lp78SUGH0UkBeNK7ZxRGUw','r11-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',24,1,'{"do":"choose_tools","tools":[],"one_use":[]}','lp78SUGH0UkBeNK7ZxRGUw','r12-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',25,1,'{"do":"choose_group","place":"tool_maker"}','lp78SUGH0UkBeNK7ZxRGUw','r13-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',26,1,'{"do":"choose_group","place":"card1"}','lp78SUGH0UkBeNK7ZxRGUw','r14-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',27,1,'{"do":"pay_card","pay":{"stone":1}}','lp78SUGH0UkBeNK7ZxRGUw','r15-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',28,-1,'{"do":"roll_dice_all","dice":[3,4]}','lp78SUGH0UkBeNK7ZxRGUw','r15-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',29,1,'{"do":"pick_die","face":3}','lp78SUGH0UkBeNK7ZxRGUw','r16-139842129604752');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',30,0,'{"do":"pick_die","face":4}','RvYlHIZ0Zh2t2Zw50IMKlw','r6-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',31,0,'{"do":"choose_group","place":"hunt"}','RvYlHIZ0Zh2t2Zw50IMKlw','r7-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',32,-1,'{"do":"roll_gather","dice":[5]}','RvYlHIZ0Zh2t2Zw50IMKlw','r7-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',33,0,'{"do":"choose_tools","tools":[],"one_use":[]}','RvYlHIZ0Zh2t2Zw50IMKlw','r8-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',34,0,'{"do":"choose_group","place":"clay_pit"}','RvYlHIZ0Zh2t2Zw50IMKlw','r9-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',35,-1,'{"do":"roll_gather","dice":[4]}','RvYlHIZ0Zh2t2Zw50IMKlw','r9-139842393529040');
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',37,1,'{"do":"place_piece","q":5,"r":2}',NULL,NULL);
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',36,0,'{"do":"choose_tools","tools":[],"one_use":[]}','RvYlHIZ0Zh2t2Zw50IMKlw','r10-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',37,0,'{"do":"choose_group","place":"river"}','RvYlHIZ0Zh2t2Zw50IMKlw','r11-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',38,-1,'{"do":"roll_gather","dice":[4]}','RvYlHIZ0Zh2t2Zw50IMKlw','r11-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',39,0,'{"do":"choose_tools","tools":[],"one_use":[]}','RvYlHIZ0Zh2t2Zw50IMKlw','r12-139842393529040');
INSERT INTO "log" VALUES('Tex61T4mdxjoC6MD',40,0,'{"do":"choose_group","place":"hut"}','RvYlHIZ0Zh2t2Zw50IMKlw','r13-139842393529040');
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',1,-1,'{"do": "draw_card_row", "card": "c07"}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',2,-1,'{"do": "draw_card_row", "card": "c21"}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',3,-1,'{"do": "draw_card_row", "card": "c05"}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',4,-1,'{"do": "draw_card_row", "card": "c30"}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',5,-1,'{"do": "draw_tile", "tile": "b18"}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',6,-1,'{"do": "draw_tile", "tile": "b24"}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',11,1,'{"do": "place_workers", "place": "quarry", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',12,0,'{"do": "place_workers", "place": "river", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',13,1,'{"do": "place_workers", "place": "tool_maker", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',14,0,'{"do": "place_workers", "place": "hut", "workers": 2}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',15,1,'{"do": "place_workers", "place": "card1", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',16,1,'{"do": "choose_group", "place": "hunt"}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',17,-1,'{"do": "roll_gather", "dice": [5]}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',18,1,'{"do": "choose_tools", "tools": [], "one_use": []}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',19,1,'{"do": "choose_group", "place": "forest"}',NULL,NULL);
INSERT INTO "log" VALUES('YOznjFd_tbVgmJKl',20,-1,'{"do": "roll_gather", "dice": [2]}',NULL,NULL);
INSERT INTO "log" VALUES('b9w7hR2uWGJnNG1V',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('b9w7hR2uWGJnNG1V',1,-1,'{"do": "draw_card_row", "card": "c19"}',NULL,NULL);
INSERT INTO "log" VALUES('b9w7hR2uWGJnNG1V',2,-1,'{"do": "draw_card_row", "card": "c13"}',NULL,NULL);
INSERT INTO "log" VALUES('b9w7hR2uWGJnNG1V',3,-1,'{"do": "draw_card_row", "card": "c09"}',NULL,NULL);
INSERT INTO "log" VALUES('b9w7hR2uWGJnNG1V',4,-1,'{"do": "draw_card_row", "card": "c18"}',NULL,NULL);
INSERT INTO "log" VALUES('b9w7hR2uWGJnNG1V',5,-1,'{"do": "draw_tile", "tile": "b22"}',NULL,NULL);
INSERT INTO "log" VALUES('b9w7hR2uWGJnNG1V',6,-1,'{"do": "draw_tile", "tile": "b02"}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',38,1,'{"do":"place_piece","q":6,"r":2}',NULL,NULL);
INSERT INTO "log" VALUES('U_Zht9fKRvjQWBK9',39,1,'{"do":"stop"}',NULL,NULL);
INSERT INTO "log" VALUES('b9w7hR2uWGJnNG1V',7,0,'{"do":"place_workers","place":"river","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('b9w7hR2uWGJnNG1V',8,1,'{"do":"place_workers","place":"card1","workers":1}',NULL,NULL);
CREATE TABLE notices (
	n INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	created BIGINT NOT NULL, 
	message JSON NOT NULL
);
CREATE TABLE openings (
	table_id VARCHAR(32) NOT NULL, 
	steps JSON NOT NULL, 
	CONSTRAINT pk_openings PRIMARY KEY (table_id), 
	CONSTRAINT fk_openings_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	link VARCHAR(64), until BIGINT, epoch INTEGER DEFAULT '0' NOT NULL, created BIGINT DEFAULT '1794981105' NOT NULL, seen BIGINT DEFAULT '1794981105' NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('RvYlHIZ0Zh2t2Zw50IMKlw','Ada','5e11b7e8fc59357370b4b8a3ec2a7eae65d57e20b46143384a2ac0705fa2cdb9',1797573105,0,1794981105,1794981115);
INSERT INTO "people" VALUES('lp78SUGH0UkBeNK7ZxRGUw','Ben',NULL,NULL,0,1794981105,1794981115);
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
INSERT INTO "seats" VALUES('Rz933CVo0LCxopAl',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,'Ada''s own words',1794981106);
INSERT INTO "seats" VALUES('Rz933CVo0LCxopAl',1,'person','lp78SUGH0UkBeNK7ZxRGUw','Ben',NULL,NULL,1794981106);
INSERT INTO "seats" VALUES('oVsVpxt_hRNdxZC9',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981106);
INSERT INTO "seats" VALUES('oVsVpxt_hRNdxZC9',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('Sr4lRJE-5izZrp8r',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981111);
INSERT INTO "seats" VALUES('Sr4lRJE-5izZrp8r',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('q8aR0mzTxhvEEIyZ',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,'Ada''s own words',1794981111);
INSERT INTO "seats" VALUES('q8aR0mzTxhvEEIyZ',1,'person','lp78SUGH0UkBeNK7ZxRGUw','Ben',NULL,NULL,1794981111);
INSERT INTO "seats" VALUES('zwV2y6UiUbbSf3GG',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981111);
INSERT INTO "seats" VALUES('zwV2y6UiUbbSf3GG',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('YCFVFBiHi7590RIT',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981112);
INSERT INTO "seats" VALUES('YCFVFBiHi7590RIT',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('K04D7Ax3lH5dKx-K',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,'Ada''s own words',1794981112);
INSERT INTO "seats" VALUES('K04D7Ax3lH5dKx-K',1,'person','lp78SUGH0UkBeNK7ZxRGUw','Ben',NULL,NULL,1794981112);
INSERT INTO "seats" VALUES('CWvqwn6-jyj7Lws0',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981112);
INSERT INTO "seats" VALUES('CWvqwn6-jyj7Lws0',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('k6_Bt2JQQigtC7yB',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981113);
INSERT INTO "seats" VALUES('k6_Bt2JQQigtC7yB',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('FAwjAQ2n_I1QMo8M',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,'Ada''s own words',1794981113);
INSERT INTO "seats" VALUES('FAwjAQ2n_I1QMo8M',1,'person','lp78SUGH0UkBeNK7ZxRGUw','Ben',NULL,NULL,1794981113);
INSERT INTO "seats" VALUES('YudjHWW9FHOXG4Rq',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981113);
INSERT INTO "seats" VALUES('YudjHWW9FHOXG4Rq',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('U_Zht9fKRvjQWBK9',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981114);
INSERT INTO "seats" VALUES('U_Zht9fKRvjQWBK9',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('leqsgOMpvbGpuTey',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981114);
INSERT INTO "seats" VALUES('leqsgOMpvbGpuTey',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('leqsgOMpvbGpuTey',2,'bot',NULL,'','easy',NULL,NULL);
INSERT INTO "seats" VALUES('c8ja7GZqYabxjKCM',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981114);
INSERT INTO "seats" VALUES('c8ja7GZqYabxjKCM',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('Tex61T4mdxjoC6MD',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981114);
INSERT INTO "seats" VALUES('Tex61T4mdxjoC6MD',1,'person','lp78SUGH0UkBeNK7ZxRGUw','Ben',NULL,NULL,1794981114);
INSERT INTO "seats" VALUES('kt71l-Y3NAOyZHac',0,'person','RvYlHIZ0Zh2t2Zw50IMKlw','Ada',NULL,NULL,1794981114);
INSERT INTO "seats" VALUES('kt71l-Y3NAOyZHac',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('YOznjFd_tbVgmJKl',0,'person','lp78SUGH0UkBeNK7ZxRGUw','Ben',NULL,NULL,1794981115);
INSERT INTO "seats" VALUES('YOznjFd_tbVgmJKl',1,'person','lp78SUGH0UkBeNK7ZxRGUw','Ben',NULL,NULL,1794981115);
INSERT INTO "seats" VALUES('b9w7hR2uWGJnNG1V',0,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('b9w7hR2uWGJnNG1V',1,'bot',NULL,'','random',NULL,NULL);
CREATE TABLE settings (
	"key" VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('cookie_key','1077380cf23f92e73d148cbbca01698294815daa9a21b93ecaf6aac096f00d60');
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
INSERT INTO "tables" VALUES('Rz933CVo0LCxopAl','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',1,1,'RvYlHIZ0Zh2t2Zw50IMKlw','J67sPkB_tQ13uWGi','running','c721a5f55ef611012488ee79f9394e3f4ff7d69a446427b9','c721a5f55ef611012488ee79f9394e3f4ff7d69a446427b9|Ada''s own words|',0,28,14,1794981105,1794981106,'null',NULL,'null',7,60,'medium',NULL);
INSERT INTO "tables" VALUES('oVsVpxt_hRNdxZC9','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',0,0,'RvYlHIZ0Zh2t2Zw50IMKlw','dg1ySTuPUel5yKoB','running','9870ed6e362e2d07c043bfb28536798b3e5e58aa545f7c6a','9870ed6e362e2d07c043bfb28536798b3e5e58aa545f7c6a',0,13,13,1794981106,1794981109,'null',NULL,'null',7,60,'medium',NULL);
INSERT INTO "tables" VALUES('Sr4lRJE-5izZrp8r','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',0,0,'RvYlHIZ0Zh2t2Zw50IMKlw','lD1ToXEC9WTXUkxy','running','39c3705db4757e4d11443a2cc94d2bb40be480752186115b','39c3705db4757e4d11443a2cc94d2bb40be480752186115b',0,12,12,1794981111,1794981111,'null',NULL,'{"table": null, "step": 11}',11,60,'medium',NULL);
INSERT INTO "tables" VALUES('q8aR0mzTxhvEEIyZ','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',1,1,'RvYlHIZ0Zh2t2Zw50IMKlw','j0R7uerJCz4rNr94','running','d8ddc00f50768f4f37012cdc206a2180b42088194a36ec1a','d8ddc00f50768f4f37012cdc206a2180b42088194a36ec1a|Ada''s own words|',0,15,9,1794981111,1794981111,'null',NULL,'null',4,60,'medium',NULL);
INSERT INTO "tables" VALUES('zwV2y6UiUbbSf3GG','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'RvYlHIZ0Zh2t2Zw50IMKlw','AEKeBuNLly2pQSA9','running','6634c8832d9b429011e984d7757e89bbf9442b16e1351949','6634c8832d9b429011e984d7757e89bbf9442b16e1351949',0,9,9,1794981111,1794981112,'null',NULL,'null',4,60,'medium',NULL);
INSERT INTO "tables" VALUES('YCFVFBiHi7590RIT','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'RvYlHIZ0Zh2t2Zw50IMKlw','LaiG1yYnUqzv5JN3','running','55560bde874b84b4ae5395f2f805c6d1a69230d8f5c8db8a','55560bde874b84b4ae5395f2f805c6d1a69230d8f5c8db8a',0,8,8,1794981112,1794981112,'null',NULL,'{"table": null, "step": 8}',8,60,'medium',NULL);
INSERT INTO "tables" VALUES('K04D7Ax3lH5dKx-K','origins',1,'{"start_player": "random", "announce_end": true, "round_cap": null}',1,1,'RvYlHIZ0Zh2t2Zw50IMKlw','hLTFxua6u7-RvYeR','running','9ffea201bd469c99094b8069f6a127be4f0c52518b0af94d','9ffea201bd469c99094b8069f6a127be4f0c52518b0af94d|Ada''s own words|',0,52,42,1794981112,1794981112,'null',NULL,'null',37,60,'medium',NULL);
INSERT INTO "tables" VALUES('CWvqwn6-jyj7Lws0','origins',1,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'RvYlHIZ0Zh2t2Zw50IMKlw','QU5MBohCwTqBq3Mw','running','cda453420567704f93ec4c0aeede5091b5f3c29611ec346d','cda453420567704f93ec4c0aeede5091b5f3c29611ec346d',0,43,43,1794981112,1794981113,'null',NULL,'null',37,60,'medium',NULL);
INSERT INTO "tables" VALUES('k6_Bt2JQQigtC7yB','origins',1,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'RvYlHIZ0Zh2t2Zw50IMKlw','km2gK-lmRFy9Z5fj','running','6ed4e07677989427e7237c79450e58665c69cdb72563683a','6ed4e07677989427e7237c79450e58665c69cdb72563683a',0,43,43,1794981113,1794981114,'null',NULL,'{"table": null, "step": 41}',41,60,'medium',NULL);
INSERT INTO "tables" VALUES('FAwjAQ2n_I1QMo8M','pantheon',1,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',1,1,'RvYlHIZ0Zh2t2Zw50IMKlw','-fss5atdlGxccaz6','running','47d76720bc70cd50aad5cd573f0e0ee4ce40455fd6f7d212','47d76720bc70cd50aad5cd573f0e0ee4ce40455fd6f7d212|Ada''s own words|',1,42,30,1794981113,1794981113,'null',NULL,'null',24,60,'medium',NULL);
INSERT INTO "tables" VALUES('YudjHWW9FHOXG4Rq','pantheon',1,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'RvYlHIZ0Zh2t2Zw50IMKlw','XWIRYCjt4S7jxWJB','running','1be6d11317770231a52bfa52b231463fc645a41109db2f1f','1be6d11317770231a52bfa52b231463fc645a41109db2f1f',0,36,36,1794981113,1794981114,'null',NULL,'null',24,60,'medium',NULL);
INSERT INTO "tables" VALUES('U_Zht9fKRvjQWBK9','pantheon',1,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'RvYlHIZ0Zh2t2Zw50IMKlw','m9A2WdSjom8NrZ3w','running','d33cd06033b3a934ba086ce9873b425e6711b763c8f0a704','d33cd06033b3a934ba086ce9873b425e6711b763c8f0a704',0,40,40,1794981114,1794981115,'null',NULL,'{"table": null, "step": 36}',36,60,'medium',NULL);
INSERT INTO "tables" VALUES('leqsgOMpvbGpuTey','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',1,0,'RvYlHIZ0Zh2t2Zw50IMKlw','Cz0jzwzXQGf_rT08','open','ab37ea4665a38906fe2eba968b9b0616845394c394266ee6',NULL,NULL,0,0,1794981114,1794981114,'null',NULL,'null',NULL,60,'medium',NULL);
INSERT INTO "tables" VALUES('c8ja7GZqYabxjKCM','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',0,0,'RvYlHIZ0Zh2t2Zw50IMKlw','XYw7fjRoidGSVhb5','open','9e77ff8e70a9a747709c60f73bc5775147f2343b29bdfbe4',NULL,NULL,0,0,1794981114,1794981114,'null',NULL,'null',NULL,60,'medium',NULL);
INSERT INTO "tables" VALUES('Tex61T4mdxjoC6MD','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}',0,0,'RvYlHIZ0Zh2t2Zw50IMKlw','VqV4s6pEuLfBcoh_','over','7e1a9d83cca5c07271aed781737be48e23349befff16ea3e','7e1a9d83cca5c07271aed781737be48e23349befff16ea3e',NULL,41,41,1794981114,1794981115,'{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 2}, "total": 2, "tie": [6], "place": 1}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 1}, "total": 1, "tie": [6], "place": 2}]}','kt71l-Y3NAOyZHac','null',7,60,'medium',NULL);
INSERT INTO "tables" VALUES('kt71l-Y3NAOyZHac','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}',0,0,'RvYlHIZ0Zh2t2Zw50IMKlw','Vz11C0b3sfvElL-l','open','e994aa17418c68a829971300833c99cb70f942db83091352',NULL,NULL,0,0,1794981114,1794981115,'null',NULL,'null',NULL,60,'medium',NULL);
INSERT INTO "tables" VALUES('YOznjFd_tbVgmJKl','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}',1,0,'lp78SUGH0UkBeNK7ZxRGUw','ZIfaE70_S7pliHuf','running','f33e719c70b8461e290d34dbc313dfdce59809e920ae220f','f33e719c70b8461e290d34dbc313dfdce59809e920ae220f',1,21,21,1794981115,1794981115,'null',NULL,'{"table": "Tex61T4mdxjoC6MD", "step": 20}',21,60,'medium',NULL);
INSERT INTO "tables" VALUES('b9w7hR2uWGJnNG1V','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',1,0,'RvYlHIZ0Zh2t2Zw50IMKlw','hPxtSevXOgvoL_-B','running','e186447a1e2df90df6944122e1f58b211e928e518a29e206','e186447a1e2df90df6944122e1f58b211e928e518a29e206',0,9,9,1794981115,1794981115,'null',NULL,'null',7,60,'medium',NULL);
CREATE TABLE usage (
	who VARCHAR(40) NOT NULL, 
	day INTEGER NOT NULL, 
	tables INTEGER NOT NULL, 
	forks INTEGER NOT NULL, 
	bytes BIGINT NOT NULL, 
	CONSTRAINT pk_usage PRIMARY KEY (who, day)
);
INSERT INTO "usage" VALUES('RvYlHIZ0Zh2t2Zw50IMKlw',20775,17,4,44200);
INSERT INTO "usage" VALUES('23170f0aa5879fc4113a420bf6b09e7e',20775,18,5,55350);
INSERT INTO "usage" VALUES('lp78SUGH0UkBeNK7ZxRGUw',20775,1,1,11150);
CREATE INDEX ix_people_link ON people (link);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_tables_listed ON tables (phase, public, changed);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_rematch ON tables (rematch);
DELETE FROM "sqlite_sequence";
COMMIT;
