BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',1,-1,'{"do": "draw_card_row", "card": "c18"}',NULL,NULL);
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',2,-1,'{"do": "draw_card_row", "card": "c12"}',NULL,NULL);
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',3,-1,'{"do": "draw_card_row", "card": "c11"}',NULL,NULL);
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',4,-1,'{"do": "draw_card_row", "card": "c19"}',NULL,NULL);
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',5,-1,'{"do": "draw_tile", "tile": "b17"}',NULL,NULL);
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',6,-1,'{"do": "draw_tile", "tile": "b13"}',NULL,NULL);
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',7,1,'{"do":"place_workers","place":"hunt","workers":1}','jqWi0XTcm7n-zDcxiloMuQ','r2-139885962010384');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',8,1,NULL,'jqWi0XTcm7n-zDcxiloMuQ','r3-139885962010384');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',9,1,'{"do":"place_workers","place":"hunt","workers":1}','jqWi0XTcm7n-zDcxiloMuQ','r4-139885962010384');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',10,0,'{"do":"place_workers","place":"hunt","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r2-139885974688080');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',11,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r3-139885974688080');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',12,0,'{"do":"place_workers","place":"hunt","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r4-139885974688080');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',13,1,'{"do":"place_workers","place":"forest","workers":1}','jqWi0XTcm7n-zDcxiloMuQ','r5-139885962010384');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',14,1,NULL,'jqWi0XTcm7n-zDcxiloMuQ','r6-139885962010384');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',15,1,'{"do":"place_workers","place":"forest","workers":1}','jqWi0XTcm7n-zDcxiloMuQ','r7-139885962010384');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',16,0,'{"do":"place_workers","place":"clay_pit","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r5-139885974688080');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',17,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r6-139885974688080');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',18,0,'{"do":"place_workers","place":"clay_pit","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r7-139885974688080');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',19,1,'{"do":"place_workers","place":"quarry","workers":1}','jqWi0XTcm7n-zDcxiloMuQ','r8-139885962010384');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',20,1,NULL,'jqWi0XTcm7n-zDcxiloMuQ','r9-139885962010384');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',21,1,'{"do":"place_workers","place":"quarry","workers":1}','jqWi0XTcm7n-zDcxiloMuQ','r10-139885962010384');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',22,0,'{"do":"place_workers","place":"river","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r8-139885974688080');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',23,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r9-139885974688080');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',24,0,'{"do":"place_workers","place":"river","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r10-139885974688080');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',25,1,'{"do":"place_workers","place":"tool_maker","workers":1}','jqWi0XTcm7n-zDcxiloMuQ','r11-139885962010384');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',26,1,NULL,'jqWi0XTcm7n-zDcxiloMuQ','r12-139885962010384');
INSERT INTO "log" VALUES('jyjGMm_78NDd--KV',27,1,'{"do":"place_workers","place":"tool_maker","workers":1}','jqWi0XTcm7n-zDcxiloMuQ','r13-139885962010384');
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',1,-1,'{"do": "draw_card_row", "card": "c28"}',NULL,NULL);
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',2,-1,'{"do": "draw_card_row", "card": "c30"}',NULL,NULL);
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',3,-1,'{"do": "draw_card_row", "card": "c04"}',NULL,NULL);
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',4,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',5,-1,'{"do": "draw_tile", "tile": "b11"}',NULL,NULL);
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',6,-1,'{"do": "draw_tile", "tile": "b21"}',NULL,NULL);
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',7,1,'{"do":"place_workers","place":"hut","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',8,0,'{"do":"place_workers","place":"hunt","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r2-139885457007056');
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',9,1,'{"do":"place_workers","place":"field","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',10,0,'{"do":"place_workers","place":"forest","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r3-139885457007056');
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',11,1,'{"do":"place_workers","place":"clay_pit","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('wsaGVsQI2u3te5Yk',12,0,'{"do":"place_workers","place":"quarry","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r4-139885457007056');
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',1,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',3,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',4,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',5,-1,'{"do": "draw_tile", "tile": "b03"}',NULL,NULL);
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',6,-1,'{"do": "draw_tile", "tile": "b08"}',NULL,NULL);
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',0,-1,'{"do": "first_site", "tile": "a09"}',NULL,NULL);
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',1,-1,'{"do": "first_site", "tile": "a03"}',NULL,NULL);
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',2,-1,'{"do": "first_site", "tile": "a20"}',NULL,NULL);
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',3,-1,'{"do": "first_site", "tile": "a16"}',NULL,NULL);
INSERT INTO "log" VALUES('zmAKnFPAhqGUjaW6',11,1,'{"do":"place_workers","place":"river","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',4,0,'{"do":"choose_tile","slot":0}','vl2IVOXwepAV4uHA0DnH8g','r2-139885430212752');
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',5,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r3-139885430212752');
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',6,0,'{"do":"choose_tile","slot":0}','vl2IVOXwepAV4uHA0DnH8g','r4-139885430212752');
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',7,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','vl2IVOXwepAV4uHA0DnH8g','r5-139885430212752');
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',8,1,'{"do":"choose_tile","slot":0}','jqWi0XTcm7n-zDcxiloMuQ','r2-139885430967568');
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',9,1,NULL,'jqWi0XTcm7n-zDcxiloMuQ','r3-139885430967568');
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',10,1,'{"do":"choose_tile","slot":0}','jqWi0XTcm7n-zDcxiloMuQ','r4-139885430967568');
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',11,1,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','jqWi0XTcm7n-zDcxiloMuQ','r5-139885430967568');
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',12,0,'{"do":"choose_tile","slot":0}','vl2IVOXwepAV4uHA0DnH8g','r6-139885430212752');
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',13,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r7-139885430212752');
INSERT INTO "log" VALUES('eGmnaAk40ADX8z7G',14,0,'{"do":"choose_tile","slot":0}','vl2IVOXwepAV4uHA0DnH8g','r8-139885430212752');
INSERT INTO "log" VALUES('WOhKq6c9XjfmtSQ8',0,-1,'{"do": "first_site", "tile": "a37"}',NULL,NULL);
INSERT INTO "log" VALUES('WOhKq6c9XjfmtSQ8',1,-1,'{"do": "first_site", "tile": "a02"}',NULL,NULL);
INSERT INTO "log" VALUES('WOhKq6c9XjfmtSQ8',2,-1,'{"do": "first_site", "tile": "a19"}',NULL,NULL);
INSERT INTO "log" VALUES('WOhKq6c9XjfmtSQ8',3,-1,'{"do": "first_site", "tile": "a09"}',NULL,NULL);
INSERT INTO "log" VALUES('WOhKq6c9XjfmtSQ8',4,0,'{"do":"choose_tile","slot":0}','vl2IVOXwepAV4uHA0DnH8g','r2-139885430887440');
INSERT INTO "log" VALUES('WOhKq6c9XjfmtSQ8',5,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','vl2IVOXwepAV4uHA0DnH8g','r3-139885430887440');
INSERT INTO "log" VALUES('WOhKq6c9XjfmtSQ8',6,1,'{"do":"choose_tile","slot":2}',NULL,NULL);
INSERT INTO "log" VALUES('WOhKq6c9XjfmtSQ8',7,1,'{"do":"place_tile","q":-2,"r":0,"rotation":1}',NULL,NULL);
INSERT INTO "log" VALUES('WOhKq6c9XjfmtSQ8',8,0,'{"do":"choose_tile","slot":0}','vl2IVOXwepAV4uHA0DnH8g','r4-139885430887440');
INSERT INTO "log" VALUES('aq1MUbfTYg8e20XZ',0,-1,'{"do": "first_site", "tile": "a22"}',NULL,NULL);
INSERT INTO "log" VALUES('aq1MUbfTYg8e20XZ',1,-1,'{"do": "first_site", "tile": "a06"}',NULL,NULL);
INSERT INTO "log" VALUES('aq1MUbfTYg8e20XZ',2,-1,'{"do": "first_site", "tile": "a27"}',NULL,NULL);
INSERT INTO "log" VALUES('aq1MUbfTYg8e20XZ',3,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('aq1MUbfTYg8e20XZ',4,0,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('aq1MUbfTYg8e20XZ',5,0,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('aq1MUbfTYg8e20XZ',6,1,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('aq1MUbfTYg8e20XZ',7,1,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',0,-1,'{"do": "bonus_tokens", "tokens": ["red", "yellow", "blue", "orange", "purple"]}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "libra"}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "gemini"}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "scorpio"}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',4,-1,'{"do": "pool_tiles", "type": "outpost", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',5,-1,'{"do": "pool_tiles", "type": "estate", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',6,-1,'{"do": "pool_tiles", "type": "granary", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',7,-1,'{"do": "pool_tiles", "type": "temple_forest", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',8,-1,'{"do": "pool_tiles", "type": "wisdom_fountain", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',9,-1,'{"do": "pool_order", "colours": ["orange", "red", "yellow", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',10,-1,'{"do": "stack_top", "type": "outpost", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',11,-1,'{"do": "stack_top", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',12,-1,'{"do": "stack_top", "type": "workshop", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',13,-1,'{"do": "stack_top", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',14,-1,'{"do": "stack_top", "type": "healers_hut", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',21,-1,'{"do": "speaker_roll", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',22,-1,'{"do": "district_deal", "card": "d09"}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',23,-1,'{"do": "district_deal", "card": "d08"}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',24,-1,'{"do": "district_deal", "card": "d03"}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',25,-1,'{"do": "district_deal", "card": "d11"}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',26,-1,'{"do": "first_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',27,-1,'{"do": "draft_roll", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',28,-1,'{"do": "draft_roll", "colour": "red", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',37,0,'{"do":"draft_die","colour":"red","value":3}','vl2IVOXwepAV4uHA0DnH8g','r2-139885430865808');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',38,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r3-139885430865808');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',39,0,'{"do":"draft_die","colour":"red","value":3}','vl2IVOXwepAV4uHA0DnH8g','r4-139885430865808');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',40,1,'{"do":"draft_die","colour":"red","value":4}','jqWi0XTcm7n-zDcxiloMuQ','r2-139885409084240');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',41,1,NULL,'jqWi0XTcm7n-zDcxiloMuQ','r3-139885409084240');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',42,1,'{"do":"draft_die","colour":"red","value":4}','jqWi0XTcm7n-zDcxiloMuQ','r4-139885409084240');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',43,1,'{"do":"draft_die","colour":"orange","value":1}','jqWi0XTcm7n-zDcxiloMuQ','r5-139885409084240');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',44,1,NULL,'jqWi0XTcm7n-zDcxiloMuQ','r6-139885409084240');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',45,1,'{"do":"draft_die","colour":"orange","value":1}','jqWi0XTcm7n-zDcxiloMuQ','r7-139885409084240');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',46,0,'{"do":"draft_die","colour":"orange","value":5}','vl2IVOXwepAV4uHA0DnH8g','r5-139885430865808');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',47,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r6-139885430865808');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',48,0,'{"do":"draft_die","colour":"orange","value":5}','vl2IVOXwepAV4uHA0DnH8g','r7-139885430865808');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',49,0,'{"do":"visit","worker":"red","value":3,"place":1}','vl2IVOXwepAV4uHA0DnH8g','r8-139885430865808');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',50,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r9-139885430865808');
INSERT INTO "log" VALUES('xsy236aDYE2lZiYG',51,0,'{"do":"visit","worker":"red","value":3,"place":1}','vl2IVOXwepAV4uHA0DnH8g','r10-139885430865808');
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',0,-1,'{"do": "bonus_tokens", "tokens": ["red", "orange", "yellow", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "leo"}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "taurus"}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',4,-1,'{"do": "pool_tiles", "type": "veteran_colony", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',6,-1,'{"do": "pool_tiles", "type": "workshop", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',7,-1,'{"do": "pool_tiles", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',8,-1,'{"do": "pool_tiles", "type": "wisdom_fountain", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',9,-1,'{"do": "pool_order", "colours": ["yellow", "blue", "orange", "red", "purple"]}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',10,-1,'{"do": "stack_top", "type": "armoury", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',11,-1,'{"do": "stack_top", "type": "stone_circle", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',12,-1,'{"do": "stack_top", "type": "workshop", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',13,-1,'{"do": "stack_top", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',14,-1,'{"do": "stack_top", "type": "art_workshop", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',21,-1,'{"do": "speaker_roll", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',22,-1,'{"do": "district_deal", "card": "d14"}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',23,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',24,-1,'{"do": "district_deal", "card": "d30"}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',25,-1,'{"do": "district_deal", "card": "d21"}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',26,-1,'{"do": "first_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',28,-1,'{"do": "draft_roll", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',37,0,'{"do":"draft_die","colour":"red","value":2}','vl2IVOXwepAV4uHA0DnH8g','r2-139885411596752');
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',38,1,'{"do":"draft_die","colour":"orange","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',39,1,'{"do":"draft_die","colour":"orange","value":4}',NULL,NULL);
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',40,0,'{"do":"draft_die","colour":"red","value":4}','vl2IVOXwepAV4uHA0DnH8g','r3-139885411596752');
INSERT INTO "log" VALUES('oIup3k9yiAF1-1Ea',41,0,'{"do":"visit","worker":"red","value":2,"place":1}','vl2IVOXwepAV4uHA0DnH8g','r4-139885411596752');
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',4,-1,'{"do": "pool_tiles", "type": "fortress", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',6,-1,'{"do": "pool_tiles", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',7,-1,'{"do": "pool_tiles", "type": "monument", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',8,-1,'{"do": "pool_tiles", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',9,-1,'{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',12,-1,'{"do": "stack_top", "type": "granary", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',14,-1,'{"do": "stack_top", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',22,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',23,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',24,-1,'{"do": "district_deal", "card": "d27"}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',25,-1,'{"do": "district_deal", "card": "d41"}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',37,1,'{"do": "draft_die", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',38,0,'{"do": "draft_die", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',39,0,'{"do": "draft_die", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',40,1,'{"do": "draft_die", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',1,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',2,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',3,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',5,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',6,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',7,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',8,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',9,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',10,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',11,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',12,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',13,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',14,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',15,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',16,-1,'{"do": "deal_bonus", "token": "bonus_god"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',17,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',18,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',19,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',20,-1,'{"do": "draw_god", "god": "surparit"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',21,-1,'{"do": "draw_god", "god": "vinthrad"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',22,-1,'{"do": "draw_nation", "nation": "aegyptus"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',23,-1,'{"do": "reveal_god", "god": "gaiviles"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',24,-1,'{"do": "reveal_god", "god": "vinthrad"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',25,-1,'{"do": "reveal_god", "god": "stonkus"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',26,-1,'{"do": "draw_booty", "token": "booty_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',27,-1,'{"do": "draw_booty", "token": "booty_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',28,-1,'{"do": "draw_booty", "token": "booty_money"}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',29,0,'{"do":"exchange_pieces","give":"column","count":1}','vl2IVOXwepAV4uHA0DnH8g','r2-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',30,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r3-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',31,0,'{"do":"exchange_pieces","give":"column","count":1}','vl2IVOXwepAV4uHA0DnH8g','r4-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',32,1,'{"do":"exchange_pieces","give":"column","count":1}','jqWi0XTcm7n-zDcxiloMuQ','r2-139884791875920');
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',41,1,'{"do":"visit","worker":"orange","value":4,"place":5}',NULL,NULL);
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',33,1,NULL,'jqWi0XTcm7n-zDcxiloMuQ','r3-139884791875920');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',34,1,'{"do":"exchange_pieces","give":"column","count":1}','jqWi0XTcm7n-zDcxiloMuQ','r4-139884791875920');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',35,0,'{"do":"choose_action","action":"move"}','vl2IVOXwepAV4uHA0DnH8g','r5-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',36,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r6-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',37,0,'{"do":"choose_action","action":"move"}','vl2IVOXwepAV4uHA0DnH8g','r7-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',38,0,'{"do":"commit_move","cards":0}','vl2IVOXwepAV4uHA0DnH8g','r8-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',39,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r9-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',40,0,'{"do":"commit_move","cards":0}','vl2IVOXwepAV4uHA0DnH8g','r10-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',41,0,'{"do":"place_piece","q":9,"r":10}','vl2IVOXwepAV4uHA0DnH8g','r11-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',42,0,NULL,'vl2IVOXwepAV4uHA0DnH8g','r12-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',43,0,'{"do":"place_piece","q":9,"r":10}','vl2IVOXwepAV4uHA0DnH8g','r13-139885976435792');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',44,1,'{"do":"follow","choice":"move"}','jqWi0XTcm7n-zDcxiloMuQ','r5-139884791875920');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',45,1,NULL,'jqWi0XTcm7n-zDcxiloMuQ','r6-139884791875920');
INSERT INTO "log" VALUES('tYjttF_eAdSZgz7W',46,1,'{"do":"follow","choice":"move"}','jqWi0XTcm7n-zDcxiloMuQ','r7-139884791875920');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',1,-1,'{"do": "deal_row", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',2,-1,'{"do": "deal_row", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',3,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',4,-1,'{"do": "deal_row", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',6,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',7,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',8,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',9,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',10,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',12,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',13,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',14,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',16,-1,'{"do": "deal_bonus", "token": "bonus_offering_2"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',17,0,'{"do":"raise_offering","kind":"gift"}','vl2IVOXwepAV4uHA0DnH8g','r2-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',18,0,'{"do":"raise_offering","kind":"gift"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',19,-1,'{"do":"draw_nation","nation":"roma"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',20,-1,'{"do":"reveal_god","god":"gaiviles"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',21,-1,'{"do":"reveal_god","god":"gaiviles"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',22,-1,'{"do":"reveal_god","god":"surparit"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',23,-1,'{"do":"draw_booty","token":"booty_pieces_1_1"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',24,-1,'{"do":"draw_booty","token":"booty_demigod"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',25,-1,'{"do":"reveal_demigod","value":1}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',26,-1,'{"do":"draw_booty","token":"booty_cards_2"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',27,-1,'{"do":"draw_from_deck","card":"offering_dancer"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',28,-1,'{"do":"draw_from_deck","card":"offering_worship"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',29,-1,'{"do":"draw_from_deck","card":"move"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',30,-1,'{"do":"draw_from_deck","card":"coin_1"}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827703248');
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',42,1,'{"do":"main_action","action":"upgrade"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',31,1,'{"do":"place_bonus_column","q":12,"r":0}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',43,1,'{"do":"upgrade_move"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',32,1,'{"do":"choose_action","action":"draw"}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',44,1,'{"do":"upgrade_move"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',33,1,'{"do":"draw_row","card":"offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',34,-1,'{"do":"refill_row","card":"offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',45,1,'{"do":"extra_action"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',35,1,'{"do":"draw_row","card":"offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',36,-1,'{"do":"refill_row","card":"coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',46,1,'{"do":"visit","worker":"archon","value":0,"place":2}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',37,1,'{"do":"draw_row","card":"coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',38,-1,'{"do":"refill_row","card":"move"}',NULL,NULL);
INSERT INTO "log" VALUES('CcJ0W-EwlO1TINrt',39,0,'{"do":"choose_action","action":"move"}','vl2IVOXwepAV4uHA0DnH8g','r4-139884827703248');
INSERT INTO "log" VALUES('I5LrIjdvqpPDbxQJ',47,1,'{"do":"main_action","action":"gain_food"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',8,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',9,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',12,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',14,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',17,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',18,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',19,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',20,-1,'{"do": "draw_nation", "nation": "iberia"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',21,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',22,-1,'{"do": "reveal_god", "god": "plaesiris"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',23,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',24,-1,'{"do": "reveal_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',25,-1,'{"do": "reveal_god", "god": "pietalte"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',26,-1,'{"do": "draw_booty", "token": "booty_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',27,-1,'{"do": "draw_booty", "token": "booty_god"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',28,-1,'{"do": "draw_booty", "token": "booty_pieces_1_1"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',29,1,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',30,0,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',31,1,'{"do": "place_bonus_column", "q": 12, "r": 0}',NULL,NULL);
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',32,1,'{"do": "choose_action", "action": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',1,-1,'{"do": "draw_card_row", "card": "c17"}',NULL,NULL);
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',2,-1,'{"do": "draw_card_row", "card": "c35"}',NULL,NULL);
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',3,-1,'{"do": "draw_card_row", "card": "c27"}',NULL,NULL);
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',4,-1,'{"do": "draw_card_row", "card": "c04"}',NULL,NULL);
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',5,-1,'{"do": "draw_tile", "tile": "b09"}',NULL,NULL);
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',6,-1,'{"do": "draw_tile", "tile": "b14"}',NULL,NULL);
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',7,0,'{"do":"place_workers","place":"hunt","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r2-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',8,1,'{"do":"place_workers","place":"hunt","workers":1}','jqWi0XTcm7n-zDcxiloMuQ','r2-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',9,0,'{"do":"place_workers","place":"forest","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r3-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',10,1,'{"do":"place_workers","place":"clay_pit","workers":1}','jqWi0XTcm7n-zDcxiloMuQ','r3-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',11,0,'{"do":"place_workers","place":"quarry","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r4-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',12,1,'{"do":"place_workers","place":"river","workers":1}','jqWi0XTcm7n-zDcxiloMuQ','r4-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',13,0,'{"do":"place_workers","place":"tool_maker","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r5-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',14,1,'{"do":"place_workers","place":"hut","workers":2}','jqWi0XTcm7n-zDcxiloMuQ','r5-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',15,0,'{"do":"place_workers","place":"card1","workers":1}','vl2IVOXwepAV4uHA0DnH8g','r6-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',16,0,'{"do":"choose_group","place":"hunt"}','vl2IVOXwepAV4uHA0DnH8g','r7-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',17,-1,'{"do":"roll_gather","dice":[3]}','vl2IVOXwepAV4uHA0DnH8g','r7-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',18,0,'{"do":"choose_tools","tools":[],"one_use":[]}','vl2IVOXwepAV4uHA0DnH8g','r8-139884827704848');
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',33,1,'{"do":"commit_move","cards":0}',NULL,NULL);
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',19,0,'{"do":"choose_group","place":"forest"}','vl2IVOXwepAV4uHA0DnH8g','r9-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',20,-1,'{"do":"roll_gather","dice":[4]}','vl2IVOXwepAV4uHA0DnH8g','r9-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',21,0,'{"do":"choose_tools","tools":[],"one_use":[]}','vl2IVOXwepAV4uHA0DnH8g','r10-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',22,0,'{"do":"choose_group","place":"quarry"}','vl2IVOXwepAV4uHA0DnH8g','r11-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',23,-1,'{"do":"roll_gather","dice":[5]}','vl2IVOXwepAV4uHA0DnH8g','r11-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',24,0,'{"do":"choose_tools","tools":[],"one_use":[]}','vl2IVOXwepAV4uHA0DnH8g','r12-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',25,0,'{"do":"choose_group","place":"tool_maker"}','vl2IVOXwepAV4uHA0DnH8g','r13-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',26,0,'{"do":"choose_group","place":"card1"}','vl2IVOXwepAV4uHA0DnH8g','r14-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',27,0,'{"do":"pay_card","pay":{"wood":1}}','vl2IVOXwepAV4uHA0DnH8g','r15-139884827704848');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',28,1,'{"do":"choose_group","place":"hunt"}','jqWi0XTcm7n-zDcxiloMuQ','r6-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',29,-1,'{"do":"roll_gather","dice":[4]}','jqWi0XTcm7n-zDcxiloMuQ','r6-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',30,1,'{"do":"choose_tools","tools":[],"one_use":[]}','jqWi0XTcm7n-zDcxiloMuQ','r7-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',31,1,'{"do":"choose_group","place":"clay_pit"}','jqWi0XTcm7n-zDcxiloMuQ','r8-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',32,-1,'{"do":"roll_gather","dice":[2]}','jqWi0XTcm7n-zDcxiloMuQ','r8-139884739062352');
INSERT INTO "log" VALUES('fMFVRd7RxlBXzoUw',34,1,'{"do":"place_piece","q":-1,"r":7}',NULL,NULL);
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',33,1,'{"do":"choose_tools","tools":[],"one_use":[]}','jqWi0XTcm7n-zDcxiloMuQ','r9-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',34,1,'{"do":"choose_group","place":"river"}','jqWi0XTcm7n-zDcxiloMuQ','r10-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',35,-1,'{"do":"roll_gather","dice":[5]}','jqWi0XTcm7n-zDcxiloMuQ','r10-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',36,1,'{"do":"choose_tools","tools":[],"one_use":[]}','jqWi0XTcm7n-zDcxiloMuQ','r11-139884739062352');
INSERT INTO "log" VALUES('hoDO9k9qYNxLi9GD',37,1,'{"do":"choose_group","place":"hut"}','jqWi0XTcm7n-zDcxiloMuQ','r12-139884739062352');
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',1,-1,'{"do": "draw_card_row", "card": "c17"}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',2,-1,'{"do": "draw_card_row", "card": "c35"}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',3,-1,'{"do": "draw_card_row", "card": "c27"}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',4,-1,'{"do": "draw_card_row", "card": "c04"}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',5,-1,'{"do": "draw_tile", "tile": "b09"}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',6,-1,'{"do": "draw_tile", "tile": "b14"}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',7,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',8,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',9,0,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',10,1,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',11,0,'{"do": "place_workers", "place": "quarry", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',12,1,'{"do": "place_workers", "place": "river", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',13,0,'{"do": "place_workers", "place": "tool_maker", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',14,1,'{"do": "place_workers", "place": "hut", "workers": 2}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',15,0,'{"do": "place_workers", "place": "card1", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',16,0,'{"do": "choose_group", "place": "hunt"}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',17,-1,'{"do": "roll_gather", "dice": [3]}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',18,0,'{"do": "choose_tools", "tools": [], "one_use": []}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',19,0,'{"do": "choose_group", "place": "forest"}',NULL,NULL);
INSERT INTO "log" VALUES('uynscbCLD9hYHo-1',20,-1,'{"do": "roll_gather", "dice": [3]}',NULL,NULL);
INSERT INTO "log" VALUES('E1akKUV30FeI7Hqm',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('E1akKUV30FeI7Hqm',1,-1,'{"do": "draw_card_row", "card": "c22"}',NULL,NULL);
INSERT INTO "log" VALUES('E1akKUV30FeI7Hqm',2,-1,'{"do": "draw_card_row", "card": "c16"}',NULL,NULL);
INSERT INTO "log" VALUES('E1akKUV30FeI7Hqm',3,-1,'{"do": "draw_card_row", "card": "c35"}',NULL,NULL);
INSERT INTO "log" VALUES('E1akKUV30FeI7Hqm',4,-1,'{"do": "draw_card_row", "card": "c19"}',NULL,NULL);
INSERT INTO "log" VALUES('E1akKUV30FeI7Hqm',5,-1,'{"do": "draw_tile", "tile": "b02"}',NULL,NULL);
INSERT INTO "log" VALUES('E1akKUV30FeI7Hqm',6,-1,'{"do": "draw_tile", "tile": "b27"}',NULL,NULL);
INSERT INTO "log" VALUES('E1akKUV30FeI7Hqm',7,1,'{"do":"place_workers","place":"river","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('E1akKUV30FeI7Hqm',8,0,'{"do":"place_workers","place":"quarry","workers":4}',NULL,NULL);
INSERT INTO "log" VALUES('E1akKUV30FeI7Hqm',9,1,'{"do":"place_workers","place":"forest","workers":1}',NULL,NULL);
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
	link VARCHAR(64), until BIGINT, epoch INTEGER DEFAULT '0' NOT NULL, created BIGINT DEFAULT '1795017759' NOT NULL, seen BIGINT DEFAULT '1795017759' NOT NULL, owner VARCHAR(32), 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('vl2IVOXwepAV4uHA0DnH8g','Ada','c76a5a894fa447d9720e0268fd78cb743da091b5f780a0b76613ae5392cc4636',1797609760,0,1795017760,1795017781,NULL);
INSERT INTO "people" VALUES('jqWi0XTcm7n-zDcxiloMuQ','Ben',NULL,NULL,0,1795017760,1795017781,NULL);
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
INSERT INTO "seats" VALUES('jyjGMm_78NDd--KV',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,'Ada''s own words',1795017761);
INSERT INTO "seats" VALUES('jyjGMm_78NDd--KV',1,'person','jqWi0XTcm7n-zDcxiloMuQ','Ben',NULL,NULL,1795017761);
INSERT INTO "seats" VALUES('wsaGVsQI2u3te5Yk',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017762);
INSERT INTO "seats" VALUES('wsaGVsQI2u3te5Yk',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('zmAKnFPAhqGUjaW6',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017777);
INSERT INTO "seats" VALUES('zmAKnFPAhqGUjaW6',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('eGmnaAk40ADX8z7G',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,'Ada''s own words',1795017777);
INSERT INTO "seats" VALUES('eGmnaAk40ADX8z7G',1,'person','jqWi0XTcm7n-zDcxiloMuQ','Ben',NULL,NULL,1795017777);
INSERT INTO "seats" VALUES('WOhKq6c9XjfmtSQ8',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017777);
INSERT INTO "seats" VALUES('WOhKq6c9XjfmtSQ8',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('aq1MUbfTYg8e20XZ',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017778);
INSERT INTO "seats" VALUES('aq1MUbfTYg8e20XZ',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('xsy236aDYE2lZiYG',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,'Ada''s own words',1795017778);
INSERT INTO "seats" VALUES('xsy236aDYE2lZiYG',1,'person','jqWi0XTcm7n-zDcxiloMuQ','Ben',NULL,NULL,1795017778);
INSERT INTO "seats" VALUES('oIup3k9yiAF1-1Ea',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017778);
INSERT INTO "seats" VALUES('oIup3k9yiAF1-1Ea',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('I5LrIjdvqpPDbxQJ',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017779);
INSERT INTO "seats" VALUES('I5LrIjdvqpPDbxQJ',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('tYjttF_eAdSZgz7W',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,'Ada''s own words',1795017779);
INSERT INTO "seats" VALUES('tYjttF_eAdSZgz7W',1,'person','jqWi0XTcm7n-zDcxiloMuQ','Ben',NULL,NULL,1795017779);
INSERT INTO "seats" VALUES('CcJ0W-EwlO1TINrt',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017779);
INSERT INTO "seats" VALUES('CcJ0W-EwlO1TINrt',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('fMFVRd7RxlBXzoUw',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017780);
INSERT INTO "seats" VALUES('fMFVRd7RxlBXzoUw',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('NGAMtlclj6dz-t9i',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017780);
INSERT INTO "seats" VALUES('NGAMtlclj6dz-t9i',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('NGAMtlclj6dz-t9i',2,'bot',NULL,'','easy',NULL,NULL);
INSERT INTO "seats" VALUES('VtTC7C9qFC3HPDPJ',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017780);
INSERT INTO "seats" VALUES('VtTC7C9qFC3HPDPJ',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('hoDO9k9qYNxLi9GD',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017780);
INSERT INTO "seats" VALUES('hoDO9k9qYNxLi9GD',1,'person','jqWi0XTcm7n-zDcxiloMuQ','Ben',NULL,NULL,1795017780);
INSERT INTO "seats" VALUES('81jkYyh8iNXacr5f',0,'person','vl2IVOXwepAV4uHA0DnH8g','Ada',NULL,NULL,1795017781);
INSERT INTO "seats" VALUES('81jkYyh8iNXacr5f',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('uynscbCLD9hYHo-1',0,'person','jqWi0XTcm7n-zDcxiloMuQ','Ben',NULL,NULL,1795017781);
INSERT INTO "seats" VALUES('uynscbCLD9hYHo-1',1,'person','jqWi0XTcm7n-zDcxiloMuQ','Ben',NULL,NULL,1795017781);
INSERT INTO "seats" VALUES('E1akKUV30FeI7Hqm',0,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('E1akKUV30FeI7Hqm',1,'bot',NULL,'','random',NULL,NULL);
CREATE TABLE sets (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	digest VARCHAR(16) NOT NULL, 
	sound BOOLEAN NOT NULL, 
	size INTEGER NOT NULL, 
	changes JSON NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_sets PRIMARY KEY (id)
);
CREATE TABLE settings (
	"key" VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('cookie_key','89430b5223a0b53b4e15822d4d356d534722490a1a75a910af1f994d01c73156');
CREATE TABLE studies (
	"key" VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	method INTEGER NOT NULL, 
	engine VARCHAR(32) NOT NULL, 
	iterations INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	record BLOB NOT NULL, 
	body BLOB NOT NULL, 
	CONSTRAINT pk_studies PRIMARY KEY ("key")
);
CREATE TABLE table_sets (
	table_id VARCHAR(32) NOT NULL, 
	changes JSON NOT NULL, 
	CONSTRAINT pk_table_sets PRIMARY KEY (table_id), 
	CONSTRAINT fk_table_sets_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
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
	begun INTEGER, patience INTEGER, level VARCHAR(32), removed JSON, take_back BOOLEAN, set_name VARCHAR(40), set_digest VARCHAR(16), luck VARCHAR(8), 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('jyjGMm_78NDd--KV','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,1,'vl2IVOXwepAV4uHA0DnH8g','JoO3iOI8XVM0RdXF','running','ab667f826e061d6ddbf6d00c41537b3dcb7da00dba73a996','ab667f826e061d6ddbf6d00c41537b3dcb7da00dba73a996|Ada''s own words|',0,28,14,1795017761,1795017762,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('wsaGVsQI2u3te5Yk','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'vl2IVOXwepAV4uHA0DnH8g','YURWx33mcauf4tQJ','running','0bd055604097115e0de353234ad3ffaab4c9e1bba8d80223','0bd055604097115e0de353234ad3ffaab4c9e1bba8d80223',0,13,13,1795017762,1795017769,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('zmAKnFPAhqGUjaW6','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'vl2IVOXwepAV4uHA0DnH8g','bNf6lJ5Ftfj4la8i','running','f05f44d38590ee07d88c9aeeab1e742f6a48e8a0c1dc4339','f05f44d38590ee07d88c9aeeab1e742f6a48e8a0c1dc4339',0,12,12,1795017777,1795017777,'null',NULL,'{"table": null, "step": 11}',11,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('eGmnaAk40ADX8z7G','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',1,1,'vl2IVOXwepAV4uHA0DnH8g','mMuiLZPN70369q-Z','running','9f0d6d2d8199374119a19ea6d62f4c8c2e1638b962ee5976','9f0d6d2d8199374119a19ea6d62f4c8c2e1638b962ee5976|Ada''s own words|',0,15,9,1795017777,1795017777,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('WOhKq6c9XjfmtSQ8','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'vl2IVOXwepAV4uHA0DnH8g','pOolwyEJ9RnCTeHq','running','2754fde52c2b742c4ed482ca41bb86286b232833dcd6c650','2754fde52c2b742c4ed482ca41bb86286b232833dcd6c650',0,9,9,1795017777,1795017777,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('aq1MUbfTYg8e20XZ','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'vl2IVOXwepAV4uHA0DnH8g','gUxh3yNt791wfNcf','running','23b8b1c468795af97d153ea3c21701e8de23993176db0712','23b8b1c468795af97d153ea3c21701e8de23993176db0712',0,8,8,1795017778,1795017778,'null',NULL,'{"table": null, "step": 8}',8,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('xsy236aDYE2lZiYG','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',1,1,'vl2IVOXwepAV4uHA0DnH8g','10ov_FrBp2ajodWR','running','a96fd5125f0e06ed60ecba86be67a0bb585a4787877e35c5','a96fd5125f0e06ed60ecba86be67a0bb585a4787877e35c5|Ada''s own words|',0,52,42,1795017778,1795017778,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('oIup3k9yiAF1-1Ea','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'vl2IVOXwepAV4uHA0DnH8g','sS_uG0vwug9KniUY','running','d483c78ec52e78f3ed19ebc980d4b80f9e4c63a7a2bb8284','d483c78ec52e78f3ed19ebc980d4b80f9e4c63a7a2bb8284',0,42,42,1795017778,1795017779,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('I5LrIjdvqpPDbxQJ','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'vl2IVOXwepAV4uHA0DnH8g','Rl8bJaOgYYJX3Zsf','running','6af3bba1c1c8bc98b6f6bbe147387aa0c84f6bae5be425f0','6af3bba1c1c8bc98b6f6bbe147387aa0c84f6bae5be425f0',0,48,48,1795017779,1795017780,'null',NULL,'{"table": null, "step": 41}',41,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('tYjttF_eAdSZgz7W','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',1,1,'vl2IVOXwepAV4uHA0DnH8g','htcLrTPI8TPjtJGz','running','d82b209538a66c362b37094ca23bd09f27f1805b0decb7c9','d82b209538a66c362b37094ca23bd09f27f1805b0decb7c9|Ada''s own words|',1,47,35,1795017779,1795017779,'null',NULL,'null',29,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('CcJ0W-EwlO1TINrt','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'vl2IVOXwepAV4uHA0DnH8g','2bW-jfv5lTmmLuE7','running','ae7033cd842c0a1567ab731a2019f598dae60c4158b30bb2','ae7033cd842c0a1567ab731a2019f598dae60c4158b30bb2',0,40,40,1795017779,1795017780,'null',NULL,'null',17,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('fMFVRd7RxlBXzoUw','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'vl2IVOXwepAV4uHA0DnH8g','sLMhYPytim10mqEL','running','6e8e4637d0684264b28b493cc58665dcfde7b2ca7d48672e','6e8e4637d0684264b28b493cc58665dcfde7b2ca7d48672e',0,35,35,1795017780,1795017781,'null',NULL,'{"table": null, "step": 33}',33,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('NGAMtlclj6dz-t9i','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'vl2IVOXwepAV4uHA0DnH8g','W3PqMteHFAdtyuvy','open','f6c4043f5901383446d447076857b8302ef9084db3fea1d5',NULL,NULL,0,0,1795017780,1795017780,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('VtTC7C9qFC3HPDPJ','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'vl2IVOXwepAV4uHA0DnH8g','zU7KQx_AqJBcTei0','open','85666bbb593cc40f88589865f102d988b930b6bbc45ffa9f',NULL,NULL,0,0,1795017780,1795017780,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('hoDO9k9qYNxLi9GD','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'vl2IVOXwepAV4uHA0DnH8g','GB6ar9CIIP1v087Y','over','f601a9a329ffaa06931c1d75880accbdffc2fe3570723c57','f601a9a329ffaa06931c1d75880accbdffc2fe3570723c57',NULL,38,38,1795017780,1795017781,'{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 1}, "total": 1, "tie": [6], "place": 1}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 2}]}','81jkYyh8iNXacr5f','null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('81jkYyh8iNXacr5f','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'vl2IVOXwepAV4uHA0DnH8g','hJJW6R_-Rv5oEIJ4','open','75f3ca2193c0c685bf4fd76c9c9a1d93c3440e259218b5ae',NULL,NULL,0,0,1795017781,1795017781,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('uynscbCLD9hYHo-1','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',1,0,'jqWi0XTcm7n-zDcxiloMuQ','QhcBurFpx7ef_FA1','running','681592f598f5400b16f532f4d409d4ba0b838363f8cea06c','681592f598f5400b16f532f4d409d4ba0b838363f8cea06c',0,21,21,1795017781,1795017781,'null',NULL,'{"table": "hoDO9k9qYNxLi9GD", "step": 20}',21,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('E1akKUV30FeI7Hqm','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'vl2IVOXwepAV4uHA0DnH8g','XcwEGXx6FlAR_OdZ','running','72a1db7bf1255bbe61a913257302e6f0e002b44767c6a0b7','72a1db7bf1255bbe61a913257302e6f0e002b44767c6a0b7',0,10,10,1795017781,1795017781,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE usage (
	who VARCHAR(40) NOT NULL, 
	day INTEGER NOT NULL, 
	tables INTEGER NOT NULL, 
	forks INTEGER NOT NULL, 
	bytes BIGINT NOT NULL, 
	CONSTRAINT pk_usage PRIMARY KEY (who, day)
);
INSERT INTO "usage" VALUES('vl2IVOXwepAV4uHA0DnH8g',20775,17,4,44950);
INSERT INTO "usage" VALUES('bc09d3ee87ed0a9b762de0b11c3861c0',20775,18,5,54900);
INSERT INTO "usage" VALUES('jqWi0XTcm7n-zDcxiloMuQ',20775,1,1,9950);
CREATE INDEX ix_people_link ON people (link);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_tables_listed ON tables (phase, public, changed);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_rematch ON tables (rematch);
CREATE INDEX ix_sets_person ON sets (person);
CREATE INDEX ix_studies_used ON studies (used);
CREATE INDEX ix_people_owner ON people (owner);
DELETE FROM "sqlite_sequence";
COMMIT;
