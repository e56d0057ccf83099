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
    created bigint DEFAULT '1795020349'::bigint NOT NULL,
    seen bigint DEFAULT '1795020349'::bigint NOT NULL,
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
    round integer
);
CREATE TABLE public.usage (
    who character varying(40) NOT NULL,
    day integer NOT NULL,
    tables integer NOT NULL,
    forks integer NOT NULL,
    bytes bigint NOT NULL
);
ALTER TABLE ONLY public.notices ALTER COLUMN n SET DEFAULT nextval('public.notices_n_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0007');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 1, -1, '{"do": "draw_card_row", "card": "c32"}', NULL, NULL);
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 2, -1, '{"do": "draw_card_row", "card": "c29"}', NULL, NULL);
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 3, -1, '{"do": "draw_card_row", "card": "c28"}', NULL, NULL);
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 4, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 5, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 6, -1, '{"do": "draw_tile", "tile": "b21"}', NULL, NULL);
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r2-140668706328912');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 8, 1, NULL, 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r3-140668706328912');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 9, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r4-140668706328912');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 10, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r2-140669737263696');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 11, 0, NULL, 'uPNdB1BYSWSHoR8-i3ia7A', 'r3-140669737263696');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 12, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r4-140669737263696');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 13, 1, '{"do":"place_workers","place":"forest","workers":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r5-140668706328912');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 14, 1, NULL, 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r6-140668706328912');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 15, 1, '{"do":"place_workers","place":"forest","workers":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r7-140668706328912');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 16, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r5-140669737263696');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 17, 0, NULL, 'uPNdB1BYSWSHoR8-i3ia7A', 'r6-140669737263696');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 18, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r7-140669737263696');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 19, 1, '{"do":"place_workers","place":"quarry","workers":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r8-140668706328912');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 20, 1, NULL, 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r9-140668706328912');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 21, 1, '{"do":"place_workers","place":"quarry","workers":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r10-140668706328912');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 22, 0, '{"do":"place_workers","place":"river","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r8-140669737263696');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 23, 0, NULL, 'uPNdB1BYSWSHoR8-i3ia7A', 'r9-140669737263696');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 24, 0, '{"do":"place_workers","place":"river","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r10-140669737263696');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 25, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r11-140668706328912');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 26, 1, NULL, 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r12-140668706328912');
INSERT INTO public.log VALUES ('PsjUxq5yGCzhpWiM', 27, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r13-140668706328912');
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 1, -1, '{"do": "draw_card_row", "card": "c02"}', NULL, NULL);
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 2, -1, '{"do": "draw_card_row", "card": "c12"}', NULL, NULL);
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 3, -1, '{"do": "draw_card_row", "card": "c23"}', NULL, NULL);
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 4, -1, '{"do": "draw_card_row", "card": "c07"}', NULL, NULL);
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 5, -1, '{"do": "draw_tile", "tile": "b17"}', NULL, NULL);
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r2-140669312483280');
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 8, 1, '{"do":"place_workers","place":"hut","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 9, 0, '{"do":"place_workers","place":"forest","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r3-140669312483280');
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 10, 1, '{"do":"place_workers","place":"field","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 11, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r4-140669312483280');
INSERT INTO public.log VALUES ('4sgTHaoy8gxjKgsp', 12, 1, '{"do":"place_workers","place":"quarry","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 1, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 2, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 3, -1, '{"do": "draw_card_row", "card": "c01"}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 4, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 5, -1, '{"do": "draw_tile", "tile": "b03"}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Wh943ppMXb5aQA0K', 11, 1, '{"do":"place_workers","place":"river","workers":3}', NULL, NULL);
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 0, -1, '{"do": "first_site", "tile": "a36"}', NULL, NULL);
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 1, -1, '{"do": "first_site", "tile": "a30"}', NULL, NULL);
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 2, -1, '{"do": "first_site", "tile": "a24"}', NULL, NULL);
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 3, -1, '{"do": "first_site", "tile": "a20"}', NULL, NULL);
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 4, 0, '{"do":"choose_tile","slot":0}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r2-140669713575376');
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 5, 0, NULL, 'uPNdB1BYSWSHoR8-i3ia7A', 'r3-140669713575376');
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 6, 0, '{"do":"choose_tile","slot":0}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r4-140669713575376');
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 7, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r5-140669713575376');
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 8, 1, '{"do":"choose_tile","slot":0}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r2-140669308725328');
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 9, 1, NULL, 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r3-140669308725328');
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 10, 1, '{"do":"choose_tile","slot":0}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r4-140669308725328');
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 11, 1, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r5-140669308725328');
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 12, 0, '{"do":"choose_tile","slot":0}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r6-140669713575376');
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 13, 0, NULL, 'uPNdB1BYSWSHoR8-i3ia7A', 'r7-140669713575376');
INSERT INTO public.log VALUES ('QXTRnYDq79cm0p3d', 14, 0, '{"do":"choose_tile","slot":0}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r8-140669713575376');
INSERT INTO public.log VALUES ('3aA3QLj6rmKpJ07C', 0, -1, '{"do": "first_site", "tile": "a11"}', NULL, NULL);
INSERT INTO public.log VALUES ('3aA3QLj6rmKpJ07C', 1, -1, '{"do": "first_site", "tile": "a06"}', NULL, NULL);
INSERT INTO public.log VALUES ('3aA3QLj6rmKpJ07C', 2, -1, '{"do": "first_site", "tile": "a05"}', NULL, NULL);
INSERT INTO public.log VALUES ('3aA3QLj6rmKpJ07C', 3, -1, '{"do": "first_site", "tile": "a24"}', NULL, NULL);
INSERT INTO public.log VALUES ('3aA3QLj6rmKpJ07C', 5, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r3-140669739326352');
INSERT INTO public.log VALUES ('3aA3QLj6rmKpJ07C', 8, 0, '{"do":"choose_tile","slot":0}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r4-140669739326352');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 0, -1, '{"do": "bonus_tokens", "tokens": ["red", "purple", "orange", "blue", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "scorpio"}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "sagittarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 4, -1, '{"do": "pool_tiles", "type": "hippodrome", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 5, -1, '{"do": "pool_tiles", "type": "construction_site", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 6, -1, '{"do": "pool_tiles", "type": "quarry", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 7, -1, '{"do": "pool_tiles", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 8, -1, '{"do": "pool_tiles", "type": "healers_hut", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 9, -1, '{"do": "pool_order", "colours": ["red", "orange", "yellow", "purple", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 10, -1, '{"do": "stack_top", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 11, -1, '{"do": "stack_top", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 12, -1, '{"do": "stack_top", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 13, -1, '{"do": "stack_top", "type": "temple_mountain", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 21, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 22, -1, '{"do": "district_deal", "card": "d24"}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 23, -1, '{"do": "district_deal", "card": "d29"}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 24, -1, '{"do": "district_deal", "card": "d16"}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 25, -1, '{"do": "district_deal", "card": "d39"}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 26, -1, '{"do": "first_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 37, 0, '{"do":"draft_die","colour":"red","value":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r2-140669308318544');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 40, 1, '{"do":"draft_die","colour":"red","value":2}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r2-140669709702928');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 45, 1, '{"do":"draft_die","colour":"orange","value":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r7-140669709702928');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 48, 0, '{"do":"draft_die","colour":"orange","value":4}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r7-140669308318544');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 51, 0, '{"do":"visit","worker":"red","value":1,"place":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r10-140669308318544');
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 38, 0, '{"do":"draft_die","colour":"red","value":3}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r2-140669709506512');
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 41, 1, '{"do":"population"}', NULL, NULL);
INSERT INTO public.log VALUES ('3aA3QLj6rmKpJ07C', 4, 0, '{"do":"choose_tile","slot":0}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r2-140669739326352');
INSERT INTO public.log VALUES ('3aA3QLj6rmKpJ07C', 7, 1, '{"do":"place_tile","q":-2,"r":0,"rotation":1}', NULL, NULL);
INSERT INTO public.log VALUES ('a1Jwffi8sGiACIZe', 0, -1, '{"do": "first_site", "tile": "a22"}', NULL, NULL);
INSERT INTO public.log VALUES ('a1Jwffi8sGiACIZe', 1, -1, '{"do": "first_site", "tile": "a06"}', NULL, NULL);
INSERT INTO public.log VALUES ('a1Jwffi8sGiACIZe', 2, -1, '{"do": "first_site", "tile": "a27"}', NULL, NULL);
INSERT INTO public.log VALUES ('a1Jwffi8sGiACIZe', 3, -1, '{"do": "first_site", "tile": "a01"}', NULL, NULL);
INSERT INTO public.log VALUES ('a1Jwffi8sGiACIZe', 4, 0, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('a1Jwffi8sGiACIZe', 5, 0, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('a1Jwffi8sGiACIZe', 6, 1, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('a1Jwffi8sGiACIZe', 7, 1, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 39, 0, '{"do":"draft_die","colour":"red","value":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r4-140669308318544');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 42, 1, '{"do":"draft_die","colour":"red","value":2}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r4-140669709702928');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 44, 1, NULL, 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r6-140669709702928');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 47, 0, NULL, 'uPNdB1BYSWSHoR8-i3ia7A', 'r6-140669308318544');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 50, 0, NULL, 'uPNdB1BYSWSHoR8-i3ia7A', 'r9-140669308318544');
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 0, -1, '{"do": "bonus_tokens", "tokens": ["red", "orange", "blue", "purple", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "leo"}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "scorpio"}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "pisces"}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 4, -1, '{"do": "pool_tiles", "type": "outpost", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 5, -1, '{"do": "pool_tiles", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 7, -1, '{"do": "pool_tiles", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 8, -1, '{"do": "pool_tiles", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 9, -1, '{"do": "pool_order", "colours": ["blue", "orange", "purple", "yellow", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 10, -1, '{"do": "stack_top", "type": "veteran_colony", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 11, -1, '{"do": "stack_top", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 12, -1, '{"do": "stack_top", "type": "workshop", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 13, -1, '{"do": "stack_top", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 14, -1, '{"do": "stack_top", "type": "wisdom_fountain", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 20, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 21, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 22, -1, '{"do": "district_deal", "card": "d34"}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 23, -1, '{"do": "district_deal", "card": "d20"}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 24, -1, '{"do": "district_deal", "card": "d01"}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 25, -1, '{"do": "district_deal", "card": "d29"}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 37, 1, '{"do":"draft_die","colour":"orange","value":4}', NULL, NULL);
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 40, 1, '{"do":"draft_die","colour":"yellow","value":5}', NULL, NULL);
INSERT INTO public.log VALUES ('3aA3QLj6rmKpJ07C', 6, 1, '{"do":"choose_tile","slot":0}', NULL, NULL);
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 38, 0, NULL, 'uPNdB1BYSWSHoR8-i3ia7A', 'r3-140669308318544');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 41, 1, NULL, 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r3-140669709702928');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 43, 1, '{"do":"draft_die","colour":"orange","value":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r5-140669709702928');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 46, 0, '{"do":"draft_die","colour":"orange","value":4}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r5-140669308318544');
INSERT INTO public.log VALUES ('4NhNPdpybQXyYG3U', 49, 0, '{"do":"visit","worker":"red","value":1,"place":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r8-140669308318544');
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 39, 0, '{"do":"draft_die","colour":"red","value":4}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r3-140669709506512');
INSERT INTO public.log VALUES ('nv0p8NBkFOLduSbM', 42, 0, '{"do":"visit","worker":"red","value":3,"place":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r4-140669709506512');
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 7, -1, '{"do": "pool_tiles", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 8, -1, '{"do": "pool_tiles", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 22, -1, '{"do": "district_deal", "card": "d06"}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 23, -1, '{"do": "district_deal", "card": "d15"}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 24, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 25, -1, '{"do": "district_deal", "card": "d41"}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 37, 1, '{"do": "draft_die", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 38, 0, '{"do": "draft_die", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 39, 0, '{"do": "draft_die", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 40, 1, '{"do": "draft_die", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('bjLvOPHHo2oTwqeY', 41, 1, '{"do":"tower","colour":"purple"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 1, -1, '{"do": "deal_row", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 2, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 4, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 5, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 6, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 7, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 8, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 9, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 10, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 11, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 13, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 14, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 15, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 16, -1, '{"do": "deal_bonus", "token": "bonus_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 17, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 18, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 19, -1, '{"do": "draw_from_deck", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 20, -1, '{"do": "draw_nation", "nation": "graecia"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 21, -1, '{"do": "reveal_god", "god": "pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 22, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 23, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 24, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 25, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 26, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 27, -1, '{"do": "reveal_demigod", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 28, -1, '{"do": "draw_booty", "token": "booty_offering_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 29, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 30, -1, '{"do": "draw_booty", "token": "booty_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 31, 0, '{"do":"discard_card","card":"offering_gift"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r2-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 32, -1, '{"do":"draw_from_deck","card":"offering_dancer"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r2-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 33, -1, '{"do":"draw_from_deck","card":"coin_1"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r2-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 34, 0, '{"do":"choose_action","action":"move"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r3-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 36, 0, '{"do":"choose_action","action":"move"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r5-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 37, 0, '{"do":"commit_move","cards":0}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r6-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 39, 0, '{"do":"commit_move","cards":0}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r8-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 40, 0, '{"do":"place_piece","q":10,"r":5}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r9-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 42, 0, '{"do":"place_piece","q":10,"r":5}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r11-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 43, 1, '{"do":"follow","choice":"move"}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r2-140669738210960');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 45, 1, '{"do":"follow","choice":"move"}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r4-140669738210960');
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 18, 1, '{"do":"raise_offering","kind":"worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 19, -1, '{"do":"draw_god","god":"gaiviles"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 20, -1, '{"do":"draw_nation","nation":"iberia"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 21, -1, '{"do":"reveal_god","god":"vinthrad"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 22, -1, '{"do":"reveal_god","god":"stonkus"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 23, -1, '{"do":"reveal_god","god":"pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 24, -1, '{"do":"draw_booty","token":"booty_pieces_choice"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 25, -1, '{"do":"draw_booty","token":"booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 26, -1, '{"do":"reveal_demigod","value":1}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 27, -1, '{"do":"draw_booty","token":"booty_money"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 28, 1, '{"do":"raise_offering","kind":"dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 30, 1, '{"do":"choose_action","action":"draw"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 31, 1, '{"do":"draw_row","card":"offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 32, -1, '{"do":"refill_row","card":"move"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 35, 1, '{"do":"draw_deck"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 36, -1, '{"do":"draw_from_deck","card":"offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 37, 0, '{"do":"choose_action","action":"move"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r3-140669737620112');
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 1, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 2, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 4, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 9, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 10, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 13, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 15, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 16, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 17, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 18, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 19, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 20, -1, '{"do": "draw_nation", "nation": "iberia"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 21, -1, '{"do": "reveal_god", "god": "taksator"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 22, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 23, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 24, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 25, -1, '{"do": "reveal_god", "god": "traitera"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 26, -1, '{"do": "draw_booty", "token": "booty_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 27, -1, '{"do": "draw_booty", "token": "booty_cards_2"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 28, -1, '{"do": "draw_booty", "token": "booty_pieces_1_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 29, 1, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 30, 0, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 31, 1, '{"do": "place_bonus_column", "q": 12, "r": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 32, 1, '{"do": "choose_action", "action": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 1, -1, '{"do": "draw_card_row", "card": "c11"}', NULL, NULL);
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 2, -1, '{"do": "draw_card_row", "card": "c09"}', NULL, NULL);
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 3, -1, '{"do": "draw_card_row", "card": "c05"}', NULL, NULL);
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 4, -1, '{"do": "draw_card_row", "card": "c17"}', NULL, NULL);
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 5, -1, '{"do": "draw_tile", "tile": "b04"}', NULL, NULL);
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 6, -1, '{"do": "draw_tile", "tile": "b13"}', NULL, NULL);
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 35, 0, NULL, 'uPNdB1BYSWSHoR8-i3ia7A', 'r4-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 38, 0, NULL, 'uPNdB1BYSWSHoR8-i3ia7A', 'r7-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 41, 0, NULL, 'uPNdB1BYSWSHoR8-i3ia7A', 'r10-140669737947600');
INSERT INTO public.log VALUES ('HxL4_EIA6YimyMiu', 44, 1, NULL, 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r3-140669738210960');
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 1, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 2, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 3, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 4, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 5, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 6, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 7, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 9, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 10, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 11, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 13, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 14, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 15, -1, '{"do": "deal_bonus", "token": "bonus_offering_2"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 16, -1, '{"do": "deal_bonus", "token": "bonus_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 17, 1, '{"do":"raise_offering","kind":"gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 29, 0, '{"do":"raise_offering","kind":"gift"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r2-140669737620112');
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 33, 1, '{"do":"draw_deck"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 34, -1, '{"do":"draw_from_deck","card":"move"}', NULL, NULL);
INSERT INTO public.log VALUES ('w2SegQio4UDbLiZv', 38, 0, '{"do":"commit_move","cards":0}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r4-140669737620112');
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 33, 1, '{"do":"commit_move","cards":1}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 35, 1, '{"do":"place_piece","q":0,"r":6}', NULL, NULL);
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 9, 0, '{"do":"place_workers","place":"forest","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r3-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 11, 0, '{"do":"place_workers","place":"quarry","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r4-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 14, 1, '{"do":"place_workers","place":"hut","workers":2}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r5-140669725919248');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 18, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r8-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 22, 0, '{"do":"choose_group","place":"quarry"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r11-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 23, -1, '{"do":"roll_gather","dice":[6]}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r11-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 26, 0, '{"do":"choose_group","place":"card1"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r14-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 30, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r7-140669725919248');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 34, 1, '{"do":"choose_group","place":"river"}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r10-140669725919248');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 35, -1, '{"do":"roll_gather","dice":[2]}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r10-140669725919248');
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 1, -1, '{"do": "draw_card_row", "card": "c31"}', NULL, NULL);
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 2, -1, '{"do": "draw_card_row", "card": "c29"}', NULL, NULL);
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 3, -1, '{"do": "draw_card_row", "card": "c14"}', NULL, NULL);
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 4, -1, '{"do": "draw_card_row", "card": "c02"}', NULL, NULL);
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 5, -1, '{"do": "draw_tile", "tile": "b01"}', NULL, NULL);
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 6, -1, '{"do": "draw_tile", "tile": "b19"}', NULL, NULL);
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 34, 1, '{"do":"place_piece","q":-1,"r":5}', NULL, NULL);
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 8, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r2-140669725919248');
INSERT INTO public.log VALUES ('Zg_ivoOWIK0hwUnD', 36, 1, '{"do":"place_piece","q":0,"r":4}', NULL, NULL);
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 12, 1, '{"do":"place_workers","place":"river","workers":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r4-140669725919248');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 15, 0, '{"do":"place_workers","place":"card1","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r6-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 19, 0, '{"do":"choose_group","place":"forest"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r9-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 20, -1, '{"do":"roll_gather","dice":[1]}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r9-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 24, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r12-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 27, 0, '{"do":"pay_card","pay":{"stone":1}}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r15-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 31, 1, '{"do":"choose_group","place":"clay_pit"}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r8-140669725919248');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 32, -1, '{"do":"roll_gather","dice":[1]}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r8-140669725919248');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 36, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r11-140669725919248');
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 1, -1, '{"do": "draw_card_row", "card": "c11"}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 2, -1, '{"do": "draw_card_row", "card": "c09"}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 3, -1, '{"do": "draw_card_row", "card": "c05"}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 4, -1, '{"do": "draw_card_row", "card": "c17"}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 5, -1, '{"do": "draw_tile", "tile": "b04"}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 6, -1, '{"do": "draw_tile", "tile": "b13"}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 7, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 8, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 9, 0, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 10, 1, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 11, 0, '{"do": "place_workers", "place": "quarry", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 12, 1, '{"do": "place_workers", "place": "river", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 13, 0, '{"do": "place_workers", "place": "tool_maker", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 14, 1, '{"do": "place_workers", "place": "hut", "workers": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 15, 0, '{"do": "place_workers", "place": "card1", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 16, 0, '{"do": "choose_group", "place": "hunt"}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 17, -1, '{"do": "roll_gather", "dice": [6]}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 18, 0, '{"do": "choose_tools", "tools": [], "one_use": []}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 19, 0, '{"do": "choose_group", "place": "forest"}', NULL, NULL);
INSERT INTO public.log VALUES ('C09BPbge8220Aof-', 20, -1, '{"do": "roll_gather", "dice": [2]}', NULL, NULL);
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r2-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 10, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r3-140669725919248');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 13, 0, '{"do":"place_workers","place":"tool_maker","workers":1}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r5-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 16, 0, '{"do":"choose_group","place":"hunt"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r7-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 17, -1, '{"do":"roll_gather","dice":[6]}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r7-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 21, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r10-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 25, 0, '{"do":"choose_group","place":"tool_maker"}', 'uPNdB1BYSWSHoR8-i3ia7A', 'r13-140669725694800');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 28, 1, '{"do":"choose_group","place":"hunt"}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r6-140669725919248');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 29, -1, '{"do":"roll_gather","dice":[3]}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r6-140669725919248');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 33, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r9-140669725919248');
INSERT INTO public.log VALUES ('UcgMp98RCCh47dqv', 37, 1, '{"do":"choose_group","place":"hut"}', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'r12-140669725919248');
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 7, 1, '{"do":"place_workers","place":"building2","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 8, 0, '{"do":"place_workers","place":"hunt","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 9, 1, '{"do":"place_workers","place":"river","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 10, 0, '{"do":"place_workers","place":"card4","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('S8LQUTiPo1X6wIWZ', 11, 1, '{"do":"place_workers","place":"hunt","workers":2}', NULL, NULL);
INSERT INTO public.people VALUES ('Ba5U8__cFjWfxSQT8Wz5cQ', 'Ben', NULL, NULL, 0, 1795020354, 1795020438, NULL);
INSERT INTO public.people VALUES ('uPNdB1BYSWSHoR8-i3ia7A', 'Ada', '4f48f0e9e5b64211458815a28091978da8653cbe4960db011d07b6076fe7c192', 1797612354, 0, 1795020354, 1795020438, NULL);
INSERT INTO public.seats VALUES ('PsjUxq5yGCzhpWiM', 1, 'person', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'Ben', NULL, NULL, 1795020358, true);
INSERT INTO public.seats VALUES ('PsjUxq5yGCzhpWiM', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, 'Ada''s own words', 1795020358, NULL);
INSERT INTO public.seats VALUES ('4sgTHaoy8gxjKgsp', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020363, NULL);
INSERT INTO public.seats VALUES ('4sgTHaoy8gxjKgsp', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Wh943ppMXb5aQA0K', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020414, NULL);
INSERT INTO public.seats VALUES ('Wh943ppMXb5aQA0K', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('QXTRnYDq79cm0p3d', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, 'Ada''s own words', 1795020415, NULL);
INSERT INTO public.seats VALUES ('QXTRnYDq79cm0p3d', 1, 'person', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'Ben', NULL, NULL, 1795020415, true);
INSERT INTO public.seats VALUES ('3aA3QLj6rmKpJ07C', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020417, NULL);
INSERT INTO public.seats VALUES ('3aA3QLj6rmKpJ07C', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('a1Jwffi8sGiACIZe', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020421, NULL);
INSERT INTO public.seats VALUES ('a1Jwffi8sGiACIZe', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('4NhNPdpybQXyYG3U', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, 'Ada''s own words', 1795020422, NULL);
INSERT INTO public.seats VALUES ('4NhNPdpybQXyYG3U', 1, 'person', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'Ben', NULL, NULL, 1795020422, true);
INSERT INTO public.seats VALUES ('nv0p8NBkFOLduSbM', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020423, NULL);
INSERT INTO public.seats VALUES ('nv0p8NBkFOLduSbM', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('bjLvOPHHo2oTwqeY', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020427, NULL);
INSERT INTO public.seats VALUES ('bjLvOPHHo2oTwqeY', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('HxL4_EIA6YimyMiu', 1, 'person', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'Ben', NULL, NULL, 1795020428, true);
INSERT INTO public.seats VALUES ('HxL4_EIA6YimyMiu', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, 'Ada''s own words', 1795020428, NULL);
INSERT INTO public.seats VALUES ('w2SegQio4UDbLiZv', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020429, NULL);
INSERT INTO public.seats VALUES ('w2SegQio4UDbLiZv', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Zg_ivoOWIK0hwUnD', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020432, NULL);
INSERT INTO public.seats VALUES ('Zg_ivoOWIK0hwUnD', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('f02azsSkpIKSDtd4', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020433, NULL);
INSERT INTO public.seats VALUES ('f02azsSkpIKSDtd4', 1, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('f02azsSkpIKSDtd4', 2, 'bot', NULL, '', 'easy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('O0Zormr1A9YMRA5s', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020433, NULL);
INSERT INTO public.seats VALUES ('O0Zormr1A9YMRA5s', 1, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('UcgMp98RCCh47dqv', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020433, NULL);
INSERT INTO public.seats VALUES ('UcgMp98RCCh47dqv', 1, 'person', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'Ben', NULL, NULL, 1795020433, true);
INSERT INTO public.seats VALUES ('vNFj90hYIpdkENXs', 0, 'person', 'uPNdB1BYSWSHoR8-i3ia7A', 'Ada', NULL, NULL, 1795020436, NULL);
INSERT INTO public.seats VALUES ('vNFj90hYIpdkENXs', 1, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('C09BPbge8220Aof-', 0, 'person', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'Ben', NULL, NULL, 1795020436, NULL);
INSERT INTO public.seats VALUES ('C09BPbge8220Aof-', 1, 'person', 'Ba5U8__cFjWfxSQT8Wz5cQ', 'Ben', NULL, NULL, 1795020436, NULL);
INSERT INTO public.seats VALUES ('S8LQUTiPo1X6wIWZ', 0, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('S8LQUTiPo1X6wIWZ', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.settings VALUES ('cookie_key', '2349d94eda020dd781d5f1fdc02803a65d9b6f5bd5c7fd739c60f9d32864b2ba');
INSERT INTO public.tables VALUES ('QXTRnYDq79cm0p3d', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', true, true, 'uPNdB1BYSWSHoR8-i3ia7A', 'SiYO-o77_VnlxhFe', 'running', 'b6a242790f545dd3e9ad68518c0bfb74227abf49f8a3fb3c', 'b6a242790f545dd3e9ad68518c0bfb74227abf49f8a3fb3c|Ada''s own words|', 0, 15, 9, 1795020415, 1795020415, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('PsjUxq5yGCzhpWiM', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, true, 'uPNdB1BYSWSHoR8-i3ia7A', 'ydfF16HIfOd0tAGl', 'running', 'ad7503cc65b840c13299b03697069051eb1d198f92fad59e', 'ad7503cc65b840c13299b03697069051eb1d198f92fad59e|Ada''s own words|', 0, 28, 14, 1795020357, 1795020362, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('4sgTHaoy8gxjKgsp', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'nTWE_woryo-5duLy', 'running', '93b6f3841abc67fd688f9a876170aaa62fb1c05bba86dcf3', '93b6f3841abc67fd688f9a876170aaa62fb1c05bba86dcf3', 0, 13, 13, 1795020363, 1795020390, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('3aA3QLj6rmKpJ07C', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'WOo8v1x0mr_QdG0Y', 'running', 'd0773f5a2a096986f4ee3cc4010310a1cde02e8fb64bbdc1', 'd0773f5a2a096986f4ee3cc4010310a1cde02e8fb64bbdc1', 0, 9, 9, 1795020417, 1795020419, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('Wh943ppMXb5aQA0K', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'm5d3xkHc5fFLh-Rl', 'running', 'd65f92acc03ba90dec478a19b620dcf3694845f84cb17548', 'd65f92acc03ba90dec478a19b620dcf3694845f84cb17548', 0, 12, 12, 1795020414, 1795020415, 'null', NULL, '{"table": null, "step": 11}', 11, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('a1Jwffi8sGiACIZe', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'pENiPChbEZUsRkYB', 'running', '28aa7fe63130bc0611cb0fd5b61a543e837b9eef82870cae', '28aa7fe63130bc0611cb0fd5b61a543e837b9eef82870cae', 0, 8, 8, 1795020421, 1795020421, 'null', NULL, '{"table": null, "step": 8}', 8, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('4NhNPdpybQXyYG3U', 'origins', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', true, true, 'uPNdB1BYSWSHoR8-i3ia7A', 'DLVvYf6ABWVKTGxJ', 'running', '84188f471badc9d3da2a7d2909f53989d1aa16da3b03e651', '84188f471badc9d3da2a7d2909f53989d1aa16da3b03e651|Ada''s own words|', 0, 52, 42, 1795020422, 1795020423, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('bjLvOPHHo2oTwqeY', 'origins', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'xKVUAg3xZ6Tb2wyg', 'running', 'a84b8c45716cf59ea16d9f2f1d425e9826df1302e4628063', 'a84b8c45716cf59ea16d9f2f1d425e9826df1302e4628063', 0, 42, 42, 1795020427, 1795020428, 'null', NULL, '{"table": null, "step": 41}', 41, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('HxL4_EIA6YimyMiu', 'pantheon', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', true, true, 'uPNdB1BYSWSHoR8-i3ia7A', 'jabSha8HWjUStlEq', 'running', '3498e57415cfb53dc2d41677adcacfac045eac4e77dd8a8b', '3498e57415cfb53dc2d41677adcacfac045eac4e77dd8a8b|Ada''s own words|', 1, 46, 38, 1795020427, 1795020429, 'null', NULL, 'null', 31, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('w2SegQio4UDbLiZv', 'pantheon', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'dj9MPz2R-BzRzxvU', 'running', 'ccb9ce6d02f71ceab2a0979fac3140c7fb4fa672d394f67d', 'ccb9ce6d02f71ceab2a0979fac3140c7fb4fa672d394f67d', 0, 39, 39, 1795020429, 1795020431, 'null', NULL, 'null', 17, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('nv0p8NBkFOLduSbM', 'origins', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'qmKstnK5Ehj3xFjx', 'running', 'f803f479b18588c733f9f617b0a0d2d2232eba55981e219b', 'f803f479b18588c733f9f617b0a0d2d2232eba55981e219b', 0, 43, 43, 1795020423, 1795020424, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('f02azsSkpIKSDtd4', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'EJLVNXXFn849-AIO', 'open', 'b1d9a7fd23f76e1f8839aa3e4e5102dc9c32fed9647e4af4', NULL, NULL, 0, 0, 1795020433, 1795020433, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('O0Zormr1A9YMRA5s', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'mllWpaNsjMIt22lG', 'open', 'a33cb517ac8e3968b1de62b9867e2094fec509dc14fbe036', NULL, NULL, 0, 0, 1795020433, 1795020433, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('Zg_ivoOWIK0hwUnD', 'pantheon', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'HKpQy8jLM0QI99rN', 'running', 'b167a3b5989793d742cfe1e183953d9988babbf26f2790ea', 'b167a3b5989793d742cfe1e183953d9988babbf26f2790ea', 0, 37, 37, 1795020432, 1795020433, 'null', NULL, '{"table": null, "step": 33}', 33, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('vNFj90hYIpdkENXs', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'owYYKgbd6-P2-cjj', 'open', 'e45d724020afe5243e5468ab2f9fe0c7808691cd99ec8e94', NULL, NULL, 0, 0, 1795020436, 1795020436, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('S8LQUTiPo1X6wIWZ', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'hddAjahjn6iXaFiX', 'running', '92bc268282aee0604a857a7b86dc0c76bf2c5e11e3e97a95', '92bc268282aee0604a857a7b86dc0c76bf2c5e11e3e97a95', 0, 12, 12, 1795020437, 1795020438, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('UcgMp98RCCh47dqv', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, 'uPNdB1BYSWSHoR8-i3ia7A', 'Lq1Ak2cdVT0PCF74', 'over', 'd3326d7408c3a43169e2f028b994412e6431702e0107881b', 'd3326d7408c3a43169e2f028b994412e6431702e0107881b', NULL, 38, 38, 1795020433, 1795020436, '{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 1, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 1, "tie": [6], "place": 1}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 2}]}', 'vNFj90hYIpdkENXs', 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.tables VALUES ('C09BPbge8220Aof-', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', true, false, 'Ba5U8__cFjWfxSQT8Wz5cQ', 'Ia-BtHMQSoq81os3', 'running', '35ecc0b2c0385410082265d6421401710cd74cd945d5de28', '35ecc0b2c0385410082265d6421401710cd74cd945d5de28', 0, 21, 21, 1795020436, 1795020436, 'null', NULL, '{"table": "UcgMp98RCCh47dqv", "step": 20}', 21, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1);
INSERT INTO public.usage VALUES ('Ba5U8__cFjWfxSQT8Wz5cQ', 20775, 1, 1, 9500);
INSERT INTO public.usage VALUES ('ccc50089f95171f8c151ffbb67ade64c', 20775, 18, 5, 52650);
INSERT INTO public.usage VALUES ('uPNdB1BYSWSHoR8-i3ia7A', 20775, 17, 4, 43150);
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
