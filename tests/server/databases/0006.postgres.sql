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
    created bigint DEFAULT '1795020118'::bigint NOT NULL,
    seen bigint DEFAULT '1795020118'::bigint NOT NULL,
    owner character varying(32)
);
CREATE TABLE public.seats (
    table_id character varying(32) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    person character varying(32),
    name character varying(40) NOT NULL,
    bot character varying(32),
    own character varying(64),
    since bigint
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
    luck character varying(8)
);
CREATE TABLE public.usage (
    who character varying(40) NOT NULL,
    day integer NOT NULL,
    tables integer NOT NULL,
    forks integer NOT NULL,
    bytes bigint NOT NULL
);
ALTER TABLE ONLY public.notices ALTER COLUMN n SET DEFAULT nextval('public.notices_n_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0006');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 1, -1, '{"do": "draw_card_row", "card": "c17"}', NULL, NULL);
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 2, -1, '{"do": "draw_card_row", "card": "c34"}', NULL, NULL);
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 3, -1, '{"do": "draw_card_row", "card": "c31"}', NULL, NULL);
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 4, -1, '{"do": "draw_card_row", "card": "c29"}', NULL, NULL);
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 5, -1, '{"do": "draw_tile", "tile": "b20"}', NULL, NULL);
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 6, -1, '{"do": "draw_tile", "tile": "b16"}', NULL, NULL);
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r2-140635956730320');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 8, 1, NULL, '3Onv3vl2k92iVZuMQ4VOVw', 'r3-140635956730320');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 9, 1, '{"do":"place_workers","place":"hunt","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r4-140635956730320');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 10, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r2-140635993326352');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 11, 0, NULL, 'J4ZQpZmhs6bJf0-qgzThNQ', 'r3-140635993326352');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 12, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r4-140635993326352');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 13, 1, '{"do":"place_workers","place":"forest","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r5-140635956730320');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 14, 1, NULL, '3Onv3vl2k92iVZuMQ4VOVw', 'r6-140635956730320');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 15, 1, '{"do":"place_workers","place":"forest","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r7-140635956730320');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 16, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r5-140635993326352');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 17, 0, NULL, 'J4ZQpZmhs6bJf0-qgzThNQ', 'r6-140635993326352');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 18, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r7-140635993326352');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 19, 1, '{"do":"place_workers","place":"quarry","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r8-140635956730320');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 20, 1, NULL, '3Onv3vl2k92iVZuMQ4VOVw', 'r9-140635956730320');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 21, 1, '{"do":"place_workers","place":"quarry","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r10-140635956730320');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 22, 0, '{"do":"place_workers","place":"river","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r8-140635993326352');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 23, 0, NULL, 'J4ZQpZmhs6bJf0-qgzThNQ', 'r9-140635993326352');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 24, 0, '{"do":"place_workers","place":"river","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r10-140635993326352');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 25, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r11-140635956730320');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 26, 1, NULL, '3Onv3vl2k92iVZuMQ4VOVw', 'r12-140635956730320');
INSERT INTO public.log VALUES ('2OJmC_vTE02LzcMt', 27, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r13-140635956730320');
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 1, -1, '{"do": "draw_card_row", "card": "c28"}', NULL, NULL);
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 2, -1, '{"do": "draw_card_row", "card": "c36"}', NULL, NULL);
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 3, -1, '{"do": "draw_card_row", "card": "c29"}', NULL, NULL);
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 4, -1, '{"do": "draw_card_row", "card": "c18"}', NULL, NULL);
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 5, -1, '{"do": "draw_tile", "tile": "b07"}', NULL, NULL);
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 6, -1, '{"do": "draw_tile", "tile": "b19"}', NULL, NULL);
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r2-140634852404112');
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 8, 1, '{"do":"place_workers","place":"hut","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 9, 0, '{"do":"place_workers","place":"forest","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r3-140634852404112');
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 10, 1, '{"do":"place_workers","place":"field","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 11, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r4-140634852404112');
INSERT INTO public.log VALUES ('DLgpT84SI3sPK_JP', 12, 1, '{"do":"place_workers","place":"card1","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 1, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 2, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 3, -1, '{"do": "draw_card_row", "card": "c01"}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 4, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 5, -1, '{"do": "draw_tile", "tile": "b03"}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 0, -1, '{"do": "first_site", "tile": "a05"}', NULL, NULL);
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 1, -1, '{"do": "first_site", "tile": "a35"}', NULL, NULL);
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 2, -1, '{"do": "first_site", "tile": "a37"}', NULL, NULL);
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 3, -1, '{"do": "first_site", "tile": "a32"}', NULL, NULL);
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 4, 0, '{"do":"choose_tile","slot":0}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r2-140636017742672');
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 5, 0, NULL, 'J4ZQpZmhs6bJf0-qgzThNQ', 'r3-140636017742672');
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 6, 0, '{"do":"choose_tile","slot":0}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r4-140636017742672');
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 7, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r5-140636017742672');
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 8, 1, '{"do":"choose_tile","slot":0}', '3Onv3vl2k92iVZuMQ4VOVw', 'r2-140636017992144');
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 9, 1, NULL, '3Onv3vl2k92iVZuMQ4VOVw', 'r3-140636017992144');
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 10, 1, '{"do":"choose_tile","slot":0}', '3Onv3vl2k92iVZuMQ4VOVw', 'r4-140636017992144');
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 11, 1, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r5-140636017992144');
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 12, 0, '{"do":"choose_tile","slot":0}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r6-140636017742672');
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 13, 0, NULL, 'J4ZQpZmhs6bJf0-qgzThNQ', 'r7-140636017742672');
INSERT INTO public.log VALUES ('dei4nRtpbHwa8HXw', 14, 0, '{"do":"choose_tile","slot":0}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r8-140636017742672');
INSERT INTO public.log VALUES ('Zzs9uemY0RshRPQ9', 0, -1, '{"do": "first_site", "tile": "a10"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zzs9uemY0RshRPQ9', 1, -1, '{"do": "first_site", "tile": "a14"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zzs9uemY0RshRPQ9', 2, -1, '{"do": "first_site", "tile": "a30"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zzs9uemY0RshRPQ9', 3, -1, '{"do": "first_site", "tile": "a32"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zzs9uemY0RshRPQ9', 5, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r3-140636017702288');
INSERT INTO public.log VALUES ('Zzs9uemY0RshRPQ9', 8, 0, '{"do":"choose_tile","slot":0}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r4-140636017702288');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 0, -1, '{"do": "bonus_tokens", "tokens": ["yellow", "red", "blue", "orange", "purple"]}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aries"}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "cancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "libra"}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 4, -1, '{"do": "pool_tiles", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 5, -1, '{"do": "pool_tiles", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 6, -1, '{"do": "pool_tiles", "type": "workshop", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 7, -1, '{"do": "pool_tiles", "type": "temple_forest", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 8, -1, '{"do": "pool_tiles", "type": "healers_hut", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "blue", "orange", "purple"]}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 10, -1, '{"do": "stack_top", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 11, -1, '{"do": "stack_top", "type": "estate", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 12, -1, '{"do": "stack_top", "type": "harbour", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 13, -1, '{"do": "stack_top", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 14, -1, '{"do": "stack_top", "type": "mage_tower", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 20, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 21, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 22, -1, '{"do": "district_deal", "card": "d24"}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 23, -1, '{"do": "district_deal", "card": "d29"}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 24, -1, '{"do": "district_deal", "card": "d41"}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 25, -1, '{"do": "district_deal", "card": "d07"}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 26, -1, '{"do": "first_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 38, 0, NULL, 'J4ZQpZmhs6bJf0-qgzThNQ', 'r3-140636017656016');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 42, 1, '{"do":"draft_die","colour":"red","value":4}', '3Onv3vl2k92iVZuMQ4VOVw', 'r4-140635994494352');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 46, 0, '{"do":"draft_die","colour":"orange","value":2}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r5-140636017656016');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 50, 0, NULL, 'J4ZQpZmhs6bJf0-qgzThNQ', 'r9-140636017656016');
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 40, 1, '{"do":"draft_die","colour":"orange","value":4}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 7, -1, '{"do": "pool_tiles", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 8, -1, '{"do": "pool_tiles", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 22, -1, '{"do": "district_deal", "card": "d06"}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 23, -1, '{"do": "district_deal", "card": "d15"}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 24, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 25, -1, '{"do": "district_deal", "card": "d41"}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Zzs9uemY0RshRPQ9', 4, 0, '{"do":"choose_tile","slot":0}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r2-140636017702288');
INSERT INTO public.log VALUES ('Zzs9uemY0RshRPQ9', 7, 1, '{"do":"place_tile","q":-2,"r":0,"rotation":2}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 37, 0, '{"do":"draft_die","colour":"red","value":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r2-140636017656016');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 41, 1, NULL, '3Onv3vl2k92iVZuMQ4VOVw', 'r3-140635994494352');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 45, 1, '{"do":"draft_die","colour":"orange","value":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r7-140635994494352');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 49, 0, '{"do":"visit","worker":"red","value":1,"place":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r8-140636017656016');
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 0, -1, '{"do": "bonus_tokens", "tokens": ["yellow", "blue", "purple", "orange", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "libra"}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "aries"}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "gemini"}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 4, -1, '{"do": "pool_tiles", "type": "armoury", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 7, -1, '{"do": "pool_tiles", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 8, -1, '{"do": "pool_tiles", "type": "art_workshop", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 9, -1, '{"do": "pool_order", "colours": ["blue", "yellow", "red", "orange", "purple"]}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 10, -1, '{"do": "stack_top", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 12, -1, '{"do": "stack_top", "type": "market", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 13, -1, '{"do": "stack_top", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 14, -1, '{"do": "stack_top", "type": "wisdom_fountain", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 20, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 22, -1, '{"do": "district_deal", "card": "d14"}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 23, -1, '{"do": "district_deal", "card": "d32"}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 24, -1, '{"do": "district_deal", "card": "d12"}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 25, -1, '{"do": "district_deal", "card": "d07"}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 39, 0, '{"do":"draft_die","colour":"red","value":5}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r3-140635993993616');
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 41, 1, '{"do":"tower","colour":"blue"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 32, 0, '{"do":"discard_card","card":"move"}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r4-140634903589200');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 36, 1, '{"do":"commit_move","cards":0}', '3Onv3vl2k92iVZuMQ4VOVw', 'r5-140636019093904');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 40, 1, NULL, '3Onv3vl2k92iVZuMQ4VOVw', 'r9-140636019093904');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 44, 0, '{"do":"follow","choice":"move"}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r7-140634903589200');
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 27, 0, '{"do":"choose_action","action":"move"}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r2-140634903429392');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 1, -1, '{"do": "draw_card_row", "card": "c32"}', NULL, NULL);
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 2, -1, '{"do": "draw_card_row", "card": "c16"}', NULL, NULL);
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 3, -1, '{"do": "draw_card_row", "card": "c27"}', NULL, NULL);
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 4, -1, '{"do": "draw_card_row", "card": "c31"}', NULL, NULL);
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 5, -1, '{"do": "draw_tile", "tile": "b06"}', NULL, NULL);
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 6, -1, '{"do": "draw_tile", "tile": "b02"}', NULL, NULL);
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r2-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 11, 1, '{"do":"place_workers","place":"quarry","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r4-140636006122256');
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 33, 1, '{"do":"commit_move","cards":0}', NULL, NULL);
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 19, 1, '{"do":"choose_group","place":"forest"}', '3Onv3vl2k92iVZuMQ4VOVw', 'r9-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 20, -1, '{"do":"roll_gather","dice":[4]}', '3Onv3vl2k92iVZuMQ4VOVw', 'r9-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 25, 1, '{"do":"choose_group","place":"tool_maker"}', '3Onv3vl2k92iVZuMQ4VOVw', 'r13-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 31, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r7-140636007087888');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 35, 0, '{"do":"choose_group","place":"river"}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r10-140636007087888');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 36, -1, '{"do":"roll_gather","dice":[2]}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r10-140636007087888');
INSERT INTO public.log VALUES ('pakZmAQCrwPS_p0K', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('pakZmAQCrwPS_p0K', 1, -1, '{"do": "draw_card_row", "card": "c32"}', NULL, NULL);
INSERT INTO public.log VALUES ('pakZmAQCrwPS_p0K', 2, -1, '{"do": "draw_card_row", "card": "c02"}', NULL, NULL);
INSERT INTO public.log VALUES ('pakZmAQCrwPS_p0K', 3, -1, '{"do": "draw_card_row", "card": "c28"}', NULL, NULL);
INSERT INTO public.log VALUES ('L6hh9ACDBGi7Am6n', 11, 1, '{"do":"place_workers","place":"river","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 40, 1, '{"do":"draft_die","colour":"red","value":4}', '3Onv3vl2k92iVZuMQ4VOVw', 'r2-140635994494352');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 44, 1, NULL, '3Onv3vl2k92iVZuMQ4VOVw', 'r6-140635994494352');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 48, 0, '{"do":"draft_die","colour":"orange","value":2}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r7-140636017656016');
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 38, 0, '{"do":"draft_die","colour":"red","value":3}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r2-140635993993616');
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 42, 0, '{"do":"visit","worker":"red","value":3,"place":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r4-140635993993616');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 30, 0, '{"do":"discard_card","card":"move"}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r2-140634903589200');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 34, 1, NULL, '3Onv3vl2k92iVZuMQ4VOVw', 'r3-140636019093904');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 38, 1, '{"do":"commit_move","cards":0}', '3Onv3vl2k92iVZuMQ4VOVw', 'r7-140636019093904');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 42, 0, '{"do":"follow","choice":"move"}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r5-140634903589200');
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 1, -1, '{"do": "deal_row", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 2, -1, '{"do": "deal_row", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 4, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 5, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 6, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 7, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 8, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 9, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 10, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 11, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 12, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 13, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 14, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 15, -1, '{"do": "deal_bonus", "token": "bonus_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 16, -1, '{"do": "deal_bonus", "token": "bonus_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 17, -1, '{"do": "draw_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 18, -1, '{"do": "draw_nation", "nation": "persia"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 19, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 20, -1, '{"do": "reveal_demigod", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 21, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 22, -1, '{"do": "reveal_god", "god": "stonkus"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 23, -1, '{"do": "reveal_god", "god": "depraccus"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 24, -1, '{"do": "draw_booty", "token": "booty_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 25, -1, '{"do": "draw_booty", "token": "booty_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 26, -1, '{"do": "draw_booty", "token": "booty_pieces_choice"}', NULL, NULL);
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 9, 1, '{"do":"place_workers","place":"forest","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r3-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 13, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r5-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 16, 1, '{"do":"choose_group","place":"hunt"}', '3Onv3vl2k92iVZuMQ4VOVw', 'r7-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 17, -1, '{"do":"roll_gather","dice":[6]}', '3Onv3vl2k92iVZuMQ4VOVw', 'r7-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 22, 1, '{"do":"choose_group","place":"quarry"}', '3Onv3vl2k92iVZuMQ4VOVw', 'r11-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 23, -1, '{"do":"roll_gather","dice":[4]}', '3Onv3vl2k92iVZuMQ4VOVw', 'r11-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 27, 1, '{"do":"pay_card","pay":{"wood":1}}', '3Onv3vl2k92iVZuMQ4VOVw', 'r15-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 28, -1, '{"do":"draw_extra_card","card":"c13"}', '3Onv3vl2k92iVZuMQ4VOVw', 'r15-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 34, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r9-140636007087888');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 38, 0, '{"do":"choose_group","place":"hut"}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r12-140636007087888');
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 1, -1, '{"do": "draw_card_row", "card": "c32"}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 2, -1, '{"do": "draw_card_row", "card": "c16"}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 3, -1, '{"do": "draw_card_row", "card": "c27"}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 4, -1, '{"do": "draw_card_row", "card": "c31"}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 5, -1, '{"do": "draw_tile", "tile": "b06"}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 6, -1, '{"do": "draw_tile", "tile": "b02"}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 11, 1, '{"do": "place_workers", "place": "quarry", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 12, 0, '{"do": "place_workers", "place": "river", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 13, 1, '{"do": "place_workers", "place": "tool_maker", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 14, 0, '{"do": "place_workers", "place": "hut", "workers": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 15, 1, '{"do": "place_workers", "place": "card1", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 16, 1, '{"do": "choose_group", "place": "hunt"}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 17, -1, '{"do": "roll_gather", "dice": [6]}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 18, 1, '{"do": "choose_tools", "tools": [], "one_use": []}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 19, 1, '{"do": "choose_group", "place": "forest"}', NULL, NULL);
INSERT INTO public.log VALUES ('1P5clXkPYsVv5W02', 20, -1, '{"do": "roll_gather", "dice": [4]}', NULL, NULL);
INSERT INTO public.log VALUES ('pakZmAQCrwPS_p0K', 7, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('Zzs9uemY0RshRPQ9', 6, 1, '{"do":"choose_tile","slot":0}', NULL, NULL);
INSERT INTO public.log VALUES ('V1XIr1SdF2oKo9ab', 0, -1, '{"do": "first_site", "tile": "a22"}', NULL, NULL);
INSERT INTO public.log VALUES ('V1XIr1SdF2oKo9ab', 1, -1, '{"do": "first_site", "tile": "a06"}', NULL, NULL);
INSERT INTO public.log VALUES ('V1XIr1SdF2oKo9ab', 2, -1, '{"do": "first_site", "tile": "a27"}', NULL, NULL);
INSERT INTO public.log VALUES ('V1XIr1SdF2oKo9ab', 3, -1, '{"do": "first_site", "tile": "a01"}', NULL, NULL);
INSERT INTO public.log VALUES ('V1XIr1SdF2oKo9ab', 4, 0, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('V1XIr1SdF2oKo9ab', 5, 0, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('V1XIr1SdF2oKo9ab', 6, 1, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('V1XIr1SdF2oKo9ab', 7, 1, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 39, 0, '{"do":"draft_die","colour":"red","value":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r4-140636017656016');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 43, 1, '{"do":"draft_die","colour":"orange","value":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r5-140635994494352');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 47, 0, NULL, 'J4ZQpZmhs6bJf0-qgzThNQ', 'r6-140636017656016');
INSERT INTO public.log VALUES ('l39mvbC-0HA-DZut', 51, 0, '{"do":"visit","worker":"red","value":1,"place":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r10-140636017656016');
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 37, 1, '{"do":"draft_die","colour":"orange","value":5}', NULL, NULL);
INSERT INTO public.log VALUES ('h4Vmxx6OAW0AVtfO', 41, 1, '{"do":"population"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 31, 0, NULL, 'J4ZQpZmhs6bJf0-qgzThNQ', 'r3-140634903589200');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 35, 1, '{"do":"choose_action","action":"move"}', '3Onv3vl2k92iVZuMQ4VOVw', 'r4-140636019093904');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 39, 1, '{"do":"place_piece","q":10,"r":0}', '3Onv3vl2k92iVZuMQ4VOVw', 'r8-140636019093904');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 43, 0, NULL, 'J4ZQpZmhs6bJf0-qgzThNQ', 'r6-140634903589200');
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 29, 0, '{"do":"place_piece","q":15,"r":6}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r4-140634903429392');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 10, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r3-140636007087888');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 14, 0, '{"do":"place_workers","place":"hut","workers":2}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r5-140636007087888');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 18, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', '3Onv3vl2k92iVZuMQ4VOVw', 'r8-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 24, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', '3Onv3vl2k92iVZuMQ4VOVw', 'r12-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 29, 0, '{"do":"choose_group","place":"hunt"}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r6-140636007087888');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 30, -1, '{"do":"roll_gather","dice":[1]}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r6-140636007087888');
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 34, 1, '{"do":"place_piece","q":-1,"r":7}', NULL, NULL);
INSERT INTO public.log VALUES ('pakZmAQCrwPS_p0K', 8, 1, '{"do":"place_workers","place":"hut","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 37, 1, '{"do": "draft_die", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 38, 0, '{"do": "draft_die", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 39, 0, '{"do": "draft_die", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AUq8kknEsPIUNqL5', 40, 1, '{"do": "draft_die", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 1, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 2, -1, '{"do": "deal_row", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 4, -1, '{"do": "deal_row", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 5, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 6, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 7, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 8, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 9, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 10, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 11, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 12, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 13, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 15, -1, '{"do": "deal_bonus", "token": "bonus_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 16, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 17, -1, '{"do": "draw_god", "god": "taksator"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 18, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 19, -1, '{"do": "draw_from_deck", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 20, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 21, -1, '{"do": "draw_nation", "nation": "germania"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 22, -1, '{"do": "reveal_god", "god": "depraccus"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 23, -1, '{"do": "reveal_god", "god": "vinthrad"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 24, -1, '{"do": "reveal_god", "god": "gaiviles"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 25, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 26, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 27, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 28, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 29, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 33, 1, '{"do":"choose_action","action":"move"}', '3Onv3vl2k92iVZuMQ4VOVw', 'r2-140636019093904');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 37, 1, NULL, '3Onv3vl2k92iVZuMQ4VOVw', 'r6-140636019093904');
INSERT INTO public.log VALUES ('MzNYM1fAhB6HvnRo', 41, 1, '{"do":"place_piece","q":10,"r":0}', '3Onv3vl2k92iVZuMQ4VOVw', 'r10-140636019093904');
INSERT INTO public.log VALUES ('Mesdmv4aurBHax2B', 28, 0, '{"do":"commit_move","cards":0}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r3-140634903429392');
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 1, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 2, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 4, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 9, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 10, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 13, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 15, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 16, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 17, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 18, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 19, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 20, -1, '{"do": "draw_nation", "nation": "iberia"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 21, -1, '{"do": "reveal_god", "god": "taksator"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 22, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 23, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 24, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 25, -1, '{"do": "reveal_god", "god": "pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 26, -1, '{"do": "draw_booty", "token": "booty_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 27, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 28, -1, '{"do": "draw_booty", "token": "booty_pieces_1_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 29, 1, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 30, 0, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 31, 1, '{"do": "place_bonus_column", "q": 12, "r": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('m9pV2ilMcm4SVWOo', 32, 1, '{"do": "choose_action", "action": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 8, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r2-140636007087888');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 12, 0, '{"do":"place_workers","place":"river","workers":1}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r4-140636007087888');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 15, 1, '{"do":"place_workers","place":"card1","workers":1}', '3Onv3vl2k92iVZuMQ4VOVw', 'r6-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 21, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', '3Onv3vl2k92iVZuMQ4VOVw', 'r10-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 26, 1, '{"do":"choose_group","place":"card1"}', '3Onv3vl2k92iVZuMQ4VOVw', 'r14-140636006122256');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 32, 0, '{"do":"choose_group","place":"clay_pit"}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r8-140636007087888');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 33, -1, '{"do":"roll_gather","dice":[1]}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r8-140636007087888');
INSERT INTO public.log VALUES ('3eHfBDcpfUlDRngn', 37, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'J4ZQpZmhs6bJf0-qgzThNQ', 'r11-140636007087888');
INSERT INTO public.log VALUES ('pakZmAQCrwPS_p0K', 4, -1, '{"do": "draw_card_row", "card": "c27"}', NULL, NULL);
INSERT INTO public.log VALUES ('pakZmAQCrwPS_p0K', 5, -1, '{"do": "draw_tile", "tile": "b28"}', NULL, NULL);
INSERT INTO public.log VALUES ('pakZmAQCrwPS_p0K', 6, -1, '{"do": "draw_tile", "tile": "b16"}', NULL, NULL);
INSERT INTO public.log VALUES ('pakZmAQCrwPS_p0K', 9, 0, '{"do":"place_workers","place":"card1","workers":1}', NULL, NULL);
INSERT INTO public.people VALUES ('3Onv3vl2k92iVZuMQ4VOVw', 'Ben', NULL, NULL, 0, 1795020119, 1795020134, NULL);
INSERT INTO public.people VALUES ('J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', 'f194c9f2d7d8dd167634e873ebaeec01e9de0e6cc3b6139643d8caa3315ebd93', 1797612119, 0, 1795020119, 1795020134, NULL);
INSERT INTO public.seats VALUES ('2OJmC_vTE02LzcMt', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, 'Ada''s own words', 1795020119);
INSERT INTO public.seats VALUES ('2OJmC_vTE02LzcMt', 1, 'person', '3Onv3vl2k92iVZuMQ4VOVw', 'Ben', NULL, NULL, 1795020119);
INSERT INTO public.seats VALUES ('DLgpT84SI3sPK_JP', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020120);
INSERT INTO public.seats VALUES ('DLgpT84SI3sPK_JP', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('L6hh9ACDBGi7Am6n', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020130);
INSERT INTO public.seats VALUES ('L6hh9ACDBGi7Am6n', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('dei4nRtpbHwa8HXw', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, 'Ada''s own words', 1795020130);
INSERT INTO public.seats VALUES ('dei4nRtpbHwa8HXw', 1, 'person', '3Onv3vl2k92iVZuMQ4VOVw', 'Ben', NULL, NULL, 1795020130);
INSERT INTO public.seats VALUES ('Zzs9uemY0RshRPQ9', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020130);
INSERT INTO public.seats VALUES ('Zzs9uemY0RshRPQ9', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('V1XIr1SdF2oKo9ab', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020131);
INSERT INTO public.seats VALUES ('V1XIr1SdF2oKo9ab', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('l39mvbC-0HA-DZut', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, 'Ada''s own words', 1795020131);
INSERT INTO public.seats VALUES ('l39mvbC-0HA-DZut', 1, 'person', '3Onv3vl2k92iVZuMQ4VOVw', 'Ben', NULL, NULL, 1795020131);
INSERT INTO public.seats VALUES ('h4Vmxx6OAW0AVtfO', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020131);
INSERT INTO public.seats VALUES ('h4Vmxx6OAW0AVtfO', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('AUq8kknEsPIUNqL5', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020132);
INSERT INTO public.seats VALUES ('AUq8kknEsPIUNqL5', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('MzNYM1fAhB6HvnRo', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, 'Ada''s own words', 1795020132);
INSERT INTO public.seats VALUES ('MzNYM1fAhB6HvnRo', 1, 'person', '3Onv3vl2k92iVZuMQ4VOVw', 'Ben', NULL, NULL, 1795020132);
INSERT INTO public.seats VALUES ('Mesdmv4aurBHax2B', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020133);
INSERT INTO public.seats VALUES ('Mesdmv4aurBHax2B', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('m9pV2ilMcm4SVWOo', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020133);
INSERT INTO public.seats VALUES ('m9pV2ilMcm4SVWOo', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('H1NY9dFI8BJFmxB_', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020133);
INSERT INTO public.seats VALUES ('H1NY9dFI8BJFmxB_', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('H1NY9dFI8BJFmxB_', 2, 'bot', NULL, '', 'easy', NULL, NULL);
INSERT INTO public.seats VALUES ('_3DQcKd_1PXSPqBP', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020133);
INSERT INTO public.seats VALUES ('_3DQcKd_1PXSPqBP', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('3eHfBDcpfUlDRngn', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020133);
INSERT INTO public.seats VALUES ('3eHfBDcpfUlDRngn', 1, 'person', '3Onv3vl2k92iVZuMQ4VOVw', 'Ben', NULL, NULL, 1795020133);
INSERT INTO public.seats VALUES ('MXkhV9u1VgcKFUkE', 0, 'person', 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ada', NULL, NULL, 1795020133);
INSERT INTO public.seats VALUES ('MXkhV9u1VgcKFUkE', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('1P5clXkPYsVv5W02', 0, 'person', '3Onv3vl2k92iVZuMQ4VOVw', 'Ben', NULL, NULL, 1795020133);
INSERT INTO public.seats VALUES ('1P5clXkPYsVv5W02', 1, 'person', '3Onv3vl2k92iVZuMQ4VOVw', 'Ben', NULL, NULL, 1795020133);
INSERT INTO public.seats VALUES ('pakZmAQCrwPS_p0K', 0, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('pakZmAQCrwPS_p0K', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.settings VALUES ('cookie_key', 'cd20aee0caa140c234600454fbfb08833a7a3b377e2f97de38b4098c713a9e57');
INSERT INTO public.tables VALUES ('dei4nRtpbHwa8HXw', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', true, true, 'J4ZQpZmhs6bJf0-qgzThNQ', '4LsjK57z8ZYoF_AL', 'running', 'c80bdb3ee81d93496611f12a0f6ca64c68c0103f0c876861', 'c80bdb3ee81d93496611f12a0f6ca64c68c0103f0c876861|Ada''s own words|', 0, 15, 9, 1795020130, 1795020130, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('h4Vmxx6OAW0AVtfO', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'J4ZQpZmhs6bJf0-qgzThNQ', 'Ao6O-sUHjO3udCm4', 'running', 'd678c49b9a7a9b6b833042069ff9c3c7e7ef4b605a64a23b', 'd678c49b9a7a9b6b833042069ff9c3c7e7ef4b605a64a23b', 0, 43, 43, 1795020131, 1795020132, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('2OJmC_vTE02LzcMt', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, true, 'J4ZQpZmhs6bJf0-qgzThNQ', '6XTv9O4HK6sHIifm', 'running', '8d1b726c7637474c6dc92c9c2b6cf2c474ec51551918363d', '8d1b726c7637474c6dc92c9c2b6cf2c474ec51551918363d|Ada''s own words|', 0, 28, 14, 1795020119, 1795020120, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('L6hh9ACDBGi7Am6n', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'J4ZQpZmhs6bJf0-qgzThNQ', 'NKrffyOCBVZ3RlN9', 'running', '9b8334b34542d841845529dee67b48e03bece4284dc0b291', '9b8334b34542d841845529dee67b48e03bece4284dc0b291', 0, 12, 12, 1795020130, 1795020130, 'null', NULL, '{"table": null, "step": 11}', 11, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('DLgpT84SI3sPK_JP', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'J4ZQpZmhs6bJf0-qgzThNQ', 'bSk2XLgF9AntdPl2', 'running', '2914cac5fc59bda160f157df2d4bf9a3df3555dedeb407e6', '2914cac5fc59bda160f157df2d4bf9a3df3555dedeb407e6', 0, 13, 13, 1795020120, 1795020126, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('Zzs9uemY0RshRPQ9', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'J4ZQpZmhs6bJf0-qgzThNQ', '5PQ-kix2cT3dUvvB', 'running', '7d464334a633306ac7774e270fb3f9d242f603e9a4bc21a3', '7d464334a633306ac7774e270fb3f9d242f603e9a4bc21a3', 0, 9, 9, 1795020130, 1795020131, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('V1XIr1SdF2oKo9ab', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'J4ZQpZmhs6bJf0-qgzThNQ', 'D9gasAor6Ewy90qt', 'running', '637a2577a3cd0ca85a73c84cc2938952499bc9bdc1fce352', '637a2577a3cd0ca85a73c84cc2938952499bc9bdc1fce352', 0, 8, 8, 1795020131, 1795020131, 'null', NULL, '{"table": null, "step": 8}', 8, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('Mesdmv4aurBHax2B', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'J4ZQpZmhs6bJf0-qgzThNQ', 'yEnHdAFpOIeBAik_', 'running', '63b288647e3a89d136012e923fd76d9aa17136fb4bfff2d7', '63b288647e3a89d136012e923fd76d9aa17136fb4bfff2d7', 0, 30, 30, 1795020133, 1795020133, 'null', NULL, 'null', 27, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('l39mvbC-0HA-DZut', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', true, true, 'J4ZQpZmhs6bJf0-qgzThNQ', 'rrvDsPPjyHuJ7wrj', 'running', '880e8dd6193cb61ff07eb5c974c528883604a793c1d43c11', '880e8dd6193cb61ff07eb5c974c528883604a793c1d43c11|Ada''s own words|', 0, 52, 42, 1795020131, 1795020131, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('AUq8kknEsPIUNqL5', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'J4ZQpZmhs6bJf0-qgzThNQ', 'UPOvdurIv4MYfM7j', 'running', '12ae8f2f0fea51aa2766bcd4c05419e843f66e1fe3e8676e', '12ae8f2f0fea51aa2766bcd4c05419e843f66e1fe3e8676e', 0, 42, 42, 1795020132, 1795020132, 'null', NULL, '{"table": null, "step": 41}', 41, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('MzNYM1fAhB6HvnRo', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', true, true, 'J4ZQpZmhs6bJf0-qgzThNQ', 'x-Pp0UswdiGRGQsx', 'running', '1a5b9123062028dde52af5404ce267d08ecfb40c2f10253a', '1a5b9123062028dde52af5404ce267d08ecfb40c2f10253a|Ada''s own words|', 0, 45, 35, 1795020132, 1795020133, 'null', NULL, 'null', 30, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('H1NY9dFI8BJFmxB_', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, 'J4ZQpZmhs6bJf0-qgzThNQ', 'F_7dDiobT21iM5da', 'open', '554b3277db5087d4aa71b5fabc005f3d9d54301fbba4478e', NULL, NULL, 0, 0, 1795020133, 1795020133, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('_3DQcKd_1PXSPqBP', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'J4ZQpZmhs6bJf0-qgzThNQ', '6-_yifRUf4iC7Inw', 'open', '0e327b96daff3255a19718d17c4c116a80b72145dfc992a1', NULL, NULL, 0, 0, 1795020133, 1795020133, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('MXkhV9u1VgcKFUkE', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, 'J4ZQpZmhs6bJf0-qgzThNQ', 'eU2OQF0kn_pQoMl_', 'open', 'e1097b8130d9ae6bc02dff69736e91c618c7db3b2dc925c4', NULL, NULL, 0, 0, 1795020133, 1795020133, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('m9pV2ilMcm4SVWOo', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'J4ZQpZmhs6bJf0-qgzThNQ', 'Af9lGMciznhYIXx5', 'running', '6f44f0ed2d675df11831951bee24e02028678002b658499d', '6f44f0ed2d675df11831951bee24e02028678002b658499d', 0, 35, 35, 1795020133, 1795020133, 'null', NULL, '{"table": null, "step": 33}', 33, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('1P5clXkPYsVv5W02', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', true, false, '3Onv3vl2k92iVZuMQ4VOVw', 'E8AMCW8Ct7J04L9r', 'running', 'e51dc7844ca53d660cd5fb8b80226bfc905a1c426ea8758d', 'e51dc7844ca53d660cd5fb8b80226bfc905a1c426ea8758d', 1, 21, 21, 1795020133, 1795020133, 'null', NULL, '{"table": "3eHfBDcpfUlDRngn", "step": 20}', 21, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('3eHfBDcpfUlDRngn', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, 'J4ZQpZmhs6bJf0-qgzThNQ', 'i6gSJ2O4hrqcb5df', 'over', '1cb15fbcf8c0dd4a171b9cf9f8e0c8f5f1ce54fb85b999b0', '1cb15fbcf8c0dd4a171b9cf9f8e0c8f5f1ce54fb85b999b0', NULL, 39, 39, 1795020133, 1795020133, '{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 2}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 1, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 1, "tie": [6], "place": 1}]}', 'MXkhV9u1VgcKFUkE', 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('pakZmAQCrwPS_p0K', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, 'J4ZQpZmhs6bJf0-qgzThNQ', '5nOIUIaT2sWyWetH', 'running', 'a8c05332afdb2668ba3a1528776fdd733490d5edd9cd631e', 'a8c05332afdb2668ba3a1528776fdd733490d5edd9cd631e', 1, 10, 10, 1795020133, 1795020134, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.usage VALUES ('3Onv3vl2k92iVZuMQ4VOVw', 20775, 1, 1, 11000);
INSERT INTO public.usage VALUES ('768f455bb545890987b18377592f27cb', 20775, 18, 5, 54300);
INSERT INTO public.usage VALUES ('J4ZQpZmhs6bJf0-qgzThNQ', 20775, 17, 4, 43300);
SELECT pg_catalog.setval('public.notices_n_seq', 1, false);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.bans
    ADD CONSTRAINT pk_bans PRIMARY KEY (who);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT pk_log PRIMARY KEY (table_id, n);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT pk_notices PRIMARY KEY (n);
ALTER TABLE ONLY public.openings
    ADD CONSTRAINT pk_openings PRIMARY KEY (table_id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);
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
