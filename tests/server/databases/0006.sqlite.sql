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
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',1,-1,'{"do": "draw_card_row", "card": "c14"}',NULL,NULL);
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',2,-1,'{"do": "draw_card_row", "card": "c20"}',NULL,NULL);
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',3,-1,'{"do": "draw_card_row", "card": "c22"}',NULL,NULL);
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',4,-1,'{"do": "draw_card_row", "card": "c05"}',NULL,NULL);
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',5,-1,'{"do": "draw_tile", "tile": "b17"}',NULL,NULL);
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',6,-1,'{"do": "draw_tile", "tile": "b15"}',NULL,NULL);
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',7,0,'{"do":"place_workers","place":"hunt","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r2-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',8,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r3-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',9,0,'{"do":"place_workers","place":"hunt","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r4-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',10,1,'{"do":"place_workers","place":"hunt","workers":1}','eYlgSlQj8Tnpb0L_-61CCA','r2-140635991701584');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',11,1,NULL,'eYlgSlQj8Tnpb0L_-61CCA','r3-140635991701584');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',12,1,'{"do":"place_workers","place":"hunt","workers":1}','eYlgSlQj8Tnpb0L_-61CCA','r4-140635991701584');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',13,0,'{"do":"place_workers","place":"forest","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',14,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r6-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',15,0,'{"do":"place_workers","place":"forest","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r7-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',16,1,'{"do":"place_workers","place":"clay_pit","workers":1}','eYlgSlQj8Tnpb0L_-61CCA','r5-140635991701584');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',17,1,NULL,'eYlgSlQj8Tnpb0L_-61CCA','r6-140635991701584');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',18,1,'{"do":"place_workers","place":"clay_pit","workers":1}','eYlgSlQj8Tnpb0L_-61CCA','r7-140635991701584');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',19,0,'{"do":"place_workers","place":"quarry","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r8-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',20,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r9-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',21,0,'{"do":"place_workers","place":"quarry","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r10-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',22,1,'{"do":"place_workers","place":"river","workers":1}','eYlgSlQj8Tnpb0L_-61CCA','r8-140635991701584');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',23,1,NULL,'eYlgSlQj8Tnpb0L_-61CCA','r9-140635991701584');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',24,1,'{"do":"place_workers","place":"river","workers":1}','eYlgSlQj8Tnpb0L_-61CCA','r10-140635991701584');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',25,0,'{"do":"place_workers","place":"tool_maker","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r11-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',26,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r12-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',27,0,'{"do":"place_workers","place":"tool_maker","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r13-140636222400592');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',28,1,'{"do":"place_workers","place":"hut","workers":2}','eYlgSlQj8Tnpb0L_-61CCA','r11-140635991701584');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',29,1,NULL,'eYlgSlQj8Tnpb0L_-61CCA','r12-140635991701584');
INSERT INTO "log" VALUES('6ynkIbLYxx77f7wi',30,1,'{"do":"place_workers","place":"hut","workers":2}','eYlgSlQj8Tnpb0L_-61CCA','r13-140635991701584');
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',1,-1,'{"do": "draw_card_row", "card": "c13"}',NULL,NULL);
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',2,-1,'{"do": "draw_card_row", "card": "c02"}',NULL,NULL);
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',3,-1,'{"do": "draw_card_row", "card": "c11"}',NULL,NULL);
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',4,-1,'{"do": "draw_card_row", "card": "c17"}',NULL,NULL);
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',5,-1,'{"do": "draw_tile", "tile": "b27"}',NULL,NULL);
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',6,-1,'{"do": "draw_tile", "tile": "b14"}',NULL,NULL);
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',7,1,'{"do":"place_workers","place":"hut","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',8,0,'{"do":"place_workers","place":"hunt","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r2-140635957655120');
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',9,1,'{"do":"place_workers","place":"field","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',10,0,'{"do":"place_workers","place":"forest","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r3-140635957655120');
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',11,1,'{"do":"place_workers","place":"clay_pit","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('7GVK6Kyiu_2bXblZ',12,0,'{"do":"place_workers","place":"quarry","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r4-140635957655120');
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',1,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',3,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',4,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',5,-1,'{"do": "draw_tile", "tile": "b03"}',NULL,NULL);
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',6,-1,'{"do": "draw_tile", "tile": "b08"}',NULL,NULL);
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',0,-1,'{"do": "first_site", "tile": "a04"}',NULL,NULL);
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',1,-1,'{"do": "first_site", "tile": "a31"}',NULL,NULL);
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',2,-1,'{"do": "first_site", "tile": "a13"}',NULL,NULL);
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',3,-1,'{"do": "first_site", "tile": "a10"}',NULL,NULL);
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',4,0,'{"do":"choose_tile","slot":0}','YsIzr6yZJcqzqqRzzQXRwQ','r2-140635956003408');
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',5,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r3-140635956003408');
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',6,0,'{"do":"choose_tile","slot":0}','YsIzr6yZJcqzqqRzzQXRwQ','r4-140635956003408');
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',7,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635956003408');
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',8,1,'{"do":"choose_tile","slot":0}','eYlgSlQj8Tnpb0L_-61CCA','r2-140635954742928');
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',9,1,NULL,'eYlgSlQj8Tnpb0L_-61CCA','r3-140635954742928');
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',10,1,'{"do":"choose_tile","slot":0}','eYlgSlQj8Tnpb0L_-61CCA','r4-140635954742928');
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',11,1,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','eYlgSlQj8Tnpb0L_-61CCA','r5-140635954742928');
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',12,0,'{"do":"choose_tile","slot":0}','YsIzr6yZJcqzqqRzzQXRwQ','r6-140635956003408');
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',13,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r7-140635956003408');
INSERT INTO "log" VALUES('hhHDw--8goQ1LqR1',11,1,'{"do":"place_workers","place":"card2","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('wT7ul4wR56WYaMPP',14,0,'{"do":"choose_tile","slot":0}','YsIzr6yZJcqzqqRzzQXRwQ','r8-140635956003408');
INSERT INTO "log" VALUES('5pLSJnercGpEvtTA',0,-1,'{"do": "first_site", "tile": "a35"}',NULL,NULL);
INSERT INTO "log" VALUES('5pLSJnercGpEvtTA',1,-1,'{"do": "first_site", "tile": "a08"}',NULL,NULL);
INSERT INTO "log" VALUES('5pLSJnercGpEvtTA',2,-1,'{"do": "first_site", "tile": "a23"}',NULL,NULL);
INSERT INTO "log" VALUES('5pLSJnercGpEvtTA',3,-1,'{"do": "first_site", "tile": "a20"}',NULL,NULL);
INSERT INTO "log" VALUES('5pLSJnercGpEvtTA',4,0,'{"do":"choose_tile","slot":0}','YsIzr6yZJcqzqqRzzQXRwQ','r2-140635956744208');
INSERT INTO "log" VALUES('5pLSJnercGpEvtTA',5,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','YsIzr6yZJcqzqqRzzQXRwQ','r3-140635956744208');
INSERT INTO "log" VALUES('5pLSJnercGpEvtTA',6,1,'{"do":"choose_tile","slot":0}',NULL,NULL);
INSERT INTO "log" VALUES('5pLSJnercGpEvtTA',7,1,'{"do":"place_tile","q":-2,"r":0,"rotation":2}',NULL,NULL);
INSERT INTO "log" VALUES('5pLSJnercGpEvtTA',8,0,'{"do":"choose_tile","slot":0}','YsIzr6yZJcqzqqRzzQXRwQ','r4-140635956744208');
INSERT INTO "log" VALUES('2V-QMxtADpsj8std',0,-1,'{"do": "first_site", "tile": "a22"}',NULL,NULL);
INSERT INTO "log" VALUES('2V-QMxtADpsj8std',1,-1,'{"do": "first_site", "tile": "a06"}',NULL,NULL);
INSERT INTO "log" VALUES('2V-QMxtADpsj8std',2,-1,'{"do": "first_site", "tile": "a27"}',NULL,NULL);
INSERT INTO "log" VALUES('2V-QMxtADpsj8std',3,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('2V-QMxtADpsj8std',4,0,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('2V-QMxtADpsj8std',5,0,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('2V-QMxtADpsj8std',6,1,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('2V-QMxtADpsj8std',7,1,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',0,-1,'{"do": "bonus_tokens", "tokens": ["purple", "red", "blue", "orange", "yellow"]}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "cancer"}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "sagittarius"}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',4,-1,'{"do": "pool_tiles", "type": "outpost", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',5,-1,'{"do": "pool_tiles", "type": "estate", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',6,-1,'{"do": "pool_tiles", "type": "market", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',7,-1,'{"do": "pool_tiles", "type": "temple_mountain", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',8,-1,'{"do": "pool_tiles", "type": "wisdom_fountain", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',9,-1,'{"do": "pool_order", "colours": ["orange", "yellow", "red", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',10,-1,'{"do": "stack_top", "type": "hippodrome", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',12,-1,'{"do": "stack_top", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',13,-1,'{"do": "stack_top", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',14,-1,'{"do": "stack_top", "type": "mage_tower", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',22,-1,'{"do": "district_deal", "card": "d17"}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',23,-1,'{"do": "district_deal", "card": "d41"}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',24,-1,'{"do": "district_deal", "card": "d14"}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',25,-1,'{"do": "district_deal", "card": "d11"}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',26,-1,'{"do": "first_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',28,-1,'{"do": "draft_roll", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',37,0,'{"do":"draft_die","colour":"red","value":2}','YsIzr6yZJcqzqqRzzQXRwQ','r2-140635956047952');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',38,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r3-140635956047952');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',39,0,'{"do":"draft_die","colour":"red","value":2}','YsIzr6yZJcqzqqRzzQXRwQ','r4-140635956047952');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',40,1,'{"do":"draft_die","colour":"red","value":4}','eYlgSlQj8Tnpb0L_-61CCA','r2-140635489282384');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',41,1,NULL,'eYlgSlQj8Tnpb0L_-61CCA','r3-140635489282384');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',42,1,'{"do":"draft_die","colour":"red","value":4}','eYlgSlQj8Tnpb0L_-61CCA','r4-140635489282384');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',43,1,'{"do":"draft_die","colour":"orange","value":1}','eYlgSlQj8Tnpb0L_-61CCA','r5-140635489282384');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',44,1,NULL,'eYlgSlQj8Tnpb0L_-61CCA','r6-140635489282384');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',45,1,'{"do":"draft_die","colour":"orange","value":1}','eYlgSlQj8Tnpb0L_-61CCA','r7-140635489282384');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',46,0,'{"do":"draft_die","colour":"orange","value":1}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635956047952');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',47,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r6-140635956047952');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',48,0,'{"do":"draft_die","colour":"orange","value":1}','YsIzr6yZJcqzqqRzzQXRwQ','r7-140635956047952');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',49,0,'{"do":"visit","worker":"red","value":2,"place":1}','YsIzr6yZJcqzqqRzzQXRwQ','r8-140635956047952');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',50,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r9-140635956047952');
INSERT INTO "log" VALUES('OjQmsWxvodjpyD_H',51,0,'{"do":"visit","worker":"red","value":2,"place":1}','YsIzr6yZJcqzqqRzzQXRwQ','r10-140635956047952');
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',0,-1,'{"do": "bonus_tokens", "tokens": ["orange", "red", "purple", "blue", "yellow"]}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "pisces"}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "taurus"}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "scorpio"}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',4,-1,'{"do": "pool_tiles", "type": "hippodrome", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',5,-1,'{"do": "pool_tiles", "type": "court", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',6,-1,'{"do": "pool_tiles", "type": "quarry", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',7,-1,'{"do": "pool_tiles", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',8,-1,'{"do": "pool_tiles", "type": "art_workshop", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',9,-1,'{"do": "pool_order", "colours": ["red", "blue", "orange", "yellow", "purple"]}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',10,-1,'{"do": "stack_top", "type": "armoury", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',11,-1,'{"do": "stack_top", "type": "stone_circle", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',12,-1,'{"do": "stack_top", "type": "market", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',13,-1,'{"do": "stack_top", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',14,-1,'{"do": "stack_top", "type": "art_workshop", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',20,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',21,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',22,-1,'{"do": "district_deal", "card": "d40"}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',23,-1,'{"do": "district_deal", "card": "d18"}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',24,-1,'{"do": "district_deal", "card": "d41"}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',25,-1,'{"do": "district_deal", "card": "d25"}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',26,-1,'{"do": "first_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',27,-1,'{"do": "draft_roll", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',28,-1,'{"do": "draft_roll", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',37,0,'{"do":"draft_die","colour":"red","value":1}','YsIzr6yZJcqzqqRzzQXRwQ','r2-140635954342928');
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',38,1,'{"do":"draft_die","colour":"blue","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',39,1,'{"do":"draft_die","colour":"blue","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',40,0,'{"do":"draft_die","colour":"red","value":4}','YsIzr6yZJcqzqqRzzQXRwQ','r3-140635954342928');
INSERT INTO "log" VALUES('Gs7cC26Kn4qtJ1ne',41,0,'{"do":"visit","worker":"red","value":1,"place":1}','YsIzr6yZJcqzqqRzzQXRwQ','r4-140635954342928');
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',4,-1,'{"do": "pool_tiles", "type": "fortress", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',6,-1,'{"do": "pool_tiles", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',7,-1,'{"do": "pool_tiles", "type": "monument", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',8,-1,'{"do": "pool_tiles", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',9,-1,'{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',12,-1,'{"do": "stack_top", "type": "granary", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',14,-1,'{"do": "stack_top", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',22,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',23,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',24,-1,'{"do": "district_deal", "card": "d27"}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',25,-1,'{"do": "district_deal", "card": "d41"}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',37,1,'{"do": "draft_die", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',38,0,'{"do": "draft_die", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',39,0,'{"do": "draft_die", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',40,1,'{"do": "draft_die", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',1,-1,'{"do": "deal_row", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',2,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',3,-1,'{"do": "deal_row", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',4,-1,'{"do": "deal_row", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',5,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',6,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',7,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',8,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',9,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',10,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',12,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',13,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',14,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',15,-1,'{"do": "deal_bonus", "token": "bonus_offering_2"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',16,-1,'{"do": "deal_bonus", "token": "bonus_god"}',NULL,NULL);
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',17,0,'{"do":"raise_offering","kind":"gift"}','YsIzr6yZJcqzqqRzzQXRwQ','r2-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',18,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r3-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',19,0,'{"do":"raise_offering","kind":"gift"}','YsIzr6yZJcqzqqRzzQXRwQ','r4-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',20,0,'{"do":"raise_offering","kind":"gift"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',21,-1,'{"do":"draw_god","god":"traitera"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',22,-1,'{"do":"draw_nation","nation":"germania"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',23,-1,'{"do":"reveal_god","god":"stonkus"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',24,-1,'{"do":"reveal_god","god":"surparit"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',25,-1,'{"do":"reveal_god","god":"depraccus"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',26,-1,'{"do":"draw_booty","token":"booty_demigod"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',27,-1,'{"do":"reveal_demigod","value":3}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',28,-1,'{"do":"draw_booty","token":"booty_money"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',29,-1,'{"do":"draw_booty","token":"booty_cards_2"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',30,-1,'{"do":"draw_from_deck","card":"coin_1"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',31,-1,'{"do":"draw_from_deck","card":"offering_gift"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',32,-1,'{"do":"draw_from_deck","card":"offering_worship"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',33,-1,'{"do":"draw_from_deck","card":"coin_1"}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',34,0,'{"do":"choose_action","action":"move"}','YsIzr6yZJcqzqqRzzQXRwQ','r6-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',35,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r7-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',36,0,'{"do":"choose_action","action":"move"}','YsIzr6yZJcqzqqRzzQXRwQ','r8-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',37,0,'{"do":"commit_move","cards":0}','YsIzr6yZJcqzqqRzzQXRwQ','r9-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',38,0,NULL,'YsIzr6yZJcqzqqRzzQXRwQ','r10-140635485449040');
INSERT INTO "log" VALUES('5xv2DiH8qYh4co8D',39,0,'{"do":"commit_move","cards":0}','YsIzr6yZJcqzqqRzzQXRwQ','r11-140635485449040');
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',41,1,'{"do":"visit","worker":"orange","value":4,"place":1}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',2,-1,'{"do": "deal_row", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',3,-1,'{"do": "deal_row", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',4,-1,'{"do": "deal_row", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',5,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',7,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',8,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',9,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',10,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',11,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',12,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',13,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',14,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',15,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',16,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',17,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',18,-1,'{"do": "draw_from_deck", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',19,-1,'{"do": "draw_from_deck", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',20,-1,'{"do": "draw_nation", "nation": "persia"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',21,-1,'{"do": "reveal_god", "god": "pietalte"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',22,-1,'{"do": "reveal_god", "god": "plaesiris"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',23,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',24,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',25,-1,'{"do": "reveal_god", "god": "surparit"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',26,-1,'{"do": "draw_booty", "token": "booty_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',27,-1,'{"do": "reveal_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',28,-1,'{"do": "draw_booty", "token": "booty_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',29,-1,'{"do": "draw_booty", "token": "booty_pieces_choice"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',30,0,'{"do":"place_bonus_column","q":12,"r":0}','YsIzr6yZJcqzqqRzzQXRwQ','r2-140635487147088');
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',42,1,'{"do":"main_action","action":"military"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',31,1,'{"do":"choose_action","action":"draw"}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',43,1,'{"do":"attack"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',32,1,'{"do":"draw_deck"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',33,-1,'{"do":"draw_from_deck","card":"offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',44,1,'{"do":"military_move"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',34,1,'{"do":"draw_row","card":"offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',35,-1,'{"do":"refill_row","card":"offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',45,1,'{"do":"extra_action"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',36,1,'{"do":"draw_deck"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',37,-1,'{"do":"draw_from_deck","card":"offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',38,0,'{"do":"choose_action","action":"move"}','YsIzr6yZJcqzqqRzzQXRwQ','r3-140635487147088');
INSERT INTO "log" VALUES('pk7bK7AcLqJEkX1E',39,0,'{"do":"commit_move","cards":0}','YsIzr6yZJcqzqqRzzQXRwQ','r4-140635487147088');
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',8,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',9,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',12,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',14,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',17,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',18,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',19,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',20,-1,'{"do": "draw_nation", "nation": "iberia"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',21,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',22,-1,'{"do": "reveal_god", "god": "plaesiris"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',23,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',24,-1,'{"do": "reveal_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',25,-1,'{"do": "reveal_god", "god": "pietalte"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',26,-1,'{"do": "draw_booty", "token": "booty_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',27,-1,'{"do": "draw_booty", "token": "booty_god"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',28,-1,'{"do": "draw_booty", "token": "booty_pieces_1_1"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',29,1,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',30,0,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',31,1,'{"do": "place_bonus_column", "q": 12, "r": 0}',NULL,NULL);
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',32,1,'{"do": "choose_action", "action": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',1,-1,'{"do": "draw_card_row", "card": "c27"}',NULL,NULL);
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',2,-1,'{"do": "draw_card_row", "card": "c35"}',NULL,NULL);
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',3,-1,'{"do": "draw_card_row", "card": "c20"}',NULL,NULL);
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',4,-1,'{"do": "draw_card_row", "card": "c09"}',NULL,NULL);
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',5,-1,'{"do": "draw_tile", "tile": "b18"}',NULL,NULL);
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',6,-1,'{"do": "draw_tile", "tile": "b28"}',NULL,NULL);
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',46,1,'{"do":"visit","worker":"red","value":2,"place":1}',NULL,NULL);
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',7,0,'{"do":"place_workers","place":"hunt","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r2-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',8,1,'{"do":"place_workers","place":"hunt","workers":1}','eYlgSlQj8Tnpb0L_-61CCA','r2-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',9,0,'{"do":"place_workers","place":"forest","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r3-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',10,1,'{"do":"place_workers","place":"clay_pit","workers":1}','eYlgSlQj8Tnpb0L_-61CCA','r3-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',11,0,'{"do":"place_workers","place":"quarry","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r4-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',12,1,'{"do":"place_workers","place":"river","workers":1}','eYlgSlQj8Tnpb0L_-61CCA','r4-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',13,0,'{"do":"place_workers","place":"tool_maker","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r5-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',14,1,'{"do":"place_workers","place":"hut","workers":2}','eYlgSlQj8Tnpb0L_-61CCA','r5-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',15,0,'{"do":"place_workers","place":"card1","workers":1}','YsIzr6yZJcqzqqRzzQXRwQ','r6-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',16,0,'{"do":"choose_group","place":"hunt"}','YsIzr6yZJcqzqqRzzQXRwQ','r7-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',17,-1,'{"do":"roll_gather","dice":[1]}','YsIzr6yZJcqzqqRzzQXRwQ','r7-140634902982096');
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',33,1,'{"do":"commit_move","cards":0}',NULL,NULL);
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',18,0,'{"do":"choose_tools","tools":[],"one_use":[]}','YsIzr6yZJcqzqqRzzQXRwQ','r8-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',19,0,'{"do":"choose_group","place":"forest"}','YsIzr6yZJcqzqqRzzQXRwQ','r9-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',20,-1,'{"do":"roll_gather","dice":[2]}','YsIzr6yZJcqzqqRzzQXRwQ','r9-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',21,0,'{"do":"choose_tools","tools":[],"one_use":[]}','YsIzr6yZJcqzqqRzzQXRwQ','r10-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',22,0,'{"do":"choose_group","place":"quarry"}','YsIzr6yZJcqzqqRzzQXRwQ','r11-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',23,-1,'{"do":"roll_gather","dice":[3]}','YsIzr6yZJcqzqqRzzQXRwQ','r11-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',24,0,'{"do":"choose_tools","tools":[],"one_use":[]}','YsIzr6yZJcqzqqRzzQXRwQ','r12-140634902982096');
INSERT INTO "log" VALUES('Lufo5fVUg1XKXAjT',47,1,'{"do":"main_action","action":"gain_stone"}',NULL,NULL);
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',25,0,'{"do":"choose_group","place":"tool_maker"}','YsIzr6yZJcqzqqRzzQXRwQ','r13-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',26,0,'{"do":"choose_group","place":"card1"}','YsIzr6yZJcqzqqRzzQXRwQ','r14-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',27,0,'{"do":"decline"}','YsIzr6yZJcqzqqRzzQXRwQ','r15-140634902982096');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',28,1,'{"do":"choose_group","place":"hunt"}','eYlgSlQj8Tnpb0L_-61CCA','r6-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',29,-1,'{"do":"roll_gather","dice":[2]}','eYlgSlQj8Tnpb0L_-61CCA','r6-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',30,1,'{"do":"choose_tools","tools":[],"one_use":[]}','eYlgSlQj8Tnpb0L_-61CCA','r7-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',31,1,'{"do":"choose_group","place":"clay_pit"}','eYlgSlQj8Tnpb0L_-61CCA','r8-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',32,-1,'{"do":"roll_gather","dice":[5]}','eYlgSlQj8Tnpb0L_-61CCA','r8-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',33,1,'{"do":"choose_tools","tools":[],"one_use":[]}','eYlgSlQj8Tnpb0L_-61CCA','r9-140634903080208');
INSERT INTO "log" VALUES('Gf2refjOqMyUwjuX',34,1,'{"do":"place_piece","q":0,"r":5}',NULL,NULL);
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',34,1,'{"do":"choose_group","place":"river"}','eYlgSlQj8Tnpb0L_-61CCA','r10-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',35,-1,'{"do":"roll_gather","dice":[2]}','eYlgSlQj8Tnpb0L_-61CCA','r10-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',36,1,'{"do":"choose_tools","tools":[],"one_use":[]}','eYlgSlQj8Tnpb0L_-61CCA','r11-140634903080208');
INSERT INTO "log" VALUES('-uZzDS03rr63mdtD',37,1,'{"do":"choose_group","place":"hut"}','eYlgSlQj8Tnpb0L_-61CCA','r12-140634903080208');
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',1,-1,'{"do": "draw_card_row", "card": "c27"}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',2,-1,'{"do": "draw_card_row", "card": "c35"}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',3,-1,'{"do": "draw_card_row", "card": "c20"}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',4,-1,'{"do": "draw_card_row", "card": "c09"}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',5,-1,'{"do": "draw_tile", "tile": "b18"}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',6,-1,'{"do": "draw_tile", "tile": "b28"}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',7,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',8,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',9,0,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',10,1,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',11,0,'{"do": "place_workers", "place": "quarry", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',12,1,'{"do": "place_workers", "place": "river", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',13,0,'{"do": "place_workers", "place": "tool_maker", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',14,1,'{"do": "place_workers", "place": "hut", "workers": 2}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',15,0,'{"do": "place_workers", "place": "card1", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',16,0,'{"do": "choose_group", "place": "hunt"}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',17,-1,'{"do": "roll_gather", "dice": [1]}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',18,0,'{"do": "choose_tools", "tools": [], "one_use": []}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',19,0,'{"do": "choose_group", "place": "forest"}',NULL,NULL);
INSERT INTO "log" VALUES('2rVtZdW49-nXeUEB',20,-1,'{"do": "roll_gather", "dice": [3]}',NULL,NULL);
INSERT INTO "log" VALUES('8Y0Apn7v8gsdy7Gr',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('8Y0Apn7v8gsdy7Gr',1,-1,'{"do": "draw_card_row", "card": "c13"}',NULL,NULL);
INSERT INTO "log" VALUES('8Y0Apn7v8gsdy7Gr',2,-1,'{"do": "draw_card_row", "card": "c14"}',NULL,NULL);
INSERT INTO "log" VALUES('8Y0Apn7v8gsdy7Gr',3,-1,'{"do": "draw_card_row", "card": "c17"}',NULL,NULL);
INSERT INTO "log" VALUES('8Y0Apn7v8gsdy7Gr',4,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('8Y0Apn7v8gsdy7Gr',5,-1,'{"do": "draw_tile", "tile": "b14"}',NULL,NULL);
INSERT INTO "log" VALUES('8Y0Apn7v8gsdy7Gr',6,-1,'{"do": "draw_tile", "tile": "b09"}',NULL,NULL);
INSERT INTO "log" VALUES('8Y0Apn7v8gsdy7Gr',7,0,'{"do":"place_workers","place":"card2","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('8Y0Apn7v8gsdy7Gr',8,1,'{"do":"place_workers","place":"quarry","workers":5}',NULL,NULL);
INSERT INTO "log" VALUES('8Y0Apn7v8gsdy7Gr',9,0,'{"do":"place_workers","place":"river","workers":3}',NULL,NULL);
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
	link VARCHAR(64), until BIGINT, epoch INTEGER DEFAULT '0' NOT NULL, created BIGINT DEFAULT '1795020099' NOT NULL, seen BIGINT DEFAULT '1795020099' NOT NULL, owner VARCHAR(32), 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('YsIzr6yZJcqzqqRzzQXRwQ','Ada','da542a0e38d37418807c60e76cd7bc72bd9601b9c28b71c1d022e4fa30d7c8af',1797612099,0,1795020099,1795020116,NULL);
INSERT INTO "people" VALUES('eYlgSlQj8Tnpb0L_-61CCA','Ben',NULL,NULL,0,1795020099,1795020116,NULL);
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
INSERT INTO "seats" VALUES('6ynkIbLYxx77f7wi',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,'Ada''s own words',1795020100);
INSERT INTO "seats" VALUES('6ynkIbLYxx77f7wi',1,'person','eYlgSlQj8Tnpb0L_-61CCA','Ben',NULL,NULL,1795020100);
INSERT INTO "seats" VALUES('7GVK6Kyiu_2bXblZ',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020101);
INSERT INTO "seats" VALUES('7GVK6Kyiu_2bXblZ',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('hhHDw--8goQ1LqR1',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020112);
INSERT INTO "seats" VALUES('hhHDw--8goQ1LqR1',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('wT7ul4wR56WYaMPP',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,'Ada''s own words',1795020112);
INSERT INTO "seats" VALUES('wT7ul4wR56WYaMPP',1,'person','eYlgSlQj8Tnpb0L_-61CCA','Ben',NULL,NULL,1795020112);
INSERT INTO "seats" VALUES('5pLSJnercGpEvtTA',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020112);
INSERT INTO "seats" VALUES('5pLSJnercGpEvtTA',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('2V-QMxtADpsj8std',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020113);
INSERT INTO "seats" VALUES('2V-QMxtADpsj8std',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('OjQmsWxvodjpyD_H',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,'Ada''s own words',1795020113);
INSERT INTO "seats" VALUES('OjQmsWxvodjpyD_H',1,'person','eYlgSlQj8Tnpb0L_-61CCA','Ben',NULL,NULL,1795020113);
INSERT INTO "seats" VALUES('Gs7cC26Kn4qtJ1ne',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020113);
INSERT INTO "seats" VALUES('Gs7cC26Kn4qtJ1ne',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('Lufo5fVUg1XKXAjT',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020114);
INSERT INTO "seats" VALUES('Lufo5fVUg1XKXAjT',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('5xv2DiH8qYh4co8D',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,'Ada''s own words',1795020114);
INSERT INTO "seats" VALUES('5xv2DiH8qYh4co8D',1,'person','eYlgSlQj8Tnpb0L_-61CCA','Ben',NULL,NULL,1795020114);
INSERT INTO "seats" VALUES('pk7bK7AcLqJEkX1E',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020114);
INSERT INTO "seats" VALUES('pk7bK7AcLqJEkX1E',1,'bot',NULL,'','greedy',NULL,NULL);
INSERT INTO "seats" VALUES('Gf2refjOqMyUwjuX',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020115);
INSERT INTO "seats" VALUES('Gf2refjOqMyUwjuX',1,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('wywoPwPHFHOrLGwR',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020115);
INSERT INTO "seats" VALUES('wywoPwPHFHOrLGwR',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('wywoPwPHFHOrLGwR',2,'bot',NULL,'','easy',NULL,NULL);
INSERT INTO "seats" VALUES('82XsX7xIb2yDjEBD',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020115);
INSERT INTO "seats" VALUES('82XsX7xIb2yDjEBD',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('-uZzDS03rr63mdtD',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020115);
INSERT INTO "seats" VALUES('-uZzDS03rr63mdtD',1,'person','eYlgSlQj8Tnpb0L_-61CCA','Ben',NULL,NULL,1795020115);
INSERT INTO "seats" VALUES('U0Lmec0MtyXa0TKx',0,'person','YsIzr6yZJcqzqqRzzQXRwQ','Ada',NULL,NULL,1795020115);
INSERT INTO "seats" VALUES('U0Lmec0MtyXa0TKx',1,'open',NULL,'',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('2rVtZdW49-nXeUEB',0,'person','eYlgSlQj8Tnpb0L_-61CCA','Ben',NULL,NULL,1795020115);
INSERT INTO "seats" VALUES('2rVtZdW49-nXeUEB',1,'person','eYlgSlQj8Tnpb0L_-61CCA','Ben',NULL,NULL,1795020115);
INSERT INTO "seats" VALUES('8Y0Apn7v8gsdy7Gr',0,'bot',NULL,'','random',NULL,NULL);
INSERT INTO "seats" VALUES('8Y0Apn7v8gsdy7Gr',1,'bot',NULL,'','random',NULL,NULL);
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
INSERT INTO "settings" VALUES('cookie_key','6c0dc8781959e45df25a75d5d263884c4ccdd123581d13a27de308326a5531d7');
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
INSERT INTO "tables" VALUES('6ynkIbLYxx77f7wi','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,1,'YsIzr6yZJcqzqqRzzQXRwQ','8F3qHmEuurpQO-aY','running','75b5374dac973657c9d32e0c389ebe913951d0f42693830a','75b5374dac973657c9d32e0c389ebe913951d0f42693830a|Ada''s own words|',0,31,15,1795020100,1795020101,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('7GVK6Kyiu_2bXblZ','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'YsIzr6yZJcqzqqRzzQXRwQ','dKc8nPLo-ROcLqeO','running','622e3af88aa5e210f994ae0853027d8081ebbb9799a86fb5','622e3af88aa5e210f994ae0853027d8081ebbb9799a86fb5',0,13,13,1795020101,1795020105,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('hhHDw--8goQ1LqR1','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'YsIzr6yZJcqzqqRzzQXRwQ','6IToZxYYw8Gt1p4Z','running','20dbe348b075cdee28f035d84ed79300270d52a2cf21abc6','20dbe348b075cdee28f035d84ed79300270d52a2cf21abc6',0,12,12,1795020112,1795020112,'null',NULL,'{"table": null, "step": 11}',11,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('wT7ul4wR56WYaMPP','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',1,1,'YsIzr6yZJcqzqqRzzQXRwQ','OzWouotmsVsz4pXV','running','c32b3f036140de07b1e784d71ad5b8c5f1ccef60d2deec64','c32b3f036140de07b1e784d71ad5b8c5f1ccef60d2deec64|Ada''s own words|',0,15,9,1795020112,1795020112,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('5pLSJnercGpEvtTA','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'YsIzr6yZJcqzqqRzzQXRwQ','-1h06eP-EwFQtzGy','running','a4fbe4e50217b604a1d0d664445508cdfc338767c793a869','a4fbe4e50217b604a1d0d664445508cdfc338767c793a869',0,9,9,1795020112,1795020113,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('2V-QMxtADpsj8std','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'YsIzr6yZJcqzqqRzzQXRwQ','l-PiE42CgxQqnlfG','running','1b425db301ecda8b26f5b020f1f2382767d69bc5f504e8a2','1b425db301ecda8b26f5b020f1f2382767d69bc5f504e8a2',0,8,8,1795020113,1795020113,'null',NULL,'{"table": null, "step": 8}',8,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('OjQmsWxvodjpyD_H','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',1,1,'YsIzr6yZJcqzqqRzzQXRwQ','NHAFIVCKmC_wFgMl','running','b9d19a559ec8c3b4073603d269071c20cb15226231a77f21','b9d19a559ec8c3b4073603d269071c20cb15226231a77f21|Ada''s own words|',0,52,42,1795020113,1795020113,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('Gs7cC26Kn4qtJ1ne','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'YsIzr6yZJcqzqqRzzQXRwQ','ujj20Zr2iCB2XRWl','running','125ed1f7a11a5aa008f7d3ea34e60d10dcafb5195126e8da','125ed1f7a11a5aa008f7d3ea34e60d10dcafb5195126e8da',0,42,42,1795020113,1795020114,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('Lufo5fVUg1XKXAjT','origins',2,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'YsIzr6yZJcqzqqRzzQXRwQ','KkHiVjrHRcGgBSDU','running','5cb3ad39ec1a5a16d4d08f925d1dbb3e73abbdd9ad7f95bb','5cb3ad39ec1a5a16d4d08f925d1dbb3e73abbdd9ad7f95bb',0,48,48,1795020114,1795020115,'null',NULL,'{"table": null, "step": 41}',41,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('5xv2DiH8qYh4co8D','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',1,1,'YsIzr6yZJcqzqqRzzQXRwQ','6-FDxvCLXBniWslr','running','b9df417fa72cddb4847fbbfefe5f23de639fc0c72d38d98b','b9df417fa72cddb4847fbbfefe5f23de639fc0c72d38d98b|Ada''s own words|',0,40,34,1795020114,1795020114,'null',NULL,'null',17,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('pk7bK7AcLqJEkX1E','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'YsIzr6yZJcqzqqRzzQXRwQ','M1fPijEE16StJXnx','running','d5ff066947e28d5fd14b12309b1a47ef08f67d14a3e2a7d0','d5ff066947e28d5fd14b12309b1a47ef08f67d14a3e2a7d0',0,40,40,1795020114,1795020115,'null',NULL,'null',30,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('Gf2refjOqMyUwjuX','pantheon',2,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'YsIzr6yZJcqzqqRzzQXRwQ','vO_WZ1FSG7vjNl7d','running','f412734e98a78dbb465b07c034a67e9fa9af8083cc1458eb','f412734e98a78dbb465b07c034a67e9fa9af8083cc1458eb',0,35,35,1795020115,1795020115,'null',NULL,'{"table": null, "step": 33}',33,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('wywoPwPHFHOrLGwR','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'YsIzr6yZJcqzqqRzzQXRwQ','RldMlCDDvVMgdml8','open','51ebcf278988e2d84152127693da677e99d1014263c493d0',NULL,NULL,0,0,1795020115,1795020115,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('82XsX7xIb2yDjEBD','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'YsIzr6yZJcqzqqRzzQXRwQ','aaVKDLyijomRguGU','open','b242cfd5d8a46bf7dc0538fd79f8c1be48ce1a8bc6c83b29',NULL,NULL,0,0,1795020115,1795020115,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('-uZzDS03rr63mdtD','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'YsIzr6yZJcqzqqRzzQXRwQ','OBzyBqwsqMg_ukHJ','over','a9553ca6edb689b77255241d4f7b1e2a64e20d782e095764','a9553ca6edb689b77255241d4f7b1e2a64e20d782e095764',NULL,38,38,1795020115,1795020115,'{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 2}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 1}, "total": 1, "tie": [6], "place": 1}]}','U0Lmec0MtyXa0TKx','null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('U0Lmec0MtyXa0TKx','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'YsIzr6yZJcqzqqRzzQXRwQ','UjIhTd7k3-gDO2UW','open','d54e9af701af48e66ab870cd3e86b2be669e839d07d255d2',NULL,NULL,0,0,1795020115,1795020115,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('2rVtZdW49-nXeUEB','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',1,0,'eYlgSlQj8Tnpb0L_-61CCA','7abac59ocvfSU9cw','running','ff3b046e4c3a314743e290781e90742290ba522779e8becb','ff3b046e4c3a314743e290781e90742290ba522779e8becb',0,21,21,1795020115,1795020115,'null',NULL,'{"table": "-uZzDS03rr63mdtD", "step": 20}',21,60,'medium',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('8Y0Apn7v8gsdy7Gr','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'YsIzr6yZJcqzqqRzzQXRwQ','28M1E2AZ-WBvgohc','running','cfcc231586ccebed0dae3a79afba03d4278f8505bc46c3fd','cfcc231586ccebed0dae3a79afba03d4278f8505bc46c3fd',0,10,10,1795020115,1795020116,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE usage (
	who VARCHAR(40) NOT NULL, 
	day INTEGER NOT NULL, 
	tables INTEGER NOT NULL, 
	forks INTEGER NOT NULL, 
	bytes BIGINT NOT NULL, 
	CONSTRAINT pk_usage PRIMARY KEY (who, day)
);
INSERT INTO "usage" VALUES('YsIzr6yZJcqzqqRzzQXRwQ',20775,17,4,47200);
INSERT INTO "usage" VALUES('d382910290afad4ea9e6a38a22740d59',20775,18,5,56250);
INSERT INTO "usage" VALUES('eYlgSlQj8Tnpb0L_-61CCA',20775,1,1,9050);
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
