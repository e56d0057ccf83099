BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE bans (
	who VARCHAR(64) NOT NULL, 
	until BIGINT, 
	reason TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_bans PRIMARY KEY (who)
);
CREATE TABLE deal_entries (
	table_id VARCHAR(32) NOT NULL, 
	deal VARCHAR(32) NOT NULL, 
	person VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	counted BOOLEAN NOT NULL, 
	points INTEGER, 
	lead INTEGER, 
	place INTEGER, 
	rounds JSON, 
	created BIGINT NOT NULL, 
	finished BIGINT, 
	CONSTRAINT pk_deal_entries PRIMARY KEY (table_id)
);
CREATE TABLE deals (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	day INTEGER, 
	seed VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seats INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	creator VARCHAR(32), 
	created BIGINT NOT NULL, 
	par JSON, 
	CONSTRAINT pk_deals PRIMARY KEY (id)
);
INSERT INTO "deals" VALUES('0U-4HtqPXlAMi-_g','stone_age',20775,'6a4536836a71d0ae7694e826ac16ff6793a15faa97a99b54',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',2,1,'hard',NULL,1795034428,NULL);
INSERT INTO "deals" VALUES('JZarHCdkWqlpJ0NG','stone_age',20776,'015d8e1174bd874767a00f2b5fb97ef08196a885cb3761ee',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',2,0,'hard',NULL,1795034429,NULL);
INSERT INTO "deals" VALUES('Q7AFSHGiKcmt7uii','akropolis',20775,'f918a47c48000129ee2f57578121ae52e66f7319bf8509e7',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',2,1,'hard',NULL,1795034429,NULL);
INSERT INTO "deals" VALUES('0wWugx-501GCBSV3','akropolis',20776,'5f80a01978e9bd8deb77a2068dec923ba3af18cea89bd72d',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',2,0,'hard',NULL,1795034429,NULL);
INSERT INTO "deals" VALUES('BnvoSPkbhuyTEszD','origins',20775,'8e94b883b421acd483dd30775560bdf257cf4f407ff32e46',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',2,1,'hard',NULL,1795034429,NULL);
INSERT INTO "deals" VALUES('jMDml-cndDudkHYc','origins',20776,'a5a532ba3871d1aae8fb4e2c4faeacc5f0eb6316a1b21c7e',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',2,0,'hard',NULL,1795034430,NULL);
INSERT INTO "deals" VALUES('R6T1pQpvETR07c48','pantheon',20775,'f3d4161d13772d73588bf9d1114a69cef47808f2636b1e53',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',2,1,'hard',NULL,1795034431,NULL);
INSERT INTO "deals" VALUES('LhOfwt0qe_a3zxav','pantheon',20776,'ed675313d2c6a319fabd82be3a00294d8e4942f399c23bc8',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',2,0,'hard',NULL,1795034431,NULL);
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
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',1,-1,'{"do": "draw_card_row", "card": "c30"}',NULL,NULL);
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',2,-1,'{"do": "draw_card_row", "card": "c22"}',NULL,NULL);
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',3,-1,'{"do": "draw_card_row", "card": "c17"}',NULL,NULL);
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',4,-1,'{"do": "draw_card_row", "card": "c13"}',NULL,NULL);
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',5,-1,'{"do": "draw_tile", "tile": "b15"}',NULL,NULL);
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',6,-1,'{"do": "draw_tile", "tile": "b22"}',NULL,NULL);
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',7,1,'{"do":"place_workers","place":"hunt","workers":1}','HZjTOpPVWXpBeTsC8e1SFw','r2-139888462767120');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',8,1,NULL,'HZjTOpPVWXpBeTsC8e1SFw','r3-139888462767120');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',9,1,'{"do":"place_workers","place":"hunt","workers":1}','HZjTOpPVWXpBeTsC8e1SFw','r4-139888462767120');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',10,0,'{"do":"place_workers","place":"hunt","workers":1}','qiioGLuBew9sI5jFluE_Dw','r2-139888474986832');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',11,0,NULL,'qiioGLuBew9sI5jFluE_Dw','r3-139888474986832');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',12,0,'{"do":"place_workers","place":"hunt","workers":1}','qiioGLuBew9sI5jFluE_Dw','r4-139888474986832');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',13,1,'{"do":"place_workers","place":"forest","workers":1}','HZjTOpPVWXpBeTsC8e1SFw','r5-139888462767120');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',14,1,NULL,'HZjTOpPVWXpBeTsC8e1SFw','r6-139888462767120');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',15,1,'{"do":"place_workers","place":"forest","workers":1}','HZjTOpPVWXpBeTsC8e1SFw','r7-139888462767120');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',16,0,'{"do":"place_workers","place":"clay_pit","workers":1}','qiioGLuBew9sI5jFluE_Dw','r5-139888474986832');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',17,0,NULL,'qiioGLuBew9sI5jFluE_Dw','r6-139888474986832');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',18,0,'{"do":"place_workers","place":"clay_pit","workers":1}','qiioGLuBew9sI5jFluE_Dw','r7-139888474986832');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',19,1,'{"do":"place_workers","place":"quarry","workers":1}','HZjTOpPVWXpBeTsC8e1SFw','r8-139888462767120');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',20,1,NULL,'HZjTOpPVWXpBeTsC8e1SFw','r9-139888462767120');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',21,1,'{"do":"place_workers","place":"quarry","workers":1}','HZjTOpPVWXpBeTsC8e1SFw','r10-139888462767120');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',22,0,'{"do":"place_workers","place":"river","workers":1}','qiioGLuBew9sI5jFluE_Dw','r8-139888474986832');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',23,0,NULL,'qiioGLuBew9sI5jFluE_Dw','r9-139888474986832');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',24,0,'{"do":"place_workers","place":"river","workers":1}','qiioGLuBew9sI5jFluE_Dw','r10-139888474986832');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',25,1,'{"do":"place_workers","place":"tool_maker","workers":1}','HZjTOpPVWXpBeTsC8e1SFw','r11-139888462767120');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',26,1,NULL,'HZjTOpPVWXpBeTsC8e1SFw','r12-139888462767120');
INSERT INTO "log" VALUES('GNekyzUzEbcmWAeB',27,1,'{"do":"place_workers","place":"tool_maker","workers":1}','HZjTOpPVWXpBeTsC8e1SFw','r13-139888462767120');
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',1,-1,'{"do": "draw_card_row", "card": "c19"}',NULL,NULL);
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',3,-1,'{"do": "draw_card_row", "card": "c32"}',NULL,NULL);
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',4,-1,'{"do": "draw_card_row", "card": "c21"}',NULL,NULL);
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',5,-1,'{"do": "draw_tile", "tile": "b20"}',NULL,NULL);
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',6,-1,'{"do": "draw_tile", "tile": "b12"}',NULL,NULL);
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',7,1,'{"do":"place_workers","place":"hut","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',8,0,'{"do":"place_workers","place":"hunt","workers":1}','qiioGLuBew9sI5jFluE_Dw','r2-139888474930640');
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',9,1,'{"do":"place_workers","place":"field","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',10,0,'{"do":"place_workers","place":"forest","workers":1}','qiioGLuBew9sI5jFluE_Dw','r3-139888474930640');
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',11,1,'{"do":"place_workers","place":"clay_pit","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('0c2FbUWWSv_r6WQf',12,0,'{"do":"place_workers","place":"quarry","workers":1}','qiioGLuBew9sI5jFluE_Dw','r4-139888474930640');
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',1,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',3,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',4,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',5,-1,'{"do": "draw_tile", "tile": "b03"}',NULL,NULL);
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',6,-1,'{"do": "draw_tile", "tile": "b08"}',NULL,NULL);
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',0,-1,'{"do": "first_site", "tile": "a19"}',NULL,NULL);
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',1,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',2,-1,'{"do": "first_site", "tile": "a04"}',NULL,NULL);
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',3,-1,'{"do": "first_site", "tile": "a30"}',NULL,NULL);
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',4,0,'{"do":"choose_tile","slot":0}','qiioGLuBew9sI5jFluE_Dw','r2-139887998374224');
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',5,0,NULL,'qiioGLuBew9sI5jFluE_Dw','r3-139887998374224');
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',6,0,'{"do":"choose_tile","slot":0}','qiioGLuBew9sI5jFluE_Dw','r4-139887998374224');
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',7,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','qiioGLuBew9sI5jFluE_Dw','r5-139887998374224');
INSERT INTO "log" VALUES('ZaUMNlY5Dw3uX6tr',11,1,'{"do":"place_workers","place":"building2","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',8,1,'{"do":"choose_tile","slot":0}','HZjTOpPVWXpBeTsC8e1SFw','r2-139887998649552');
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',9,1,NULL,'HZjTOpPVWXpBeTsC8e1SFw','r3-139887998649552');
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',10,1,'{"do":"choose_tile","slot":0}','HZjTOpPVWXpBeTsC8e1SFw','r4-139887998649552');
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',11,1,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','HZjTOpPVWXpBeTsC8e1SFw','r5-139887998649552');
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',12,0,'{"do":"choose_tile","slot":0}','qiioGLuBew9sI5jFluE_Dw','r6-139887998374224');
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',13,0,NULL,'qiioGLuBew9sI5jFluE_Dw','r7-139887998374224');
INSERT INTO "log" VALUES('8WG1CFF76H7A3VVX',14,0,'{"do":"choose_tile","slot":0}','qiioGLuBew9sI5jFluE_Dw','r8-139887998374224');
INSERT INTO "log" VALUES('l6zasFT86R1Gawkv',0,-1,'{"do": "first_site", "tile": "a02"}',NULL,NULL);
INSERT INTO "log" VALUES('l6zasFT86R1Gawkv',1,-1,'{"do": "first_site", "tile": "a20"}',NULL,NULL);
INSERT INTO "log" VALUES('l6zasFT86R1Gawkv',2,-1,'{"do": "first_site", "tile": "a18"}',NULL,NULL);
INSERT INTO "log" VALUES('l6zasFT86R1Gawkv',3,-1,'{"do": "first_site", "tile": "a05"}',NULL,NULL);
INSERT INTO "log" VALUES('l6zasFT86R1Gawkv',4,0,'{"do":"choose_tile","slot":0}','qiioGLuBew9sI5jFluE_Dw','r2-139887964034448');
INSERT INTO "log" VALUES('l6zasFT86R1Gawkv',5,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','qiioGLuBew9sI5jFluE_Dw','r3-139887964034448');
INSERT INTO "log" VALUES('l6zasFT86R1Gawkv',6,1,'{"do":"choose_tile","slot":0}',NULL,NULL);
INSERT INTO "log" VALUES('l6zasFT86R1Gawkv',7,1,'{"do":"place_tile","q":-2,"r":0,"rotation":1}',NULL,NULL);
INSERT INTO "log" VALUES('l6zasFT86R1Gawkv',8,0,'{"do":"choose_tile","slot":0}','qiioGLuBew9sI5jFluE_Dw','r4-139887964034448');
INSERT INTO "log" VALUES('io3YCUmqboRBlfy2',0,-1,'{"do": "first_site", "tile": "a22"}',NULL,NULL);
INSERT INTO "log" VALUES('io3YCUmqboRBlfy2',1,-1,'{"do": "first_site", "tile": "a06"}',NULL,NULL);
INSERT INTO "log" VALUES('io3YCUmqboRBlfy2',2,-1,'{"do": "first_site", "tile": "a27"}',NULL,NULL);
INSERT INTO "log" VALUES('io3YCUmqboRBlfy2',3,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('io3YCUmqboRBlfy2',4,0,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('io3YCUmqboRBlfy2',5,0,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('io3YCUmqboRBlfy2',6,1,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('io3YCUmqboRBlfy2',7,1,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "orange", "yellow", "red", "purple"]}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "libra"}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "gemini"}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "cancer"}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',4,-1,'{"do": "pool_tiles", "type": "outpost", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',5,-1,'{"do": "pool_tiles", "type": "court", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',6,-1,'{"do": "pool_tiles", "type": "market", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',7,-1,'{"do": "pool_tiles", "type": "temple_mountain", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',8,-1,'{"do": "pool_tiles", "type": "art_workshop", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',9,-1,'{"do": "pool_order", "colours": ["orange", "red", "yellow", "blue", "purple"]}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',10,-1,'{"do": "stack_top", "type": "hippodrome", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',11,-1,'{"do": "stack_top", "type": "estate", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',12,-1,'{"do": "stack_top", "type": "harbour", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',13,-1,'{"do": "stack_top", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',14,-1,'{"do": "stack_top", "type": "wisdom_fountain", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',20,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',22,-1,'{"do": "district_deal", "card": "d05"}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',23,-1,'{"do": "district_deal", "card": "d04"}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',24,-1,'{"do": "district_deal", "card": "d38"}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',25,-1,'{"do": "district_deal", "card": "d35"}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',27,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',37,1,'{"do":"draft_die","colour":"red","value":5}','HZjTOpPVWXpBeTsC8e1SFw','r2-139887962883216');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',38,1,NULL,'HZjTOpPVWXpBeTsC8e1SFw','r3-139887962883216');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',39,1,'{"do":"draft_die","colour":"red","value":5}','HZjTOpPVWXpBeTsC8e1SFw','r4-139887962883216');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',40,0,'{"do":"draft_die","colour":"red","value":5}','qiioGLuBew9sI5jFluE_Dw','r2-139887962584848');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',41,0,NULL,'qiioGLuBew9sI5jFluE_Dw','r3-139887962584848');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',42,0,'{"do":"draft_die","colour":"red","value":5}','qiioGLuBew9sI5jFluE_Dw','r4-139887962584848');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',43,0,'{"do":"draft_die","colour":"orange","value":1}','qiioGLuBew9sI5jFluE_Dw','r5-139887962584848');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',44,0,NULL,'qiioGLuBew9sI5jFluE_Dw','r6-139887962584848');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',45,0,'{"do":"draft_die","colour":"orange","value":1}','qiioGLuBew9sI5jFluE_Dw','r7-139887962584848');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',46,1,'{"do":"draft_die","colour":"orange","value":3}','HZjTOpPVWXpBeTsC8e1SFw','r5-139887962883216');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',47,1,NULL,'HZjTOpPVWXpBeTsC8e1SFw','r6-139887962883216');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',48,1,'{"do":"draft_die","colour":"orange","value":3}','HZjTOpPVWXpBeTsC8e1SFw','r7-139887962883216');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',49,1,'{"do":"visit","worker":"red","value":5,"place":1}','HZjTOpPVWXpBeTsC8e1SFw','r8-139887962883216');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',50,1,NULL,'HZjTOpPVWXpBeTsC8e1SFw','r9-139887962883216');
INSERT INTO "log" VALUES('BEFj1umWnLrapn0V',51,1,'{"do":"visit","worker":"red","value":5,"place":1}','HZjTOpPVWXpBeTsC8e1SFw','r10-139887962883216');
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "yellow", "red", "orange", "purple"]}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "libra"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "pisces"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',4,-1,'{"do": "pool_tiles", "type": "hippodrome", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',5,-1,'{"do": "pool_tiles", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',6,-1,'{"do": "pool_tiles", "type": "harbour", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',7,-1,'{"do": "pool_tiles", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',8,-1,'{"do": "pool_tiles", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',9,-1,'{"do": "pool_order", "colours": ["purple", "orange", "red", "yellow", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',10,-1,'{"do": "stack_top", "type": "armoury", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',11,-1,'{"do": "stack_top", "type": "estate", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',12,-1,'{"do": "stack_top", "type": "quarry", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',13,-1,'{"do": "stack_top", "type": "temple_forest", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',14,-1,'{"do": "stack_top", "type": "art_workshop", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',20,-1,'{"do": "speaker_roll", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',21,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',22,-1,'{"do": "district_deal", "card": "d39"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',23,-1,'{"do": "district_deal", "card": "d19"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',24,-1,'{"do": "district_deal", "card": "d02"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',25,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',27,-1,'{"do": "draft_roll", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',28,-1,'{"do": "draft_roll", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',37,1,'{"do":"draft_die","colour":"orange","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',38,0,'{"do":"draft_die","colour":"red","value":4}','qiioGLuBew9sI5jFluE_Dw','r2-139887962219472');
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',39,0,'{"do":"draft_die","colour":"red","value":4}','qiioGLuBew9sI5jFluE_Dw','r3-139887962219472');
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',40,1,'{"do":"draft_die","colour":"orange","value":4}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',41,1,'{"do":"population"}',NULL,NULL);
INSERT INTO "log" VALUES('Rz1WUwBQZNJSGIFx',42,0,'{"do":"visit","worker":"red","value":4,"place":1}','qiioGLuBew9sI5jFluE_Dw','r4-139887962219472');
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',4,-1,'{"do": "pool_tiles", "type": "fortress", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',6,-1,'{"do": "pool_tiles", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',7,-1,'{"do": "pool_tiles", "type": "monument", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',8,-1,'{"do": "pool_tiles", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',9,-1,'{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',12,-1,'{"do": "stack_top", "type": "granary", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',14,-1,'{"do": "stack_top", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',22,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',23,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',24,-1,'{"do": "district_deal", "card": "d27"}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',25,-1,'{"do": "district_deal", "card": "d41"}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',37,1,'{"do": "draft_die", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',38,0,'{"do": "draft_die", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',39,0,'{"do": "draft_die", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',40,1,'{"do": "draft_die", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',3,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',4,-1,'{"do": "deal_row", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',5,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',6,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',7,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',8,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',9,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',10,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',11,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',12,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',13,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',14,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',15,-1,'{"do": "deal_bonus", "token": "bonus_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',16,-1,'{"do": "deal_bonus", "token": "bonus_god"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',17,-1,'{"do": "draw_god", "god": "traitera"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',18,-1,'{"do": "draw_nation", "nation": "germania"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',19,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',20,-1,'{"do": "reveal_god", "god": "depraccus"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',21,-1,'{"do": "reveal_god", "god": "traitera"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',22,-1,'{"do": "draw_booty", "token": "booty_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',23,-1,'{"do": "draw_booty", "token": "booty_money"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',24,-1,'{"do": "draw_booty", "token": "booty_pieces_1_1"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',25,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',26,-1,'{"do": "draw_from_deck", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',27,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',28,-1,'{"do": "draw_from_deck", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',29,0,'{"do":"choose_action","action":"move"}','qiioGLuBew9sI5jFluE_Dw','r2-139888478575440');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',30,0,NULL,'qiioGLuBew9sI5jFluE_Dw','r3-139888478575440');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',31,0,'{"do":"choose_action","action":"move"}','qiioGLuBew9sI5jFluE_Dw','r4-139888478575440');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',32,0,'{"do":"commit_move","cards":0}','qiioGLuBew9sI5jFluE_Dw','r5-139888478575440');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',33,0,NULL,'qiioGLuBew9sI5jFluE_Dw','r6-139888478575440');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',34,0,'{"do":"commit_move","cards":0}','qiioGLuBew9sI5jFluE_Dw','r7-139888478575440');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',35,0,'{"do":"place_piece","q":10,"r":0}','qiioGLuBew9sI5jFluE_Dw','r8-139888478575440');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',36,0,NULL,'qiioGLuBew9sI5jFluE_Dw','r9-139888478575440');
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',41,1,'{"do":"visit","worker":"orange","value":4,"place":4}',NULL,NULL);
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',37,0,'{"do":"place_piece","q":10,"r":0}','qiioGLuBew9sI5jFluE_Dw','r10-139888478575440');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',38,0,'{"do":"place_piece","q":9,"r":0}','qiioGLuBew9sI5jFluE_Dw','r11-139888478575440');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',39,0,NULL,'qiioGLuBew9sI5jFluE_Dw','r12-139888478575440');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',40,0,'{"do":"place_piece","q":9,"r":0}','qiioGLuBew9sI5jFluE_Dw','r13-139888478575440');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',41,1,'{"do":"follow","choice":"move"}','HZjTOpPVWXpBeTsC8e1SFw','r2-139887960928528');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',42,1,NULL,'HZjTOpPVWXpBeTsC8e1SFw','r3-139887960928528');
INSERT INTO "log" VALUES('5PiMYPv5QYn8Lv2u',43,1,'{"do":"follow","choice":"move"}','HZjTOpPVWXpBeTsC8e1SFw','r4-139887960928528');
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',1,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',2,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',4,-1,'{"do": "deal_row", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',7,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',8,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',9,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',12,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',13,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',14,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',15,-1,'{"do": "deal_bonus", "token": "bonus_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',16,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',17,-1,'{"do": "draw_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',18,-1,'{"do": "draw_nation", "nation": "iberia"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',19,-1,'{"do": "reveal_god", "god": "depraccus"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',20,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',21,-1,'{"do": "reveal_god", "god": "pietalte"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',22,-1,'{"do": "draw_booty", "token": "booty_offering_2"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',23,-1,'{"do": "draw_booty", "token": "booty_pieces_choice"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',24,-1,'{"do": "draw_booty", "token": "booty_pieces_1_1"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',25,0,'{"do":"raise_offering","kind":"gift"}','qiioGLuBew9sI5jFluE_Dw','r2-139887960826512');
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',42,1,'{"do":"bonus","token":"orange"}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',26,1,'{"do":"raise_offering","kind":"worship"}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',43,1,'{"do":"take_speaker","value":2,"raise":0}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',27,1,'{"do":"place_bonus_column","q":12,"r":0}',NULL,NULL);
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',28,0,'{"do":"choose_action","action":"move"}','qiioGLuBew9sI5jFluE_Dw','r3-139887960826512');
INSERT INTO "log" VALUES('TfBp03yqsGDgKGb4',29,0,'{"do":"commit_move","cards":0}','qiioGLuBew9sI5jFluE_Dw','r4-139887960826512');
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',44,1,'{"do":"main_action","action":"gain_basic_gold"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',8,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',9,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',12,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',14,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',17,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',18,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',19,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',20,-1,'{"do": "draw_nation", "nation": "iberia"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',21,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',22,-1,'{"do": "reveal_god", "god": "plaesiris"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',23,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',24,-1,'{"do": "reveal_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',25,-1,'{"do": "reveal_god", "god": "traitera"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',26,-1,'{"do": "draw_booty", "token": "booty_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',27,-1,'{"do": "draw_booty", "token": "booty_cards_2"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',28,-1,'{"do": "draw_booty", "token": "booty_pieces_1_1"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',29,1,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',30,0,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',31,1,'{"do": "place_bonus_column", "q": 12, "r": 0}',NULL,NULL);
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',32,1,'{"do": "choose_action", "action": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('T8jVWLsrX78MsfRh',45,1,'{"do":"gain_basic","resource":"stone"}',NULL,NULL);
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',1,-1,'{"do": "draw_card_row", "card": "c32"}',NULL,NULL);
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',3,-1,'{"do": "draw_card_row", "card": "c13"}',NULL,NULL);
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',4,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',5,-1,'{"do": "draw_tile", "tile": "b04"}',NULL,NULL);
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',6,-1,'{"do": "draw_tile", "tile": "b14"}',NULL,NULL);
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',7,0,'{"do":"place_workers","place":"hunt","workers":1}','qiioGLuBew9sI5jFluE_Dw','r2-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',8,1,'{"do":"place_workers","place":"hunt","workers":1}','HZjTOpPVWXpBeTsC8e1SFw','r2-139887960285456');
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',33,1,'{"do":"commit_move","cards":0}',NULL,NULL);
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',9,0,'{"do":"place_workers","place":"forest","workers":1}','qiioGLuBew9sI5jFluE_Dw','r3-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',10,1,'{"do":"place_workers","place":"clay_pit","workers":1}','HZjTOpPVWXpBeTsC8e1SFw','r3-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',11,0,'{"do":"place_workers","place":"quarry","workers":1}','qiioGLuBew9sI5jFluE_Dw','r4-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',12,1,'{"do":"place_workers","place":"river","workers":1}','HZjTOpPVWXpBeTsC8e1SFw','r4-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',13,0,'{"do":"place_workers","place":"tool_maker","workers":1}','qiioGLuBew9sI5jFluE_Dw','r5-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',14,1,'{"do":"place_workers","place":"hut","workers":2}','HZjTOpPVWXpBeTsC8e1SFw','r5-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',15,0,'{"do":"place_workers","place":"card1","workers":1}','qiioGLuBew9sI5jFluE_Dw','r6-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',16,0,'{"do":"choose_group","place":"hunt"}','qiioGLuBew9sI5jFluE_Dw','r7-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',17,-1,'{"do":"roll_gather","dice":[4]}','qiioGLuBew9sI5jFluE_Dw','r7-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',18,0,'{"do":"choose_tools","tools":[],"one_use":[]}','qiioGLuBew9sI5jFluE_Dw','r8-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',19,0,'{"do":"choose_group","place":"forest"}','qiioGLuBew9sI5jFluE_Dw','r9-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',20,-1,'{"do":"roll_gather","dice":[5]}','qiioGLuBew9sI5jFluE_Dw','r9-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',21,0,'{"do":"choose_tools","tools":[],"one_use":[]}','qiioGLuBew9sI5jFluE_Dw','r10-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',22,0,'{"do":"choose_group","place":"quarry"}','qiioGLuBew9sI5jFluE_Dw','r11-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',23,-1,'{"do":"roll_gather","dice":[3]}','qiioGLuBew9sI5jFluE_Dw','r11-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',24,0,'{"do":"choose_tools","tools":[],"one_use":[]}','qiioGLuBew9sI5jFluE_Dw','r12-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',25,0,'{"do":"choose_group","place":"tool_maker"}','qiioGLuBew9sI5jFluE_Dw','r13-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',26,0,'{"do":"choose_group","place":"card1"}','qiioGLuBew9sI5jFluE_Dw','r14-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',27,0,'{"do":"pay_card","pay":{"wood":1}}','qiioGLuBew9sI5jFluE_Dw','r15-139887960587920');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',28,-1,'{"do":"draw_extra_card","card":"c17"}','qiioGLuBew9sI5jFluE_Dw','r15-139887960587920');
INSERT INTO "log" VALUES('_FwiOp1XUiirizAp',34,1,'{"do":"place_piece","q":-2,"r":6}',NULL,NULL);
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',29,1,'{"do":"choose_group","place":"hunt"}','HZjTOpPVWXpBeTsC8e1SFw','r6-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',30,-1,'{"do":"roll_gather","dice":[3]}','HZjTOpPVWXpBeTsC8e1SFw','r6-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',31,1,'{"do":"choose_tools","tools":[],"one_use":[]}','HZjTOpPVWXpBeTsC8e1SFw','r7-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',32,1,'{"do":"choose_group","place":"clay_pit"}','HZjTOpPVWXpBeTsC8e1SFw','r8-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',33,-1,'{"do":"roll_gather","dice":[1]}','HZjTOpPVWXpBeTsC8e1SFw','r8-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',34,1,'{"do":"choose_tools","tools":[],"one_use":[]}','HZjTOpPVWXpBeTsC8e1SFw','r9-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',35,1,'{"do":"choose_group","place":"river"}','HZjTOpPVWXpBeTsC8e1SFw','r10-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',36,-1,'{"do":"roll_gather","dice":[3]}','HZjTOpPVWXpBeTsC8e1SFw','r10-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',37,1,'{"do":"choose_tools","tools":[],"one_use":[]}','HZjTOpPVWXpBeTsC8e1SFw','r11-139887960285456');
INSERT INTO "log" VALUES('PSZlxpnr6BruWM__',38,1,'{"do":"choose_group","place":"hut"}','HZjTOpPVWXpBeTsC8e1SFw','r12-139887960285456');
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',1,-1,'{"do": "draw_card_row", "card": "c32"}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',3,-1,'{"do": "draw_card_row", "card": "c13"}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',4,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',5,-1,'{"do": "draw_tile", "tile": "b04"}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',6,-1,'{"do": "draw_tile", "tile": "b14"}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',7,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',8,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',9,0,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',10,1,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',11,0,'{"do": "place_workers", "place": "quarry", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',12,1,'{"do": "place_workers", "place": "river", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',13,0,'{"do": "place_workers", "place": "tool_maker", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',14,1,'{"do": "place_workers", "place": "hut", "workers": 2}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',15,0,'{"do": "place_workers", "place": "card1", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',16,0,'{"do": "choose_group", "place": "hunt"}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',17,-1,'{"do": "roll_gather", "dice": [4]}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',18,0,'{"do": "choose_tools", "tools": [], "one_use": []}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',19,0,'{"do": "choose_group", "place": "forest"}',NULL,NULL);
INSERT INTO "log" VALUES('QnPbMnP03MwKTW6B',20,-1,'{"do": "roll_gather", "dice": [2]}',NULL,NULL);
INSERT INTO "log" VALUES('7skigRdHYE687j1I',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('7skigRdHYE687j1I',1,-1,'{"do": "draw_card_row", "card": "c30"}',NULL,NULL);
INSERT INTO "log" VALUES('7skigRdHYE687j1I',2,-1,'{"do": "draw_card_row", "card": "c12"}',NULL,NULL);
INSERT INTO "log" VALUES('7skigRdHYE687j1I',3,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('7skigRdHYE687j1I',4,-1,'{"do": "draw_card_row", "card": "c09"}',NULL,NULL);
INSERT INTO "log" VALUES('7skigRdHYE687j1I',5,-1,'{"do": "draw_tile", "tile": "b04"}',NULL,NULL);
INSERT INTO "log" VALUES('7skigRdHYE687j1I',6,-1,'{"do": "draw_tile", "tile": "b12"}',NULL,NULL);
INSERT INTO "log" VALUES('7skigRdHYE687j1I',7,0,'{"do":"place_workers","place":"hunt","workers":3}',NULL,NULL);
INSERT INTO "log" VALUES('7skigRdHYE687j1I',8,1,'{"do":"place_workers","place":"river","workers":3}',NULL,NULL);
INSERT INTO "log" VALUES('7skigRdHYE687j1I',9,0,'{"do":"place_workers","place":"card2","workers":1}',NULL,NULL);
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
	link VARCHAR(64), until BIGINT, epoch INTEGER DEFAULT '0' NOT NULL, created BIGINT DEFAULT '1795034428' NOT NULL, seen BIGINT DEFAULT '1795034428' NOT NULL, owner VARCHAR(32), 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('qiioGLuBew9sI5jFluE_Dw','Ada','4c0509c5d46ff5b483c34438f6a91142731682db66f821b6679db2618168bbb1',1797626431,0,1795034431,1795034456,NULL);
INSERT INTO "people" VALUES('HZjTOpPVWXpBeTsC8e1SFw','Ben',NULL,NULL,0,1795034431,1795034456,NULL);
CREATE TABLE puzzle_solvers (
	person VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rating FLOAT NOT NULL, 
	tried INTEGER NOT NULL, 
	solved INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	best INTEGER NOT NULL, 
	days INTEGER NOT NULL, 
	last_day INTEGER NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_puzzle_solvers PRIMARY KEY (person, game)
);
CREATE TABLE puzzle_tries (
	person VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	puzzle VARCHAR(16) NOT NULL, 
	solved BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_puzzle_tries PRIMARY KEY (person, game, puzzle)
);
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
INSERT INTO "seats" VALUES('GNekyzUzEbcmWAeB',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,'Ada''s own words',1795034432,NULL);
INSERT INTO "seats" VALUES('GNekyzUzEbcmWAeB',1,'person','HZjTOpPVWXpBeTsC8e1SFw','Ben',NULL,NULL,1795034432,1);
INSERT INTO "seats" VALUES('0c2FbUWWSv_r6WQf',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034433,NULL);
INSERT INTO "seats" VALUES('0c2FbUWWSv_r6WQf',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('ZaUMNlY5Dw3uX6tr',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034450,NULL);
INSERT INTO "seats" VALUES('ZaUMNlY5Dw3uX6tr',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('8WG1CFF76H7A3VVX',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,'Ada''s own words',1795034451,NULL);
INSERT INTO "seats" VALUES('8WG1CFF76H7A3VVX',1,'person','HZjTOpPVWXpBeTsC8e1SFw','Ben',NULL,NULL,1795034451,1);
INSERT INTO "seats" VALUES('l6zasFT86R1Gawkv',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034451,NULL);
INSERT INTO "seats" VALUES('l6zasFT86R1Gawkv',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('io3YCUmqboRBlfy2',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034451,NULL);
INSERT INTO "seats" VALUES('io3YCUmqboRBlfy2',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('BEFj1umWnLrapn0V',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,'Ada''s own words',1795034452,NULL);
INSERT INTO "seats" VALUES('BEFj1umWnLrapn0V',1,'person','HZjTOpPVWXpBeTsC8e1SFw','Ben',NULL,NULL,1795034452,1);
INSERT INTO "seats" VALUES('Rz1WUwBQZNJSGIFx',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034452,NULL);
INSERT INTO "seats" VALUES('Rz1WUwBQZNJSGIFx',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('T8jVWLsrX78MsfRh',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034454,NULL);
INSERT INTO "seats" VALUES('T8jVWLsrX78MsfRh',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('5PiMYPv5QYn8Lv2u',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,'Ada''s own words',1795034454,NULL);
INSERT INTO "seats" VALUES('5PiMYPv5QYn8Lv2u',1,'person','HZjTOpPVWXpBeTsC8e1SFw','Ben',NULL,NULL,1795034454,1);
INSERT INTO "seats" VALUES('TfBp03yqsGDgKGb4',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034454,NULL);
INSERT INTO "seats" VALUES('TfBp03yqsGDgKGb4',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('_FwiOp1XUiirizAp',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034455,NULL);
INSERT INTO "seats" VALUES('_FwiOp1XUiirizAp',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('8Xgn3OQMIPfNLCXA',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034455,NULL);
INSERT INTO "seats" VALUES('8Xgn3OQMIPfNLCXA',1,'open',NULL,'',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('8Xgn3OQMIPfNLCXA',2,'bot',NULL,'','easy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('gt1tWGHfAHxwZVvY',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034455,NULL);
INSERT INTO "seats" VALUES('gt1tWGHfAHxwZVvY',1,'open',NULL,'',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('PSZlxpnr6BruWM__',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034455,NULL);
INSERT INTO "seats" VALUES('PSZlxpnr6BruWM__',1,'person','HZjTOpPVWXpBeTsC8e1SFw','Ben',NULL,NULL,1795034455,1);
INSERT INTO "seats" VALUES('LvpuGW-UW6Lt_Ydd',0,'person','qiioGLuBew9sI5jFluE_Dw','Ada',NULL,NULL,1795034456,NULL);
INSERT INTO "seats" VALUES('LvpuGW-UW6Lt_Ydd',1,'open',NULL,'',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('QnPbMnP03MwKTW6B',0,'person','HZjTOpPVWXpBeTsC8e1SFw','Ben',NULL,NULL,1795034456,NULL);
INSERT INTO "seats" VALUES('QnPbMnP03MwKTW6B',1,'person','HZjTOpPVWXpBeTsC8e1SFw','Ben',NULL,NULL,1795034456,NULL);
INSERT INTO "seats" VALUES('7skigRdHYE687j1I',0,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7skigRdHYE687j1I',1,'bot',NULL,'','random',NULL,NULL,NULL);
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
INSERT INTO "settings" VALUES('cookie_key','beefa8a0a7cf160367572a6cf42399d614ce0e2fe9f084d478ade30c2aef96e6');
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
	begun INTEGER, patience INTEGER, level VARCHAR(32), removed JSON, take_back BOOLEAN, set_name VARCHAR(40), set_digest VARCHAR(16), luck VARCHAR(8), round INTEGER, deal VARCHAR(32), counted BOOLEAN, secret_until BIGINT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('GNekyzUzEbcmWAeB','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,1,'qiioGLuBew9sI5jFluE_Dw','7N7mRceftuoIBphc','running','047744edf063628f48511ac9c6a3f64b9b9efc91169f9830','047744edf063628f48511ac9c6a3f64b9b9efc91169f9830|Ada''s own words|',0,28,14,1795034432,1795034433,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('0c2FbUWWSv_r6WQf','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'qiioGLuBew9sI5jFluE_Dw','5Pc2upSGmU5wTOLs','running','b0b702da0ff7c3a581a62d89093acf116a7364493fa62bf8','b0b702da0ff7c3a581a62d89093acf116a7364493fa62bf8',0,13,13,1795034433,1795034443,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('ZaUMNlY5Dw3uX6tr','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'qiioGLuBew9sI5jFluE_Dw','Gm51XncNyRV4wck6','running','e9fb05d726fa9e531f645fb7453496080a44b8124bbeba5b','e9fb05d726fa9e531f645fb7453496080a44b8124bbeba5b',0,12,12,1795034450,1795034451,'null',NULL,'{"table": null, "step": 11}',11,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('8WG1CFF76H7A3VVX','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',1,1,'qiioGLuBew9sI5jFluE_Dw','_boAtvky6kTmWhYR','running','893271615ec2a0d85d8a20b76b5dc4db7361cb35a69ee1a3','893271615ec2a0d85d8a20b76b5dc4db7361cb35a69ee1a3|Ada''s own words|',0,15,9,1795034451,1795034451,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('l6zasFT86R1Gawkv','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'qiioGLuBew9sI5jFluE_Dw','Zb6HEOJ7RrL_b2TR','running','549aba2bf4d591970f4e535c7e778cf5c1b5de687a90e4b3','549aba2bf4d591970f4e535c7e778cf5c1b5de687a90e4b3',0,9,9,1795034451,1795034451,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('io3YCUmqboRBlfy2','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'qiioGLuBew9sI5jFluE_Dw','QsqS7XJNwpdwcgxT','running','9e8b1175762975095da12f57c65cc7107dd527448f012065','9e8b1175762975095da12f57c65cc7107dd527448f012065',0,8,8,1795034451,1795034451,'null',NULL,'{"table": null, "step": 8}',8,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('BEFj1umWnLrapn0V','origins',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',1,1,'qiioGLuBew9sI5jFluE_Dw','uh_tE_P8Bet0YnnB','running','9b7e902f304311c1930faaf79f1fcf953fa74e6d40f92a1a','9b7e902f304311c1930faaf79f1fcf953fa74e6d40f92a1a|Ada''s own words|',1,52,42,1795034452,1795034452,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('Rz1WUwBQZNJSGIFx','origins',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'qiioGLuBew9sI5jFluE_Dw','_NKx1CoecVJ2SeJt','running','a157dcd121b77aff69ad574da4c15040d4a658875311eaf4','a157dcd121b77aff69ad574da4c15040d4a658875311eaf4',0,43,43,1795034452,1795034453,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('T8jVWLsrX78MsfRh','origins',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'qiioGLuBew9sI5jFluE_Dw','GRGQMnfWZWHqBA9u','running','2c01c1edbd0a6901bbb60ba64e9360e86a3577eb6528619a','2c01c1edbd0a6901bbb60ba64e9360e86a3577eb6528619a',0,46,46,1795034454,1795034455,'null',NULL,'{"table": null, "step": 41}',41,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('5PiMYPv5QYn8Lv2u','pantheon',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',1,1,'qiioGLuBew9sI5jFluE_Dw','_0_Frcv-rVsr-jf4','running','f5993f0f02bda97caf7febb704ce1d3339ce87231060dc0d','f5993f0f02bda97caf7febb704ce1d3339ce87231060dc0d|Ada''s own words|',1,44,34,1795034454,1795034454,'null',NULL,'null',29,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('TfBp03yqsGDgKGb4','pantheon',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'qiioGLuBew9sI5jFluE_Dw','vDtLCUqmr7IcdGQT','running','e262ed182fade114194acb6016eb6d13ff14003e118a67e2','e262ed182fade114194acb6016eb6d13ff14003e118a67e2',0,30,30,1795034454,1795034455,'null',NULL,'null',25,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('_FwiOp1XUiirizAp','pantheon',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'qiioGLuBew9sI5jFluE_Dw','GeYwNsqpgPybN7xX','running','e263a1a487bf54943216c6d7999efbb90da16a32383ff7fa','e263a1a487bf54943216c6d7999efbb90da16a32383ff7fa',0,35,35,1795034455,1795034456,'null',NULL,'{"table": null, "step": 33}',33,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('8Xgn3OQMIPfNLCXA','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'qiioGLuBew9sI5jFluE_Dw','Sk0QfTYW7V5KG9Dv','open','4d5f68f7cbb3b3014bea8b6622752bf9f9ac52f81dfead37',NULL,NULL,0,0,1795034455,1795034455,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('gt1tWGHfAHxwZVvY','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'qiioGLuBew9sI5jFluE_Dw','_L1L9m7W1Nj7KZGM','open','2336a60d9d9defd8d2e789dc355ab1a3edb448fd594f892f',NULL,NULL,0,0,1795034455,1795034455,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('PSZlxpnr6BruWM__','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'qiioGLuBew9sI5jFluE_Dw','CTJQd23MJWLe-56m','over','1493656ed89db9114720b4f5915e4330830e7a6925464327','1493656ed89db9114720b4f5915e4330830e7a6925464327',NULL,39,39,1795034455,1795034456,'{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 1, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 1, "tie": [6], "place": 1}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 2}]}','LvpuGW-UW6Lt_Ydd','null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('LvpuGW-UW6Lt_Ydd','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'qiioGLuBew9sI5jFluE_Dw','4lWZaUrOD0BDiGzK','open','b35df05ea2854a6322981cb89e032ca36369194ebea6aab4',NULL,NULL,0,0,1795034456,1795034456,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('QnPbMnP03MwKTW6B','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',1,0,'HZjTOpPVWXpBeTsC8e1SFw','B69GzUxwv9kiEya2','running','cd20002b6dd1caa55794114ff39d46d64b375121ff3fdf3c','cd20002b6dd1caa55794114ff39d46d64b375121ff3fdf3c',0,21,21,1795034456,1795034456,'null',NULL,'{"table": "PSZlxpnr6BruWM__", "step": 20}',21,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('7skigRdHYE687j1I','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'qiioGLuBew9sI5jFluE_Dw','3iEn45KXU7-MiypF','running','64cb88759a96d701d03341960ea56743d246b211c2e55e6d','64cb88759a96d701d03341960ea56743d246b211c2e55e6d',1,10,10,1795034456,1795034456,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
CREATE TABLE usage (
	who VARCHAR(40) NOT NULL, 
	day INTEGER NOT NULL, 
	tables INTEGER NOT NULL, 
	forks INTEGER NOT NULL, 
	bytes BIGINT NOT NULL, 
	CONSTRAINT pk_usage PRIMARY KEY (who, day)
);
INSERT INTO "usage" VALUES('02d23e02848ae1189ee6f90cb2ad9df6',20775,18,5,54000);
INSERT INTO "usage" VALUES('qiioGLuBew9sI5jFluE_Dw',20775,17,4,44050);
INSERT INTO "usage" VALUES('HZjTOpPVWXpBeTsC8e1SFw',20775,1,1,9950);
CREATE INDEX ix_people_link ON people (link);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_tables_listed ON tables (phase, public, changed);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_rematch ON tables (rematch);
CREATE INDEX ix_sets_person ON sets (person);
CREATE INDEX ix_studies_used ON studies (used);
CREATE INDEX ix_people_owner ON people (owner);
CREATE UNIQUE INDEX ix_deals_day ON deals (day, game);
CREATE INDEX ix_deal_entries_deal ON deal_entries (deal);
CREATE INDEX ix_deal_entries_person ON deal_entries (person);
DELETE FROM "sqlite_sequence";
COMMIT;
