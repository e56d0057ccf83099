SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.bans (
    who character varying(64) NOT NULL,
    until bigint,
    reason text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.deal_entries (
    table_id character varying(32) NOT NULL,
    deal character varying(32) NOT NULL,
    person character varying(32),
    name character varying(40) NOT NULL,
    counted boolean NOT NULL,
    points integer,
    lead integer,
    place integer,
    rounds json,
    created bigint NOT NULL,
    finished bigint
);
CREATE TABLE public.deals (
    id character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    day integer,
    seed character varying(64) NOT NULL,
    version integer NOT NULL,
    options json NOT NULL,
    seats integer NOT NULL,
    seat integer NOT NULL,
    bot character varying(32) NOT NULL,
    creator character varying(32),
    created bigint NOT NULL,
    par json
);
CREATE TABLE public.log (
    table_id character varying(32) NOT NULL,
    n integer NOT NULL,
    by integer NOT NULL,
    record json,
    person character varying(32),
    ref character varying(64)
);
CREATE TABLE public.notices (
    n integer NOT NULL,
    created bigint NOT NULL,
    message json NOT NULL
);
CREATE SEQUENCE public.notices_n_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.notices_n_seq OWNED BY public.notices.n;
CREATE TABLE public.openings (
    table_id character varying(32) NOT NULL,
    steps json NOT NULL
);
CREATE TABLE public.people (
    id character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    link character varying(64),
    until bigint,
    epoch integer DEFAULT 0 NOT NULL,
    created bigint DEFAULT '1795034460'::bigint NOT NULL,
    seen bigint DEFAULT '1795034460'::bigint NOT NULL,
    owner character varying(32)
);
CREATE TABLE public.puzzle_solvers (
    person character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    rating double precision NOT NULL,
    tried integer NOT NULL,
    solved integer NOT NULL,
    streak integer NOT NULL,
    best integer NOT NULL,
    days integer NOT NULL,
    last_day integer NOT NULL,
    changed bigint NOT NULL
);
CREATE TABLE public.puzzle_tries (
    person character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    puzzle character varying(16) NOT NULL,
    solved boolean NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.seats (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    person character varying(32),
    name character varying(40) NOT NULL,
    bot character varying(32),
    own character varying(64),
    since bigint,
    ready boolean
);
CREATE TABLE public.sets (
    id character varying(32) NOT NULL,
    person character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    digest character varying(16) NOT NULL,
    sound boolean NOT NULL,
    size integer NOT NULL,
    changes json NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL
);
CREATE TABLE public.settings (
    key character varying(32) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.studies (
    key character varying(64) NOT NULL,
    game character varying(32) NOT NULL,
    rules integer NOT NULL,
    method integer NOT NULL,
    engine character varying(32) NOT NULL,
    iterations integer NOT NULL,
    created bigint NOT NULL,
    used bigint NOT NULL,
    record bytea NOT NULL,
    body bytea NOT NULL
);
CREATE TABLE public.table_sets (
    table_id character varying(32) NOT NULL,
    changes json NOT NULL
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    game character varying(32) NOT NULL,
    version integer NOT NULL,
    options json NOT NULL,
    public boolean NOT NULL,
    hold boolean NOT NULL,
    host character varying(32) NOT NULL,
    invite character varying(32) NOT NULL,
    phase character varying(8) NOT NULL,
    secret character varying(64) NOT NULL,
    seed text,
    turn integer,
    length integer NOT NULL,
    steps integer NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    result json,
    rematch character varying(32),
    forked json,
    begun integer,
    patience integer,
    level character varying(32),
    removed json,
    take_back boolean,
    set_name character varying(40),
    set_digest character varying(16),
    luck character varying(8),
    round integer,
    deal character varying(32),
    counted boolean,
    secret_until bigint
);
CREATE TABLE public.usage (
    who character varying(40) NOT NULL,
    day integer NOT NULL,
    tables integer NOT NULL,
    forks integer NOT NULL,
    bytes bigint NOT NULL
);
ALTER TABLE ONLY public.notices ALTER COLUMN n SET DEFAULT nextval('public.notices_n_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0008');
INSERT INTO public.deals VALUES ('Q1vCi-kkWYf_23XS', 'stone_age', 20775, '847dcd44785b5b6658eccdfcfc03d9afbee50134f571871d', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', 2, 1, 'hard', NULL, 1795034461, NULL);
INSERT INTO public.deals VALUES ('TpSLKyqdc_1h8-BF', 'stone_age', 20776, 'e6424a3419a517eabb7cd75f8d5330293c5dafc3a93cabab', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', 2, 0, 'hard', NULL, 1795034461, NULL);
INSERT INTO public.deals VALUES ('1MbB4liKXhTc7eu4', 'akropolis', 20775, 'f7eebd8ef15768a43ccf6285aa8168b918e45772e63ee772', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', 2, 1, 'hard', NULL, 1795034461, NULL);
INSERT INTO public.deals VALUES ('8p0oEHtI0ZpVMjYz', 'akropolis', 20776, 'f91c57d21372f1afb018bbb363312012d464b9bc88f283fa', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', 2, 0, 'hard', NULL, 1795034461, NULL);
INSERT INTO public.deals VALUES ('8jhsTYh_70l8rZA7', 'origins', 20775, 'c2e3290211da32bf3d16b3acc2d21ead058233f544bfd92e', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', 2, 1, 'hard', NULL, 1795034461, NULL);
INSERT INTO public.deals VALUES ('vtoh-6RfWocQEis6', 'origins', 20776, 'b4fdfa9854cf5b88966c8405e6866b8fe492be88e2112487', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', 2, 0, 'hard', NULL, 1795034461, NULL);
INSERT INTO public.deals VALUES ('5g8Ru5eG2rUEPlEq', 'pantheon', 20775, 'bff074fefd0146e12f4bbfd7c2dd2d8eff70bd65f4bea85f', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', 2, 1, 'hard', NULL, 1795034461, NULL);
INSERT INTO public.deals VALUES ('ByOPtMBJMLEk-Ze-', 'pantheon', 20776, '53cff687f1db3ba2baaece5919d534d0fd8796919a68698c', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', 2, 0, 'hard', NULL, 1795034461, NULL);
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 1, -1, '{"do": "draw_card_row", "card": "c13"}', NULL, NULL);
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 2, -1, '{"do": "draw_card_row", "card": "c16"}', NULL, NULL);
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 3, -1, '{"do": "draw_card_row", "card": "c22"}', NULL, NULL);
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 4, -1, '{"do": "draw_card_row", "card": "c18"}', NULL, NULL);
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 5, -1, '{"do": "draw_tile", "tile": "b28"}', NULL, NULL);
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 6, -1, '{"do": "draw_tile", "tile": "b22"}', NULL, NULL);
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r2-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 8, 0, NULL, '2e5X4piu6tweuAEw4Hx5Vw', 'r3-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 9, 0, '{"do":"place_workers","place":"hunt","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r4-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 10, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r2-139888442159120');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 11, 1, NULL, 'xbgwjJ5w0osSramx6KQw5g', 'r3-139888442159120');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 12, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r4-139888442159120');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 13, 0, '{"do":"place_workers","place":"forest","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r5-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 14, 0, NULL, '2e5X4piu6tweuAEw4Hx5Vw', 'r6-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 15, 0, '{"do":"place_workers","place":"forest","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r7-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 16, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139888442159120');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 17, 1, NULL, 'xbgwjJ5w0osSramx6KQw5g', 'r6-139888442159120');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 18, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r7-139888442159120');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 19, 0, '{"do":"place_workers","place":"quarry","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r8-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 20, 0, NULL, '2e5X4piu6tweuAEw4Hx5Vw', 'r9-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 21, 0, '{"do":"place_workers","place":"quarry","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r10-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 22, 1, '{"do":"place_workers","place":"river","workers":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r8-139888442159120');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 23, 1, NULL, 'xbgwjJ5w0osSramx6KQw5g', 'r9-139888442159120');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 24, 1, '{"do":"place_workers","place":"river","workers":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r10-139888442159120');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 25, 0, '{"do":"place_workers","place":"tool_maker","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r11-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 26, 0, NULL, '2e5X4piu6tweuAEw4Hx5Vw', 'r12-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 27, 0, '{"do":"place_workers","place":"tool_maker","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r13-139888427753552');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 28, 1, '{"do":"place_workers","place":"hut","workers":2}', 'xbgwjJ5w0osSramx6KQw5g', 'r11-139888442159120');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 29, 1, NULL, 'xbgwjJ5w0osSramx6KQw5g', 'r12-139888442159120');
INSERT INTO public.log VALUES ('eiRcSLiHbU9cbLf_', 30, 1, '{"do":"place_workers","place":"hut","workers":2}', 'xbgwjJ5w0osSramx6KQw5g', 'r13-139888442159120');
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 1, -1, '{"do": "draw_card_row", "card": "c32"}', NULL, NULL);
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 2, -1, '{"do": "draw_card_row", "card": "c21"}', NULL, NULL);
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 3, -1, '{"do": "draw_card_row", "card": "c27"}', NULL, NULL);
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 4, -1, '{"do": "draw_card_row", "card": "c03"}', NULL, NULL);
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 5, -1, '{"do": "draw_tile", "tile": "b09"}', NULL, NULL);
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 6, -1, '{"do": "draw_tile", "tile": "b24"}', NULL, NULL);
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r2-139887327288848');
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 8, 1, '{"do":"place_workers","place":"hut","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 9, 0, '{"do":"place_workers","place":"forest","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r3-139887327288848');
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 10, 1, '{"do":"place_workers","place":"field","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 11, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r4-139887327288848');
INSERT INTO public.log VALUES ('wqtqhS5XxmQ8-_iU', 12, 1, '{"do":"place_workers","place":"card1","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 1, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 2, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 3, -1, '{"do": "draw_card_row", "card": "c01"}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 4, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 5, -1, '{"do": "draw_tile", "tile": "b03"}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('NlYk-Fr2dO8kALSN', 11, 1, '{"do":"place_workers","place":"hut","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 0, -1, '{"do": "first_site", "tile": "a37"}', NULL, NULL);
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 1, -1, '{"do": "first_site", "tile": "a21"}', NULL, NULL);
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 2, -1, '{"do": "first_site", "tile": "a20"}', NULL, NULL);
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 3, -1, '{"do": "first_site", "tile": "a10"}', NULL, NULL);
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 4, 0, '{"do":"choose_tile","slot":0}', '2e5X4piu6tweuAEw4Hx5Vw', 'r2-139888465697808');
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 5, 0, NULL, '2e5X4piu6tweuAEw4Hx5Vw', 'r3-139888465697808');
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 6, 0, '{"do":"choose_tile","slot":0}', '2e5X4piu6tweuAEw4Hx5Vw', 'r4-139888465697808');
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 7, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r5-139888465697808');
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 8, 1, '{"do":"choose_tile","slot":0}', 'xbgwjJ5w0osSramx6KQw5g', 'r2-139888478663568');
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 9, 1, NULL, 'xbgwjJ5w0osSramx6KQw5g', 'r3-139888478663568');
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 10, 1, '{"do":"choose_tile","slot":0}', 'xbgwjJ5w0osSramx6KQw5g', 'r4-139888478663568');
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 11, 1, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139888478663568');
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 12, 0, '{"do":"choose_tile","slot":0}', '2e5X4piu6tweuAEw4Hx5Vw', 'r6-139888465697808');
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 13, 0, NULL, '2e5X4piu6tweuAEw4Hx5Vw', 'r7-139888465697808');
INSERT INTO public.log VALUES ('30bH2rj9b9CyQSAt', 5, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r3-139888742889232');
INSERT INTO public.log VALUES ('HPT-T76TKUDZ-FtG', 0, -1, '{"do": "first_site", "tile": "a22"}', NULL, NULL);
INSERT INTO public.log VALUES ('HPT-T76TKUDZ-FtG', 1, -1, '{"do": "first_site", "tile": "a06"}', NULL, NULL);
INSERT INTO public.log VALUES ('HPT-T76TKUDZ-FtG', 2, -1, '{"do": "first_site", "tile": "a27"}', NULL, NULL);
INSERT INTO public.log VALUES ('HPT-T76TKUDZ-FtG', 3, -1, '{"do": "first_site", "tile": "a01"}', NULL, NULL);
INSERT INTO public.log VALUES ('HPT-T76TKUDZ-FtG', 4, 0, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('HPT-T76TKUDZ-FtG', 5, 0, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('HPT-T76TKUDZ-FtG', 6, 1, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('HPT-T76TKUDZ-FtG', 7, 1, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "orange", "red", "purple", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "pisces"}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "aries"}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "gemini"}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 4, -1, '{"do": "pool_tiles", "type": "armoury", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 6, -1, '{"do": "pool_tiles", "type": "quarry", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 7, -1, '{"do": "pool_tiles", "type": "temple_mountain", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 8, -1, '{"do": "pool_tiles", "type": "art_workshop", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 9, -1, '{"do": "pool_order", "colours": ["purple", "red", "orange", "blue", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 10, -1, '{"do": "stack_top", "type": "outpost", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 12, -1, '{"do": "stack_top", "type": "quarry", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 14, -1, '{"do": "stack_top", "type": "healers_hut", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 20, -1, '{"do": "speaker_roll", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 22, -1, '{"do": "district_deal", "card": "d10"}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 23, -1, '{"do": "district_deal", "card": "d26"}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 24, -1, '{"do": "district_deal", "card": "d22"}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 25, -1, '{"do": "district_deal", "card": "d24"}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 26, -1, '{"do": "first_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 40, 1, '{"do":"draft_die","colour":"red","value":5}', 'xbgwjJ5w0osSramx6KQw5g', 'r2-139887327447376');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 45, 1, '{"do":"draft_die","colour":"orange","value":2}', 'xbgwjJ5w0osSramx6KQw5g', 'r7-139887327447376');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 50, 0, NULL, '2e5X4piu6tweuAEw4Hx5Vw', 'r9-139888462881488');
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 38, 1, '{"do":"draft_die","colour":"blue","value":5}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 7, -1, '{"do": "pool_tiles", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 8, -1, '{"do": "pool_tiles", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('N3kPwOunyaYb7Gkd', 14, 0, '{"do":"choose_tile","slot":0}', '2e5X4piu6tweuAEw4Hx5Vw', 'r8-139888465697808');
INSERT INTO public.log VALUES ('30bH2rj9b9CyQSAt', 7, 1, '{"do":"place_tile","q":-2,"r":0,"rotation":1}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 37, 0, '{"do":"draft_die","colour":"red","value":3}', '2e5X4piu6tweuAEw4Hx5Vw', 'r2-139888462881488');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 42, 1, '{"do":"draft_die","colour":"red","value":5}', 'xbgwjJ5w0osSramx6KQw5g', 'r4-139887327447376');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 47, 0, NULL, '2e5X4piu6tweuAEw4Hx5Vw', 'r6-139888462881488');
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 39, 1, '{"do":"draft_die","colour":"purple","value":4}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 20, 1, '{"do":"raise_offering","kind":"gift"}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 21, -1, '{"do":"draw_nation","nation":"cartago"}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 22, -1, '{"do":"reveal_god","god":"depraccus"}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 23, -1, '{"do":"reveal_god","god":"traitera"}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 24, -1, '{"do":"reveal_god","god":"taksator"}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 25, -1, '{"do":"draw_booty","token":"booty_pieces_1_1"}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 26, -1, '{"do":"draw_booty","token":"booty_offering_2"}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 27, -1, '{"do":"draw_booty","token":"booty_pieces_1_1"}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 32, 1, NULL, 'xbgwjJ5w0osSramx6KQw5g', 'r10-139888491483728');
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 42, 1, '{"do":"main_action","action":"buy_building"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 39, 1, '{"do":"draw_row","card":"offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 40, -1, '{"do":"refill_row","card":"offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 45, 0, '{"do":"place_piece","q":10,"r":5}', '2e5X4piu6tweuAEw4Hx5Vw', 'r4-139888476082576');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 9, 0, '{"do":"place_workers","place":"forest","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r3-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 13, 0, '{"do":"place_workers","place":"tool_maker","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r5-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 19, 0, '{"do":"choose_group","place":"forest"}', '2e5X4piu6tweuAEw4Hx5Vw', 'r9-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 20, -1, '{"do":"roll_gather","dice":[1]}', '2e5X4piu6tweuAEw4Hx5Vw', 'r9-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 24, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', '2e5X4piu6tweuAEw4Hx5Vw', 'r12-139888491242960');
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 50, 1, '{"do":"place_piece","q":12,"r":6}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 33, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'xbgwjJ5w0osSramx6KQw5g', 'r9-139888477085648');
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 1, -1, '{"do": "draw_card_row", "card": "c30"}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 2, -1, '{"do": "draw_card_row", "card": "c36"}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 3, -1, '{"do": "draw_card_row", "card": "c19"}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 4, -1, '{"do": "draw_card_row", "card": "c15"}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 5, -1, '{"do": "draw_tile", "tile": "b21"}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 6, -1, '{"do": "draw_tile", "tile": "b18"}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 7, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 8, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 9, 0, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 10, 1, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 11, 0, '{"do": "place_workers", "place": "quarry", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 12, 1, '{"do": "place_workers", "place": "river", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 13, 0, '{"do": "place_workers", "place": "tool_maker", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 14, 1, '{"do": "place_workers", "place": "hut", "workers": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 15, 0, '{"do": "place_workers", "place": "card1", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 16, 0, '{"do": "choose_group", "place": "hunt"}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 17, -1, '{"do": "roll_gather", "dice": [2]}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 18, 0, '{"do": "choose_tools", "tools": [], "one_use": []}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 19, 0, '{"do": "choose_group", "place": "forest"}', NULL, NULL);
INSERT INTO public.log VALUES ('vum3LfOMNVEd2jGs', 20, -1, '{"do": "roll_gather", "dice": [2]}', NULL, NULL);
INSERT INTO public.log VALUES ('pm2COF8PSWOxPWlZ', 7, 1, '{"do":"place_workers","place":"quarry","workers":4}', NULL, NULL);
INSERT INTO public.log VALUES ('30bH2rj9b9CyQSAt', 0, -1, '{"do": "first_site", "tile": "a36"}', NULL, NULL);
INSERT INTO public.log VALUES ('30bH2rj9b9CyQSAt', 1, -1, '{"do": "first_site", "tile": "a33"}', NULL, NULL);
INSERT INTO public.log VALUES ('30bH2rj9b9CyQSAt', 2, -1, '{"do": "first_site", "tile": "a18"}', NULL, NULL);
INSERT INTO public.log VALUES ('30bH2rj9b9CyQSAt', 3, -1, '{"do": "first_site", "tile": "a10"}', NULL, NULL);
INSERT INTO public.log VALUES ('30bH2rj9b9CyQSAt', 8, 0, '{"do":"choose_tile","slot":0}', '2e5X4piu6tweuAEw4Hx5Vw', 'r4-139888742889232');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 38, 0, NULL, '2e5X4piu6tweuAEw4Hx5Vw', 'r3-139888462881488');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 43, 1, '{"do":"draft_die","colour":"orange","value":2}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139887327447376');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 48, 0, '{"do":"draft_die","colour":"orange","value":5}', '2e5X4piu6tweuAEw4Hx5Vw', 'r7-139888462881488');
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 0, -1, '{"do": "bonus_tokens", "tokens": ["yellow", "purple", "orange", "blue", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "cancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "taurus"}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "scorpio"}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 4, -1, '{"do": "pool_tiles", "type": "veteran_colony", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 7, -1, '{"do": "pool_tiles", "type": "temple_forest", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 8, -1, '{"do": "pool_tiles", "type": "art_workshop", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "blue", "orange", "purple"]}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 12, -1, '{"do": "stack_top", "type": "harbour", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 13, -1, '{"do": "stack_top", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 14, -1, '{"do": "stack_top", "type": "wisdom_fountain", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 20, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 22, -1, '{"do": "district_deal", "card": "d24"}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 23, -1, '{"do": "district_deal", "card": "d23"}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 24, -1, '{"do": "district_deal", "card": "d28"}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 25, -1, '{"do": "district_deal", "card": "d16"}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 26, -1, '{"do": "first_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 41, 0, '{"do":"visit","worker":"red","value":1,"place":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r4-139888493281168');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 28, 1, '{"do":"buy_offering","kind":"worship","level":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r6-139888491483728');
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 41, 1, '{"do":"visit","worker":"red","value":2,"place":2}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 43, 1, '{"do":"choose_tile","source":"pool","type":"mint","stone":2,"mode":"farm"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 43, 0, '{"do":"choose_action","action":"move"}', '2e5X4piu6tweuAEw4Hx5Vw', 'r2-139888476082576');
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 47, 1, '{"do":"commit_move","cards":1}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 12, 1, '{"do":"place_workers","place":"river","workers":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r4-139888477085648');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 16, 0, '{"do":"choose_group","place":"hunt"}', '2e5X4piu6tweuAEw4Hx5Vw', 'r7-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 17, -1, '{"do":"roll_gather","dice":[2]}', '2e5X4piu6tweuAEw4Hx5Vw', 'r7-139888491242960');
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 34, 1, '{"do":"place_piece","q":0,"r":5}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 25, 0, '{"do":"choose_group","place":"tool_maker"}', '2e5X4piu6tweuAEw4Hx5Vw', 'r13-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 28, 1, '{"do":"choose_group","place":"hunt"}', 'xbgwjJ5w0osSramx6KQw5g', 'r6-139888477085648');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 29, -1, '{"do":"roll_gather","dice":[2]}', 'xbgwjJ5w0osSramx6KQw5g', 'r6-139888477085648');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 36, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'xbgwjJ5w0osSramx6KQw5g', 'r11-139888477085648');
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 36, 1, '{"do":"place_piece","q":0,"r":6}', NULL, NULL);
INSERT INTO public.log VALUES ('pm2COF8PSWOxPWlZ', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('pm2COF8PSWOxPWlZ', 1, -1, '{"do": "draw_card_row", "card": "c36"}', NULL, NULL);
INSERT INTO public.log VALUES ('pm2COF8PSWOxPWlZ', 2, -1, '{"do": "draw_card_row", "card": "c17"}', NULL, NULL);
INSERT INTO public.log VALUES ('pm2COF8PSWOxPWlZ', 3, -1, '{"do": "draw_card_row", "card": "c33"}', NULL, NULL);
INSERT INTO public.log VALUES ('pm2COF8PSWOxPWlZ', 4, -1, '{"do": "draw_card_row", "card": "c22"}', NULL, NULL);
INSERT INTO public.log VALUES ('pm2COF8PSWOxPWlZ', 5, -1, '{"do": "draw_tile", "tile": "b09"}', NULL, NULL);
INSERT INTO public.log VALUES ('pm2COF8PSWOxPWlZ', 6, -1, '{"do": "draw_tile", "tile": "b11"}', NULL, NULL);
INSERT INTO public.log VALUES ('pm2COF8PSWOxPWlZ', 9, 1, '{"do":"place_workers","place":"card1","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('30bH2rj9b9CyQSAt', 4, 0, '{"do":"choose_tile","slot":0}', '2e5X4piu6tweuAEw4Hx5Vw', 'r2-139888742889232');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 39, 0, '{"do":"draft_die","colour":"red","value":3}', '2e5X4piu6tweuAEw4Hx5Vw', 'r4-139888462881488');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 44, 1, NULL, 'xbgwjJ5w0osSramx6KQw5g', 'r6-139887327447376');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 49, 0, '{"do":"visit","worker":"red","value":3,"place":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r8-139888462881488');
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 37, 0, '{"do":"draft_die","colour":"red","value":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r2-139888493281168');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 19, 1, '{"do":"raise_offering","kind":"gift"}', 'xbgwjJ5w0osSramx6KQw5g', 'r4-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 31, 1, '{"do":"buy_offering","kind":"dancer","level":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r9-139888491483728');
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 1, -1, '{"do": "deal_row", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 2, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 3, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 4, -1, '{"do": "deal_row", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 5, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 6, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 7, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 8, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 9, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 10, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 11, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 12, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 13, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 14, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 15, -1, '{"do": "deal_bonus", "token": "bonus_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 16, -1, '{"do": "deal_bonus", "token": "bonus_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 17, -1, '{"do": "draw_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 18, -1, '{"do": "draw_demigod", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 19, -1, '{"do": "draw_demigod", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 20, -1, '{"do": "draw_nation", "nation": "graecia"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 21, -1, '{"do": "reveal_god", "god": "taksator"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 22, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 23, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 24, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 25, -1, '{"do": "reveal_god", "god": "vinthrad"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 26, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 27, -1, '{"do": "reveal_demigod", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 28, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 29, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 30, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 31, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 32, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 33, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 34, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 35, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 44, 1, '{"do":"place_tile","x":1,"y":0}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 45, -1, '{"do":"stack_top","type":"harbour","stone":2}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 1, -1, '{"do": "draw_card_row", "card": "c30"}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 2, -1, '{"do": "draw_card_row", "card": "c36"}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 3, -1, '{"do": "draw_card_row", "card": "c19"}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 4, -1, '{"do": "draw_card_row", "card": "c15"}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 5, -1, '{"do": "draw_tile", "tile": "b21"}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 6, -1, '{"do": "draw_tile", "tile": "b18"}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 10, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r3-139888477085648');
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 33, 1, '{"do":"commit_move","cards":1}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 18, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', '2e5X4piu6tweuAEw4Hx5Vw', 'r8-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 22, 0, '{"do":"choose_group","place":"quarry"}', '2e5X4piu6tweuAEw4Hx5Vw', 'r11-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 23, -1, '{"do":"roll_gather","dice":[4]}', '2e5X4piu6tweuAEw4Hx5Vw', 'r11-139888491242960');
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 35, 1, '{"do":"place_piece","q":-1,"r":7}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 34, 1, '{"do":"choose_group","place":"river"}', 'xbgwjJ5w0osSramx6KQw5g', 'r10-139888477085648');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 35, -1, '{"do":"roll_gather","dice":[6]}', 'xbgwjJ5w0osSramx6KQw5g', 'r10-139888477085648');
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 51, 1, '{"do":"choose_action","action":"draw"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 54, 1, '{"do":"draw_row","card":"coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 55, -1, '{"do":"refill_row","card":"move"}', NULL, NULL);
INSERT INTO public.log VALUES ('30bH2rj9b9CyQSAt', 6, 1, '{"do":"choose_tile","slot":1}', NULL, NULL);
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 41, 1, NULL, 'xbgwjJ5w0osSramx6KQw5g', 'r3-139887327447376');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 46, 0, '{"do":"draft_die","colour":"orange","value":5}', '2e5X4piu6tweuAEw4Hx5Vw', 'r5-139888462881488');
INSERT INTO public.log VALUES ('fXcowH16BiaQWIU2', 51, 0, '{"do":"visit","worker":"red","value":3,"place":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r10-139888462881488');
INSERT INTO public.log VALUES ('7mT-KDnKY_WnTsxu', 40, 0, '{"do":"draft_die","colour":"red","value":3}', '2e5X4piu6tweuAEw4Hx5Vw', 'r3-139888493281168');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 1, -1, '{"do": "deal_row", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 2, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 3, -1, '{"do": "deal_row", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 4, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 5, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 6, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 7, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 8, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 9, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 10, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 11, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 12, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 13, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 15, -1, '{"do": "deal_bonus", "token": "bonus_offering_2"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 16, -1, '{"do": "deal_bonus", "token": "bonus_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 18, 1, NULL, 'xbgwjJ5w0osSramx6KQw5g', 'r3-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 30, 1, '{"do":"buy_offering","kind":"worship","level":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r8-139888491483728');
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 37, 1, '{"do":"draw_row","card":"offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 38, -1, '{"do":"refill_row","card":"coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 44, 0, '{"do":"commit_move","cards":0}', '2e5X4piu6tweuAEw4Hx5Vw', 'r3-139888476082576');
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 1, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 2, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 4, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 9, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 10, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 13, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 15, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 16, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 17, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 18, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 19, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 20, -1, '{"do": "draw_nation", "nation": "iberia"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 21, -1, '{"do": "reveal_god", "god": "taksator"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 22, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 23, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 24, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 25, -1, '{"do": "reveal_god", "god": "traitera"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 26, -1, '{"do": "draw_booty", "token": "booty_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 27, -1, '{"do": "draw_booty", "token": "booty_cards_2"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 28, -1, '{"do": "draw_booty", "token": "booty_pieces_1_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 29, 1, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 30, 0, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 31, 1, '{"do": "place_bonus_column", "q": 12, "r": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('9qrjt1uclIy-_pbM', 32, 1, '{"do": "choose_action", "action": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 8, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r2-139888477085648');
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 48, 1, '{"do":"place_piece","q":11,"r":6}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 14, 1, '{"do":"place_workers","place":"hut","workers":2}', 'xbgwjJ5w0osSramx6KQw5g', 'r5-139888477085648');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 21, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', '2e5X4piu6tweuAEw4Hx5Vw', 'r10-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 26, 0, '{"do":"choose_group","place":"card1"}', '2e5X4piu6tweuAEw4Hx5Vw', 'r14-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 30, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'xbgwjJ5w0osSramx6KQw5g', 'r7-139888477085648');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 37, 1, '{"do":"choose_group","place":"hut"}', 'xbgwjJ5w0osSramx6KQw5g', 'r12-139888477085648');
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 52, 1, '{"do":"draw_row","card":"coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 53, -1, '{"do":"refill_row","card":"coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('pm2COF8PSWOxPWlZ', 8, 0, '{"do":"place_workers","place":"hunt","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 22, -1, '{"do": "district_deal", "card": "d06"}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 23, -1, '{"do": "district_deal", "card": "d15"}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 24, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 25, -1, '{"do": "district_deal", "card": "d41"}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 37, 1, '{"do": "draft_die", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 38, 0, '{"do": "draft_die", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 39, 0, '{"do": "draft_die", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('gMNGpaoe9dMp0WjW', 40, 1, '{"do": "draft_die", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 17, 1, '{"do":"raise_offering","kind":"gift"}', 'xbgwjJ5w0osSramx6KQw5g', 'r2-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 29, 1, NULL, 'xbgwjJ5w0osSramx6KQw5g', 'r7-139888491483728');
INSERT INTO public.log VALUES ('8yh1v6gc3V2NcBBw', 33, 1, '{"do":"buy_offering","kind":"dancer","level":1}', 'xbgwjJ5w0osSramx6KQw5g', 'r11-139888491483728');
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 36, 1, '{"do":"choose_action","action":"draw"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 41, 1, '{"do":"draw_row","card":"coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 42, -1, '{"do":"refill_row","card":"coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 46, 1, '{"do":"follow","choice":"move"}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r2-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 11, 0, '{"do":"place_workers","place":"quarry","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r4-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 15, 0, '{"do":"place_workers","place":"card1","workers":1}', '2e5X4piu6tweuAEw4Hx5Vw', 'r6-139888491242960');
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 49, 1, '{"do":"place_piece","q":12,"r":5}', NULL, NULL);
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 27, 0, '{"do":"decline"}', '2e5X4piu6tweuAEw4Hx5Vw', 'r15-139888491242960');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 31, 1, '{"do":"choose_group","place":"clay_pit"}', 'xbgwjJ5w0osSramx6KQw5g', 'r8-139888477085648');
INSERT INTO public.log VALUES ('KbiiK-gAjg3fnI4p', 32, -1, '{"do":"roll_gather","dice":[2]}', 'xbgwjJ5w0osSramx6KQw5g', 'r8-139888477085648');
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 56, 1, '{"do":"draw_row","card":"coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('ru3fRJaxfBwgd2Ns', 57, -1, '{"do":"refill_row","card":"move"}', NULL, NULL);
INSERT INTO public.people VALUES ('xbgwjJ5w0osSramx6KQw5g', 'Ben', NULL, NULL, 0, 1795034463, 1795034494, NULL);
INSERT INTO public.people VALUES ('2e5X4piu6tweuAEw4Hx5Vw', 'Ada', 'cbf409b847ef2bc96d4715f4cc01b4ccc00837fed16828ea21637772958b64d5', 1797626463, 0, 1795034463, 1795034494, NULL);
INSERT INTO public.seats VALUES ('eiRcSLiHbU9cbLf_', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, 'Ada''s own words', 1795034464, NULL);
INSERT INTO public.seats VALUES ('eiRcSLiHbU9cbLf_', 1, 'person', 'xbgwjJ5w0osSramx6KQw5g', 'Ben', NULL, NULL, 1795034464, true);
INSERT INTO public.seats VALUES ('wqtqhS5XxmQ8-_iU', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034467, NULL);
INSERT INTO public.seats VALUES ('wqtqhS5XxmQ8-_iU', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('NlYk-Fr2dO8kALSN', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034488, NULL);
INSERT INTO public.seats VALUES ('NlYk-Fr2dO8kALSN', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('N3kPwOunyaYb7Gkd', 1, 'person', 'xbgwjJ5w0osSramx6KQw5g', 'Ben', NULL, NULL, 1795034489, true);
INSERT INTO public.seats VALUES ('N3kPwOunyaYb7Gkd', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, 'Ada''s own words', 1795034489, NULL);
INSERT INTO public.seats VALUES ('30bH2rj9b9CyQSAt', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034489, NULL);
INSERT INTO public.seats VALUES ('30bH2rj9b9CyQSAt', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('HPT-T76TKUDZ-FtG', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034489, NULL);
INSERT INTO public.seats VALUES ('HPT-T76TKUDZ-FtG', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('fXcowH16BiaQWIU2', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, 'Ada''s own words', 1795034490, NULL);
INSERT INTO public.seats VALUES ('fXcowH16BiaQWIU2', 1, 'person', 'xbgwjJ5w0osSramx6KQw5g', 'Ben', NULL, NULL, 1795034490, true);
INSERT INTO public.seats VALUES ('7mT-KDnKY_WnTsxu', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034490, NULL);
INSERT INTO public.seats VALUES ('7mT-KDnKY_WnTsxu', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('gMNGpaoe9dMp0WjW', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034491, NULL);
INSERT INTO public.seats VALUES ('gMNGpaoe9dMp0WjW', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('8yh1v6gc3V2NcBBw', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, 'Ada''s own words', 1795034491, NULL);
INSERT INTO public.seats VALUES ('8yh1v6gc3V2NcBBw', 1, 'person', 'xbgwjJ5w0osSramx6KQw5g', 'Ben', NULL, NULL, 1795034491, true);
INSERT INTO public.seats VALUES ('ru3fRJaxfBwgd2Ns', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034491, NULL);
INSERT INTO public.seats VALUES ('ru3fRJaxfBwgd2Ns', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('9qrjt1uclIy-_pbM', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034493, NULL);
INSERT INTO public.seats VALUES ('9qrjt1uclIy-_pbM', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('PMXIFr_gbkxaRuVW', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034493, NULL);
INSERT INTO public.seats VALUES ('PMXIFr_gbkxaRuVW', 1, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('PMXIFr_gbkxaRuVW', 2, 'bot', NULL, '', 'easy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('-rLG-cuvZcBnx2nt', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034493, NULL);
INSERT INTO public.seats VALUES ('-rLG-cuvZcBnx2nt', 1, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('KbiiK-gAjg3fnI4p', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034493, NULL);
INSERT INTO public.seats VALUES ('KbiiK-gAjg3fnI4p', 1, 'person', 'xbgwjJ5w0osSramx6KQw5g', 'Ben', NULL, NULL, 1795034493, true);
INSERT INTO public.seats VALUES ('cknlmlrdpZpnGVhy', 0, 'person', '2e5X4piu6tweuAEw4Hx5Vw', 'Ada', NULL, NULL, 1795034494, NULL);
INSERT INTO public.seats VALUES ('cknlmlrdpZpnGVhy', 1, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('vum3LfOMNVEd2jGs', 0, 'person', 'xbgwjJ5w0osSramx6KQw5g', 'Ben', NULL, NULL, 1795034494, NULL);
INSERT INTO public.seats VALUES ('vum3LfOMNVEd2jGs', 1, 'person', 'xbgwjJ5w0osSramx6KQw5g', 'Ben', NULL, NULL, 1795034494, NULL);
INSERT INTO public.seats VALUES ('pm2COF8PSWOxPWlZ', 0, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('pm2COF8PSWOxPWlZ', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.settings VALUES ('cookie_key', '5ee6451217b6d3c53579c1475b2416256107a9836892ac472aa09cab3cf47c2f');
INSERT INTO public.tables VALUES ('N3kPwOunyaYb7Gkd', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', true, true, '2e5X4piu6tweuAEw4Hx5Vw', 'Xij5a1mhW3CFxGU0', 'running', '30c7f1af8421a9d4ebde0f59e6db3f820f709201dec8f344', '30c7f1af8421a9d4ebde0f59e6db3f820f709201dec8f344|Ada''s own words|', 0, 15, 9, 1795034488, 1795034489, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('eiRcSLiHbU9cbLf_', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, true, '2e5X4piu6tweuAEw4Hx5Vw', 'IoNXufeBywQyYTeU', 'running', '229a23d1410c3fca115bc99a27510ff6bafa746ec6dbcd31', '229a23d1410c3fca115bc99a27510ff6bafa746ec6dbcd31|Ada''s own words|', 0, 31, 15, 1795034464, 1795034467, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('fXcowH16BiaQWIU2', 'origins', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', true, true, '2e5X4piu6tweuAEw4Hx5Vw', 'o40faDDMm55HAPzf', 'running', '2ba451f4dab89b4fa36b52008c7cc0987bd7d6c93852073f', '2ba451f4dab89b4fa36b52008c7cc0987bd7d6c93852073f|Ada''s own words|', 0, 52, 42, 1795034490, 1795034490, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('wqtqhS5XxmQ8-_iU', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, '2e5X4piu6tweuAEw4Hx5Vw', 'm6d-8yzVAJc1OIuY', 'running', '5d0550d13c6e6ea8845e00b4bf63528261b3741494739517', '5d0550d13c6e6ea8845e00b4bf63528261b3741494739517', 0, 13, 13, 1795034467, 1795034477, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('KbiiK-gAjg3fnI4p', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, '2e5X4piu6tweuAEw4Hx5Vw', 'RkRcV4t3by4UonBd', 'over', 'dc5ad3cfadc7bea329863fcd72c339f8409a578278c8e14c', 'dc5ad3cfadc7bea329863fcd72c339f8409a578278c8e14c', NULL, 38, 38, 1795034493, 1795034494, '{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 2}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 1}, "total": 1, "tie": [6], "place": 1}]}', 'cknlmlrdpZpnGVhy', 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('NlYk-Fr2dO8kALSN', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, '2e5X4piu6tweuAEw4Hx5Vw', '4XU5Go4GmxfCO_ob', 'running', '41717965df08373f46831b3c68b546c3f117491f3a40b396', '41717965df08373f46831b3c68b546c3f117491f3a40b396', 0, 12, 12, 1795034488, 1795034489, 'null', NULL, '{"table": null, "step": 11}', 11, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('30bH2rj9b9CyQSAt', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, '2e5X4piu6tweuAEw4Hx5Vw', 'bgrB9GFMK4P7QIKe', 'running', 'bf49c666d7cf9c20bd98e38c1fe1ac68a3d3517cd902bd94', 'bf49c666d7cf9c20bd98e38c1fe1ac68a3d3517cd902bd94', 0, 9, 9, 1795034489, 1795034489, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('cknlmlrdpZpnGVhy', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, '2e5X4piu6tweuAEw4Hx5Vw', 'Ca7JVZMu7sg_tl0R', 'open', '513a2067cc2afb1edc1cdf1bf093c0b85477a28bfa385d20', NULL, NULL, 0, 0, 1795034494, 1795034494, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('vum3LfOMNVEd2jGs', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', true, false, 'xbgwjJ5w0osSramx6KQw5g', 'tqyAnwO-QjAEzDso', 'running', '5c80ec9c5cba3c76bcb40b64d85616f2b993e0b5dc388bf6', '5c80ec9c5cba3c76bcb40b64d85616f2b993e0b5dc388bf6', 0, 21, 21, 1795034494, 1795034494, 'null', NULL, '{"table": "KbiiK-gAjg3fnI4p", "step": 20}', 21, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('7mT-KDnKY_WnTsxu', 'origins', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, '2e5X4piu6tweuAEw4Hx5Vw', '1T3HNxD0BlgUgyzi', 'running', '8b132a50060e52b15008047af8b53c6985794136f1f6c564', '8b132a50060e52b15008047af8b53c6985794136f1f6c564', 0, 42, 42, 1795034490, 1795034490, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('pm2COF8PSWOxPWlZ', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, '2e5X4piu6tweuAEw4Hx5Vw', 'czK6x44bIbtcPzVe', 'running', '41461d03d04187c63b93378aa7383292ad403e3f61742054', '41461d03d04187c63b93378aa7383292ad403e3f61742054', 0, 10, 10, 1795034494, 1795034494, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('HPT-T76TKUDZ-FtG', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, '2e5X4piu6tweuAEw4Hx5Vw', 'b0V8AI4SlOYmduZO', 'running', '5b8105ec908b1b89bd7f53ae8a10df7334ac761b3971c743', '5b8105ec908b1b89bd7f53ae8a10df7334ac761b3971c743', 0, 8, 8, 1795034489, 1795034489, 'null', NULL, '{"table": null, "step": 8}', 8, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('8yh1v6gc3V2NcBBw', 'pantheon', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', true, true, '2e5X4piu6tweuAEw4Hx5Vw', 'LxVCxJllp-k8QywL', 'running', '028715e946735d2416447960713c07d655a9a63a08513dd9', '028715e946735d2416447960713c07d655a9a63a08513dd9|Ada''s own words|', 0, 34, 28, 1795034491, 1795034491, 'null', NULL, 'null', 17, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('PMXIFr_gbkxaRuVW', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, '2e5X4piu6tweuAEw4Hx5Vw', 'OFrwwWzSc3I9ikpA', 'open', '5d016c8571e37424a6b4c4fb5bf3076b746b4549f416c21b', NULL, NULL, 0, 0, 1795034493, 1795034493, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('gMNGpaoe9dMp0WjW', 'origins', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, '2e5X4piu6tweuAEw4Hx5Vw', 'Ou8dhQiH-V7lQa_D', 'running', 'caf074a0b6f0cdc21746708f16c91581d775ce9a093147dc', 'caf074a0b6f0cdc21746708f16c91581d775ce9a093147dc', 0, 46, 46, 1795034491, 1795034492, 'null', NULL, '{"table": null, "step": 41}', 41, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('-rLG-cuvZcBnx2nt', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, '2e5X4piu6tweuAEw4Hx5Vw', 'aOKRARPWwMvRBZ6U', 'open', 'c61d6acf9d1c1db1291b50bfe5e40102bdcfe86e8c3dfe6a', NULL, NULL, 0, 0, 1795034493, 1795034493, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('9qrjt1uclIy-_pbM', 'pantheon', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, '2e5X4piu6tweuAEw4Hx5Vw', 'bJ7wrQDRuIxA-AnM', 'running', '207de38125f2646d3ad338dfb440ef94d03550fd9b70c684', '207de38125f2646d3ad338dfb440ef94d03550fd9b70c684', 0, 37, 37, 1795034492, 1795034494, 'null', NULL, '{"table": null, "step": 33}', 33, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('ru3fRJaxfBwgd2Ns', 'pantheon', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, '2e5X4piu6tweuAEw4Hx5Vw', 'HqDw_PnyviSDyWFk', 'running', '941c22ea2c19a81d1f7a2903bc0cb33004390cd4e0d66f7a', '941c22ea2c19a81d1f7a2903bc0cb33004390cd4e0d66f7a', 0, 58, 58, 1795034491, 1795034494, 'null', NULL, 'null', 36, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.usage VALUES ('0f6da82f6015b6850a0e72107d9bc73b', 20775, 18, 5, 56250);
INSERT INTO public.usage VALUES ('2e5X4piu6tweuAEw4Hx5Vw', 20775, 17, 4, 44650);
INSERT INTO public.usage VALUES ('xbgwjJ5w0osSramx6KQw5g', 20775, 1, 1, 11600);
SELECT pg_catalog.setval('public.notices_n_seq', 1, false);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.bans
    ADD CONSTRAINT pk_bans PRIMARY KEY (who);
ALTER TABLE ONLY public.deal_entries
    ADD CONSTRAINT pk_deal_entries PRIMARY KEY (table_id);
ALTER TABLE ONLY public.deals
    ADD CONSTRAINT pk_deals PRIMARY KEY (id);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT pk_log PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT pk_notices PRIMARY KEY (n);
ALTER TABLE ONLY public.openings
    ADD CONSTRAINT pk_openings PRIMARY KEY (table_id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);
ALTER TABLE ONLY public.puzzle_solvers
    ADD CONSTRAINT pk_puzzle_solvers PRIMARY KEY (person, game);
ALTER TABLE ONLY public.puzzle_tries
    ADD CONSTRAINT pk_puzzle_tries PRIMARY KEY (person, game, puzzle);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.sets
    ADD CONSTRAINT pk_sets PRIMARY KEY (id);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT pk_settings PRIMARY KEY (key);
ALTER TABLE ONLY public.studies
    ADD CONSTRAINT pk_studies PRIMARY KEY (key);
ALTER TABLE ONLY public.table_sets
    ADD CONSTRAINT pk_table_sets PRIMARY KEY (table_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.usage
    ADD CONSTRAINT pk_usage PRIMARY KEY (who, day);
CREATE INDEX ix_deal_entries_deal ON public.deal_entries USING btree (deal);
CREATE INDEX ix_deal_entries_person ON public.deal_entries USING btree (person);
CREATE UNIQUE INDEX ix_deals_day ON public.deals USING btree (day, game);
CREATE INDEX ix_people_link ON public.people USING btree (link);
CREATE INDEX ix_people_owner ON public.people USING btree (owner);
CREATE INDEX ix_people_seen ON public.people USING btree (seen);
CREATE INDEX ix_seats_person ON public.seats USING btree (person);
CREATE INDEX ix_sets_person ON public.sets USING btree (person);
CREATE INDEX ix_studies_used ON public.studies USING btree (used);
CREATE INDEX ix_tables_host ON public.tables USING btree (host);
CREATE INDEX ix_tables_listed ON public.tables USING btree (phase, public, changed);
CREATE INDEX ix_tables_rematch ON public.tables USING btree (rematch);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT fk_log_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.openings
    ADD CONSTRAINT fk_openings_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.table_sets
    ADD CONSTRAINT fk_table_sets_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
