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
INSERT INTO "deals" VALUES('SwyfEVI9KkrKuTeM','stone_age',20775,'3f59362ec9165499f3dddbde6da146ff34613c622705ca82',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',2,1,'hard',NULL,1795035370,NULL);
INSERT INTO "deals" VALUES('SOppZNqiqXSRmRYC','stone_age',20776,'795d4cc4fd54095838c4b3d5d8beca7c1c40b60e008c7535',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',2,0,'hard',NULL,1795035370,NULL);
INSERT INTO "deals" VALUES('dVWA8aNH1hlnGYz5','akropolis',20775,'5f1a9e4c44e2e25df045a8d4a42c2db12e0095edcd4cc722',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',2,1,'hard',NULL,1795035370,NULL);
INSERT INTO "deals" VALUES('I64XMkNHp4BTZ37T','akropolis',20776,'596ffe0ce5fd139fa9db4a237d0716caf00a897327ae710f',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',2,0,'hard',NULL,1795035370,NULL);
INSERT INTO "deals" VALUES('M9hVnAnIrD0ABOkq','origins',20775,'36733c8320c8421d539c6db975c48d54a239a07b33f638ad',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',2,1,'hard',NULL,1795035370,NULL);
INSERT INTO "deals" VALUES('-_CxBfJf8UwDb2Ka','origins',20776,'39f5e57f778bd3fce175862cc0fce93f6a411c72e6a6c5e5',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',2,0,'hard',NULL,1795035370,NULL);
INSERT INTO "deals" VALUES('9E48fB60lbRjtGZq','pantheon',20775,'994ab66e3da12a01050e024afd44934336de727b591d71e5',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',2,1,'hard',NULL,1795035370,NULL);
INSERT INTO "deals" VALUES('6cJVRWNVVlUNY_Af','pantheon',20776,'4b3384e447381a1de9cf390e08805f4df968f26e7824c2bf',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',2,0,'hard',NULL,1795035372,NULL);
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
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',1,-1,'{"do": "draw_card_row", "card": "c08"}',NULL,NULL);
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',2,-1,'{"do": "draw_card_row", "card": "c24"}',NULL,NULL);
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',3,-1,'{"do": "draw_card_row", "card": "c13"}',NULL,NULL);
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',4,-1,'{"do": "draw_card_row", "card": "c05"}',NULL,NULL);
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',5,-1,'{"do": "draw_tile", "tile": "b22"}',NULL,NULL);
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',6,-1,'{"do": "draw_tile", "tile": "b12"}',NULL,NULL);
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',7,1,'{"do":"place_workers","place":"hunt","workers":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r2-140389848080656');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',8,1,NULL,'Z4jZ4RGeBbZmu8vx_EHNiQ','r3-140389848080656');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',9,1,'{"do":"place_workers","place":"hunt","workers":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r4-140389848080656');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',10,0,'{"do":"place_workers","place":"hunt","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r2-140389860301840');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',11,0,NULL,'LFpcFuIfgkAWdA5t0wpmAw','r3-140389860301840');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',12,0,'{"do":"place_workers","place":"hunt","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r4-140389860301840');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',13,1,'{"do":"place_workers","place":"forest","workers":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r5-140389848080656');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',14,1,NULL,'Z4jZ4RGeBbZmu8vx_EHNiQ','r6-140389848080656');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',15,1,'{"do":"place_workers","place":"forest","workers":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r7-140389848080656');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',16,0,'{"do":"place_workers","place":"clay_pit","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r5-140389860301840');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',17,0,NULL,'LFpcFuIfgkAWdA5t0wpmAw','r6-140389860301840');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',18,0,'{"do":"place_workers","place":"clay_pit","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r7-140389860301840');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',19,1,'{"do":"place_workers","place":"quarry","workers":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r8-140389848080656');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',20,1,NULL,'Z4jZ4RGeBbZmu8vx_EHNiQ','r9-140389848080656');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',21,1,'{"do":"place_workers","place":"quarry","workers":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r10-140389848080656');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',22,0,'{"do":"place_workers","place":"river","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r8-140389860301840');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',23,0,NULL,'LFpcFuIfgkAWdA5t0wpmAw','r9-140389860301840');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',24,0,'{"do":"place_workers","place":"river","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r10-140389860301840');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',25,1,'{"do":"place_workers","place":"tool_maker","workers":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r11-140389848080656');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',26,1,NULL,'Z4jZ4RGeBbZmu8vx_EHNiQ','r12-140389848080656');
INSERT INTO "log" VALUES('HNcfVabGDI4KPQeP',27,1,'{"do":"place_workers","place":"tool_maker","workers":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r13-140389848080656');
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',1,-1,'{"do": "draw_card_row", "card": "c16"}',NULL,NULL);
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',2,-1,'{"do": "draw_card_row", "card": "c35"}',NULL,NULL);
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',3,-1,'{"do": "draw_card_row", "card": "c12"}',NULL,NULL);
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',4,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',5,-1,'{"do": "draw_tile", "tile": "b26"}',NULL,NULL);
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',6,-1,'{"do": "draw_tile", "tile": "b27"}',NULL,NULL);
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',7,0,'{"do":"place_workers","place":"hunt","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r2-140389813852624');
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',8,1,'{"do":"place_workers","place":"hut","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',9,0,'{"do":"place_workers","place":"forest","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r3-140389813852624');
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',10,1,'{"do":"place_workers","place":"field","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',11,0,'{"do":"place_workers","place":"clay_pit","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r4-140389813852624');
INSERT INTO "log" VALUES('w10dReTkMZ069Uh5',12,1,'{"do":"place_workers","place":"quarry","workers":2}',NULL,NULL);
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',1,-1,'{"do": "draw_card_row", "card": "c06"}',NULL,NULL);
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',2,-1,'{"do": "draw_card_row", "card": "c26"}',NULL,NULL);
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',3,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',4,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',5,-1,'{"do": "draw_tile", "tile": "b03"}',NULL,NULL);
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',6,-1,'{"do": "draw_tile", "tile": "b08"}',NULL,NULL);
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',7,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',8,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',9,1,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',10,0,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',0,-1,'{"do": "first_site", "tile": "a10"}',NULL,NULL);
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',1,-1,'{"do": "first_site", "tile": "a18"}',NULL,NULL);
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',2,-1,'{"do": "first_site", "tile": "a35"}',NULL,NULL);
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',3,-1,'{"do": "first_site", "tile": "a29"}',NULL,NULL);
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',4,0,'{"do":"choose_tile","slot":0}','LFpcFuIfgkAWdA5t0wpmAw','r2-140390209721040');
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',5,0,NULL,'LFpcFuIfgkAWdA5t0wpmAw','r3-140390209721040');
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',6,0,'{"do":"choose_tile","slot":0}','LFpcFuIfgkAWdA5t0wpmAw','r4-140390209721040');
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',7,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','LFpcFuIfgkAWdA5t0wpmAw','r5-140390209721040');
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',8,1,'{"do":"choose_tile","slot":0}','Z4jZ4RGeBbZmu8vx_EHNiQ','r2-140389804078288');
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',9,1,NULL,'Z4jZ4RGeBbZmu8vx_EHNiQ','r3-140389804078288');
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',10,1,'{"do":"choose_tile","slot":0}','Z4jZ4RGeBbZmu8vx_EHNiQ','r4-140389804078288');
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',11,1,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r5-140389804078288');
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',12,0,'{"do":"choose_tile","slot":0}','LFpcFuIfgkAWdA5t0wpmAw','r6-140390209721040');
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',13,0,NULL,'LFpcFuIfgkAWdA5t0wpmAw','r7-140390209721040');
INSERT INTO "log" VALUES('UTEH3SQshHKK3iKu',14,0,'{"do":"choose_tile","slot":0}','LFpcFuIfgkAWdA5t0wpmAw','r8-140390209721040');
INSERT INTO "log" VALUES('d4Eql95z_-BBuppp',0,-1,'{"do": "first_site", "tile": "a30"}',NULL,NULL);
INSERT INTO "log" VALUES('d4Eql95z_-BBuppp',1,-1,'{"do": "first_site", "tile": "a36"}',NULL,NULL);
INSERT INTO "log" VALUES('d4Eql95z_-BBuppp',2,-1,'{"do": "first_site", "tile": "a18"}',NULL,NULL);
INSERT INTO "log" VALUES('d4Eql95z_-BBuppp',3,-1,'{"do": "first_site", "tile": "a02"}',NULL,NULL);
INSERT INTO "log" VALUES('d4Eql95z_-BBuppp',4,0,'{"do":"choose_tile","slot":0}','LFpcFuIfgkAWdA5t0wpmAw','r2-140389803988240');
INSERT INTO "log" VALUES('d4Eql95z_-BBuppp',5,0,'{"do":"place_tile","q":-3,"r":1,"rotation":1}','LFpcFuIfgkAWdA5t0wpmAw','r3-140389803988240');
INSERT INTO "log" VALUES('W-IdIJw9gaC5aDgu',11,1,'{"do":"place_workers","place":"quarry","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('d4Eql95z_-BBuppp',6,1,'{"do":"choose_tile","slot":1}',NULL,NULL);
INSERT INTO "log" VALUES('d4Eql95z_-BBuppp',7,1,'{"do":"place_tile","q":-2,"r":0,"rotation":1}',NULL,NULL);
INSERT INTO "log" VALUES('d4Eql95z_-BBuppp',8,0,'{"do":"choose_tile","slot":0}','LFpcFuIfgkAWdA5t0wpmAw','r4-140389803988240');
INSERT INTO "log" VALUES('jM0J4QOI7cUWoLM6',0,-1,'{"do": "first_site", "tile": "a22"}',NULL,NULL);
INSERT INTO "log" VALUES('jM0J4QOI7cUWoLM6',1,-1,'{"do": "first_site", "tile": "a06"}',NULL,NULL);
INSERT INTO "log" VALUES('jM0J4QOI7cUWoLM6',2,-1,'{"do": "first_site", "tile": "a27"}',NULL,NULL);
INSERT INTO "log" VALUES('jM0J4QOI7cUWoLM6',3,-1,'{"do": "first_site", "tile": "a01"}',NULL,NULL);
INSERT INTO "log" VALUES('jM0J4QOI7cUWoLM6',4,0,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('jM0J4QOI7cUWoLM6',5,0,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('jM0J4QOI7cUWoLM6',6,1,'{"do": "choose_tile", "slot": 0}',NULL,NULL);
INSERT INTO "log" VALUES('jM0J4QOI7cUWoLM6',7,1,'{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',0,-1,'{"do": "bonus_tokens", "tokens": ["red", "purple", "blue", "orange", "yellow"]}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "sagittarius"}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "scorpio"}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',4,-1,'{"do": "pool_tiles", "type": "outpost", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',6,-1,'{"do": "pool_tiles", "type": "market", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',7,-1,'{"do": "pool_tiles", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',8,-1,'{"do": "pool_tiles", "type": "art_workshop", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',9,-1,'{"do": "pool_order", "colours": ["red", "blue", "purple", "orange", "yellow"]}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',10,-1,'{"do": "stack_top", "type": "outpost", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',12,-1,'{"do": "stack_top", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',13,-1,'{"do": "stack_top", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',14,-1,'{"do": "stack_top", "type": "healers_hut", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',20,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',21,-1,'{"do": "speaker_roll", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',22,-1,'{"do": "district_deal", "card": "d23"}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',23,-1,'{"do": "district_deal", "card": "d11"}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',24,-1,'{"do": "district_deal", "card": "d12"}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',25,-1,'{"do": "district_deal", "card": "d38"}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',26,-1,'{"do": "first_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',27,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',28,-1,'{"do": "draft_roll", "colour": "red", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',37,0,'{"do":"draft_die","colour":"red","value":4}','LFpcFuIfgkAWdA5t0wpmAw','r2-140390246528400');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',38,0,NULL,'LFpcFuIfgkAWdA5t0wpmAw','r3-140390246528400');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',39,0,'{"do":"draft_die","colour":"red","value":4}','LFpcFuIfgkAWdA5t0wpmAw','r4-140390246528400');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',40,1,'{"do":"draft_die","colour":"red","value":5}','Z4jZ4RGeBbZmu8vx_EHNiQ','r2-140389801886544');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',41,1,NULL,'Z4jZ4RGeBbZmu8vx_EHNiQ','r3-140389801886544');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',42,1,'{"do":"draft_die","colour":"red","value":5}','Z4jZ4RGeBbZmu8vx_EHNiQ','r4-140389801886544');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',43,1,'{"do":"draft_die","colour":"orange","value":4}','Z4jZ4RGeBbZmu8vx_EHNiQ','r5-140389801886544');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',44,1,NULL,'Z4jZ4RGeBbZmu8vx_EHNiQ','r6-140389801886544');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',45,1,'{"do":"draft_die","colour":"orange","value":4}','Z4jZ4RGeBbZmu8vx_EHNiQ','r7-140389801886544');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',46,0,'{"do":"draft_die","colour":"orange","value":5}','LFpcFuIfgkAWdA5t0wpmAw','r5-140390246528400');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',47,0,NULL,'LFpcFuIfgkAWdA5t0wpmAw','r6-140390246528400');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',48,0,'{"do":"draft_die","colour":"orange","value":5}','LFpcFuIfgkAWdA5t0wpmAw','r7-140390246528400');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',49,0,'{"do":"visit","worker":"red","value":4,"place":1}','LFpcFuIfgkAWdA5t0wpmAw','r8-140390246528400');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',50,0,NULL,'LFpcFuIfgkAWdA5t0wpmAw','r9-140390246528400');
INSERT INTO "log" VALUES('OmkRd6TmoUh_STaZ',51,0,'{"do":"visit","worker":"red","value":4,"place":1}','LFpcFuIfgkAWdA5t0wpmAw','r10-140390246528400');
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "purple", "red", "orange", "yellow"]}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "pisces"}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "libra"}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',4,-1,'{"do": "pool_tiles", "type": "armoury", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',5,-1,'{"do": "pool_tiles", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',6,-1,'{"do": "pool_tiles", "type": "harbour", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',7,-1,'{"do": "pool_tiles", "type": "monument", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',8,-1,'{"do": "pool_tiles", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',9,-1,'{"do": "pool_order", "colours": ["yellow", "red", "blue", "purple", "orange"]}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',11,-1,'{"do": "stack_top", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',12,-1,'{"do": "stack_top", "type": "quarry", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',13,-1,'{"do": "stack_top", "type": "obelisk", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',14,-1,'{"do": "stack_top", "type": "healers_hut", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',20,-1,'{"do": "speaker_roll", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',21,-1,'{"do": "speaker_roll", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',22,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',23,-1,'{"do": "district_deal", "card": "d14"}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',24,-1,'{"do": "district_deal", "card": "d05"}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',25,-1,'{"do": "district_deal", "card": "d08"}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',26,-1,'{"do": "first_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',28,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',37,0,'{"do":"draft_die","colour":"red","value":2}','LFpcFuIfgkAWdA5t0wpmAw','r2-140389801538000');
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',38,1,'{"do":"draft_die","colour":"blue","value":5}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',39,1,'{"do":"draft_die","colour":"orange","value":2}',NULL,NULL);
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',40,0,'{"do":"draft_die","colour":"red","value":2}','LFpcFuIfgkAWdA5t0wpmAw','r3-140389801538000');
INSERT INTO "log" VALUES('7FajqJFTZ6ENkDzb',41,0,'{"do":"visit","worker":"red","value":2,"place":1}','LFpcFuIfgkAWdA5t0wpmAw','r4-140389801538000');
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',0,-1,'{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',1,-1,'{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',2,-1,'{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',3,-1,'{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',4,-1,'{"do": "pool_tiles", "type": "fortress", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',5,-1,'{"do": "pool_tiles", "type": "forum", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',6,-1,'{"do": "pool_tiles", "type": "mint", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',7,-1,'{"do": "pool_tiles", "type": "monument", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',8,-1,'{"do": "pool_tiles", "type": "main_gate", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',9,-1,'{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',10,-1,'{"do": "stack_top", "type": "riding_grounds", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',11,-1,'{"do": "stack_top", "type": "castle", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',12,-1,'{"do": "stack_top", "type": "granary", "stone": 1}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',13,-1,'{"do": "stack_top", "type": "temple_sea", "stone": 3}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',14,-1,'{"do": "stack_top", "type": "astronomical_tower", "stone": 2}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',15,-1,'{"do": "citizen_pool", "colour": "red", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',16,-1,'{"do": "citizen_pool", "colour": "orange", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',17,-1,'{"do": "citizen_pool", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',18,-1,'{"do": "citizen_pool", "colour": "blue", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',19,-1,'{"do": "citizen_pool", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',20,-1,'{"do": "speaker_roll", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',21,-1,'{"do": "speaker_roll", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',22,-1,'{"do": "district_deal", "card": "d06"}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',23,-1,'{"do": "district_deal", "card": "d15"}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',24,-1,'{"do": "district_deal", "card": "d27"}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',25,-1,'{"do": "district_deal", "card": "d41"}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',26,-1,'{"do": "first_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',27,-1,'{"do": "draft_roll", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',28,-1,'{"do": "draft_roll", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',29,-1,'{"do": "draft_roll", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',30,-1,'{"do": "draft_roll", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',31,-1,'{"do": "draft_roll", "colour": "yellow", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',32,-1,'{"do": "draft_roll", "colour": "yellow", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',33,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',34,-1,'{"do": "draft_roll", "colour": "blue", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',35,-1,'{"do": "draft_roll", "colour": "purple", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',36,-1,'{"do": "draft_roll", "colour": "purple", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',37,1,'{"do": "draft_die", "colour": "red", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',38,0,'{"do": "draft_die", "colour": "red", "value": 5}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',39,0,'{"do": "draft_die", "colour": "orange", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',40,1,'{"do": "draft_die", "colour": "orange", "value": 4}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',2,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',4,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',5,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',6,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',8,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',9,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',10,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',11,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',12,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',13,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',14,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',15,-1,'{"do": "deal_bonus", "token": "bonus_god"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',16,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',17,-1,'{"do": "draw_god", "god": "plaesiris"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',18,-1,'{"do": "draw_demigod", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',19,-1,'{"do": "draw_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',20,-1,'{"do": "draw_nation", "nation": "cartago"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',21,-1,'{"do": "reveal_god", "god": "traitera"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',22,-1,'{"do": "reveal_god", "god": "gadicea"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',23,-1,'{"do": "reveal_god", "god": "vinthrad"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',24,-1,'{"do": "draw_booty", "token": "booty_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',25,-1,'{"do": "reveal_demigod", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',26,-1,'{"do": "draw_booty", "token": "booty_money"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',27,-1,'{"do": "draw_booty", "token": "booty_offering_1"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',28,1,'{"do":"buy_offering","kind":"gift","level":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r2-140389800051152');
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',29,1,NULL,'Z4jZ4RGeBbZmu8vx_EHNiQ','r3-140389800051152');
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',30,1,'{"do":"buy_offering","kind":"gift","level":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r4-140389800051152');
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',31,1,'{"do":"buy_offering","kind":"worship","level":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r5-140389800051152');
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',32,1,NULL,'Z4jZ4RGeBbZmu8vx_EHNiQ','r6-140389800051152');
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',33,1,'{"do":"buy_offering","kind":"worship","level":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r7-140389800051152');
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',34,0,'{"do":"buy_offering","kind":"gift","level":1}','LFpcFuIfgkAWdA5t0wpmAw','r2-140389799698768');
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',35,0,NULL,'LFpcFuIfgkAWdA5t0wpmAw','r3-140389799698768');
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',36,0,'{"do":"buy_offering","kind":"gift","level":1}','LFpcFuIfgkAWdA5t0wpmAw','r4-140389799698768');
INSERT INTO "log" VALUES('UIsS1qqThYXERnGt',41,1,'{"do":"pass"}',NULL,NULL);
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',37,0,'{"do":"buy_offering","kind":"worship","level":1}','LFpcFuIfgkAWdA5t0wpmAw','r5-140389799698768');
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',38,0,NULL,'LFpcFuIfgkAWdA5t0wpmAw','r6-140389799698768');
INSERT INTO "log" VALUES('7UuktiaRfgyOi_FP',39,0,'{"do":"buy_offering","kind":"worship","level":1}','LFpcFuIfgkAWdA5t0wpmAw','r7-140389799698768');
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',1,-1,'{"do": "deal_row", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',3,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',4,-1,'{"do": "deal_row", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',5,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',6,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',8,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',9,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',10,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',11,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',12,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',14,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',15,-1,'{"do": "deal_bonus", "token": "bonus_demigod"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',16,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',17,-1,'{"do": "draw_demigod", "value": 3}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',18,-1,'{"do": "draw_nation", "nation": "cartago"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',19,-1,'{"do": "reveal_god", "god": "gaiviles"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',20,-1,'{"do": "reveal_god", "god": "gadicea"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',21,-1,'{"do": "reveal_god", "god": "depraccus"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',22,-1,'{"do": "draw_booty", "token": "booty_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',23,-1,'{"do": "draw_booty", "token": "booty_offering_2"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',24,-1,'{"do": "draw_booty", "token": "booty_offering_1"}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',25,0,'{"do":"buy_offering","kind":"gift","level":1}','LFpcFuIfgkAWdA5t0wpmAw','r2-140389799697808');
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',26,0,'{"do":"buy_offering","kind":"worship","level":1}','LFpcFuIfgkAWdA5t0wpmAw','r3-140389799697808');
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',27,1,'{"do":"buy_offering","kind":"gift","level":1}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',28,1,'{"do":"buy_offering","kind":"dancer","level":1}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',29,1,'{"do":"place_bonus_column","q":12,"r":0}',NULL,NULL);
INSERT INTO "log" VALUES('u0fbOQNklSJEJlDA',30,0,'{"do":"choose_action","action":"move"}','LFpcFuIfgkAWdA5t0wpmAw','r4-140389799697808');
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',1,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',2,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',3,-1,'{"do": "deal_row", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',4,-1,'{"do": "deal_row", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',5,-1,'{"do": "deal_hand", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',6,-1,'{"do": "deal_hand", "card": "offering_gift"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',7,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',8,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',9,-1,'{"do": "deal_hand", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',10,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',11,-1,'{"do": "deal_hand", "card": "coin_1"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',12,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',13,-1,'{"do": "deal_hand", "card": "offering_temple"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',14,-1,'{"do": "deal_hand", "card": "offering_dancer"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',15,-1,'{"do": "deal_bonus", "token": "bonus_column"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',16,-1,'{"do": "deal_bonus", "token": "bonus_cards_3"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',17,-1,'{"do": "draw_from_deck", "card": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',18,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',19,-1,'{"do": "draw_from_deck", "card": "offering_worship"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',20,-1,'{"do": "draw_nation", "nation": "iberia"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',21,-1,'{"do": "reveal_god", "god": "taksator"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',22,-1,'{"do": "reveal_god", "god": "plaesiris"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',23,-1,'{"do": "reveal_demigod", "value": 1}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',24,-1,'{"do": "reveal_demigod", "value": 2}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',25,-1,'{"do": "reveal_god", "god": "traitera"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',26,-1,'{"do": "draw_booty", "token": "booty_step_1"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',27,-1,'{"do": "draw_booty", "token": "booty_cards_2"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',28,-1,'{"do": "draw_booty", "token": "booty_pieces_1_1"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',29,1,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',30,0,'{"do": "raise_offering", "kind": "gift"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',31,1,'{"do": "place_bonus_column", "q": 12, "r": 0}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',32,1,'{"do": "choose_action", "action": "move"}',NULL,NULL);
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',1,-1,'{"do": "draw_card_row", "card": "c35"}',NULL,NULL);
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',2,-1,'{"do": "draw_card_row", "card": "c36"}',NULL,NULL);
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',3,-1,'{"do": "draw_card_row", "card": "c19"}',NULL,NULL);
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',4,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',5,-1,'{"do": "draw_tile", "tile": "b02"}',NULL,NULL);
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',6,-1,'{"do": "draw_tile", "tile": "b22"}',NULL,NULL);
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',7,0,'{"do":"place_workers","place":"hunt","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r2-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',8,1,'{"do":"place_workers","place":"hunt","workers":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r2-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',9,0,'{"do":"place_workers","place":"forest","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r3-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',10,1,'{"do":"place_workers","place":"clay_pit","workers":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r3-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',11,0,'{"do":"place_workers","place":"quarry","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r4-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',12,1,'{"do":"place_workers","place":"river","workers":1}','Z4jZ4RGeBbZmu8vx_EHNiQ','r4-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',13,0,'{"do":"place_workers","place":"tool_maker","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r5-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',14,1,'{"do":"place_workers","place":"hut","workers":2}','Z4jZ4RGeBbZmu8vx_EHNiQ','r5-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',15,0,'{"do":"place_workers","place":"card1","workers":1}','LFpcFuIfgkAWdA5t0wpmAw','r6-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',16,0,'{"do":"choose_group","place":"hunt"}','LFpcFuIfgkAWdA5t0wpmAw','r7-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',17,-1,'{"do":"roll_gather","dice":[1]}','LFpcFuIfgkAWdA5t0wpmAw','r7-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',18,0,'{"do":"choose_tools","tools":[],"one_use":[]}','LFpcFuIfgkAWdA5t0wpmAw','r8-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',19,0,'{"do":"choose_group","place":"forest"}','LFpcFuIfgkAWdA5t0wpmAw','r9-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',20,-1,'{"do":"roll_gather","dice":[5]}','LFpcFuIfgkAWdA5t0wpmAw','r9-140389799695888');
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',33,1,'{"do":"commit_move","cards":1}',NULL,NULL);
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',21,0,'{"do":"choose_tools","tools":[],"one_use":[]}','LFpcFuIfgkAWdA5t0wpmAw','r10-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',22,0,'{"do":"choose_group","place":"quarry"}','LFpcFuIfgkAWdA5t0wpmAw','r11-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',23,-1,'{"do":"roll_gather","dice":[5]}','LFpcFuIfgkAWdA5t0wpmAw','r11-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',24,0,'{"do":"choose_tools","tools":[],"one_use":[]}','LFpcFuIfgkAWdA5t0wpmAw','r12-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',25,0,'{"do":"choose_group","place":"tool_maker"}','LFpcFuIfgkAWdA5t0wpmAw','r13-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',26,0,'{"do":"choose_group","place":"card1"}','LFpcFuIfgkAWdA5t0wpmAw','r14-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',27,0,'{"do":"pay_card","pay":{"wood":1}}','LFpcFuIfgkAWdA5t0wpmAw','r15-140389799695888');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',28,1,'{"do":"choose_group","place":"hunt"}','Z4jZ4RGeBbZmu8vx_EHNiQ','r6-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',29,-1,'{"do":"roll_gather","dice":[2]}','Z4jZ4RGeBbZmu8vx_EHNiQ','r6-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',30,1,'{"do":"choose_tools","tools":[],"one_use":[]}','Z4jZ4RGeBbZmu8vx_EHNiQ','r7-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',31,1,'{"do":"choose_group","place":"clay_pit"}','Z4jZ4RGeBbZmu8vx_EHNiQ','r8-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',32,-1,'{"do":"roll_gather","dice":[6]}','Z4jZ4RGeBbZmu8vx_EHNiQ','r8-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',33,1,'{"do":"choose_tools","tools":[],"one_use":[]}','Z4jZ4RGeBbZmu8vx_EHNiQ','r9-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',34,1,'{"do":"choose_group","place":"river"}','Z4jZ4RGeBbZmu8vx_EHNiQ','r10-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',35,-1,'{"do":"roll_gather","dice":[3]}','Z4jZ4RGeBbZmu8vx_EHNiQ','r10-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',36,1,'{"do":"choose_tools","tools":[],"one_use":[]}','Z4jZ4RGeBbZmu8vx_EHNiQ','r11-140389402018256');
INSERT INTO "log" VALUES('vDpAphRLuiCUaI2Q',37,1,'{"do":"choose_group","place":"hut"}','Z4jZ4RGeBbZmu8vx_EHNiQ','r12-140389402018256');
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',0,-1,'{"do": "start_player", "seat": 0}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',1,-1,'{"do": "draw_card_row", "card": "c35"}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',2,-1,'{"do": "draw_card_row", "card": "c36"}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',3,-1,'{"do": "draw_card_row", "card": "c19"}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',4,-1,'{"do": "draw_card_row", "card": "c01"}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',5,-1,'{"do": "draw_tile", "tile": "b02"}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',6,-1,'{"do": "draw_tile", "tile": "b22"}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',7,0,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',8,1,'{"do": "place_workers", "place": "hunt", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',9,0,'{"do": "place_workers", "place": "forest", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',10,1,'{"do": "place_workers", "place": "clay_pit", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',11,0,'{"do": "place_workers", "place": "quarry", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',12,1,'{"do": "place_workers", "place": "river", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',13,0,'{"do": "place_workers", "place": "tool_maker", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',14,1,'{"do": "place_workers", "place": "hut", "workers": 2}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',15,0,'{"do": "place_workers", "place": "card1", "workers": 1}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',16,0,'{"do": "choose_group", "place": "hunt"}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',17,-1,'{"do": "roll_gather", "dice": [1]}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',18,0,'{"do": "choose_tools", "tools": [], "one_use": []}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',19,0,'{"do": "choose_group", "place": "forest"}',NULL,NULL);
INSERT INTO "log" VALUES('Dtdo0phrR3lESfW5',20,-1,'{"do": "roll_gather", "dice": [5]}',NULL,NULL);
INSERT INTO "log" VALUES('AluWYLMmBWU5DH3h',0,-1,'{"do": "start_player", "seat": 1}',NULL,NULL);
INSERT INTO "log" VALUES('AluWYLMmBWU5DH3h',1,-1,'{"do": "draw_card_row", "card": "c14"}',NULL,NULL);
INSERT INTO "log" VALUES('AluWYLMmBWU5DH3h',2,-1,'{"do": "draw_card_row", "card": "c19"}',NULL,NULL);
INSERT INTO "log" VALUES('AluWYLMmBWU5DH3h',3,-1,'{"do": "draw_card_row", "card": "c25"}',NULL,NULL);
INSERT INTO "log" VALUES('AluWYLMmBWU5DH3h',4,-1,'{"do": "draw_card_row", "card": "c20"}',NULL,NULL);
INSERT INTO "log" VALUES('AluWYLMmBWU5DH3h',5,-1,'{"do": "draw_tile", "tile": "b15"}',NULL,NULL);
INSERT INTO "log" VALUES('AluWYLMmBWU5DH3h',6,-1,'{"do": "draw_tile", "tile": "b24"}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',34,1,'{"do":"place_piece","q":-1,"r":7}',NULL,NULL);
INSERT INTO "log" VALUES('AluWYLMmBWU5DH3h',7,1,'{"do":"place_workers","place":"hunt","workers":3}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',35,1,'{"do":"place_piece","q":0,"r":5}',NULL,NULL);
INSERT INTO "log" VALUES('AluWYLMmBWU5DH3h',8,0,'{"do":"place_workers","place":"card1","workers":1}',NULL,NULL);
INSERT INTO "log" VALUES('d6ecvNzCKXqKP4Av',36,1,'{"do":"place_piece","q":0,"r":6}',NULL,NULL);
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
	link VARCHAR(64), until BIGINT, epoch INTEGER DEFAULT '0' NOT NULL, created BIGINT DEFAULT '1795035369' NOT NULL, seen BIGINT DEFAULT '1795035369' NOT NULL, owner VARCHAR(32), 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('LFpcFuIfgkAWdA5t0wpmAw','Ada','f0d610b47e2c4427c05107f6997e9c4562cc055868409975550bb8b488c247d7',1797627372,0,1795035372,1795035391,NULL);
INSERT INTO "people" VALUES('Z4jZ4RGeBbZmu8vx_EHNiQ','Ben',NULL,NULL,0,1795035372,1795035391,NULL);
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
INSERT INTO "seats" VALUES('HNcfVabGDI4KPQeP',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,'Ada''s own words',1795035372,NULL);
INSERT INTO "seats" VALUES('HNcfVabGDI4KPQeP',1,'person','Z4jZ4RGeBbZmu8vx_EHNiQ','Ben',NULL,NULL,1795035372,1);
INSERT INTO "seats" VALUES('w10dReTkMZ069Uh5',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035373,NULL);
INSERT INTO "seats" VALUES('w10dReTkMZ069Uh5',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('W-IdIJw9gaC5aDgu',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035387,NULL);
INSERT INTO "seats" VALUES('W-IdIJw9gaC5aDgu',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('UTEH3SQshHKK3iKu',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,'Ada''s own words',1795035387,NULL);
INSERT INTO "seats" VALUES('UTEH3SQshHKK3iKu',1,'person','Z4jZ4RGeBbZmu8vx_EHNiQ','Ben',NULL,NULL,1795035387,1);
INSERT INTO "seats" VALUES('d4Eql95z_-BBuppp',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035387,NULL);
INSERT INTO "seats" VALUES('d4Eql95z_-BBuppp',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('jM0J4QOI7cUWoLM6',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035388,NULL);
INSERT INTO "seats" VALUES('jM0J4QOI7cUWoLM6',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('OmkRd6TmoUh_STaZ',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,'Ada''s own words',1795035388,NULL);
INSERT INTO "seats" VALUES('OmkRd6TmoUh_STaZ',1,'person','Z4jZ4RGeBbZmu8vx_EHNiQ','Ben',NULL,NULL,1795035388,1);
INSERT INTO "seats" VALUES('7FajqJFTZ6ENkDzb',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035388,NULL);
INSERT INTO "seats" VALUES('7FajqJFTZ6ENkDzb',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('UIsS1qqThYXERnGt',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035389,NULL);
INSERT INTO "seats" VALUES('UIsS1qqThYXERnGt',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('7UuktiaRfgyOi_FP',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,'Ada''s own words',1795035389,NULL);
INSERT INTO "seats" VALUES('7UuktiaRfgyOi_FP',1,'person','Z4jZ4RGeBbZmu8vx_EHNiQ','Ben',NULL,NULL,1795035389,1);
INSERT INTO "seats" VALUES('u0fbOQNklSJEJlDA',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035389,NULL);
INSERT INTO "seats" VALUES('u0fbOQNklSJEJlDA',1,'bot',NULL,'','greedy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('d6ecvNzCKXqKP4Av',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035390,NULL);
INSERT INTO "seats" VALUES('d6ecvNzCKXqKP4Av',1,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('dEzRUjekX47yyDc4',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035390,NULL);
INSERT INTO "seats" VALUES('dEzRUjekX47yyDc4',1,'open',NULL,'',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('dEzRUjekX47yyDc4',2,'bot',NULL,'','easy',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('YjKxiaQ_jWB5VH3G',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035390,NULL);
INSERT INTO "seats" VALUES('YjKxiaQ_jWB5VH3G',1,'open',NULL,'',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('vDpAphRLuiCUaI2Q',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035390,NULL);
INSERT INTO "seats" VALUES('vDpAphRLuiCUaI2Q',1,'person','Z4jZ4RGeBbZmu8vx_EHNiQ','Ben',NULL,NULL,1795035390,1);
INSERT INTO "seats" VALUES('peZC7VIyYGEfBI8W',0,'person','LFpcFuIfgkAWdA5t0wpmAw','Ada',NULL,NULL,1795035391,NULL);
INSERT INTO "seats" VALUES('peZC7VIyYGEfBI8W',1,'open',NULL,'',NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('Dtdo0phrR3lESfW5',0,'person','Z4jZ4RGeBbZmu8vx_EHNiQ','Ben',NULL,NULL,1795035391,NULL);
INSERT INTO "seats" VALUES('Dtdo0phrR3lESfW5',1,'person','Z4jZ4RGeBbZmu8vx_EHNiQ','Ben',NULL,NULL,1795035391,NULL);
INSERT INTO "seats" VALUES('AluWYLMmBWU5DH3h',0,'bot',NULL,'','random',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('AluWYLMmBWU5DH3h',1,'bot',NULL,'','random',NULL,NULL,NULL);
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
INSERT INTO "settings" VALUES('cookie_key','c7354473c0b0f926eec6d208daf8e4768950648e7c6525cc81a9fa190e55df2a');
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
INSERT INTO "tables" VALUES('HNcfVabGDI4KPQeP','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,1,'LFpcFuIfgkAWdA5t0wpmAw','dFAJg1zpQWAZxieu','running','bfcb77ff9cb561b2e830e448c3d3d862157b228189b4b2b9','bfcb77ff9cb561b2e830e448c3d3d862157b228189b4b2b9|Ada''s own words|',0,28,14,1795035372,1795035373,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('w10dReTkMZ069Uh5','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'LFpcFuIfgkAWdA5t0wpmAw','Fd5yXh5kt2I4dJyo','running','33fcae19cbbd2a52026d62d09a5036b1aefc01baed32cc0b','33fcae19cbbd2a52026d62d09a5036b1aefc01baed32cc0b',0,13,13,1795035373,1795035381,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('W-IdIJw9gaC5aDgu','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'LFpcFuIfgkAWdA5t0wpmAw','rHGQ-FDciLpYaB0b','running','82ee931e76fc017ec8091f72ea6f79622bc87a19152934ec','82ee931e76fc017ec8091f72ea6f79622bc87a19152934ec',0,12,12,1795035387,1795035387,'null',NULL,'{"table": null, "step": 11}',11,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('UTEH3SQshHKK3iKu','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',1,1,'LFpcFuIfgkAWdA5t0wpmAw','R8rnACxrdE15sQQe','running','fcd7acba6ffed85d53c1f18c83defc459f3b08aac0c373b8','fcd7acba6ffed85d53c1f18c83defc459f3b08aac0c373b8|Ada''s own words|',0,15,9,1795035387,1795035387,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('d4Eql95z_-BBuppp','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'LFpcFuIfgkAWdA5t0wpmAw','bFHT6ajkuJB_9-ED','running','cf967d1ab8a5831725c42e62c462d92b96ffcc647b5a855b','cf967d1ab8a5831725c42e62c462d92b96ffcc647b5a855b',0,9,9,1795035387,1795035388,'null',NULL,'null',4,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('jM0J4QOI7cUWoLM6','akropolis',1,'{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}',0,0,'LFpcFuIfgkAWdA5t0wpmAw','iyXwSkuU8KhR97Wt','running','5a84afc630a5a154f1fae932b2cd611a5318dedc487e118c','5a84afc630a5a154f1fae932b2cd611a5318dedc487e118c',0,8,8,1795035388,1795035388,'null',NULL,'{"table": null, "step": 8}',8,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('OmkRd6TmoUh_STaZ','origins',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',1,1,'LFpcFuIfgkAWdA5t0wpmAw','vzcP2NGV4aG7QFwD','running','1a13b5facd48630edc227c19edc98aa57e7a32d086f14beb','1a13b5facd48630edc227c19edc98aa57e7a32d086f14beb|Ada''s own words|',0,52,42,1795035388,1795035388,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('7FajqJFTZ6ENkDzb','origins',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'LFpcFuIfgkAWdA5t0wpmAw','soT9DosZJnhPkc2I','running','557e1bccd52387effa419202ce5148a6aaa86d3aeb1deffe','557e1bccd52387effa419202ce5148a6aaa86d3aeb1deffe',0,42,42,1795035388,1795035389,'null',NULL,'null',37,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('UIsS1qqThYXERnGt','origins',3,'{"start_player": "random", "announce_end": true, "round_cap": null}',0,0,'LFpcFuIfgkAWdA5t0wpmAw','sJw1Jj-oRkx-CBi-','running','321bc068b63f954a3d5538df15890f9873cbfdc296b5e015','321bc068b63f954a3d5538df15890f9873cbfdc296b5e015',0,42,42,1795035389,1795035389,'null',NULL,'{"table": null, "step": 41}',41,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('7UuktiaRfgyOi_FP','pantheon',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',1,1,'LFpcFuIfgkAWdA5t0wpmAw','VTK4KdbvAGZzV0zK','running','22249340173445aa5d15652de82947ed6b5e64f59b736ca3','22249340173445aa5d15652de82947ed6b5e64f59b736ca3|Ada''s own words|',0,40,32,1795035389,1795035389,'null',NULL,'null',28,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('u0fbOQNklSJEJlDA','pantheon',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'LFpcFuIfgkAWdA5t0wpmAw','qmp7OgJwIy1O78QW','running','46eab54c1002f59d973d97374dc3b10f98b72740d6af7861','46eab54c1002f59d973d97374dc3b10f98b72740d6af7861',0,31,31,1795035389,1795035390,'null',NULL,'null',25,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('d6ecvNzCKXqKP4Av','pantheon',3,'{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}',0,0,'LFpcFuIfgkAWdA5t0wpmAw','NkEKvkd3dZxfoRL7','running','cc2da7973fc7e3bbd9b93d288c7a0c4fe9d212c0a5d3c21b','cc2da7973fc7e3bbd9b93d288c7a0c4fe9d212c0a5d3c21b',0,37,37,1795035390,1795035391,'null',NULL,'{"table": null, "step": 33}',33,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('dEzRUjekX47yyDc4','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'LFpcFuIfgkAWdA5t0wpmAw','vxzGSCyV6WGmGdFO','open','58b7fd08c20da6c2f605407329a6bcbb625ec42482a12a79',NULL,NULL,0,0,1795035390,1795035390,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('YjKxiaQ_jWB5VH3G','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',0,0,'LFpcFuIfgkAWdA5t0wpmAw','xWGwQwvEtCNuBOGZ','open','dbfa01fcdd1c77cd8e6849060cc6a089d39ddbc6af621c27',NULL,NULL,0,0,1795035390,1795035390,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('vDpAphRLuiCUaI2Q','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'LFpcFuIfgkAWdA5t0wpmAw','hqCMZxG4Quthhahi','over','70046f033b518bc1d31fed776483c8a154fabdb5fe60bd20','70046f033b518bc1d31fed776483c8a154fabdb5fe60bd20',NULL,38,38,1795035390,1795035391,'{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 2, "builders": 0, "shamans": 0, "resources": 1}, "total": 3, "tie": [6], "place": 1}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 1}, "total": 1, "tie": [6], "place": 2}]}','peZC7VIyYGEfBI8W','null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('peZC7VIyYGEfBI8W','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',0,0,'LFpcFuIfgkAWdA5t0wpmAw','yQyEAwjo40leqZwy','open','410dfed2a556c6aecd28b7413c3257a90211c8485946b7c5',NULL,NULL,0,0,1795035391,1795035391,'null',NULL,'null',NULL,60,'medium',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('Dtdo0phrR3lESfW5','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}',1,0,'Z4jZ4RGeBbZmu8vx_EHNiQ','5tTww-xJPTWshFSC','running','d5a9bdfebd3f786f545cfd73f9e2cd687cb50d03c030f865','d5a9bdfebd3f786f545cfd73f9e2cd687cb50d03c030f865',0,21,21,1795035391,1795035391,'null',NULL,'{"table": "vDpAphRLuiCUaI2Q", "step": 20}',21,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('AluWYLMmBWU5DH3h','stone_age',1,'{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}',1,0,'LFpcFuIfgkAWdA5t0wpmAw','xYSDsUnvdzQ1hOwU','running','4079d618ce0099ec9626bf5472807cf7143154e78ce02668','4079d618ce0099ec9626bf5472807cf7143154e78ce02668',1,9,9,1795035391,1795035391,'null',NULL,'null',7,60,'medium',NULL,NULL,NULL,NULL,NULL,1,NULL,NULL,NULL);
CREATE TABLE usage (
	who VARCHAR(40) NOT NULL, 
	day INTEGER NOT NULL, 
	tables INTEGER NOT NULL, 
	forks INTEGER NOT NULL, 
	bytes BIGINT NOT NULL, 
	CONSTRAINT pk_usage PRIMARY KEY (who, day)
);
INSERT INTO "usage" VALUES('77ea6111128c95c7eecf69edafa30d81',20775,18,5,53400);
INSERT INTO "usage" VALUES('LFpcFuIfgkAWdA5t0wpmAw',20775,17,4,43450);
INSERT INTO "usage" VALUES('Z4jZ4RGeBbZmu8vx_EHNiQ',20775,1,1,9950);
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
