BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',1,-1,'{"do": "draw_card_row", "card": "c30"}',NULL,NULL);
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',2,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',3,-1,'{"do": "draw_card_row", "card": "c32"}',NULL,NULL);
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',4,-1,'{"do": "draw_card_row", "card": "c19"}',NULL,NULL);
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',5,-1,'{"do": "draw_tile", "tile": "b13"}',NULL,NULL);
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',6,-1,'{"do": "draw_tile", "tile": "b16"}',NULL,NULL);
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',7,0,'{"do":"place_workers","place":"hunt","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r2-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',8,0,NULL,'Oda5Ej587LcT4uHj4GZl7w','r3-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',9,0,'{"do":"place_workers","place":"hunt","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r4-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',10,1,'{"do":"place_workers","place":"hunt","workers":1}','G5EaqVlY2VFuqFsaoI1Y3w','r2-140669710384848');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',11,1,NULL,'G5EaqVlY2VFuqFsaoI1Y3w','r3-140669710384848');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',12,1,'{"do":"place_workers","place":"hunt","workers":1}','G5EaqVlY2VFuqFsaoI1Y3w','r4-140669710384848');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',13,0,'{"do":"place_workers","place":"forest","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r5-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',14,0,NULL,'Oda5Ej587LcT4uHj4GZl7w','r6-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',15,0,'{"do":"place_workers","place":"forest","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r7-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',16,1,'{"do":"place_workers","place":"clay_pit","workers":1}','G5EaqVlY2VFuqFsaoI1Y3w','r5-140669710384848');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',17,1,NULL,'G5EaqVlY2VFuqFsaoI1Y3w','r6-140669710384848');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',18,1,'{"do":"place_workers","place":"clay_pit","workers":1}','G5EaqVlY2VFuqFsaoI1Y3w','r7-140669710384848');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',19,0,'{"do":"place_workers","place":"quarry","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r8-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',20,0,NULL,'Oda5Ej587LcT4uHj4GZl7w','r9-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',21,0,'{"do":"place_workers","place":"quarry","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r10-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',22,1,'{"do":"place_workers","place":"river","workers":1}','G5EaqVlY2VFuqFsaoI1Y3w','r8-140669710384848');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',23,1,NULL,'G5EaqVlY2VFuqFsaoI1Y3w','r9-140669710384848');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',24,1,'{"do":"place_workers","place":"river","workers":1}','G5EaqVlY2VFuqFsaoI1Y3w','r10-140669710384848');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',25,0,'{"do":"place_workers","place":"tool_maker","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r11-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',26,0,NULL,'Oda5Ej587LcT4uHj4GZl7w','r12-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',27,0,'{"do":"place_workers","place":"tool_maker","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r13-140669723227216');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',28,1,'{"do":"place_workers","place":"hut","workers":2}','G5EaqVlY2VFuqFsaoI1Y3w','r11-140669710384848');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',29,1,NULL,'G5EaqVlY2VFuqFsaoI1Y3w','r12-140669710384848');
INSERT INTO "log" VALUES('R46wKG5WGcMgzFyj',30,1,'{"do":"place_workers","place":"hut","workers":2}','G5EaqVlY2VFuqFsaoI1Y3w','r13-140669710384848');
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',1,-1,'{"do": "draw_card_row", "card": "c36"}',NULL,NULL);
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',2,-1,'{"do": "draw_card_row", "card": "c14"}',NULL,NULL);
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',3,-1,'{"do": "draw_card_row", "card": "c27"}',NULL,NULL);
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',4,-1,'{"do": "draw_card_row", "card": "c22"}',NULL,NULL);
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',5,-1,'{"do": "draw_tile", "tile": "b24"}',NULL,NULL);
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',6,-1,'{"do": "draw_tile", "tile": "b28"}',NULL,NULL);
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',7,0,'{"do":"place_workers","place":"hunt","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r2-140669723119184');
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',8,1,'{"do":"place_workers","place":"hut","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',9,0,'{"do":"place_workers","place":"forest","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r3-140669723119184');
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',10,1,'{"do":"place_workers","place":"field","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',11,0,'{"do":"place_workers","place":"clay_pit","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r4-140669723119184');
INSERT INTO "log" VALUES('PLx-JJnBIDfePvVG',12,1,'{"do":"place_workers","place":"card1","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',1,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',3,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',4,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',5,-1,'{"do": "draw_tile", "tile": "b03"}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',6,-1,'{"do": "draw_tile", "tile": "b08"}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('6jBVQTd1i8RrcNP4',11,1,'{"do":"place_workers","place":"card3","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',0,-1,'{"do": "first_site", "tile": "a30"}',NULL,NULL);
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',1,-1,'{"do": "first_site", "tile": "a26"}',NULL,NULL);
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',2,-1,'{"do": "first_site", "tile": "a35"}',NULL,NULL);
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',3,-1,'{"do": "first_site", "tile": "a16"}',NULL,NULL);
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',4,0,'{"do":"choose_tile","slot":0}','Oda5Ej587LcT4uHj4GZl7w','r2-140669321721616');
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',5,0,NULL,'Oda5Ej587LcT4uHj4GZl7w','r3-140669321721616');
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',6,0,'{"do":"choose_tile","slot":0}','Oda5Ej587LcT4uHj4GZl7w','r4-140669321721616');
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',7,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','Oda5Ej587LcT4uHj4GZl7w','r5-140669321721616');
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',8,1,'{"do":"choose_tile","slot":0}','G5EaqVlY2VFuqFsaoI1Y3w','r2-140669312276368');
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',9,1,NULL,'G5EaqVlY2VFuqFsaoI1Y3w','r3-140669312276368');
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',10,1,'{"do":"choose_tile","slot":0}','G5EaqVlY2VFuqFsaoI1Y3w','r4-140669312276368');
INSERT INTO "log" VALUES('QnroG2gxdBLBa297',11,1,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','G5EaqVlY2VFuqFsaoI1Y3w','r5-140669312276368');
INSERT INTO "log" VALUES('Y1ZUQ7tnsbhIZdlu',0,-1,'{"do": "first_site", "tile": "a21"}',NULL,NULL);
INSERT INTO "log" VALUES('Y1ZUQ7tnsbhIZdlu',1,-1,'{"do": "first_site", "tile": "a10"}',NULL,NULL);
INSERT INTO "log" VALUES('Y1ZUQ7tnsbhIZdlu',2,-1,'{"do": "first_site", "tile": "a03"}',NULL,NULL);
INSERT INTO "log" VALUES('Y1ZUQ7tnsbhIZdlu',3,-1,'{"do": "first_site", "tile": "a33"}',NULL,NULL);
INSERT INTO "log" VALUES('Y1ZUQ7tnsbhIZdlu',4,0,'{"do":"choose_tile","slot":0}','Oda5Ej587LcT4uHj4GZl7w','r2-140669312224400');
INSERT INTO "log" VALUES('Y1ZUQ7tnsbhIZdlu',5,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','Oda5Ej587LcT4uHj4GZl7w','r3-140669312224400');
INSERT INTO "log" VALUES('Y1ZUQ7tnsbhIZdlu',6,1,'{"do":"choose_tile","slot":0}',NULL,NULL);
INSERT INTO "log" VALUES('Y1ZUQ7tnsbhIZdlu',7,1,'{"do":"place_tile","q":-2,"r":0,"rotation":1}',NULL,NULL);
INSERT INTO "log" VALUES('Y1ZUQ7tnsbhIZdlu',8,0,'{"do":"choose_tile","slot":0}','Oda5Ej587LcT4uHj4GZl7w','r4-140669312224400');
INSERT INTO "log" VALUES('1mC_Kg_oDndCUcNf',0,-1,'{"do": "first_site", "tile": "a22"}',NULL,NULL);
INSERT INTO "log" VALUES('1mC_Kg_oDndCUcNf',1,-1,'{"do": "first_site", "tile": "a06"}',NULL,NULL);
INSERT INTO "log" VALUES('1mC_Kg_oDndCUcNf',2,-1,'{"do": "first_site", "tile": "a27"}',NULL,NULL);
INSERT INTO "log" VALUES('1mC_Kg_oDndCUcNf',3,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('1mC_Kg_oDndCUcNf',4,0,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('1mC_Kg_oDndCUcNf',5,0,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('1mC_Kg_oDndCUcNf',6,1,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('1mC_Kg_oDndCUcNf',7,1,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',0,-1,'{"do": "bonus_tokens", "tokens": ["yellow", "red", "blue", "orange", "purple"]}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "sagittarius"}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "pisces"}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "taurus"}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',4,-1,'{"do": "pool_tiles", "type": "veteran_colony", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',5,-1,'{"do": "pool_tiles", "type": "court", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',6,-1,'{"do": "pool_tiles", "type": "quarry", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',7,-1,'{"do": "pool_tiles", "type": "sacred_place", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',8,-1,'{"do": "pool_tiles", "type": "art_workshop", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',9,-1,'{"do": "pool_order", "colours": ["purple", "orange", "yellow", "blue", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',10,-1,'{"do": "stack_top", "type": "armoury", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',12,-1,'{"do": "stack_top", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',14,-1,'{"do": "stack_top", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',21,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',22,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',23,-1,'{"do": "district_deal", "card": "d40"}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',24,-1,'{"do": "district_deal", "card": "d44"}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',25,-1,'{"do": "district_deal", "card": "d05"}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',27,-1,'{"do": "draft_roll", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',37,1,'{"do":"draft_die","colour":"red","value":4}','G5EaqVlY2VFuqFsaoI1Y3w','r2-140669309068752');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',38,1,NULL,'G5EaqVlY2VFuqFsaoI1Y3w','r3-140669309068752');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',39,1,'{"do":"draft_die","colour":"red","value":4}','G5EaqVlY2VFuqFsaoI1Y3w','r4-140669309068752');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',40,0,'{"do":"draft_die","colour":"red","value":5}','Oda5Ej587LcT4uHj4GZl7w','r2-140669312168080');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',41,0,NULL,'Oda5Ej587LcT4uHj4GZl7w','r3-140669312168080');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',42,0,'{"do":"draft_die","colour":"red","value":5}','Oda5Ej587LcT4uHj4GZl7w','r4-140669312168080');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',43,0,'{"do":"draft_die","colour":"orange","value":1}','Oda5Ej587LcT4uHj4GZl7w','r5-140669312168080');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',44,0,NULL,'Oda5Ej587LcT4uHj4GZl7w','r6-140669312168080');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',45,0,'{"do":"draft_die","colour":"orange","value":1}','Oda5Ej587LcT4uHj4GZl7w','r7-140669312168080');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',46,1,'{"do":"draft_die","colour":"orange","value":5}','G5EaqVlY2VFuqFsaoI1Y3w','r5-140669309068752');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',47,1,NULL,'G5EaqVlY2VFuqFsaoI1Y3w','r6-140669309068752');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',48,1,'{"do":"draft_die","colour":"orange","value":5}','G5EaqVlY2VFuqFsaoI1Y3w','r7-140669309068752');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',49,1,'{"do":"visit","worker":"red","value":4,"place":1}','G5EaqVlY2VFuqFsaoI1Y3w','r8-140669309068752');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',50,1,NULL,'G5EaqVlY2VFuqFsaoI1Y3w','r9-140669309068752');
INSERT INTO "log" VALUES('eiHafhYWReVrDgXQ',51,1,'{"do":"visit","worker":"red","value":4,"place":1}','G5EaqVlY2VFuqFsaoI1Y3w','r10-140669309068752');
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',0,-1,'{"do": "bonus_tokens", "tokens": ["red", "purple", "orange", "yellow", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "gemini"}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',4,-1,'{"do": "pool_tiles", "type": "veteran_colony", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',6,-1,'{"do": "pool_tiles", "type": "workshop", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',7,-1,'{"do": "pool_tiles", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',8,-1,'{"do": "pool_tiles", "type": "wisdom_fountain", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',9,-1,'{"do": "pool_order", "colours": ["yellow", "orange", "red", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',11,-1,'{"do": "stack_top", "type": "court", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',12,-1,'{"do": "stack_top", "type": "harbour", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',13,-1,'{"do": "stack_top", "type": "temple_mountain", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',14,-1,'{"do": "stack_top", "type": "mage_tower", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',20,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',22,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',23,-1,'{"do": "district_deal", "card": "d22"}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',24,-1,'{"do": "district_deal", "card": "d04"}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',25,-1,'{"do": "district_deal", "card": "d19"}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',26,-1,'{"do": "first_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',28,-1,'{"do": "draft_roll", "colour": "red", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',37,0,'{"do":"draft_die","colour":"red","value":2}','Oda5Ej587LcT4uHj4GZl7w','r2-140669308938704');
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',38,1,'{"do":"draft_die","colour":"orange","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',39,1,'{"do":"draft_die","colour":"purple","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',40,0,'{"do":"draft_die","colour":"red","value":3}','Oda5Ej587LcT4uHj4GZl7w','r3-140669308938704');
INSERT INTO "log" VALUES('37q3Smj9t6hNz-yn',41,0,'{"do":"visit","worker":"red","value":2,"place":1}','Oda5Ej587LcT4uHj4GZl7w','r4-140669308938704');
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',4,-1,'{"do": "pool_tiles", "type": "fortress", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',6,-1,'{"do": "pool_tiles", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',7,-1,'{"do": "pool_tiles", "type": "monument", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',8,-1,'{"do": "pool_tiles", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',9,-1,'{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',12,-1,'{"do": "stack_top", "type": "granary", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',14,-1,'{"do": "stack_top", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',22,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',23,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',24,-1,'{"do": "district_deal", "card": "d27"}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',25,-1,'{"do": "district_deal", "card": "d41"}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',37,1,'{"do": "draft_die", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',38,0,'{"do": "draft_die", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',39,0,'{"do": "draft_die", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',40,1,'{"do": "draft_die", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',41,1,'{"do":"visit","worker":"orange","value":4,"place":5}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',1,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',2,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',3,-1,'{"do": "deal_row", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',4,-1,'{"do": "deal_row", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',6,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',7,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',8,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',9,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',11,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',12,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',13,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',14,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',15,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',16,-1,'{"do": "deal_bonus", "token": "bonus_offering_2"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',17,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',18,-1,'{"do": "draw_from_deck", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',19,-1,'{"do": "draw_from_deck", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',42,1,'{"do":"main_action","action":"upgrade"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',20,0,'{"do":"raise_offering","kind":"gift"}','Oda5Ej587LcT4uHj4GZl7w','r2-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',21,0,NULL,'Oda5Ej587LcT4uHj4GZl7w','r3-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',22,0,'{"do":"raise_offering","kind":"gift"}','Oda5Ej587LcT4uHj4GZl7w','r4-140669306864272');
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',43,1,'{"do":"upgrade_move"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',23,0,'{"do":"raise_offering","kind":"gift"}','Oda5Ej587LcT4uHj4GZl7w','r5-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',24,-1,'{"do":"draw_nation","nation":"germania"}','Oda5Ej587LcT4uHj4GZl7w','r5-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',25,-1,'{"do":"reveal_god","god":"taksator"}','Oda5Ej587LcT4uHj4GZl7w','r5-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',26,-1,'{"do":"reveal_god","god":"depraccus"}','Oda5Ej587LcT4uHj4GZl7w','r5-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',27,-1,'{"do":"reveal_god","god":"plaesiris"}','Oda5Ej587LcT4uHj4GZl7w','r5-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',28,-1,'{"do":"reveal_demigod","value":1}','Oda5Ej587LcT4uHj4GZl7w','r5-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',29,-1,'{"do":"reveal_demigod","value":3}','Oda5Ej587LcT4uHj4GZl7w','r5-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',30,-1,'{"do":"draw_booty","token":"booty_god"}','Oda5Ej587LcT4uHj4GZl7w','r5-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',31,-1,'{"do":"draw_booty","token":"booty_demigod"}','Oda5Ej587LcT4uHj4GZl7w','r5-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',32,-1,'{"do":"reveal_demigod","value":2}','Oda5Ej587LcT4uHj4GZl7w','r5-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',33,-1,'{"do":"draw_booty","token":"booty_cards_2"}','Oda5Ej587LcT4uHj4GZl7w','r5-140669306864272');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',34,1,'{"do":"discard_card","card":"move"}','G5EaqVlY2VFuqFsaoI1Y3w','r2-140668709801936');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',35,-1,'{"do":"draw_from_deck","card":"move"}','G5EaqVlY2VFuqFsaoI1Y3w','r2-140668709801936');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',36,-1,'{"do":"draw_from_deck","card":"coin_1"}','G5EaqVlY2VFuqFsaoI1Y3w','r2-140668709801936');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',37,1,'{"do":"choose_action","action":"move"}','G5EaqVlY2VFuqFsaoI1Y3w','r3-140668709801936');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',38,1,NULL,'G5EaqVlY2VFuqFsaoI1Y3w','r4-140668709801936');
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',44,1,'{"do":"stop"}',NULL,NULL);
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',39,1,'{"do":"choose_action","action":"move"}','G5EaqVlY2VFuqFsaoI1Y3w','r5-140668709801936');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',40,1,'{"do":"commit_move","cards":0}','G5EaqVlY2VFuqFsaoI1Y3w','r6-140668709801936');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',41,1,NULL,'G5EaqVlY2VFuqFsaoI1Y3w','r7-140668709801936');
INSERT INTO "log" VALUES('SSEvEHYOPckMmtvZ',42,1,'{"do":"commit_move","cards":0}','G5EaqVlY2VFuqFsaoI1Y3w','r8-140668709801936');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',1,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',3,-1,'{"do": "deal_row", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',4,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',6,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',7,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',8,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',9,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',10,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',11,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',12,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',13,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',14,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',15,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',16,-1,'{"do": "deal_bonus", "token": "bonus_offering_2"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',17,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',18,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',19,-1,'{"do": "draw_from_deck", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('86Jj_ZhO-jIEDwLg',45,1,'{"do":"no_extra_action"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',20,0,'{"do":"raise_offering","kind":"gift"}','Oda5Ej587LcT4uHj4GZl7w','r2-140669306816400');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',21,0,'{"do":"raise_offering","kind":"gift"}','Oda5Ej587LcT4uHj4GZl7w','r3-140669306816400');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',22,-1,'{"do":"draw_nation","nation":"aegyptus"}','Oda5Ej587LcT4uHj4GZl7w','r3-140669306816400');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',23,-1,'{"do":"reveal_god","god":"stonkus"}','Oda5Ej587LcT4uHj4GZl7w','r3-140669306816400');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',24,-1,'{"do":"reveal_god","god":"vinthrad"}','Oda5Ej587LcT4uHj4GZl7w','r3-140669306816400');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',25,-1,'{"do":"reveal_god","god":"gadicea"}','Oda5Ej587LcT4uHj4GZl7w','r3-140669306816400');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',26,-1,'{"do":"draw_booty","token":"booty_demigod"}','Oda5Ej587LcT4uHj4GZl7w','r3-140669306816400');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',27,-1,'{"do":"reveal_demigod","value":2}','Oda5Ej587LcT4uHj4GZl7w','r3-140669306816400');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',28,-1,'{"do":"draw_booty","token":"booty_offering_1"}','Oda5Ej587LcT4uHj4GZl7w','r3-140669306816400');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',29,-1,'{"do":"draw_booty","token":"booty_step_1"}','Oda5Ej587LcT4uHj4GZl7w','r3-140669306816400');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',30,1,'{"do":"decline"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',31,0,'{"do":"exchange_pieces","give":"column","count":1}','Oda5Ej587LcT4uHj4GZl7w','r4-140669306816400');
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',32,1,'{"do":"choose_action","action":"buy"}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',33,1,'{"do":"commit_coins","coins":{"coin_1":2}}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',34,1,'{"do":"buy_offering","kind":"temple","level":1}',NULL,NULL);
INSERT INTO "log" VALUES('DaDHNEONGt_r33fP',35,1,'{"do":"buy_offering","kind":"gift","level":1}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',8,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',9,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',12,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',14,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',17,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',18,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',19,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',20,-1,'{"do": "draw_nation", "nation": "iberia"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',21,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',22,-1,'{"do": "reveal_god", "god": "plaesiris"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',23,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',24,-1,'{"do": "reveal_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',25,-1,'{"do": "reveal_god", "god": "traitera"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',26,-1,'{"do": "draw_booty", "token": "booty_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',27,-1,'{"do": "draw_booty", "token": "booty_cards_2"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',28,-1,'{"do": "draw_booty", "token": "booty_pieces_1_1"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',29,1,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',30,0,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',31,1,'{"do": "place_bonus_column", "q": 12, "r": 0}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',32,1,'{"do": "choose_action", "action": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',33,1,'{"do":"commit_move","cards":0}',NULL,NULL);
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',1,-1,'{"do": "draw_card_row", "card": "c29"}',NULL,NULL);
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',2,-1,'{"do": "draw_card_row", "card": "c03"}',NULL,NULL);
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',3,-1,'{"do": "draw_card_row", "card": "c27"}',NULL,NULL);
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',4,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',5,-1,'{"do": "draw_tile", "tile": "b23"}',NULL,NULL);
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',6,-1,'{"do": "draw_tile", "tile": "b11"}',NULL,NULL);
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',7,0,'{"do":"place_workers","place":"hunt","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r2-140668709721552');
INSERT INTO "log" VALUES('d1mxFr7si_pgxcx4',34,1,'{"do":"place_piece","q":0,"r":6}',NULL,NULL);
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',8,1,'{"do":"place_workers","place":"hunt","workers":1}','G5EaqVlY2VFuqFsaoI1Y3w','r2-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',9,0,'{"do":"place_workers","place":"forest","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r3-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',10,1,'{"do":"place_workers","place":"clay_pit","workers":1}','G5EaqVlY2VFuqFsaoI1Y3w','r3-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',11,0,'{"do":"place_workers","place":"quarry","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r4-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',12,1,'{"do":"place_workers","place":"river","workers":1}','G5EaqVlY2VFuqFsaoI1Y3w','r4-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',13,0,'{"do":"place_workers","place":"tool_maker","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r5-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',14,1,'{"do":"place_workers","place":"hut","workers":2}','G5EaqVlY2VFuqFsaoI1Y3w','r5-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',15,0,'{"do":"place_workers","place":"card1","workers":1}','Oda5Ej587LcT4uHj4GZl7w','r6-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',16,0,'{"do":"choose_group","place":"hunt"}','Oda5Ej587LcT4uHj4GZl7w','r7-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',17,-1,'{"do":"roll_gather","dice":[4]}','Oda5Ej587LcT4uHj4GZl7w','r7-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',18,0,'{"do":"choose_tools","tools":[],"one_use":[]}','Oda5Ej587LcT4uHj4GZl7w','r8-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',19,0,'{"do":"choose_group","place":"forest"}','Oda5Ej587LcT4uHj4GZl7w','r9-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',20,-1,'{"do":"roll_gather","dice":[6]}','Oda5Ej587LcT4uHj4GZl7w','r9-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',21,0,'{"do":"choose_tools","tools":[],"one_use":[]}','Oda5Ej587LcT4uHj4GZl7w','r10-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',22,0,'{"do":"choose_group","place":"quarry"}','Oda5Ej587LcT4uHj4GZl7w','r11-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',23,-1,'{"do":"roll_gather","dice":[4]}','Oda5Ej587LcT4uHj4GZl7w','r11-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',24,0,'{"do":"choose_tools","tools":[],"one_use":[]}','Oda5Ej587LcT4uHj4GZl7w','r12-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',25,0,'{"do":"choose_group","place":"tool_maker"}','Oda5Ej587LcT4uHj4GZl7w','r13-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',26,0,'{"do":"choose_group","place":"card1"}','Oda5Ej587LcT4uHj4GZl7w','r14-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',27,0,'{"do":"pay_card","pay":{"wood":1}}','Oda5Ej587LcT4uHj4GZl7w','r15-140668709721552');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',28,1,'{"do":"choose_group","place":"hunt"}','G5EaqVlY2VFuqFsaoI1Y3w','r6-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',29,-1,'{"do":"roll_gather","dice":[6]}','G5EaqVlY2VFuqFsaoI1Y3w','r6-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',30,1,'{"do":"choose_tools","tools":[],"one_use":[]}','G5EaqVlY2VFuqFsaoI1Y3w','r7-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',31,1,'{"do":"choose_group","place":"clay_pit"}','G5EaqVlY2VFuqFsaoI1Y3w','r8-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',32,-1,'{"do":"roll_gather","dice":[5]}','G5EaqVlY2VFuqFsaoI1Y3w','r8-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',33,1,'{"do":"choose_tools","tools":[],"one_use":[]}','G5EaqVlY2VFuqFsaoI1Y3w','r9-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',34,1,'{"do":"choose_group","place":"river"}','G5EaqVlY2VFuqFsaoI1Y3w','r10-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',35,-1,'{"do":"roll_gather","dice":[5]}','G5EaqVlY2VFuqFsaoI1Y3w','r10-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',36,1,'{"do":"choose_tools","tools":[],"one_use":[]}','G5EaqVlY2VFuqFsaoI1Y3w','r11-140668708914000');
INSERT INTO "log" VALUES('v2CfE4bwNufcBnlU',37,1,'{"do":"choose_group","place":"hut"}','G5EaqVlY2VFuqFsaoI1Y3w','r12-140668708914000');
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',1,-1,'{"do": "draw_card_row", "card": "c29"}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',2,-1,'{"do": "draw_card_row", "card": "c03"}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',3,-1,'{"do": "draw_card_row", "card": "c27"}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',4,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',5,-1,'{"do": "draw_tile", "tile": "b23"}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',6,-1,'{"do": "draw_tile", "tile": "b11"}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',7,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',8,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',9,0,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',10,1,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',11,0,'{"do": "place_workers", "place": "quarry", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',12,1,'{"do": "place_workers", "place": "river", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',13,0,'{"do": "place_workers", "place": "tool_maker", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',14,1,'{"do": "place_workers", "place": "hut", "workers": 2}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',15,0,'{"do": "place_workers", "place": "card1", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',16,0,'{"do": "choose_group", "place": "hunt"}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',17,-1,'{"do": "roll_gather", "dice": [4]}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',18,0,'{"do": "choose_tools", "tools": [], "one_use": []}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',19,0,'{"do": "choose_group", "place": "forest"}',NULL,NULL);
INSERT INTO "log" VALUES('jL9jO4VIwmXWZwWe',20,-1,'{"do": "roll_gather", "dice": [5]}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',1,-1,'{"do": "draw_card_row", "card": "c10"}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',2,-1,'{"do": "draw_card_row", "card": "c11"}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',3,-1,'{"do": "draw_card_row", "card": "c22"}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',4,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',5,-1,'{"do": "draw_tile", "tile": "b22"}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',6,-1,'{"do": "draw_tile", "tile": "b13"}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',7,1,'{"do":"place_workers","place":"clay_pit","workers":4}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',8,0,'{"do":"place_workers","place":"building2","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',9,1,'{"do":"place_workers","place":"hunt","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',10,0,'{"do":"place_workers","place":"building1","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',11,0,'{"do":"place_workers","place":"field","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('vNGr6Q-snNmYwXMX',12,0,'{"do":"place_workers","place":"card1","workers":1}',NULL,NULL);
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
	link VARCHAR(64), until BIGINT, epoch INTEGER DEFAULT '0' NOT NULL, created BIGINT DEFAULT '1795020262' NOT NULL, seen BIGINT DEFAULT '1795020262' NOT NULL, owner VARCHAR(32), 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('Oda5Ej587LcT4uHj4GZl7w','Ada','6e69acef726b17b8bf0918b716b01735c2d2a6af503bb62533b18f7172d39268',1797612265,0,1795020265,1795020330,NULL);
INSERT INTO "people" VALUES('G5EaqVlY2VFuqFsaoI1Y3w','Ben',NULL,NULL,0,1795020265,1795020330,NULL);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(32), 
	own VARCHAR(64), since BIGINT, ready BOOLEAN, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('R46wKG5WGcMgzFyj',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,'Ada''s own words',1795020269,NULL);
INSERT INTO "seats" VALUES('R46wKG5WGcMgzFyj',1,'person','G5EaqVlY2VFuqFsaoI1Y3w','Ben',NULL,NULL,1795020269,1);
INSERT INTO "seats" VALUES('PLx-JJnBIDfePvVG',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020270,NULL);
INSERT INTO "seats" VALUES('PLx-JJnBIDfePvVG',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('6jBVQTd1i8RrcNP4',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020311,NULL);
INSERT INTO "seats" VALUES('6jBVQTd1i8RrcNP4',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('QnroG2gxdBLBa297',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,'Ada''s own words',1795020312,NULL);
INSERT INTO "seats" VALUES('QnroG2gxdBLBa297',1,'person','G5EaqVlY2VFuqFsaoI1Y3w','Ben',NULL,NULL,1795020312,1);
INSERT INTO "seats" VALUES('Y1ZUQ7tnsbhIZdlu',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020312,NULL);
INSERT INTO "seats" VALUES('Y1ZUQ7tnsbhIZdlu',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('1mC_Kg_oDndCUcNf',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020314,NULL);
INSERT INTO "seats" VALUES('1mC_Kg_oDndCUcNf',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('eiHafhYWReVrDgXQ',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,'Ada''s own words',1795020315,NULL);
INSERT INTO "seats" VALUES('eiHafhYWReVrDgXQ',1,'person','G5EaqVlY2VFuqFsaoI1Y3w','Ben',NULL,NULL,1795020315,1);
INSERT INTO "seats" VALUES('37q3Smj9t6hNz-yn',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020316,NULL);
INSERT INTO "seats" VALUES('37q3Smj9t6hNz-yn',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('86Jj_ZhO-jIEDwLg',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020320,NULL);
INSERT INTO "seats" VALUES('86Jj_ZhO-jIEDwLg',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('SSEvEHYOPckMmtvZ',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,'Ada''s own words',1795020321,NULL);
INSERT INTO "seats" VALUES('SSEvEHYOPckMmtvZ',1,'person','G5EaqVlY2VFuqFsaoI1Y3w','Ben',NULL,NULL,1795020321,1);
INSERT INTO "seats" VALUES('DaDHNEONGt_r33fP',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020322,NULL);
INSERT INTO "seats" VALUES('DaDHNEONGt_r33fP',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('d1mxFr7si_pgxcx4',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020326,NULL);
INSERT INTO "seats" VALUES('d1mxFr7si_pgxcx4',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('W7atVxsLKurKo1r9',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020326,NULL);
INSERT INTO "seats" VALUES('W7atVxsLKurKo1r9',1,'open',NULL,'',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('W7atVxsLKurKo1r9',2,'bot',NULL,'','easy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qs-8X-RhJlfuFGQA',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020327,NULL);
INSERT INTO "seats" VALUES('qs-8X-RhJlfuFGQA',1,'open',NULL,'',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('v2CfE4bwNufcBnlU',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020327,NULL);
INSERT INTO "seats" VALUES('v2CfE4bwNufcBnlU',1,'person','G5EaqVlY2VFuqFsaoI1Y3w','Ben',NULL,NULL,1795020327,1);
INSERT INTO "seats" VALUES('c9X6gZ-pz-gb0lGi',0,'person','Oda5Ej587LcT4uHj4GZl7w','Ada',NULL,NULL,1795020328,NULL);
INSERT INTO "seats" VALUES('c9X6gZ-pz-gb0lGi',1,'open',NULL,'',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jL9jO4VIwmXWZwWe',0,'person','G5EaqVlY2VFuqFsaoI1Y3w','Ben',NULL,NULL,1795020329,NULL);
INSERT INTO "seats" VALUES('jL9jO4VIwmXWZwWe',1,'person','G5EaqVlY2VFuqFsaoI1Y3w','Ben',NULL,NULL,1795020329,NULL);
INSERT INTO "seats" VALUES('vNGr6Q-snNmYwXMX',0,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vNGr6Q-snNmYwXMX',1,'bot',NULL,'','random',NULL,NULL,NULL);
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
INSERT INTO "settings" VALUES('cookie_key','27f0b8801abea4b4eae56dbfce385ac349a5b9ec49ded7b4b7ae7fb7275996ce');
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
	begun INTEGER, patience INTEGER, level VARCHAR(32), removed JSON, take_back BOOLEAN, set_name VARCHAR(40), set_digest VARCHAR(16), luck VARCHAR(8), round INTEGER, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('R46wKG5WGcMgzFyj','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,1,'Oda5Ej587LcT4uHj4GZl7w','OvHNGDJjHSseYvGI','running','bc0edd836c38e39288c0cbf3c6a3a05b1fc1ae07116fccd2','bc0edd836c38e39288c0cbf3c6a3a05b1fc1ae07116fccd2|Ada''s own words|',0,31,15,1795020268,1795020270,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('PLx-JJnBIDfePvVG','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'Oda5Ej587LcT4uHj4GZl7w','6k9hhMmxZx1AgJmd','running','04bfa9069786544059f02b55214bc3e9a8bca7ea208e47b9','04bfa9069786544059f02b55214bc3e9a8bca7ea208e47b9',0,13,13,1795020270,1795020290,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('6jBVQTd1i8RrcNP4','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'Oda5Ej587LcT4uHj4GZl7w','ccHPRb3_XttEZ5rB','running','855c2dddc0f9b47f9c284a3c15956cb8989d690fcb5f713e','855c2dddc0f9b47f9c284a3c15956cb8989d690fcb5f713e',0,12,12,1795020311,1795020311,'null',NULL,'{"table": null, "step": 11}',11,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('QnroG2gxdBLBa297','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',1,1,'Oda5Ej587LcT4uHj4GZl7w','t5wvhQWpVknl8-0m','running','785c281188859ffffab71c5fc6133cfb2ad206c2f286aeed','785c281188859ffffab71c5fc6133cfb2ad206c2f286aeed|Ada''s own words|',0,12,8,1795020311,1795020312,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('Y1ZUQ7tnsbhIZdlu','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'Oda5Ej587LcT4uHj4GZl7w','QjQQGmtU1MiU1i3B','running','47397b14b7f1ea5654bdfd7a17aafb55ef09647c7ff757d6','47397b14b7f1ea5654bdfd7a17aafb55ef09647c7ff757d6',0,9,9,1795020312,1795020313,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('1mC_Kg_oDndCUcNf','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'Oda5Ej587LcT4uHj4GZl7w','UctpvR7l0QiD0RQ6','running','4093a84b232aa59d245ef0565b968e02327fc1b39a98032d','4093a84b232aa59d245ef0565b968e02327fc1b39a98032d',0,8,8,1795020314,1795020314,'null',NULL,'{"table": null, "step": 8}',8,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('eiHafhYWReVrDgXQ','origins',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',1,1,'Oda5Ej587LcT4uHj4GZl7w','v0I1pRXk8Vw-XQpk','running','281af552961f1cbdaac71a70464e3ae3d0e5db87acc5c5a2','281af552961f1cbdaac71a70464e3ae3d0e5db87acc5c5a2|Ada''s own words|',1,52,42,1795020315,1795020316,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('37q3Smj9t6hNz-yn','origins',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'Oda5Ej587LcT4uHj4GZl7w','HHs2KWSc0qr6gadW','running','d1422e85a28d5b9f3993ea7598695e3850d836e92f1bbba7','d1422e85a28d5b9f3993ea7598695e3850d836e92f1bbba7',0,42,42,1795020316,1795020318,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('86Jj_ZhO-jIEDwLg','origins',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'Oda5Ej587LcT4uHj4GZl7w','wrCsFN1dY5EGQDgY','running','6c8a24e73c5abedf7883af5364a63625f322a9233560df7d','6c8a24e73c5abedf7883af5364a63625f322a9233560df7d',0,46,46,1795020320,1795020322,'null',NULL,'{"table": null, "step": 41}',41,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('SSEvEHYOPckMmtvZ','pantheon',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',1,1,'Oda5Ej587LcT4uHj4GZl7w','mZ9Du5Tp5YaPpfhf','running','678b1c660f36b8533aae28076b009474c8b1d1c460ac9903','678b1c660f36b8533aae28076b009474c8b1d1c460ac9903|Ada''s own words|',1,43,37,1795020320,1795020322,'null',NULL,'null',20,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('DaDHNEONGt_r33fP','pantheon',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'Oda5Ej587LcT4uHj4GZl7w','fw7-KiyHpVZFdSNx','running','2fbae2450bcfacb26c040d8446ad7a20b92f2b60577b4d7c','2fbae2450bcfacb26c040d8446ad7a20b92f2b60577b4d7c',0,36,36,1795020322,1795020324,'null',NULL,'null',20,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('d1mxFr7si_pgxcx4','pantheon',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'Oda5Ej587LcT4uHj4GZl7w','YicPta-hTk1weEDf','running','9bcb39a284e6a258abb836e78a6c62541b5af1395b9d9112','9bcb39a284e6a258abb836e78a6c62541b5af1395b9d9112',0,35,35,1795020326,1795020327,'null',NULL,'{"table": null, "step": 33}',33,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('W7atVxsLKurKo1r9','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'Oda5Ej587LcT4uHj4GZl7w','wvmGrZM5fiqp0UOy','open','ef6d35352407435431f2430c7c656a4c526441827ed19a1c',NULL,NULL,0,0,1795020326,1795020326,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('qs-8X-RhJlfuFGQA','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'Oda5Ej587LcT4uHj4GZl7w','zDL4onoN_erhMBRA','open','e2599b897e3c44c3a60dc3cea72deb8fdc7b45ba26b805a8',NULL,NULL,0,0,1795020327,1795020327,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('v2CfE4bwNufcBnlU','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'Oda5Ej587LcT4uHj4GZl7w','SvkKP1RBBllNCGq2','over','59ce7240215d83996610fce335a027e17b0e252c0fbe4bd4','59ce7240215d83996610fce335a027e17b0e252c0fbe4bd4',NULL,38,38,1795020327,1795020328,'{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 1, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 1}, "total": 2, "tie": [7], "place": 1}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 1}, "total": 1, "tie": [6], "place": 2}]}','c9X6gZ-pz-gb0lGi','null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('c9X6gZ-pz-gb0lGi','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'Oda5Ej587LcT4uHj4GZl7w','3leTxmmIqUpp785K','open','7f9e1b025cf32bbcd89166fdbff5c6c213b6721dfc8c966a',NULL,NULL,0,0,1795020328,1795020328,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('jL9jO4VIwmXWZwWe','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',1,0,'G5EaqVlY2VFuqFsaoI1Y3w','3PJfKCuaYeJEvEjn','running','3c965a25026832af48e279e5795b5abc0f1b1c795dc41598','3c965a25026832af48e279e5795b5abc0f1b1c795dc41598',0,21,21,1795020329,1795020329,'null',NULL,'{"table": "v2CfE4bwNufcBnlU", "step": 20}',21,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
INSERT INTO "tables" VALUES('vNGr6Q-snNmYwXMX','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'Oda5Ej587LcT4uHj4GZl7w','Ae0dXD_L6h8tvQgm','running','47f9773de1b5e898c49056a66bc8f76229f878ea3e3ccb7a','47f9773de1b5e898c49056a66bc8f76229f878ea3e3ccb7a',0,13,13,1795020329,1795020330,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1);
CREATE TABLE usage (
	who VARCHAR(40) NOT NULL, 
	day INTEGER NOT NULL, 
	tables INTEGER NOT NULL, 
	forks INTEGER NOT NULL, 
	bytes BIGINT NOT NULL, 
	CONSTRAINT pk_usage PRIMARY KEY (who, day)
);
INSERT INTO "usage" VALUES('Oda5Ej587LcT4uHj4GZl7w',20775,17,4,44650);
INSERT INTO "usage" VALUES('c6be4a769845055457390011ff7e670b',20775,18,5,55500);
INSERT INTO "usage" VALUES('G5EaqVlY2VFuqFsaoI1Y3w',20775,1,1,10850);
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
