BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',1,-1,'{"do": "draw_card_row", "card": "c21"}',NULL,NULL);
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',2,-1,'{"do": "draw_card_row", "card": "c33"}',NULL,NULL);
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',3,-1,'{"do": "draw_card_row", "card": "c30"}',NULL,NULL);
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',4,-1,'{"do": "draw_card_row", "card": "c11"}',NULL,NULL);
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',5,-1,'{"do": "draw_tile", "tile": "b24"}',NULL,NULL);
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',6,-1,'{"do": "draw_tile", "tile": "b21"}',NULL,NULL);
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',7,0,'{"do":"place_workers","place":"hunt","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r2-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',8,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r3-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',9,0,'{"do":"place_workers","place":"hunt","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r4-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',10,1,'{"do":"place_workers","place":"hunt","workers":1}','hcdqayaaV2ZP-akQmW2fTw','r2-140500066715472');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',11,1,NULL,'hcdqayaaV2ZP-akQmW2fTw','r3-140500066715472');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',12,1,'{"do":"place_workers","place":"hunt","workers":1}','hcdqayaaV2ZP-akQmW2fTw','r4-140500066715472');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',13,0,'{"do":"place_workers","place":"forest","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r5-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',14,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r6-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',15,0,'{"do":"place_workers","place":"forest","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r7-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',16,1,'{"do":"place_workers","place":"clay_pit","workers":1}','hcdqayaaV2ZP-akQmW2fTw','r5-140500066715472');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',17,1,NULL,'hcdqayaaV2ZP-akQmW2fTw','r6-140500066715472');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',18,1,'{"do":"place_workers","place":"clay_pit","workers":1}','hcdqayaaV2ZP-akQmW2fTw','r7-140500066715472');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',19,0,'{"do":"place_workers","place":"quarry","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r8-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',20,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r9-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',21,0,'{"do":"place_workers","place":"quarry","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r10-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',22,1,'{"do":"place_workers","place":"river","workers":1}','hcdqayaaV2ZP-akQmW2fTw','r8-140500066715472');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',23,1,NULL,'hcdqayaaV2ZP-akQmW2fTw','r9-140500066715472');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',24,1,'{"do":"place_workers","place":"river","workers":1}','hcdqayaaV2ZP-akQmW2fTw','r10-140500066715472');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',25,0,'{"do":"place_workers","place":"tool_maker","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r11-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',26,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r12-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',27,0,'{"do":"place_workers","place":"tool_maker","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r13-140500066407760');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',28,1,'{"do":"place_workers","place":"hut","workers":2}','hcdqayaaV2ZP-akQmW2fTw','r11-140500066715472');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',29,1,NULL,'hcdqayaaV2ZP-akQmW2fTw','r12-140500066715472');
INSERT INTO "log" VALUES('Apa7tyTsSehZtu8p',30,1,'{"do":"place_workers","place":"hut","workers":2}','hcdqayaaV2ZP-akQmW2fTw','r13-140500066715472');
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',1,-1,'{"do": "draw_card_row", "card": "c15"}',NULL,NULL);
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',2,-1,'{"do": "draw_card_row", "card": "c07"}',NULL,NULL);
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',3,-1,'{"do": "draw_card_row", "card": "c36"}',NULL,NULL);
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',4,-1,'{"do": "draw_card_row", "card": "c22"}',NULL,NULL);
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',5,-1,'{"do": "draw_tile", "tile": "b27"}',NULL,NULL);
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',6,-1,'{"do": "draw_tile", "tile": "b05"}',NULL,NULL);
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',7,0,'{"do":"place_workers","place":"hunt","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r2-140500066414224');
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',8,1,'{"do":"place_workers","place":"hut","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',9,0,'{"do":"place_workers","place":"forest","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r3-140500066414224');
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',10,1,'{"do":"place_workers","place":"field","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',11,0,'{"do":"place_workers","place":"clay_pit","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r4-140500066414224');
INSERT INTO "log" VALUES('XrPzbKgvG9_cM03C',12,1,'{"do":"place_workers","place":"quarry","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',1,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',3,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',4,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',5,-1,'{"do": "draw_tile", "tile": "b03"}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',6,-1,'{"do": "draw_tile", "tile": "b08"}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7BcWLpzCDpVea8DY',11,1,'{"do":"place_workers","place":"card2","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',0,-1,'{"do": "first_site", "tile": "a12"}',NULL,NULL);
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',1,-1,'{"do": "first_site", "tile": "a32"}',NULL,NULL);
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',2,-1,'{"do": "first_site", "tile": "a25"}',NULL,NULL);
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',3,-1,'{"do": "first_site", "tile": "a04"}',NULL,NULL);
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',4,0,'{"do":"choose_tile","slot":0}','CXCfchysZKOJSxzhuWXWZQ','r2-140500125261840');
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',5,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r3-140500125261840');
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',6,0,'{"do":"choose_tile","slot":0}','CXCfchysZKOJSxzhuWXWZQ','r4-140500125261840');
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',7,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','CXCfchysZKOJSxzhuWXWZQ','r5-140500125261840');
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',8,1,'{"do":"choose_tile","slot":0}','hcdqayaaV2ZP-akQmW2fTw','r2-140499660139728');
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',9,1,NULL,'hcdqayaaV2ZP-akQmW2fTw','r3-140499660139728');
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',10,1,'{"do":"choose_tile","slot":0}','hcdqayaaV2ZP-akQmW2fTw','r4-140499660139728');
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',11,1,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','hcdqayaaV2ZP-akQmW2fTw','r5-140499660139728');
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',12,0,'{"do":"choose_tile","slot":0}','CXCfchysZKOJSxzhuWXWZQ','r6-140500125261840');
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',13,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r7-140500125261840');
INSERT INTO "log" VALUES('a2St6upORaPcDs1G',14,0,'{"do":"choose_tile","slot":0}','CXCfchysZKOJSxzhuWXWZQ','r8-140500125261840');
INSERT INTO "log" VALUES('US69KGxpxdc2FZvm',0,-1,'{"do": "first_site", "tile": "a29"}',NULL,NULL);
INSERT INTO "log" VALUES('US69KGxpxdc2FZvm',1,-1,'{"do": "first_site", "tile": "a34"}',NULL,NULL);
INSERT INTO "log" VALUES('US69KGxpxdc2FZvm',2,-1,'{"do": "first_site", "tile": "a07"}',NULL,NULL);
INSERT INTO "log" VALUES('US69KGxpxdc2FZvm',3,-1,'{"do": "first_site", "tile": "a33"}',NULL,NULL);
INSERT INTO "log" VALUES('US69KGxpxdc2FZvm',4,0,'{"do":"choose_tile","slot":0}','CXCfchysZKOJSxzhuWXWZQ','r2-140499659173712');
INSERT INTO "log" VALUES('US69KGxpxdc2FZvm',5,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','CXCfchysZKOJSxzhuWXWZQ','r3-140499659173712');
INSERT INTO "log" VALUES('US69KGxpxdc2FZvm',6,1,'{"do":"choose_tile","slot":1}',NULL,NULL);
INSERT INTO "log" VALUES('US69KGxpxdc2FZvm',7,1,'{"do":"place_tile","q":-2,"r":0,"rotation":1}',NULL,NULL);
INSERT INTO "log" VALUES('US69KGxpxdc2FZvm',8,0,'{"do":"choose_tile","slot":0}','CXCfchysZKOJSxzhuWXWZQ','r4-140499659173712');
INSERT INTO "log" VALUES('uQyX0_a75Ia3LJnX',0,-1,'{"do": "first_site", "tile": "a22"}',NULL,NULL);
INSERT INTO "log" VALUES('uQyX0_a75Ia3LJnX',1,-1,'{"do": "first_site", "tile": "a06"}',NULL,NULL);
INSERT INTO "log" VALUES('uQyX0_a75Ia3LJnX',2,-1,'{"do": "first_site", "tile": "a27"}',NULL,NULL);
INSERT INTO "log" VALUES('uQyX0_a75Ia3LJnX',3,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('uQyX0_a75Ia3LJnX',4,0,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('uQyX0_a75Ia3LJnX',5,0,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('uQyX0_a75Ia3LJnX',6,1,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('uQyX0_a75Ia3LJnX',7,1,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',0,-1,'{"do": "bonus_tokens", "tokens": ["orange", "red", "yellow", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "taurus"}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "aries"}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "cancer"}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',4,-1,'{"do": "pool_tiles", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',5,-1,'{"do": "pool_tiles", "type": "stone_circle", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',6,-1,'{"do": "pool_tiles", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',7,-1,'{"do": "pool_tiles", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',8,-1,'{"do": "pool_tiles", "type": "healers_hut", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',9,-1,'{"do": "pool_order", "colours": ["red", "orange", "blue", "yellow", "purple"]}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',11,-1,'{"do": "stack_top", "type": "court", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',12,-1,'{"do": "stack_top", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',13,-1,'{"do": "stack_top", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',14,-1,'{"do": "stack_top", "type": "wisdom_fountain", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',20,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',21,-1,'{"do": "speaker_roll", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',22,-1,'{"do": "district_deal", "card": "d20"}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',23,-1,'{"do": "district_deal", "card": "d25"}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',24,-1,'{"do": "district_deal", "card": "d08"}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',25,-1,'{"do": "district_deal", "card": "d10"}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',26,-1,'{"do": "first_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',27,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',37,0,'{"do":"draft_die","colour":"red","value":5}','CXCfchysZKOJSxzhuWXWZQ','r2-140499659177296');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',38,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r3-140499659177296');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',39,0,'{"do":"draft_die","colour":"red","value":5}','CXCfchysZKOJSxzhuWXWZQ','r4-140499659177296');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',40,1,'{"do":"draft_die","colour":"red","value":5}','hcdqayaaV2ZP-akQmW2fTw','r2-140499657040528');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',41,1,NULL,'hcdqayaaV2ZP-akQmW2fTw','r3-140499657040528');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',42,1,'{"do":"draft_die","colour":"red","value":5}','hcdqayaaV2ZP-akQmW2fTw','r4-140499657040528');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',43,1,'{"do":"draft_die","colour":"orange","value":1}','hcdqayaaV2ZP-akQmW2fTw','r5-140499657040528');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',44,1,NULL,'hcdqayaaV2ZP-akQmW2fTw','r6-140499657040528');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',45,1,'{"do":"draft_die","colour":"orange","value":1}','hcdqayaaV2ZP-akQmW2fTw','r7-140499657040528');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',46,0,'{"do":"draft_die","colour":"orange","value":3}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659177296');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',47,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r6-140499659177296');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',48,0,'{"do":"draft_die","colour":"orange","value":3}','CXCfchysZKOJSxzhuWXWZQ','r7-140499659177296');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',49,0,'{"do":"visit","worker":"red","value":5,"place":1}','CXCfchysZKOJSxzhuWXWZQ','r8-140499659177296');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',50,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r9-140499659177296');
INSERT INTO "log" VALUES('Gkt4z4po8_OdZiwA',51,0,'{"do":"visit","worker":"red","value":5,"place":1}','CXCfchysZKOJSxzhuWXWZQ','r10-140499659177296');
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',0,-1,'{"do": "bonus_tokens", "tokens": ["yellow", "purple", "red", "orange", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "scorpio"}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',4,-1,'{"do": "pool_tiles", "type": "fortress", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',6,-1,'{"do": "pool_tiles", "type": "workshop", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',7,-1,'{"do": "pool_tiles", "type": "temple_mountain", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',8,-1,'{"do": "pool_tiles", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',9,-1,'{"do": "pool_order", "colours": ["purple", "orange", "blue", "yellow", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',11,-1,'{"do": "stack_top", "type": "estate", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',12,-1,'{"do": "stack_top", "type": "harbour", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',13,-1,'{"do": "stack_top", "type": "sacred_place", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',14,-1,'{"do": "stack_top", "type": "healers_hut", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',21,-1,'{"do": "speaker_roll", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',22,-1,'{"do": "district_deal", "card": "d42"}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',23,-1,'{"do": "district_deal", "card": "d24"}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',24,-1,'{"do": "district_deal", "card": "d05"}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',25,-1,'{"do": "district_deal", "card": "d36"}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',26,-1,'{"do": "first_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',27,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',28,-1,'{"do": "draft_roll", "colour": "red", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',37,0,'{"do":"draft_die","colour":"red","value":3}','CXCfchysZKOJSxzhuWXWZQ','r2-140499657694992');
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',38,1,'{"do":"draft_die","colour":"orange","value":4}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',39,1,'{"do":"draft_die","colour":"red","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',40,0,'{"do":"draft_die","colour":"orange","value":2}','CXCfchysZKOJSxzhuWXWZQ','r3-140499657694992');
INSERT INTO "log" VALUES('x5DULRn6xkia9S5Z',41,0,'{"do":"visit","worker":"red","value":3,"place":1}','CXCfchysZKOJSxzhuWXWZQ','r4-140499657694992');
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',4,-1,'{"do": "pool_tiles", "type": "fortress", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',6,-1,'{"do": "pool_tiles", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',7,-1,'{"do": "pool_tiles", "type": "monument", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',8,-1,'{"do": "pool_tiles", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',9,-1,'{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',12,-1,'{"do": "stack_top", "type": "granary", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',14,-1,'{"do": "stack_top", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',22,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',23,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',24,-1,'{"do": "district_deal", "card": "d27"}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',25,-1,'{"do": "district_deal", "card": "d41"}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',37,1,'{"do": "draft_die", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',38,0,'{"do": "draft_die", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',39,0,'{"do": "draft_die", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',40,1,'{"do": "draft_die", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('RX69oAXE3YBvT40C',41,1,'{"do":"tower","colour":"purple"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',1,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',2,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',3,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',4,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',5,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',6,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',7,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',8,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',9,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',10,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',11,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',12,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',13,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',14,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',15,-1,'{"do": "deal_bonus", "token": "bonus_offering_2"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',17,0,'{"do":"raise_offering","kind":"gift"}','CXCfchysZKOJSxzhuWXWZQ','r2-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',18,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r3-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',19,0,'{"do":"raise_offering","kind":"gift"}','CXCfchysZKOJSxzhuWXWZQ','r4-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',20,0,'{"do":"raise_offering","kind":"gift"}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',21,-1,'{"do":"draw_from_deck","card":"move"}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',22,-1,'{"do":"draw_from_deck","card":"offering_temple"}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',23,-1,'{"do":"draw_from_deck","card":"offering_temple"}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',24,-1,'{"do":"draw_nation","nation":"iberia"}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',25,-1,'{"do":"reveal_god","god":"surparit"}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',26,-1,'{"do":"reveal_god","god":"vinthrad"}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',27,-1,'{"do":"reveal_god","god":"depraccus"}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',28,-1,'{"do":"draw_booty","token":"booty_pieces_1_1"}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',29,-1,'{"do":"draw_booty","token":"booty_cards_3"}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',30,-1,'{"do":"draw_booty","token":"booty_step_1"}','CXCfchysZKOJSxzhuWXWZQ','r5-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',31,0,'{"do":"raise_offering","kind":"gift"}','CXCfchysZKOJSxzhuWXWZQ','r6-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',32,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r7-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',33,0,'{"do":"raise_offering","kind":"gift"}','CXCfchysZKOJSxzhuWXWZQ','r8-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',34,1,'{"do":"raise_offering","kind":"gift"}','hcdqayaaV2ZP-akQmW2fTw','r2-140499057702928');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',35,1,NULL,'hcdqayaaV2ZP-akQmW2fTw','r3-140499057702928');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',36,1,'{"do":"raise_offering","kind":"gift"}','hcdqayaaV2ZP-akQmW2fTw','r4-140499057702928');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',37,0,'{"do":"choose_action","action":"move"}','CXCfchysZKOJSxzhuWXWZQ','r9-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',38,0,NULL,'CXCfchysZKOJSxzhuWXWZQ','r10-140499659655376');
INSERT INTO "log" VALUES('Eik1KMdUGjHnjy3o',39,0,'{"do":"choose_action","action":"move"}','CXCfchysZKOJSxzhuWXWZQ','r11-140499659655376');
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',1,-1,'{"do": "deal_row", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',2,-1,'{"do": "deal_row", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',3,-1,'{"do": "deal_row", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',4,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',5,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',6,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',7,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',8,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',9,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',10,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',11,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',12,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',14,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',17,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',18,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',19,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',20,-1,'{"do": "draw_nation", "nation": "aegyptus"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',21,-1,'{"do": "reveal_god", "god": "traitera"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',22,-1,'{"do": "reveal_god", "god": "depraccus"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',23,-1,'{"do": "reveal_god", "god": "surparit"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',24,-1,'{"do": "draw_booty", "token": "booty_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',25,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',26,-1,'{"do": "draw_booty", "token": "booty_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',27,-1,'{"do": "reveal_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',28,-1,'{"do": "draw_booty", "token": "booty_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',29,-1,'{"do": "reveal_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',30,1,'{"do":"decline"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',31,0,'{"do":"exchange_pieces","give":"column","count":1}','CXCfchysZKOJSxzhuWXWZQ','r2-140499058301904');
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',32,1,'{"do":"place_bonus_column","q":12,"r":0}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',33,1,'{"do":"choose_action","action":"buy"}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',34,1,'{"do":"commit_coins","coins":{"coin_1":2}}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',35,1,'{"do":"buy_offering","kind":"gift","level":1}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',36,1,'{"do":"buy_offering","kind":"temple","level":1}',NULL,NULL);
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',37,0,'{"do":"choose_action","action":"move"}','CXCfchysZKOJSxzhuWXWZQ','r3-140499058301904');
INSERT INTO "log" VALUES('ON5gReWH_52Ot7jl',38,0,'{"do":"commit_move","cards":0}','CXCfchysZKOJSxzhuWXWZQ','r4-140499058301904');
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',8,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',9,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',12,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',14,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',17,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',18,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',19,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',20,-1,'{"do": "draw_nation", "nation": "iberia"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',21,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',22,-1,'{"do": "reveal_god", "god": "plaesiris"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',23,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',24,-1,'{"do": "reveal_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',25,-1,'{"do": "reveal_god", "god": "pietalte"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',26,-1,'{"do": "draw_booty", "token": "booty_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',27,-1,'{"do": "draw_booty", "token": "booty_god"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',28,-1,'{"do": "draw_booty", "token": "booty_pieces_1_1"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',29,1,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',30,0,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',31,1,'{"do": "place_bonus_column", "q": 12, "r": 0}',NULL,NULL);
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',32,1,'{"do": "choose_action", "action": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',1,-1,'{"do": "draw_card_row", "card": "c29"}',NULL,NULL);
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',2,-1,'{"do": "draw_card_row", "card": "c08"}',NULL,NULL);
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',3,-1,'{"do": "draw_card_row", "card": "c24"}',NULL,NULL);
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',4,-1,'{"do": "draw_card_row", "card": "c33"}',NULL,NULL);
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',5,-1,'{"do": "draw_tile", "tile": "b20"}',NULL,NULL);
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',6,-1,'{"do": "draw_tile", "tile": "b09"}',NULL,NULL);
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',7,0,'{"do":"place_workers","place":"hunt","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r2-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',8,1,'{"do":"place_workers","place":"hunt","workers":1}','hcdqayaaV2ZP-akQmW2fTw','r2-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',9,0,'{"do":"place_workers","place":"forest","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r3-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',10,1,'{"do":"place_workers","place":"clay_pit","workers":1}','hcdqayaaV2ZP-akQmW2fTw','r3-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',11,0,'{"do":"place_workers","place":"quarry","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r4-140499056699920');
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',33,1,'{"do":"commit_move","cards":0}',NULL,NULL);
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',12,1,'{"do":"place_workers","place":"river","workers":1}','hcdqayaaV2ZP-akQmW2fTw','r4-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',13,0,'{"do":"place_workers","place":"tool_maker","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r5-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',14,1,'{"do":"place_workers","place":"hut","workers":2}','hcdqayaaV2ZP-akQmW2fTw','r5-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',15,0,'{"do":"place_workers","place":"card1","workers":1}','CXCfchysZKOJSxzhuWXWZQ','r6-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',16,0,'{"do":"choose_group","place":"hunt"}','CXCfchysZKOJSxzhuWXWZQ','r7-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',17,-1,'{"do":"roll_gather","dice":[5]}','CXCfchysZKOJSxzhuWXWZQ','r7-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',18,0,'{"do":"choose_tools","tools":[],"one_use":[]}','CXCfchysZKOJSxzhuWXWZQ','r8-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',19,0,'{"do":"choose_group","place":"forest"}','CXCfchysZKOJSxzhuWXWZQ','r9-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',20,-1,'{"do":"roll_gather","dice":[6]}','CXCfchysZKOJSxzhuWXWZQ','r9-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',21,0,'{"do":"choose_tools","tools":[],"one_use":[]}','CXCfchysZKOJSxzhuWXWZQ','r10-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',22,0,'{"do":"choose_group","place":"quarry"}','CXCfchysZKOJSxzhuWXWZQ','r11-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',23,-1,'{"do":"roll_gather","dice":[6]}','CXCfchysZKOJSxzhuWXWZQ','r11-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',24,0,'{"do":"choose_tools","tools":[],"one_use":[]}','CXCfchysZKOJSxzhuWXWZQ','r12-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',25,0,'{"do":"choose_group","place":"tool_maker"}','CXCfchysZKOJSxzhuWXWZQ','r13-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',26,0,'{"do":"choose_group","place":"card1"}','CXCfchysZKOJSxzhuWXWZQ','r14-140499056699920');
INSERT INTO "log" VALUES('QFex3uroBQ6uiCCn',34,1,'{"do":"place_piece","q":-2,"r":7}',NULL,NULL);
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',27,0,'{"do":"pay_card","pay":{"wood":1}}','CXCfchysZKOJSxzhuWXWZQ','r15-140499056699920');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',28,1,'{"do":"choose_group","place":"hunt"}','hcdqayaaV2ZP-akQmW2fTw','r6-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',29,-1,'{"do":"roll_gather","dice":[3]}','hcdqayaaV2ZP-akQmW2fTw','r6-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',30,1,'{"do":"choose_tools","tools":[],"one_use":[]}','hcdqayaaV2ZP-akQmW2fTw','r7-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',31,1,'{"do":"choose_group","place":"clay_pit"}','hcdqayaaV2ZP-akQmW2fTw','r8-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',32,-1,'{"do":"roll_gather","dice":[5]}','hcdqayaaV2ZP-akQmW2fTw','r8-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',33,1,'{"do":"choose_tools","tools":[],"one_use":[]}','hcdqayaaV2ZP-akQmW2fTw','r9-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',34,1,'{"do":"choose_group","place":"river"}','hcdqayaaV2ZP-akQmW2fTw','r10-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',35,-1,'{"do":"roll_gather","dice":[6]}','hcdqayaaV2ZP-akQmW2fTw','r10-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',36,1,'{"do":"choose_tools","tools":[],"one_use":[]}','hcdqayaaV2ZP-akQmW2fTw','r11-140499054973840');
INSERT INTO "log" VALUES('FHRKvAqjjQdprOGv',37,1,'{"do":"choose_group","place":"hut"}','hcdqayaaV2ZP-akQmW2fTw','r12-140499054973840');
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',1,-1,'{"do": "draw_card_row", "card": "c29"}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',2,-1,'{"do": "draw_card_row", "card": "c08"}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',3,-1,'{"do": "draw_card_row", "card": "c24"}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',4,-1,'{"do": "draw_card_row", "card": "c33"}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',5,-1,'{"do": "draw_tile", "tile": "b20"}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',6,-1,'{"do": "draw_tile", "tile": "b09"}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',7,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',8,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',9,0,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',10,1,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',11,0,'{"do": "place_workers", "place": "quarry", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',12,1,'{"do": "place_workers", "place": "river", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',13,0,'{"do": "place_workers", "place": "tool_maker", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',14,1,'{"do": "place_workers", "place": "hut", "workers": 2}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',15,0,'{"do": "place_workers", "place": "card1", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',16,0,'{"do": "choose_group", "place": "hunt"}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',17,-1,'{"do": "roll_gather", "dice": [5]}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',18,0,'{"do": "choose_tools", "tools": [], "one_use": []}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',19,0,'{"do": "choose_group", "place": "forest"}',NULL,NULL);
INSERT INTO "log" VALUES('RlDdHLxiRdMBoZT5',20,-1,'{"do": "roll_gather", "dice": [2]}',NULL,NULL);
INSERT INTO "log" VALUES('Cl3yFfGQ289D846i',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Cl3yFfGQ289D846i',1,-1,'{"do": "draw_card_row", "card": "c35"}',NULL,NULL);
INSERT INTO "log" VALUES('Cl3yFfGQ289D846i',2,-1,'{"do": "draw_card_row", "card": "c13"}',NULL,NULL);
INSERT INTO "log" VALUES('Cl3yFfGQ289D846i',3,-1,'{"do": "draw_card_row", "card": "c16"}',NULL,NULL);
INSERT INTO "log" VALUES('Cl3yFfGQ289D846i',4,-1,'{"do": "draw_card_row", "card": "c32"}',NULL,NULL);
INSERT INTO "log" VALUES('Cl3yFfGQ289D846i',5,-1,'{"do": "draw_tile", "tile": "b12"}',NULL,NULL);
INSERT INTO "log" VALUES('Cl3yFfGQ289D846i',6,-1,'{"do": "draw_tile", "tile": "b14"}',NULL,NULL);
INSERT INTO "log" VALUES('Cl3yFfGQ289D846i',7,1,'{"do":"place_workers","place":"hunt","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('Cl3yFfGQ289D846i',8,0,'{"do":"place_workers","place":"hunt","workers":3}',NULL,NULL);
INSERT INTO "log" VALUES('Cl3yFfGQ289D846i',9,1,'{"do":"place_workers","place":"forest","workers":3}',NULL,NULL);
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
	link VARCHAR(64), until BIGINT, epoch INTEGER DEFAULT '0' NOT NULL, created BIGINT DEFAULT '1795003069' NOT NULL, seen BIGINT DEFAULT '1795003069' NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('CXCfchysZKOJSxzhuWXWZQ','Ada','cd824ce7dde28276fcdc09ae962f52e7b9361fc33fae3266b64a2a7a9a884e2b',1797595071,0,1795003071,1795003090);
INSERT INTO "people" VALUES('hcdqayaaV2ZP-akQmW2fTw','Ben',NULL,NULL,0,1795003071,1795003090);
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
INSERT INTO "seats" VALUES('Apa7tyTsSehZtu8p',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,'Ada''s own words',1795003071);
INSERT INTO "seats" VALUES('Apa7tyTsSehZtu8p',1,'person','hcdqayaaV2ZP-akQmW2fTw','Ben',NULL,NULL,1795003071);
INSERT INTO "seats" VALUES('XrPzbKgvG9_cM03C',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003072);
INSERT INTO "seats" VALUES('XrPzbKgvG9_cM03C',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('7BcWLpzCDpVea8DY',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003082);
INSERT INTO "seats" VALUES('7BcWLpzCDpVea8DY',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('a2St6upORaPcDs1G',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,'Ada''s own words',1795003083);
INSERT INTO "seats" VALUES('a2St6upORaPcDs1G',1,'person','hcdqayaaV2ZP-akQmW2fTw','Ben',NULL,NULL,1795003083);
INSERT INTO "seats" VALUES('US69KGxpxdc2FZvm',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003083);
INSERT INTO "seats" VALUES('US69KGxpxdc2FZvm',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('uQyX0_a75Ia3LJnX',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003084);
INSERT INTO "seats" VALUES('uQyX0_a75Ia3LJnX',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('Gkt4z4po8_OdZiwA',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,'Ada''s own words',1795003085);
INSERT INTO "seats" VALUES('Gkt4z4po8_OdZiwA',1,'person','hcdqayaaV2ZP-akQmW2fTw','Ben',NULL,NULL,1795003085);
INSERT INTO "seats" VALUES('x5DULRn6xkia9S5Z',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003085);
INSERT INTO "seats" VALUES('x5DULRn6xkia9S5Z',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('RX69oAXE3YBvT40C',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003086);
INSERT INTO "seats" VALUES('RX69oAXE3YBvT40C',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('Eik1KMdUGjHnjy3o',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,'Ada''s own words',1795003086);
INSERT INTO "seats" VALUES('Eik1KMdUGjHnjy3o',1,'person','hcdqayaaV2ZP-akQmW2fTw','Ben',NULL,NULL,1795003086);
INSERT INTO "seats" VALUES('ON5gReWH_52Ot7jl',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003087);
INSERT INTO "seats" VALUES('ON5gReWH_52Ot7jl',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('QFex3uroBQ6uiCCn',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003088);
INSERT INTO "seats" VALUES('QFex3uroBQ6uiCCn',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('MMykgvhv9R82H-N7',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003088);
INSERT INTO "seats" VALUES('MMykgvhv9R82H-N7',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('MMykgvhv9R82H-N7',2,'bot',NULL,'','easy',NULL,NULL);
INSERT INTO "seats" VALUES('2az6HDIvw24y20MV',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003088);
INSERT INTO "seats" VALUES('2az6HDIvw24y20MV',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('FHRKvAqjjQdprOGv',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003088);
INSERT INTO "seats" VALUES('FHRKvAqjjQdprOGv',1,'person','hcdqayaaV2ZP-akQmW2fTw','Ben',NULL,NULL,1795003088);
INSERT INTO "seats" VALUES('Te5nMDrPn-ZZz4ca',0,'person','CXCfchysZKOJSxzhuWXWZQ','Ada',NULL,NULL,1795003089);
INSERT INTO "seats" VALUES('Te5nMDrPn-ZZz4ca',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('RlDdHLxiRdMBoZT5',0,'person','hcdqayaaV2ZP-akQmW2fTw','Ben',NULL,NULL,1795003089);
INSERT INTO "seats" VALUES('RlDdHLxiRdMBoZT5',1,'person','hcdqayaaV2ZP-akQmW2fTw','Ben',NULL,NULL,1795003089);
INSERT INTO "seats" VALUES('Cl3yFfGQ289D846i',0,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('Cl3yFfGQ289D846i',1,'bot',NULL,'','random',NULL,NULL);
CREATE TABLE settings (
	"key" VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('cookie_key','cbfcdbf4d1a6bc883f4715f114cb3fb71b1a6392142f637b7d0d31b10cbc046d');
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
	begun INTEGER, patience INTEGER, level VARCHAR(32), removed JSON, take_back BOOLEAN, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('Apa7tyTsSehZtu8p','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',1,1,'CXCfchysZKOJSxzhuWXWZQ','kV1DDMzhRGsY1bZb','running','b221c3d9cd32e04deb64e168fe6488f1db4738e9c6fda76b','b221c3d9cd32e04deb64e168fe6488f1db4738e9c6fda76b|Ada''s own words|',0,31,15,1795003071,1795003072,'null',NULL,'null',7,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('XrPzbKgvG9_cM03C','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',0,0,'CXCfchysZKOJSxzhuWXWZQ','ayTH_APqhDgrbdfU','running','1ca0267066f513af6a65b53031175591f050db35bd6e59be','1ca0267066f513af6a65b53031175591f050db35bd6e59be',0,13,13,1795003072,1795003077,'null',NULL,'null',7,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('7BcWLpzCDpVea8DY','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',0,0,'CXCfchysZKOJSxzhuWXWZQ','LjyZV8ang4IjpvSE','running','002e8e2fec3cc1b960bac7ef4e48d0dd9800ad130fb0039c','002e8e2fec3cc1b960bac7ef4e48d0dd9800ad130fb0039c',0,12,12,1795003082,1795003083,'null',NULL,'{"table": null, "step": 11}',11,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('a2St6upORaPcDs1G','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',1,1,'CXCfchysZKOJSxzhuWXWZQ','drkb7GbT-uMp1DU9','running','a240b99a606dc03c9dcb833058f0fe3320d830534ae265ce','a240b99a606dc03c9dcb833058f0fe3320d830534ae265ce|Ada''s own words|',0,15,9,1795003082,1795003083,'null',NULL,'null',4,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('US69KGxpxdc2FZvm','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'CXCfchysZKOJSxzhuWXWZQ','9DLfNQx-Xcc3HSvT','running','dd60e4a7867cf390467cee5925ee799240c80cf545668af4','dd60e4a7867cf390467cee5925ee799240c80cf545668af4',0,9,9,1795003083,1795003084,'null',NULL,'null',4,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('uQyX0_a75Ia3LJnX','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'CXCfchysZKOJSxzhuWXWZQ','Gi4_zzgQO1Az7dSj','running','5f09ea61c47687d016c69d59b0971b3daf5638bae2f30f66','5f09ea61c47687d016c69d59b0971b3daf5638bae2f30f66',0,8,8,1795003084,1795003084,'null',NULL,'{"table": null, "step": 8}',8,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('Gkt4z4po8_OdZiwA','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',1,1,'CXCfchysZKOJSxzhuWXWZQ','rA7qHwq-PaS0ZmkH','running','9813aec58e06f8a3f1f648ffb4920d5f571b6df4a2244a3b','9813aec58e06f8a3f1f648ffb4920d5f571b6df4a2244a3b|Ada''s own words|',0,52,42,1795003085,1795003085,'null',NULL,'null',37,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('x5DULRn6xkia9S5Z','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'CXCfchysZKOJSxzhuWXWZQ','a_yq6uctZl9qVvRQ','running','8b3e5a1dcdac3624d62189073ad7f09713777117acf45191','8b3e5a1dcdac3624d62189073ad7f09713777117acf45191',0,42,42,1795003085,1795003086,'null',NULL,'null',37,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('RX69oAXE3YBvT40C','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'CXCfchysZKOJSxzhuWXWZQ','_YNTdXPkJGwgOgas','running','6eba2c157ef023c955e4a75634c54636ebb95f24fdb4a3a9','6eba2c157ef023c955e4a75634c54636ebb95f24fdb4a3a9',0,42,42,1795003086,1795003086,'null',NULL,'{"table": null, "step": 41}',41,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('Eik1KMdUGjHnjy3o','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',1,1,'CXCfchysZKOJSxzhuWXWZQ','E6YmabbUWNuT7r6z','running','119ae822cfdc139e5112ab6cd8451c8d3e56b9da4ee3d1fa','119ae822cfdc139e5112ab6cd8451c8d3e56b9da4ee3d1fa|Ada''s own words|',0,40,32,1795003086,1795003087,'null',NULL,'null',17,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('ON5gReWH_52Ot7jl','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'CXCfchysZKOJSxzhuWXWZQ','TW_oGqnm7AQdJZGA','running','a5d1e012ea9d77611df653ed67363a4ecd9525a212756b50','a5d1e012ea9d77611df653ed67363a4ecd9525a212756b50',0,39,39,1795003087,1795003088,'null',NULL,'null',30,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('QFex3uroBQ6uiCCn','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'CXCfchysZKOJSxzhuWXWZQ','AImFAgfBk2L4f7Dx','running','463ddee8790da6aa9b6fad247533ed2165ca63cd3e261ff5','463ddee8790da6aa9b6fad247533ed2165ca63cd3e261ff5',0,35,35,1795003088,1795003089,'null',NULL,'{"table": null, "step": 33}',33,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('MMykgvhv9R82H-N7','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',1,0,'CXCfchysZKOJSxzhuWXWZQ','TiaXaWcV0ox0_hjs','open','2aa34ac4d5805c37c5bbe1d98e743bf54d77d0b89281e171',NULL,NULL,0,0,1795003088,1795003088,'null',NULL,'null',NULL,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('2az6HDIvw24y20MV','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',0,0,'CXCfchysZKOJSxzhuWXWZQ','oawXlcAFT70EbfAS','open','b7b452a7884f2da6cd6c47932c8e7d3a0076bec82653cb69',NULL,NULL,0,0,1795003088,1795003088,'null',NULL,'null',NULL,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('FHRKvAqjjQdprOGv','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}',0,0,'CXCfchysZKOJSxzhuWXWZQ','0I_tsYJZIVp8q1o2','over','9a3798609e7a0125da8a6877b1ff175b10f489b075acb7d1','9a3798609e7a0125da8a6877b1ff175b10f489b075acb7d1',NULL,38,38,1795003088,1795003089,'{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 1, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 2}, "total": 3, "tie": [7], "place": 1}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 2}, "total": 2, "tie": [6], "place": 2}]}','Te5nMDrPn-ZZz4ca','null',7,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('Te5nMDrPn-ZZz4ca','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}',0,0,'CXCfchysZKOJSxzhuWXWZQ','DUjFdDtq7m9rLxR3','open','7beaf6b91ec3cf2f09a70115f74180f2035925ed5b97c29f',NULL,NULL,0,0,1795003089,1795003089,'null',NULL,'null',NULL,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('RlDdHLxiRdMBoZT5','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}',1,0,'hcdqayaaV2ZP-akQmW2fTw','HtzdLlkEsjgjDLOb','running','fe0c6535c22236058f60d2f3f36553f1c0827704761a1535','fe0c6535c22236058f60d2f3f36553f1c0827704761a1535',0,21,21,1795003089,1795003089,'null',NULL,'{"table": "FHRKvAqjjQdprOGv", "step": 20}',21,60,'medium',NULL,NULL);
INSERT INTO "tables" VALUES('Cl3yFfGQ289D846i','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}',1,0,'CXCfchysZKOJSxzhuWXWZQ','YjInMGd3lWf2RZpd','running','d212a4dcdb9cfad422b803a6f61dc5caa7c2f6b002493ba3','d212a4dcdb9cfad422b803a6f61dc5caa7c2f6b002493ba3',0,10,10,1795003089,1795003090,'null',NULL,'null',7,60,'medium',NULL,NULL);
CREATE TABLE usage (
	who VARCHAR(40) NOT NULL, 
	day INTEGER NOT NULL, 
	tables INTEGER NOT NULL, 
	forks INTEGER NOT NULL, 
	bytes BIGINT NOT NULL, 
	CONSTRAINT pk_usage PRIMARY KEY (who, day)
);
INSERT INTO "usage" VALUES('CXCfchysZKOJSxzhuWXWZQ',20775,17,4,46750);
INSERT INTO "usage" VALUES('7d5fb47e33445c0f0d86d451b02b5f31',20775,18,5,56250);
INSERT INTO "usage" VALUES('hcdqayaaV2ZP-akQmW2fTw',20775,1,1,9500);
CREATE INDEX ix_people_link ON people (link);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_tables_listed ON tables (phase, public, changed);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_rematch ON tables (rematch);
DELETE FROM "sqlite_sequence";
COMMIT;
