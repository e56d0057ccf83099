BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',1,-1,'{"do": "draw_card_row", "card": "c21"}',NULL,NULL);
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',3,-1,'{"do": "draw_card_row", "card": "c20"}',NULL,NULL);
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',4,-1,'{"do": "draw_card_row", "card": "c12"}',NULL,NULL);
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',5,-1,'{"do": "draw_tile", "tile": "b07"}',NULL,NULL);
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',6,-1,'{"do": "draw_tile", "tile": "b04"}',NULL,NULL);
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',7,1,'{"do":"place_workers","place":"hunt","workers":1}','gfrda-6Q32yPAmLStMjTSA','r2-139639474002256');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',8,1,NULL,'gfrda-6Q32yPAmLStMjTSA','r3-139639474002256');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',9,1,'{"do":"place_workers","place":"hunt","workers":1}','gfrda-6Q32yPAmLStMjTSA','r4-139639474002256');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',10,0,'{"do":"place_workers","place":"hunt","workers":1}','jXMyOREhkO9vMMehfjiHWw','r2-139639473796816');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',11,0,NULL,'jXMyOREhkO9vMMehfjiHWw','r3-139639473796816');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',12,0,'{"do":"place_workers","place":"hunt","workers":1}','jXMyOREhkO9vMMehfjiHWw','r4-139639473796816');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',13,1,'{"do":"place_workers","place":"forest","workers":1}','gfrda-6Q32yPAmLStMjTSA','r5-139639474002256');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',14,1,NULL,'gfrda-6Q32yPAmLStMjTSA','r6-139639474002256');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',15,1,'{"do":"place_workers","place":"forest","workers":1}','gfrda-6Q32yPAmLStMjTSA','r7-139639474002256');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',16,0,'{"do":"place_workers","place":"clay_pit","workers":1}','jXMyOREhkO9vMMehfjiHWw','r5-139639473796816');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',17,0,NULL,'jXMyOREhkO9vMMehfjiHWw','r6-139639473796816');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',18,0,'{"do":"place_workers","place":"clay_pit","workers":1}','jXMyOREhkO9vMMehfjiHWw','r7-139639473796816');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',19,1,'{"do":"place_workers","place":"quarry","workers":1}','gfrda-6Q32yPAmLStMjTSA','r8-139639474002256');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',20,1,NULL,'gfrda-6Q32yPAmLStMjTSA','r9-139639474002256');
INSERT INTO "log" VALUES('i0Z6AqirEf6ZPYne',21,1,'{"do":"place_workers","place":"quarry","workers":1}','gfrda-6Q32yPAmLStMjTSA','r10-139639474002256');
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',1,-1,'{"do": "draw_card_row", "card": "c13"}',NULL,NULL);
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',2,-1,'{"do": "draw_card_row", "card": "c15"}',NULL,NULL);
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',3,-1,'{"do": "draw_card_row", "card": "c18"}',NULL,NULL);
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',4,-1,'{"do": "draw_card_row", "card": "c24"}',NULL,NULL);
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',5,-1,'{"do": "draw_tile", "tile": "b02"}',NULL,NULL);
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',6,-1,'{"do": "draw_tile", "tile": "b12"}',NULL,NULL);
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',7,1,'{"do":"place_workers","place":"hut","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',8,0,'{"do":"place_workers","place":"hunt","workers":1}','jXMyOREhkO9vMMehfjiHWw','r2-139639456178320');
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',9,1,'{"do":"place_workers","place":"field","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',10,0,'{"do":"place_workers","place":"forest","workers":1}','jXMyOREhkO9vMMehfjiHWw','r3-139639456178320');
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',11,1,'{"do":"place_workers","place":"clay_pit","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('F3LZyTrLvHqObKQA',12,0,'{"do":"place_workers","place":"quarry","workers":1}','jXMyOREhkO9vMMehfjiHWw','r4-139639456178320');
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',1,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',3,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',4,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',5,-1,'{"do": "draw_tile", "tile": "b03"}',NULL,NULL);
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',6,-1,'{"do": "draw_tile", "tile": "b08"}',NULL,NULL);
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('B54Rh0fQrU3gbsNb',11,1,'{"do":"place_workers","place":"river","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',0,-1,'{"do": "first_site", "tile": "a15"}',NULL,NULL);
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',1,-1,'{"do": "first_site", "tile": "a05"}',NULL,NULL);
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',2,-1,'{"do": "first_site", "tile": "a19"}',NULL,NULL);
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',3,-1,'{"do": "first_site", "tile": "a14"}',NULL,NULL);
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',4,0,'{"do":"choose_tile","slot":0}','jXMyOREhkO9vMMehfjiHWw','r2-139639456520016');
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',5,0,NULL,'jXMyOREhkO9vMMehfjiHWw','r3-139639456520016');
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',6,0,'{"do":"choose_tile","slot":0}','jXMyOREhkO9vMMehfjiHWw','r4-139639456520016');
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',7,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','jXMyOREhkO9vMMehfjiHWw','r5-139639456520016');
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',8,1,'{"do":"choose_tile","slot":0}','gfrda-6Q32yPAmLStMjTSA','r2-139639455136208');
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',9,1,NULL,'gfrda-6Q32yPAmLStMjTSA','r3-139639455136208');
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',10,1,'{"do":"choose_tile","slot":0}','gfrda-6Q32yPAmLStMjTSA','r4-139639455136208');
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',11,1,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','gfrda-6Q32yPAmLStMjTSA','r5-139639455136208');
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',12,0,'{"do":"choose_tile","slot":0}','jXMyOREhkO9vMMehfjiHWw','r6-139639456520016');
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',13,0,NULL,'jXMyOREhkO9vMMehfjiHWw','r7-139639456520016');
INSERT INTO "log" VALUES('EFTP41hZ-i5KY2VN',14,0,'{"do":"choose_tile","slot":0}','jXMyOREhkO9vMMehfjiHWw','r8-139639456520016');
INSERT INTO "log" VALUES('1lyPKjajskkx5uyT',0,-1,'{"do": "first_site", "tile": "a19"}',NULL,NULL);
INSERT INTO "log" VALUES('1lyPKjajskkx5uyT',1,-1,'{"do": "first_site", "tile": "a14"}',NULL,NULL);
INSERT INTO "log" VALUES('1lyPKjajskkx5uyT',2,-1,'{"do": "first_site", "tile": "a33"}',NULL,NULL);
INSERT INTO "log" VALUES('1lyPKjajskkx5uyT',3,-1,'{"do": "first_site", "tile": "a02"}',NULL,NULL);
INSERT INTO "log" VALUES('1lyPKjajskkx5uyT',4,0,'{"do":"choose_tile","slot":0}','jXMyOREhkO9vMMehfjiHWw','r2-139639456722128');
INSERT INTO "log" VALUES('1lyPKjajskkx5uyT',5,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','jXMyOREhkO9vMMehfjiHWw','r3-139639456722128');
INSERT INTO "log" VALUES('1lyPKjajskkx5uyT',6,1,'{"do":"choose_tile","slot":0}',NULL,NULL);
INSERT INTO "log" VALUES('1lyPKjajskkx5uyT',7,1,'{"do":"place_tile","q":-2,"r":0,"rotation":2}',NULL,NULL);
INSERT INTO "log" VALUES('1lyPKjajskkx5uyT',8,0,'{"do":"choose_tile","slot":0}','jXMyOREhkO9vMMehfjiHWw','r4-139639456722128');
INSERT INTO "log" VALUES('_dAIF_ZQcwlfcWGn',0,-1,'{"do": "first_site", "tile": "a22"}',NULL,NULL);
INSERT INTO "log" VALUES('_dAIF_ZQcwlfcWGn',1,-1,'{"do": "first_site", "tile": "a06"}',NULL,NULL);
INSERT INTO "log" VALUES('_dAIF_ZQcwlfcWGn',2,-1,'{"do": "first_site", "tile": "a27"}',NULL,NULL);
INSERT INTO "log" VALUES('_dAIF_ZQcwlfcWGn',3,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('_dAIF_ZQcwlfcWGn',4,0,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('_dAIF_ZQcwlfcWGn',5,0,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('_dAIF_ZQcwlfcWGn',6,1,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('_dAIF_ZQcwlfcWGn',7,1,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',0,-1,'{"do": "bonus_tokens", "tokens": ["yellow", "purple", "red", "blue", "orange"]}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "scorpio"}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "sagittarius"}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "cancer"}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',4,-1,'{"do": "pool_tiles", "type": "veteran_colony", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',5,-1,'{"do": "pool_tiles", "type": "construction_site", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',6,-1,'{"do": "pool_tiles", "type": "quarry", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',7,-1,'{"do": "pool_tiles", "type": "sacred_place", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',8,-1,'{"do": "pool_tiles", "type": "wisdom_fountain", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',9,-1,'{"do": "pool_order", "colours": ["purple", "blue", "yellow", "red", "orange"]}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',10,-1,'{"do": "stack_top", "type": "outpost", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',11,-1,'{"do": "stack_top", "type": "estate", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',12,-1,'{"do": "stack_top", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',13,-1,'{"do": "stack_top", "type": "temple_forest", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',14,-1,'{"do": "stack_top", "type": "healers_hut", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',20,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',22,-1,'{"do": "district_deal", "card": "d40"}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',23,-1,'{"do": "district_deal", "card": "d45"}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',24,-1,'{"do": "district_deal", "card": "d31"}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',25,-1,'{"do": "district_deal", "card": "d23"}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',27,-1,'{"do": "draft_roll", "colour": "red", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',37,1,'{"do":"draft_die","colour":"red","value":3}','gfrda-6Q32yPAmLStMjTSA','r2-139638920928784');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',38,1,NULL,'gfrda-6Q32yPAmLStMjTSA','r3-139638920928784');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',39,1,'{"do":"draft_die","colour":"red","value":3}','gfrda-6Q32yPAmLStMjTSA','r4-139638920928784');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',40,0,'{"do":"draft_die","colour":"red","value":5}','jXMyOREhkO9vMMehfjiHWw','r2-139639475145168');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',41,0,NULL,'jXMyOREhkO9vMMehfjiHWw','r3-139639475145168');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',42,0,'{"do":"draft_die","colour":"red","value":5}','jXMyOREhkO9vMMehfjiHWw','r4-139639475145168');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',43,0,'{"do":"draft_die","colour":"orange","value":2}','jXMyOREhkO9vMMehfjiHWw','r5-139639475145168');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',44,0,NULL,'jXMyOREhkO9vMMehfjiHWw','r6-139639475145168');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',45,0,'{"do":"draft_die","colour":"orange","value":2}','jXMyOREhkO9vMMehfjiHWw','r7-139639475145168');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',46,1,'{"do":"draft_die","colour":"orange","value":3}','gfrda-6Q32yPAmLStMjTSA','r5-139638920928784');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',47,1,NULL,'gfrda-6Q32yPAmLStMjTSA','r6-139638920928784');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',48,1,'{"do":"draft_die","colour":"orange","value":3}','gfrda-6Q32yPAmLStMjTSA','r7-139638920928784');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',49,1,'{"do":"visit","worker":"red","value":3,"place":1}','gfrda-6Q32yPAmLStMjTSA','r8-139638920928784');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',50,1,NULL,'gfrda-6Q32yPAmLStMjTSA','r9-139638920928784');
INSERT INTO "log" VALUES('8l9Havnf-y3IB13D',51,1,'{"do":"visit","worker":"red","value":3,"place":1}','gfrda-6Q32yPAmLStMjTSA','r10-139638920928784');
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',0,-1,'{"do": "bonus_tokens", "tokens": ["purple", "orange", "yellow", "blue", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "cancer"}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "taurus"}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',4,-1,'{"do": "pool_tiles", "type": "outpost", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',5,-1,'{"do": "pool_tiles", "type": "construction_site", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',6,-1,'{"do": "pool_tiles", "type": "quarry", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',7,-1,'{"do": "pool_tiles", "type": "temple_mountain", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',8,-1,'{"do": "pool_tiles", "type": "mage_tower", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',9,-1,'{"do": "pool_order", "colours": ["orange", "blue", "purple", "red", "yellow"]}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',10,-1,'{"do": "stack_top", "type": "veteran_colony", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',11,-1,'{"do": "stack_top", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',12,-1,'{"do": "stack_top", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',13,-1,'{"do": "stack_top", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',14,-1,'{"do": "stack_top", "type": "art_workshop", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',20,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',21,-1,'{"do": "speaker_roll", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',22,-1,'{"do": "district_deal", "card": "d35"}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',23,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',24,-1,'{"do": "district_deal", "card": "d40"}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',25,-1,'{"do": "district_deal", "card": "d37"}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',27,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',37,1,'{"do":"draft_die","colour":"red","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',38,0,'{"do":"draft_die","colour":"red","value":5}','jXMyOREhkO9vMMehfjiHWw','r2-139638923604880');
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',39,0,'{"do":"draft_die","colour":"orange","value":1}','jXMyOREhkO9vMMehfjiHWw','r3-139638923604880');
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',40,1,'{"do":"draft_die","colour":"blue","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',41,1,'{"do":"population"}',NULL,NULL);
INSERT INTO "log" VALUES('rn6Wc_wAjme3h3hH',42,0,'{"do":"visit","worker":"red","value":5,"place":1}','jXMyOREhkO9vMMehfjiHWw','r4-139638923604880');
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',4,-1,'{"do": "pool_tiles", "type": "fortress", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',6,-1,'{"do": "pool_tiles", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',7,-1,'{"do": "pool_tiles", "type": "monument", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',8,-1,'{"do": "pool_tiles", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',9,-1,'{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',12,-1,'{"do": "stack_top", "type": "granary", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',14,-1,'{"do": "stack_top", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',22,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',23,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',24,-1,'{"do": "district_deal", "card": "d27"}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',25,-1,'{"do": "district_deal", "card": "d41"}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',37,1,'{"do": "draft_die", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',38,0,'{"do": "draft_die", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',39,0,'{"do": "draft_die", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',40,1,'{"do": "draft_die", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',41,1,'{"do":"visit","worker":"orange","value":4,"place":4}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',1,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',3,-1,'{"do": "deal_row", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',5,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',7,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',8,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',9,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',10,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',11,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',12,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',14,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',15,-1,'{"do": "deal_bonus", "token": "bonus_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',16,-1,'{"do": "deal_bonus", "token": "bonus_offering_2"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',17,0,'{"do":"raise_offering","kind":"gift"}','jXMyOREhkO9vMMehfjiHWw','r2-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',18,0,NULL,'jXMyOREhkO9vMMehfjiHWw','r3-139638918774992');
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',42,1,'{"do":"bonus","token":"orange"}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',19,0,'{"do":"raise_offering","kind":"gift"}','jXMyOREhkO9vMMehfjiHWw','r4-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',20,0,'{"do":"raise_offering","kind":"gift"}','jXMyOREhkO9vMMehfjiHWw','r5-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',21,-1,'{"do":"draw_nation","nation":"gallia"}','jXMyOREhkO9vMMehfjiHWw','r5-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',22,-1,'{"do":"reveal_god","god":"vinthrad"}','jXMyOREhkO9vMMehfjiHWw','r5-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',23,-1,'{"do":"reveal_god","god":"surparit"}','jXMyOREhkO9vMMehfjiHWw','r5-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',24,-1,'{"do":"reveal_god","god":"gaiviles"}','jXMyOREhkO9vMMehfjiHWw','r5-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',25,-1,'{"do":"draw_booty","token":"booty_demigod"}','jXMyOREhkO9vMMehfjiHWw','r5-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',26,-1,'{"do":"reveal_demigod","value":2}','jXMyOREhkO9vMMehfjiHWw','r5-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',27,-1,'{"do":"draw_booty","token":"booty_pieces_1_1"}','jXMyOREhkO9vMMehfjiHWw','r5-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',28,-1,'{"do":"draw_booty","token":"booty_offering_2"}','jXMyOREhkO9vMMehfjiHWw','r5-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',29,1,'{"do":"gallia_choice","choice":"cards"}','gfrda-6Q32yPAmLStMjTSA','r2-139638916367952');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',30,-1,'{"do":"draw_from_deck","card":"move"}','gfrda-6Q32yPAmLStMjTSA','r2-139638916367952');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',31,-1,'{"do":"draw_from_deck","card":"offering_dancer"}','gfrda-6Q32yPAmLStMjTSA','r2-139638916367952');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',32,0,'{"do":"gallia_choice","choice":"cards"}','jXMyOREhkO9vMMehfjiHWw','r6-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',33,-1,'{"do":"draw_from_deck","card":"offering_temple"}','jXMyOREhkO9vMMehfjiHWw','r6-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',34,-1,'{"do":"draw_from_deck","card":"offering_worship"}','jXMyOREhkO9vMMehfjiHWw','r6-139638918774992');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',35,1,'{"do":"choose_action","action":"move"}','gfrda-6Q32yPAmLStMjTSA','r3-139638916367952');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',36,1,NULL,'gfrda-6Q32yPAmLStMjTSA','r4-139638916367952');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',37,1,'{"do":"choose_action","action":"move"}','gfrda-6Q32yPAmLStMjTSA','r5-139638916367952');
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',43,1,'{"do":"take_speaker","value":5,"raise":0}',NULL,NULL);
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',38,1,'{"do":"commit_move","cards":0}','gfrda-6Q32yPAmLStMjTSA','r6-139638916367952');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',39,1,NULL,'gfrda-6Q32yPAmLStMjTSA','r7-139638916367952');
INSERT INTO "log" VALUES('6G5Z4Dzm5XhSo5I6',40,1,'{"do":"commit_move","cards":0}','gfrda-6Q32yPAmLStMjTSA','r8-139638916367952');
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',2,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',3,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',4,-1,'{"do": "deal_row", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',5,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',6,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',8,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',9,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',10,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',11,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',12,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',13,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',14,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',15,-1,'{"do": "deal_bonus", "token": "bonus_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',17,-1,'{"do": "draw_from_deck", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',18,-1,'{"do": "draw_from_deck", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',19,-1,'{"do": "draw_from_deck", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',20,-1,'{"do": "draw_nation", "nation": "gallia"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',21,-1,'{"do": "reveal_god", "god": "depraccus"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',22,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',23,-1,'{"do": "reveal_god", "god": "gadicea"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',24,-1,'{"do": "draw_booty", "token": "booty_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',25,-1,'{"do": "reveal_demigod", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',26,-1,'{"do": "draw_booty", "token": "booty_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',27,-1,'{"do": "draw_booty", "token": "booty_god"}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',44,1,'{"do":"main_action","action":"gain_basic_gold"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',28,1,'{"do":"gallia_choice","choice":"god"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',29,-1,'{"do":"draw_god","god":"gadicea"}',NULL,NULL);
INSERT INTO "log" VALUES('F5AKelP6r9bube5e',45,1,'{"do":"gain_basic","resource":"stone"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',30,1,'{"do":"decline"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',31,0,'{"do":"gallia_choice","choice":"cards"}','jXMyOREhkO9vMMehfjiHWw','r2-139638916321744');
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',32,-1,'{"do":"draw_from_deck","card":"coin_1"}','jXMyOREhkO9vMMehfjiHWw','r2-139638916321744');
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',33,-1,'{"do":"draw_from_deck","card":"offering_temple"}','jXMyOREhkO9vMMehfjiHWw','r2-139638916321744');
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',34,1,'{"do":"choose_action","action":"buy"}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',35,1,'{"do":"commit_coins","coins":{"coin_1":2}}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',36,1,'{"do":"buy_offering","kind":"gift","level":1}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',37,1,'{"do":"buy_offering","kind":"worship","level":1}',NULL,NULL);
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',38,0,'{"do":"choose_action","action":"move"}','jXMyOREhkO9vMMehfjiHWw','r3-139638916321744');
INSERT INTO "log" VALUES('tLcqQeyj7P5kWQ08',39,0,'{"do":"commit_move","cards":0}','jXMyOREhkO9vMMehfjiHWw','r4-139638916321744');
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',8,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',9,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',12,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',14,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',17,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',18,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',19,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',20,-1,'{"do": "draw_nation", "nation": "iberia"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',21,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',22,-1,'{"do": "reveal_god", "god": "plaesiris"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',23,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',24,-1,'{"do": "reveal_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',25,-1,'{"do": "reveal_god", "god": "pietalte"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',26,-1,'{"do": "draw_booty", "token": "booty_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',27,-1,'{"do": "draw_booty", "token": "booty_god"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',28,-1,'{"do": "draw_booty", "token": "booty_pieces_1_1"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',29,1,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',30,0,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',31,1,'{"do": "place_bonus_column", "q": 12, "r": 0}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',32,1,'{"do": "choose_action", "action": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',33,1,'{"do":"commit_move","cards":1}',NULL,NULL);
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',1,-1,'{"do": "draw_card_row", "card": "c20"}',NULL,NULL);
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',3,-1,'{"do": "draw_card_row", "card": "c23"}',NULL,NULL);
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',4,-1,'{"do": "draw_card_row", "card": "c17"}',NULL,NULL);
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',5,-1,'{"do": "draw_tile", "tile": "b20"}',NULL,NULL);
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',6,-1,'{"do": "draw_tile", "tile": "b23"}',NULL,NULL);
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',7,1,'{"do":"place_workers","place":"hunt","workers":1}','gfrda-6Q32yPAmLStMjTSA','r2-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',8,0,'{"do":"place_workers","place":"hunt","workers":1}','jXMyOREhkO9vMMehfjiHWw','r2-139638919767504');
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',34,1,'{"do":"place_piece","q":-2,"r":6}',NULL,NULL);
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',9,1,'{"do":"place_workers","place":"forest","workers":1}','gfrda-6Q32yPAmLStMjTSA','r3-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',10,0,'{"do":"place_workers","place":"clay_pit","workers":1}','jXMyOREhkO9vMMehfjiHWw','r3-139638919767504');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',11,1,'{"do":"place_workers","place":"quarry","workers":1}','gfrda-6Q32yPAmLStMjTSA','r4-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',12,0,'{"do":"place_workers","place":"river","workers":1}','jXMyOREhkO9vMMehfjiHWw','r4-139638919767504');
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',35,1,'{"do":"place_piece","q":-1,"r":5}',NULL,NULL);
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',13,1,'{"do":"place_workers","place":"tool_maker","workers":1}','gfrda-6Q32yPAmLStMjTSA','r5-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',14,0,'{"do":"place_workers","place":"hut","workers":2}','jXMyOREhkO9vMMehfjiHWw','r5-139638919767504');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',15,1,'{"do":"place_workers","place":"card1","workers":1}','gfrda-6Q32yPAmLStMjTSA','r6-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',16,1,'{"do":"choose_group","place":"hunt"}','gfrda-6Q32yPAmLStMjTSA','r7-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',17,-1,'{"do":"roll_gather","dice":[4]}','gfrda-6Q32yPAmLStMjTSA','r7-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',18,1,'{"do":"choose_tools","tools":[],"one_use":[]}','gfrda-6Q32yPAmLStMjTSA','r8-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',19,1,'{"do":"choose_group","place":"forest"}','gfrda-6Q32yPAmLStMjTSA','r9-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',20,-1,'{"do":"roll_gather","dice":[2]}','gfrda-6Q32yPAmLStMjTSA','r9-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',21,1,'{"do":"choose_tools","tools":[],"one_use":[]}','gfrda-6Q32yPAmLStMjTSA','r10-139638387106000');
INSERT INTO "log" VALUES('EKfzXEA3wXU2Bem2',36,1,'{"do":"stop"}',NULL,NULL);
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',22,1,'{"do":"choose_group","place":"quarry"}','gfrda-6Q32yPAmLStMjTSA','r11-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',23,-1,'{"do":"roll_gather","dice":[5]}','gfrda-6Q32yPAmLStMjTSA','r11-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',24,1,'{"do":"choose_tools","tools":[],"one_use":[]}','gfrda-6Q32yPAmLStMjTSA','r12-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',25,1,'{"do":"choose_group","place":"tool_maker"}','gfrda-6Q32yPAmLStMjTSA','r13-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',26,1,'{"do":"choose_group","place":"card1"}','gfrda-6Q32yPAmLStMjTSA','r14-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',27,1,'{"do":"pay_card","pay":{"stone":1}}','gfrda-6Q32yPAmLStMjTSA','r15-139638387106000');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',28,0,'{"do":"choose_group","place":"hunt"}','jXMyOREhkO9vMMehfjiHWw','r6-139638919767504');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',29,-1,'{"do":"roll_gather","dice":[1]}','jXMyOREhkO9vMMehfjiHWw','r6-139638919767504');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',30,0,'{"do":"choose_tools","tools":[],"one_use":[]}','jXMyOREhkO9vMMehfjiHWw','r7-139638919767504');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',31,0,'{"do":"choose_group","place":"clay_pit"}','jXMyOREhkO9vMMehfjiHWw','r8-139638919767504');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',32,-1,'{"do":"roll_gather","dice":[1]}','jXMyOREhkO9vMMehfjiHWw','r8-139638919767504');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',33,0,'{"do":"choose_tools","tools":[],"one_use":[]}','jXMyOREhkO9vMMehfjiHWw','r9-139638919767504');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',34,0,'{"do":"choose_group","place":"river"}','jXMyOREhkO9vMMehfjiHWw','r10-139638919767504');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',35,-1,'{"do":"roll_gather","dice":[4]}','jXMyOREhkO9vMMehfjiHWw','r10-139638919767504');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',36,0,'{"do":"choose_tools","tools":[],"one_use":[]}','jXMyOREhkO9vMMehfjiHWw','r11-139638919767504');
INSERT INTO "log" VALUES('xrcvXL3F5HJQY5TZ',37,0,'{"do":"choose_group","place":"hut"}','jXMyOREhkO9vMMehfjiHWw','r12-139638919767504');
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',1,-1,'{"do": "draw_card_row", "card": "c20"}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',3,-1,'{"do": "draw_card_row", "card": "c23"}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',4,-1,'{"do": "draw_card_row", "card": "c17"}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',5,-1,'{"do": "draw_tile", "tile": "b20"}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',6,-1,'{"do": "draw_tile", "tile": "b23"}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',11,1,'{"do": "place_workers", "place": "quarry", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',12,0,'{"do": "place_workers", "place": "river", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',13,1,'{"do": "place_workers", "place": "tool_maker", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',14,0,'{"do": "place_workers", "place": "hut", "workers": 2}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',15,1,'{"do": "place_workers", "place": "card1", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',16,1,'{"do": "choose_group", "place": "hunt"}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',17,-1,'{"do": "roll_gather", "dice": [4]}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',18,1,'{"do": "choose_tools", "tools": [], "one_use": []}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',19,1,'{"do": "choose_group", "place": "forest"}',NULL,NULL);
INSERT INTO "log" VALUES('NqwpQUmEfSCYrOzV',20,-1,'{"do": "roll_gather", "dice": [4]}',NULL,NULL);
INSERT INTO "log" VALUES('w-7qMs2aCGjd-UeC',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('w-7qMs2aCGjd-UeC',1,-1,'{"do": "draw_card_row", "card": "c22"}',NULL,NULL);
INSERT INTO "log" VALUES('w-7qMs2aCGjd-UeC',2,-1,'{"do": "draw_card_row", "card": "c15"}',NULL,NULL);
INSERT INTO "log" VALUES('w-7qMs2aCGjd-UeC',3,-1,'{"do": "draw_card_row", "card": "c11"}',NULL,NULL);
INSERT INTO "log" VALUES('w-7qMs2aCGjd-UeC',4,-1,'{"do": "draw_card_row", "card": "c21"}',NULL,NULL);
INSERT INTO "log" VALUES('w-7qMs2aCGjd-UeC',5,-1,'{"do": "draw_tile", "tile": "b02"}',NULL,NULL);
INSERT INTO "log" VALUES('w-7qMs2aCGjd-UeC',6,-1,'{"do": "draw_tile", "tile": "b11"}',NULL,NULL);
INSERT INTO "log" VALUES('w-7qMs2aCGjd-UeC',7,0,'{"do":"place_workers","place":"hunt","workers":5}',NULL,NULL);
INSERT INTO "log" VALUES('w-7qMs2aCGjd-UeC',8,1,'{"do":"place_workers","place":"forest","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('w-7qMs2aCGjd-UeC',9,1,'{"do":"place_workers","place":"card4","workers":1}',NULL,NULL);
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
	link VARCHAR(64), until BIGINT, epoch INTEGER DEFAULT '0' NOT NULL, created BIGINT DEFAULT '1795006054' NOT NULL, seen BIGINT DEFAULT '1795006054' NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('jXMyOREhkO9vMMehfjiHWw','Ada','3fb30cc956f033d217be94e4a8f574cc15715107ed9450c71a2bfa855352e9f3',1797598057,0,1795006057,1795006078);
INSERT INTO "people" VALUES('gfrda-6Q32yPAmLStMjTSA','Ben',NULL,NULL,0,1795006057,1795006078);
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
INSERT INTO "seats" VALUES('i0Z6AqirEf6ZPYne',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,'Ada''s own words',1795006061);
INSERT INTO "seats" VALUES('i0Z6AqirEf6ZPYne',1,'person','gfrda-6Q32yPAmLStMjTSA','Ben',NULL,NULL,1795006061);
INSERT INTO "seats" VALUES('F3LZyTrLvHqObKQA',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006061);
INSERT INTO "seats" VALUES('F3LZyTrLvHqObKQA',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('B54Rh0fQrU3gbsNb',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006067);
INSERT INTO "seats" VALUES('B54Rh0fQrU3gbsNb',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('EFTP41hZ-i5KY2VN',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,'Ada''s own words',1795006068);
INSERT INTO "seats" VALUES('EFTP41hZ-i5KY2VN',1,'person','gfrda-6Q32yPAmLStMjTSA','Ben',NULL,NULL,1795006068);
INSERT INTO "seats" VALUES('1lyPKjajskkx5uyT',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006068);
INSERT INTO "seats" VALUES('1lyPKjajskkx5uyT',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('_dAIF_ZQcwlfcWGn',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006069);
INSERT INTO "seats" VALUES('_dAIF_ZQcwlfcWGn',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('8l9Havnf-y3IB13D',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,'Ada''s own words',1795006069);
INSERT INTO "seats" VALUES('8l9Havnf-y3IB13D',1,'person','gfrda-6Q32yPAmLStMjTSA','Ben',NULL,NULL,1795006069);
INSERT INTO "seats" VALUES('rn6Wc_wAjme3h3hH',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006071);
INSERT INTO "seats" VALUES('rn6Wc_wAjme3h3hH',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('F5AKelP6r9bube5e',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006072);
INSERT INTO "seats" VALUES('F5AKelP6r9bube5e',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('6G5Z4Dzm5XhSo5I6',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,'Ada''s own words',1795006073);
INSERT INTO "seats" VALUES('6G5Z4Dzm5XhSo5I6',1,'person','gfrda-6Q32yPAmLStMjTSA','Ben',NULL,NULL,1795006073);
INSERT INTO "seats" VALUES('tLcqQeyj7P5kWQ08',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006073);
INSERT INTO "seats" VALUES('tLcqQeyj7P5kWQ08',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('EKfzXEA3wXU2Bem2',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006075);
INSERT INTO "seats" VALUES('EKfzXEA3wXU2Bem2',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('fK0EI_4EO1nsSEoC',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006076);
INSERT INTO "seats" VALUES('fK0EI_4EO1nsSEoC',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('fK0EI_4EO1nsSEoC',2,'bot',NULL,'','easy',NULL,NULL);
INSERT INTO "seats" VALUES('5149P3VhaO_5KKVP',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006076);
INSERT INTO "seats" VALUES('5149P3VhaO_5KKVP',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xrcvXL3F5HJQY5TZ',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006076);
INSERT INTO "seats" VALUES('xrcvXL3F5HJQY5TZ',1,'person','gfrda-6Q32yPAmLStMjTSA','Ben',NULL,NULL,1795006076);
INSERT INTO "seats" VALUES('LaoH8tT3k9XdZzUJ',0,'person','jXMyOREhkO9vMMehfjiHWw','Ada',NULL,NULL,1795006077);
INSERT INTO "seats" VALUES('LaoH8tT3k9XdZzUJ',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('NqwpQUmEfSCYrOzV',0,'person','gfrda-6Q32yPAmLStMjTSA','Ben',NULL,NULL,1795006077);
INSERT INTO "seats" VALUES('NqwpQUmEfSCYrOzV',1,'person','gfrda-6Q32yPAmLStMjTSA','Ben',NULL,NULL,1795006077);
INSERT INTO "seats" VALUES('w-7qMs2aCGjd-UeC',0,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('w-7qMs2aCGjd-UeC',1,'bot',NULL,'','random',NULL,NULL);
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
INSERT INTO "settings" VALUES('cookie_key','028cc8f45cdb71358c599bea9d4282c83a7f9dfb501d1831d02c32646d76c46a');
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
INSERT INTO "tables" VALUES('i0Z6AqirEf6ZPYne','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,1,'jXMyOREhkO9vMMehfjiHWw','0w2u2stU40p58IKW','running','b285372f168ab2362bafdc7c7c2e09493a32e91c8659c291','b285372f168ab2362bafdc7c7c2e09493a32e91c8659c291|Ada''s own words|',0,22,12,1795006060,1795006061,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('F3LZyTrLvHqObKQA','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'jXMyOREhkO9vMMehfjiHWw','NC6fYgRuH4Ew-byc','running','5004caa4efa9b34491afc3e033ca251fb4261f20a92cc52c','5004caa4efa9b34491afc3e033ca251fb4261f20a92cc52c',0,13,13,1795006061,1795006064,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('B54Rh0fQrU3gbsNb','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'jXMyOREhkO9vMMehfjiHWw','OGNVGPuwIjFex1wr','running','d8958a0a2093f45ed89cd5128e5fa984b55562763fcfaaf1','d8958a0a2093f45ed89cd5128e5fa984b55562763fcfaaf1',0,12,12,1795006067,1795006068,'null',NULL,'{"table": null, "step": 11}',11,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('EFTP41hZ-i5KY2VN','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',1,1,'jXMyOREhkO9vMMehfjiHWw','c_iBxQEVfDcbHozx','running','8bed14b3810653e1c88bc443609f4602745f38786689d751','8bed14b3810653e1c88bc443609f4602745f38786689d751|Ada''s own words|',0,15,9,1795006067,1795006068,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('1lyPKjajskkx5uyT','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'jXMyOREhkO9vMMehfjiHWw','AiICMHkCVeH3qrNx','running','15fe61e8574a53b6dab8f427f3fd3956edccb394baaad307','15fe61e8574a53b6dab8f427f3fd3956edccb394baaad307',0,9,9,1795006068,1795006069,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('_dAIF_ZQcwlfcWGn','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'jXMyOREhkO9vMMehfjiHWw','G1re9LsoIP_tNu16','running','3d70680a7d6f400d49194abd689638009d51e25bbe184d66','3d70680a7d6f400d49194abd689638009d51e25bbe184d66',0,8,8,1795006069,1795006069,'null',NULL,'{"table": null, "step": 8}',8,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('8l9Havnf-y3IB13D','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',1,1,'jXMyOREhkO9vMMehfjiHWw','5kJrqIoIlpDt9UpN','running','9266eb2040ad6b6033e0569991c0f605cc1a2bec3e2e0faf','9266eb2040ad6b6033e0569991c0f605cc1a2bec3e2e0faf|Ada''s own words|',1,52,42,1795006069,1795006071,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('rn6Wc_wAjme3h3hH','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'jXMyOREhkO9vMMehfjiHWw','A9CJNPl_GOhStFnr','running','9c9b962dfa981e9719cdce0455675b0256773a6d5c6a211b','9c9b962dfa981e9719cdce0455675b0256773a6d5c6a211b',0,43,43,1795006071,1795006072,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('F5AKelP6r9bube5e','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'jXMyOREhkO9vMMehfjiHWw','nB4r1ib3jv9vIbeC','running','cc9f930a089ee50813927521f13d245351c50af4bf0f7d65','cc9f930a089ee50813927521f13d245351c50af4bf0f7d65',0,46,46,1795006072,1795006074,'null',NULL,'{"table": null, "step": 41}',41,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('6G5Z4Dzm5XhSo5I6','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',1,1,'jXMyOREhkO9vMMehfjiHWw','ki4GXgR_tqKvyUR_','running','ae1eec77430b78d384a44a4dec391868df60cf9f0b8c2607','ae1eec77430b78d384a44a4dec391868df60cf9f0b8c2607|Ada''s own words|',1,41,35,1795006072,1795006073,'null',NULL,'null',17,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('tLcqQeyj7P5kWQ08','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'jXMyOREhkO9vMMehfjiHWw','wDTdS3IldeBmTpsx','running','6d421d46a8b3240240ffc508878bd37daa4d10e28cd86d22','6d421d46a8b3240240ffc508878bd37daa4d10e28cd86d22',0,40,40,1795006073,1795006075,'null',NULL,'null',28,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('EKfzXEA3wXU2Bem2','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'jXMyOREhkO9vMMehfjiHWw','24RtX3ZIl_f4bDGv','running','fb392a5d9ff2758201472f94201cff7eae28b296d4e81df5','fb392a5d9ff2758201472f94201cff7eae28b296d4e81df5',0,37,37,1795006075,1795006076,'null',NULL,'{"table": null, "step": 33}',33,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('fK0EI_4EO1nsSEoC','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'jXMyOREhkO9vMMehfjiHWw','-8DvcL0UjNpx49EZ','open','1aaa5425cf264097037cc59e8cf24c7c1c8624a2d58860e6',NULL,NULL,0,0,1795006076,1795006076,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('5149P3VhaO_5KKVP','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'jXMyOREhkO9vMMehfjiHWw','kRTIE7Ig2EQG8hj-','open','61d9e3a53b3389939ceea8fb86fe229bb89bf2423922d8b2',NULL,NULL,0,0,1795006076,1795006076,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('xrcvXL3F5HJQY5TZ','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'jXMyOREhkO9vMMehfjiHWw','s7rAjGa9_BK7nZ0k','over','27acec5eebe9dcf4c17b784f04042a82adfa4f4b20554c91','27acec5eebe9dcf4c17b784f04042a82adfa4f4b20554c91',NULL,38,38,1795006076,1795006077,'{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 2}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 5, "resources": 1}, "total": 6, "tie": [6], "place": 1}]}','LaoH8tT3k9XdZzUJ','null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('LaoH8tT3k9XdZzUJ','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'jXMyOREhkO9vMMehfjiHWw','zIc_mSma6652LBVu','open','52961ffdc921f64f6f8319ba3436bcbd56821e7a1b7b3e76',NULL,NULL,0,0,1795006077,1795006077,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('NqwpQUmEfSCYrOzV','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',1,0,'gfrda-6Q32yPAmLStMjTSA','apFSgDkEtWugdGYV','running','d693f4fc97b8c596892d90630a7969450029e617c2a49809','d693f4fc97b8c596892d90630a7969450029e617c2a49809',1,21,21,1795006077,1795006077,'null',NULL,'{"table": "xrcvXL3F5HJQY5TZ", "step": 20}',21,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('w-7qMs2aCGjd-UeC','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'jXMyOREhkO9vMMehfjiHWw','PBarGLnHqyLtnn39','running','8dac308df88f1258008704b8e7d98b5bc24087165d395f98','8dac308df88f1258008704b8e7d98b5bc24087165d395f98',1,10,10,1795006077,1795006078,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE usage (
	who VARCHAR(40) NOT NULL, 
	day INTEGER NOT NULL, 
	tables INTEGER NOT NULL, 
	forks INTEGER NOT NULL, 
	bytes BIGINT NOT NULL, 
	CONSTRAINT pk_usage PRIMARY KEY (who, day)
);
INSERT INTO "usage" VALUES('jXMyOREhkO9vMMehfjiHWw',20775,17,4,44200);
INSERT INTO "usage" VALUES('2d911900dc6f93660774b7bfdf0f7a23',20775,18,5,55050);
INSERT INTO "usage" VALUES('gfrda-6Q32yPAmLStMjTSA',20775,1,1,10850);
CREATE INDEX ix_people_link ON people (link);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_tables_listed ON tables (phase, public, changed);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_rematch ON tables (rematch);
CREATE INDEX ix_sets_person ON sets (person);
DELETE FROM "sqlite_sequence";
COMMIT;
