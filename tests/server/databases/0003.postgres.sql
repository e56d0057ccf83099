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
    created bigint DEFAULT '1794981118'::bigint NOT NULL,
    seen bigint DEFAULT '1794981118'::bigint NOT NULL
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
CREATE TABLE public.settings (
    key character varying(32) NOT NULL,
    value text NOT NULL
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
    removed json
);
CREATE TABLE public.usage (
    who character varying(40) NOT NULL,
    day integer NOT NULL,
    tables integer NOT NULL,
    forks integer NOT NULL,
    bytes bigint NOT NULL
);
ALTER TABLE ONLY public.notices ALTER COLUMN n SET DEFAULT nextval('public.notices_n_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0003');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 1, -1, '{"do": "draw_card_row", "card": "c35"}', NULL, NULL);
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 2, -1, '{"do": "draw_card_row", "card": "c09"}', NULL, NULL);
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 3, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 4, -1, '{"do": "draw_card_row", "card": "c11"}', NULL, NULL);
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 5, -1, '{"do": "draw_tile", "tile": "b27"}', NULL, NULL);
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 6, -1, '{"do": "draw_tile", "tile": "b25"}', NULL, NULL);
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r2-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 8, 0, NULL, 'KygHG_vaa1E_pwzDmcI3GA', 'r3-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 9, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r4-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 10, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r2-139842996683920');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 11, 1, NULL, 'SDLM76XyAPH-IOYD_5_c9g', 'r3-139842996683920');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 12, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r4-139842996683920');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 13, 0, '{"do":"place_workers","place":"forest","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r5-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 14, 0, NULL, 'KygHG_vaa1E_pwzDmcI3GA', 'r6-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 15, 0, '{"do":"place_workers","place":"forest","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r7-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 16, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r5-139842996683920');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 17, 1, NULL, 'SDLM76XyAPH-IOYD_5_c9g', 'r6-139842996683920');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 18, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r7-139842996683920');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 19, 0, '{"do":"place_workers","place":"quarry","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r8-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 20, 0, NULL, 'KygHG_vaa1E_pwzDmcI3GA', 'r9-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 21, 0, '{"do":"place_workers","place":"quarry","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r10-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 22, 1, '{"do":"place_workers","place":"river","workers":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r8-139842996683920');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 23, 1, NULL, 'SDLM76XyAPH-IOYD_5_c9g', 'r9-139842996683920');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 24, 1, '{"do":"place_workers","place":"river","workers":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r10-139842996683920');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 25, 0, '{"do":"place_workers","place":"tool_maker","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r11-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 26, 0, NULL, 'KygHG_vaa1E_pwzDmcI3GA', 'r12-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 27, 0, '{"do":"place_workers","place":"tool_maker","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r13-139843006133840');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 28, 1, '{"do":"place_workers","place":"hut","workers":2}', 'SDLM76XyAPH-IOYD_5_c9g', 'r11-139842996683920');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 29, 1, NULL, 'SDLM76XyAPH-IOYD_5_c9g', 'r12-139842996683920');
INSERT INTO public.log VALUES ('vSUwgbLEQWxtJ5pD', 30, 1, '{"do":"place_workers","place":"hut","workers":2}', 'SDLM76XyAPH-IOYD_5_c9g', 'r13-139842996683920');
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 1, -1, '{"do": "draw_card_row", "card": "c04"}', NULL, NULL);
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 2, -1, '{"do": "draw_card_row", "card": "c36"}', NULL, NULL);
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 3, -1, '{"do": "draw_card_row", "card": "c10"}', NULL, NULL);
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 4, -1, '{"do": "draw_card_row", "card": "c12"}', NULL, NULL);
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 5, -1, '{"do": "draw_tile", "tile": "b22"}', NULL, NULL);
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 6, -1, '{"do": "draw_tile", "tile": "b11"}', NULL, NULL);
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r2-139843006147600');
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 8, 1, '{"do":"place_workers","place":"hut","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 9, 0, '{"do":"place_workers","place":"forest","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r3-139843006147600');
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 10, 1, '{"do":"place_workers","place":"field","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 11, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r4-139843006147600');
INSERT INTO public.log VALUES ('FW8Nqx6hpfwguN86', 12, 1, '{"do":"place_workers","place":"card1","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 1, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 2, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 3, -1, '{"do": "draw_card_row", "card": "c01"}', NULL, NULL);
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 4, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 5, -1, '{"do": "draw_tile", "tile": "b03"}', NULL, NULL);
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 0, -1, '{"do": "first_site", "tile": "a30"}', NULL, NULL);
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 1, -1, '{"do": "first_site", "tile": "a36"}', NULL, NULL);
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 2, -1, '{"do": "first_site", "tile": "a11"}', NULL, NULL);
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 3, -1, '{"do": "first_site", "tile": "a22"}', NULL, NULL);
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 4, 0, '{"do":"choose_tile","slot":0}', 'KygHG_vaa1E_pwzDmcI3GA', 'r2-139842393719440');
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 5, 0, NULL, 'KygHG_vaa1E_pwzDmcI3GA', 'r3-139842393719440');
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 6, 0, '{"do":"choose_tile","slot":0}', 'KygHG_vaa1E_pwzDmcI3GA', 'r4-139842393719440');
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 7, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r5-139842393719440');
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 8, 1, '{"do":"choose_tile","slot":0}', 'SDLM76XyAPH-IOYD_5_c9g', 'r2-139842391050576');
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 9, 1, NULL, 'SDLM76XyAPH-IOYD_5_c9g', 'r3-139842391050576');
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 10, 1, '{"do":"choose_tile","slot":0}', 'SDLM76XyAPH-IOYD_5_c9g', 'r4-139842391050576');
INSERT INTO public.log VALUES ('WlDf-AWUkx55j15p', 11, 1, '{"do":"place_workers","place":"card1","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 11, 1, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r5-139842391050576');
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 12, 0, '{"do":"choose_tile","slot":0}', 'KygHG_vaa1E_pwzDmcI3GA', 'r6-139842393719440');
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 13, 0, NULL, 'KygHG_vaa1E_pwzDmcI3GA', 'r7-139842393719440');
INSERT INTO public.log VALUES ('-L8JdPb-Mv3U9_iU', 7, 1, '{"do":"place_tile","q":-2,"r":0,"rotation":1}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 38, 0, NULL, 'KygHG_vaa1E_pwzDmcI3GA', 'r3-139842394830928');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 42, 1, '{"do":"draft_die","colour":"red","value":3}', 'SDLM76XyAPH-IOYD_5_c9g', 'r4-139842129338640');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 46, 0, '{"do":"draft_die","colour":"orange","value":3}', 'KygHG_vaa1E_pwzDmcI3GA', 'r5-139842394830928');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 50, 0, NULL, 'KygHG_vaa1E_pwzDmcI3GA', 'r9-139842394830928');
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 40, 1, '{"do":"draft_die","colour":"orange","value":4}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 7, -1, '{"do": "pool_tiles", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 8, -1, '{"do": "pool_tiles", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 22, -1, '{"do": "district_deal", "card": "d06"}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 23, -1, '{"do": "district_deal", "card": "d15"}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 24, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 25, -1, '{"do": "district_deal", "card": "d41"}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 37, 1, '{"do": "draft_die", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 38, 0, '{"do": "draft_die", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 39, 0, '{"do": "draft_die", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 40, 1, '{"do": "draft_die", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 26, 1, NULL, 'SDLM76XyAPH-IOYD_5_c9g', 'r3-139842395598864');
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 29, 0, NULL, 'KygHG_vaa1E_pwzDmcI3GA', 'r3-139842394915728');
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 34, 1, NULL, 'SDLM76XyAPH-IOYD_5_c9g', 'r7-139842395598864');
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 38, 1, '{"do":"commit_move","cards":0}', 'SDLM76XyAPH-IOYD_5_c9g', 'r11-139842395598864');
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 42, 1, '{"do":"main_action","action":"gain_each"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 34, 1, '{"do":"place_piece","q":11,"r":0}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 38, 1, '{"do":"place_piece","q":11,"r":3}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r2-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 11, 1, '{"do":"place_workers","place":"quarry","workers":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r4-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 14, 0, '{"do":"place_workers","place":"hut","workers":2}', 'KygHG_vaa1E_pwzDmcI3GA', 'r5-139843060545104');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 19, 1, '{"do":"choose_group","place":"forest"}', 'SDLM76XyAPH-IOYD_5_c9g', 'r9-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 20, -1, '{"do":"roll_gather","dice":[5]}', 'SDLM76XyAPH-IOYD_5_c9g', 'r9-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 24, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'SDLM76XyAPH-IOYD_5_c9g', 'r12-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 28, 0, '{"do":"choose_group","place":"hunt"}', 'KygHG_vaa1E_pwzDmcI3GA', 'r6-139843060545104');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 29, -1, '{"do":"roll_gather","dice":[1]}', 'KygHG_vaa1E_pwzDmcI3GA', 'r6-139843060545104');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 33, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'KygHG_vaa1E_pwzDmcI3GA', 'r9-139843060545104');
INSERT INTO public.log VALUES ('gqCHpw3tY6L39CYQ', 7, 0, '{"do":"place_workers","place":"card2","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('gqCHpw3tY6L39CYQ', 9, 0, '{"do":"place_workers","place":"card1","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('Yzo7hSZ5sNAHp_CJ', 14, 0, '{"do":"choose_tile","slot":0}', 'KygHG_vaa1E_pwzDmcI3GA', 'r8-139842393719440');
INSERT INTO public.log VALUES ('-L8JdPb-Mv3U9_iU', 4, 0, '{"do":"choose_tile","slot":0}', 'KygHG_vaa1E_pwzDmcI3GA', 'r2-139842390871376');
INSERT INTO public.log VALUES ('-L8JdPb-Mv3U9_iU', 8, 0, '{"do":"choose_tile","slot":0}', 'KygHG_vaa1E_pwzDmcI3GA', 'r4-139842390871376');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 0, -1, '{"do": "bonus_tokens", "tokens": ["purple", "yellow", "blue", "red", "orange"]}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "scorpio"}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "sagittarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 5, -1, '{"do": "pool_tiles", "type": "stone_circle", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 6, -1, '{"do": "pool_tiles", "type": "harbour", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 7, -1, '{"do": "pool_tiles", "type": "sacred_place", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 8, -1, '{"do": "pool_tiles", "type": "mage_tower", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 9, -1, '{"do": "pool_order", "colours": ["orange", "red", "blue", "purple", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 10, -1, '{"do": "stack_top", "type": "armoury", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 11, -1, '{"do": "stack_top", "type": "estate", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 12, -1, '{"do": "stack_top", "type": "workshop", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 14, -1, '{"do": "stack_top", "type": "wisdom_fountain", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 20, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 22, -1, '{"do": "district_deal", "card": "d45"}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 23, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 24, -1, '{"do": "district_deal", "card": "d12"}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 25, -1, '{"do": "district_deal", "card": "d43"}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 26, -1, '{"do": "first_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 37, 0, '{"do":"draft_die","colour":"red","value":2}', 'KygHG_vaa1E_pwzDmcI3GA', 'r2-139842394830928');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 41, 1, NULL, 'SDLM76XyAPH-IOYD_5_c9g', 'r3-139842129338640');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 45, 1, '{"do":"draft_die","colour":"orange","value":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r7-139842129338640');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 49, 0, '{"do":"visit","worker":"red","value":2,"place":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r8-139842394830928');
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 0, -1, '{"do": "bonus_tokens", "tokens": ["purple", "red", "orange", "blue", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "taurus"}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "leo"}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 4, -1, '{"do": "pool_tiles", "type": "armoury", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 6, -1, '{"do": "pool_tiles", "type": "market", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 7, -1, '{"do": "pool_tiles", "type": "temple_mountain", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 8, -1, '{"do": "pool_tiles", "type": "art_workshop", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 9, -1, '{"do": "pool_order", "colours": ["red", "blue", "yellow", "orange", "purple"]}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 10, -1, '{"do": "stack_top", "type": "outpost", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 11, -1, '{"do": "stack_top", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 12, -1, '{"do": "stack_top", "type": "quarry", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 13, -1, '{"do": "stack_top", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 14, -1, '{"do": "stack_top", "type": "wisdom_fountain", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 21, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 22, -1, '{"do": "district_deal", "card": "d29"}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 23, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 24, -1, '{"do": "district_deal", "card": "d43"}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 25, -1, '{"do": "district_deal", "card": "d19"}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('-L8JdPb-Mv3U9_iU', 0, -1, '{"do": "first_site", "tile": "a03"}', NULL, NULL);
INSERT INTO public.log VALUES ('-L8JdPb-Mv3U9_iU', 1, -1, '{"do": "first_site", "tile": "a30"}', NULL, NULL);
INSERT INTO public.log VALUES ('-L8JdPb-Mv3U9_iU', 2, -1, '{"do": "first_site", "tile": "a14"}', NULL, NULL);
INSERT INTO public.log VALUES ('-L8JdPb-Mv3U9_iU', 3, -1, '{"do": "first_site", "tile": "a18"}', NULL, NULL);
INSERT INTO public.log VALUES ('-L8JdPb-Mv3U9_iU', 6, 1, '{"do":"choose_tile","slot":0}', NULL, NULL);
INSERT INTO public.log VALUES ('0wWCXtixWBf2oxXe', 0, -1, '{"do": "first_site", "tile": "a22"}', NULL, NULL);
INSERT INTO public.log VALUES ('0wWCXtixWBf2oxXe', 1, -1, '{"do": "first_site", "tile": "a06"}', NULL, NULL);
INSERT INTO public.log VALUES ('0wWCXtixWBf2oxXe', 2, -1, '{"do": "first_site", "tile": "a27"}', NULL, NULL);
INSERT INTO public.log VALUES ('0wWCXtixWBf2oxXe', 3, -1, '{"do": "first_site", "tile": "a01"}', NULL, NULL);
INSERT INTO public.log VALUES ('0wWCXtixWBf2oxXe', 4, 0, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('0wWCXtixWBf2oxXe', 5, 0, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('0wWCXtixWBf2oxXe', 6, 1, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('0wWCXtixWBf2oxXe', 7, 1, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 40, 1, '{"do":"draft_die","colour":"red","value":3}', 'SDLM76XyAPH-IOYD_5_c9g', 'r2-139842129338640');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 44, 1, NULL, 'SDLM76XyAPH-IOYD_5_c9g', 'r6-139842129338640');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 48, 0, '{"do":"draft_die","colour":"orange","value":3}', 'KygHG_vaa1E_pwzDmcI3GA', 'r7-139842394830928');
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 38, 0, '{"do":"draft_die","colour":"red","value":2}', 'KygHG_vaa1E_pwzDmcI3GA', 'r2-139842391217680');
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 42, 0, '{"do":"visit","worker":"red","value":2,"place":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r4-139842391217680');
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 1, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 2, -1, '{"do": "deal_row", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 3, -1, '{"do": "deal_row", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 4, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 5, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 6, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 7, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 8, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 9, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 10, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 12, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 13, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 14, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 15, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 16, -1, '{"do": "deal_bonus", "token": "bonus_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 17, -1, '{"do": "draw_nation", "nation": "aegyptus"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 18, -1, '{"do": "reveal_god", "god": "stonkus"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 19, -1, '{"do": "reveal_god", "god": "pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 20, -1, '{"do": "reveal_god", "god": "traitera"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 21, -1, '{"do": "draw_booty", "token": "booty_offering_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 22, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 23, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 24, -1, '{"do": "draw_booty", "token": "booty_money"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 25, 1, '{"do":"exchange_pieces","give":"column","count":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r2-139842395598864');
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 28, 0, '{"do":"exchange_pieces","give":"column","count":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r2-139842394915728');
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 33, 1, '{"do":"choose_action","action":"move"}', 'SDLM76XyAPH-IOYD_5_c9g', 'r6-139842395598864');
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 37, 1, NULL, 'SDLM76XyAPH-IOYD_5_c9g', 'r10-139842395598864');
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 33, 1, '{"do":"commit_move","cards":2}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 37, 1, '{"do":"place_piece","q":11,"r":2}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 41, 0, '{"do":"place_piece","q":10,"r":0}', 'KygHG_vaa1E_pwzDmcI3GA', 'r4-139843060544080');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 10, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r3-139843060545104');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 13, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r5-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 18, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'SDLM76XyAPH-IOYD_5_c9g', 'r8-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 22, 1, '{"do":"choose_group","place":"quarry"}', 'SDLM76XyAPH-IOYD_5_c9g', 'r11-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 23, -1, '{"do":"roll_gather","dice":[3]}', 'SDLM76XyAPH-IOYD_5_c9g', 'r11-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 27, 1, '{"do":"pay_card","pay":{"wood":1}}', 'SDLM76XyAPH-IOYD_5_c9g', 'r15-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 31, 0, '{"do":"choose_group","place":"clay_pit"}', 'KygHG_vaa1E_pwzDmcI3GA', 'r8-139843060545104');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 32, -1, '{"do":"roll_gather","dice":[1]}', 'KygHG_vaa1E_pwzDmcI3GA', 'r8-139843060545104');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 37, 0, '{"do":"choose_group","place":"hut"}', 'KygHG_vaa1E_pwzDmcI3GA', 'r12-139843060545104');
INSERT INTO public.log VALUES ('-L8JdPb-Mv3U9_iU', 5, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r3-139842390871376');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 39, 0, '{"do":"draft_die","colour":"red","value":2}', 'KygHG_vaa1E_pwzDmcI3GA', 'r4-139842394830928');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 43, 1, '{"do":"draft_die","colour":"orange","value":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r5-139842129338640');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 47, 0, NULL, 'KygHG_vaa1E_pwzDmcI3GA', 'r6-139842394830928');
INSERT INTO public.log VALUES ('0gxcNCdu-g0Wpgh5', 51, 0, '{"do":"visit","worker":"red","value":2,"place":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r10-139842394830928');
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 37, 1, '{"do":"draft_die","colour":"purple","value":5}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 41, 1, '{"do":"population"}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 27, 1, '{"do":"exchange_pieces","give":"column","count":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r4-139842395598864');
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 31, 1, '{"do":"place_bonus_column","q":12,"r":0}', 'SDLM76XyAPH-IOYD_5_c9g', 'r5-139842395598864');
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 32, -1, '{"do":"draw_demigod","value":3}', 'SDLM76XyAPH-IOYD_5_c9g', 'r5-139842395598864');
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 36, 1, '{"do":"commit_move","cards":0}', 'SDLM76XyAPH-IOYD_5_c9g', 'r9-139842395598864');
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 1, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 2, -1, '{"do": "deal_row", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 3, -1, '{"do": "deal_row", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 4, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 5, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 6, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 7, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 8, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 9, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 10, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 11, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 12, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 13, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 14, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 15, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 16, -1, '{"do": "deal_bonus", "token": "bonus_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 17, -1, '{"do": "draw_nation", "nation": "germania"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 18, -1, '{"do": "reveal_god", "god": "surparit"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 19, -1, '{"do": "reveal_god", "god": "gaiviles"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 20, -1, '{"do": "reveal_god", "god": "surparit"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 21, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 22, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 23, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 24, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 25, -1, '{"do": "draw_booty", "token": "booty_money"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 26, -1, '{"do": "draw_from_deck", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 27, -1, '{"do": "draw_from_deck", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 28, -1, '{"do": "draw_from_deck", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 29, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 32, 1, '{"do":"choose_action","action":"move"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 36, 1, '{"do":"place_piece","q":11,"r":1}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 40, 0, '{"do":"commit_move","cards":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r3-139843060544080');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 9, 1, '{"do":"place_workers","place":"forest","workers":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r3-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 12, 0, '{"do":"place_workers","place":"river","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r4-139843060545104');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 16, 1, '{"do":"choose_group","place":"hunt"}', 'SDLM76XyAPH-IOYD_5_c9g', 'r7-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 17, -1, '{"do":"roll_gather","dice":[2]}', 'SDLM76XyAPH-IOYD_5_c9g', 'r7-139842995452496');
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 37, 1, '{"do":"place_piece","q":4,"r":2}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 26, 1, '{"do":"choose_group","place":"card1"}', 'SDLM76XyAPH-IOYD_5_c9g', 'r14-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 30, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'KygHG_vaa1E_pwzDmcI3GA', 'r7-139843060545104');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 36, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'KygHG_vaa1E_pwzDmcI3GA', 'r11-139843060545104');
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 1, -1, '{"do": "draw_card_row", "card": "c15"}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 2, -1, '{"do": "draw_card_row", "card": "c14"}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 3, -1, '{"do": "draw_card_row", "card": "c33"}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 4, -1, '{"do": "draw_card_row", "card": "c05"}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 5, -1, '{"do": "draw_tile", "tile": "b19"}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 11, 1, '{"do": "place_workers", "place": "quarry", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 12, 0, '{"do": "place_workers", "place": "river", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 13, 1, '{"do": "place_workers", "place": "tool_maker", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 14, 0, '{"do": "place_workers", "place": "hut", "workers": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 15, 1, '{"do": "place_workers", "place": "card1", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 16, 1, '{"do": "choose_group", "place": "hunt"}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 17, -1, '{"do": "roll_gather", "dice": [2]}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 18, 1, '{"do": "choose_tools", "tools": [], "one_use": []}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 19, 1, '{"do": "choose_group", "place": "forest"}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('F1-IzwoQc4H_HJLD', 39, 0, '{"do":"draft_die","colour":"red","value":2}', 'KygHG_vaa1E_pwzDmcI3GA', 'r3-139842391217680');
INSERT INTO public.log VALUES ('GDWWM_58lVYJqXWI', 41, 1, '{"do":"visit","worker":"orange","value":4,"place":5}', NULL, NULL);
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 30, 0, '{"do":"exchange_pieces","give":"column","count":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r4-139842394915728');
INSERT INTO public.log VALUES ('XdqS75kgIz66cjxA', 35, 1, '{"do":"choose_action","action":"move"}', 'SDLM76XyAPH-IOYD_5_c9g', 'r8-139842395598864');
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 30, 1, '{"do":"place_bonus_column","q":2,"r":1}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 31, -1, '{"do":"draw_demigod","value":2}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 35, 1, '{"do":"place_piece","q":12,"r":0}', NULL, NULL);
INSERT INTO public.log VALUES ('5LsdsCAZC25xrpGY', 39, 0, '{"do":"follow","choice":"move"}', 'KygHG_vaa1E_pwzDmcI3GA', 'r2-139843060544080');
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 1, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 2, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 4, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 9, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 10, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 13, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 15, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 16, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 17, -1, '{"do": "draw_nation", "nation": "gallia"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 18, -1, '{"do": "reveal_god", "god": "vinthrad"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 19, -1, '{"do": "reveal_god", "god": "vinthrad"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 20, -1, '{"do": "reveal_god", "god": "pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 21, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 22, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 23, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 24, -1, '{"do": "draw_booty", "token": "booty_offering_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 25, 1, '{"do": "gallia_choice", "choice": "cards"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 26, -1, '{"do": "draw_from_deck", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 27, -1, '{"do": "draw_from_deck", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 28, 0, '{"do": "gallia_choice", "choice": "cards"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 29, -1, '{"do": "draw_from_deck", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 30, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 31, 1, '{"do": "place_bonus_column", "q": 12, "r": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 32, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 33, -1, '{"do": "draw_from_deck", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 34, -1, '{"do": "draw_from_deck", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 35, 1, '{"do": "choose_action", "action": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 1, -1, '{"do": "draw_card_row", "card": "c15"}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 2, -1, '{"do": "draw_card_row", "card": "c14"}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 3, -1, '{"do": "draw_card_row", "card": "c33"}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 4, -1, '{"do": "draw_card_row", "card": "c05"}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 5, -1, '{"do": "draw_tile", "tile": "b19"}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 8, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'KygHG_vaa1E_pwzDmcI3GA', 'r2-139843060545104');
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 36, 1, '{"do":"commit_move","cards":1}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 15, 1, '{"do":"place_workers","place":"card1","workers":1}', 'SDLM76XyAPH-IOYD_5_c9g', 'r6-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 21, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'SDLM76XyAPH-IOYD_5_c9g', 'r10-139842995452496');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 25, 1, '{"do":"choose_group","place":"tool_maker"}', 'SDLM76XyAPH-IOYD_5_c9g', 'r13-139842995452496');
INSERT INTO public.log VALUES ('NTYKMcGnmcWArE53', 38, 1, '{"do":"stop"}', NULL, NULL);
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 34, 0, '{"do":"choose_group","place":"river"}', 'KygHG_vaa1E_pwzDmcI3GA', 'r10-139843060545104');
INSERT INTO public.log VALUES ('dDfMw9u5hcEALzRc', 35, -1, '{"do":"roll_gather","dice":[1]}', 'KygHG_vaa1E_pwzDmcI3GA', 'r10-139843060545104');
INSERT INTO public.log VALUES ('gqCHpw3tY6L39CYQ', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('gqCHpw3tY6L39CYQ', 1, -1, '{"do": "draw_card_row", "card": "c08"}', NULL, NULL);
INSERT INTO public.log VALUES ('gqCHpw3tY6L39CYQ', 2, -1, '{"do": "draw_card_row", "card": "c20"}', NULL, NULL);
INSERT INTO public.log VALUES ('gqCHpw3tY6L39CYQ', 3, -1, '{"do": "draw_card_row", "card": "c19"}', NULL, NULL);
INSERT INTO public.log VALUES ('gqCHpw3tY6L39CYQ', 4, -1, '{"do": "draw_card_row", "card": "c30"}', NULL, NULL);
INSERT INTO public.log VALUES ('gqCHpw3tY6L39CYQ', 5, -1, '{"do": "draw_tile", "tile": "b03"}', NULL, NULL);
INSERT INTO public.log VALUES ('PWTu819Ismshw3SE', 20, -1, '{"do": "roll_gather", "dice": [2]}', NULL, NULL);
INSERT INTO public.log VALUES ('gqCHpw3tY6L39CYQ', 6, -1, '{"do": "draw_tile", "tile": "b07"}', NULL, NULL);
INSERT INTO public.log VALUES ('gqCHpw3tY6L39CYQ', 8, 1, '{"do":"place_workers","place":"quarry","workers":2}', NULL, NULL);
INSERT INTO public.people VALUES ('SDLM76XyAPH-IOYD_5_c9g', 'Ben', NULL, NULL, 0, 1794981119, 1794981132);
INSERT INTO public.people VALUES ('KygHG_vaa1E_pwzDmcI3GA', 'Ada', 'ce3d6f1136bb24b1e5b8118d619be9585cd579ffa3f30920e9ad2f07e82816e2', 1797573119, 0, 1794981119, 1794981132);
INSERT INTO public.seats VALUES ('vSUwgbLEQWxtJ5pD', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, 'Ada''s own words', 1794981119);
INSERT INTO public.seats VALUES ('vSUwgbLEQWxtJ5pD', 1, 'person', 'SDLM76XyAPH-IOYD_5_c9g', 'Ben', NULL, NULL, 1794981119);
INSERT INTO public.seats VALUES ('FW8Nqx6hpfwguN86', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981119);
INSERT INTO public.seats VALUES ('FW8Nqx6hpfwguN86', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('WlDf-AWUkx55j15p', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981124);
INSERT INTO public.seats VALUES ('WlDf-AWUkx55j15p', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('Yzo7hSZ5sNAHp_CJ', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, 'Ada''s own words', 1794981125);
INSERT INTO public.seats VALUES ('Yzo7hSZ5sNAHp_CJ', 1, 'person', 'SDLM76XyAPH-IOYD_5_c9g', 'Ben', NULL, NULL, 1794981125);
INSERT INTO public.seats VALUES ('-L8JdPb-Mv3U9_iU', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981125);
INSERT INTO public.seats VALUES ('-L8JdPb-Mv3U9_iU', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('0wWCXtixWBf2oxXe', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981126);
INSERT INTO public.seats VALUES ('0wWCXtixWBf2oxXe', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('0gxcNCdu-g0Wpgh5', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, 'Ada''s own words', 1794981126);
INSERT INTO public.seats VALUES ('0gxcNCdu-g0Wpgh5', 1, 'person', 'SDLM76XyAPH-IOYD_5_c9g', 'Ben', NULL, NULL, 1794981126);
INSERT INTO public.seats VALUES ('F1-IzwoQc4H_HJLD', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981126);
INSERT INTO public.seats VALUES ('F1-IzwoQc4H_HJLD', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('GDWWM_58lVYJqXWI', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981127);
INSERT INTO public.seats VALUES ('GDWWM_58lVYJqXWI', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('XdqS75kgIz66cjxA', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, 'Ada''s own words', 1794981127);
INSERT INTO public.seats VALUES ('XdqS75kgIz66cjxA', 1, 'person', 'SDLM76XyAPH-IOYD_5_c9g', 'Ben', NULL, NULL, 1794981127);
INSERT INTO public.seats VALUES ('5LsdsCAZC25xrpGY', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981128);
INSERT INTO public.seats VALUES ('5LsdsCAZC25xrpGY', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('NTYKMcGnmcWArE53', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981130);
INSERT INTO public.seats VALUES ('NTYKMcGnmcWArE53', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('QNHscXPaxF-TF59x', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981130);
INSERT INTO public.seats VALUES ('QNHscXPaxF-TF59x', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('QNHscXPaxF-TF59x', 2, 'bot', NULL, '', 'easy', NULL, NULL);
INSERT INTO public.seats VALUES ('tQHMngPm94t_5i8V', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981130);
INSERT INTO public.seats VALUES ('tQHMngPm94t_5i8V', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('dDfMw9u5hcEALzRc', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981130);
INSERT INTO public.seats VALUES ('dDfMw9u5hcEALzRc', 1, 'person', 'SDLM76XyAPH-IOYD_5_c9g', 'Ben', NULL, NULL, 1794981130);
INSERT INTO public.seats VALUES ('y0XKrGDGSWqo7EO6', 0, 'person', 'KygHG_vaa1E_pwzDmcI3GA', 'Ada', NULL, NULL, 1794981131);
INSERT INTO public.seats VALUES ('y0XKrGDGSWqo7EO6', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('PWTu819Ismshw3SE', 0, 'person', 'SDLM76XyAPH-IOYD_5_c9g', 'Ben', NULL, NULL, 1794981131);
INSERT INTO public.seats VALUES ('PWTu819Ismshw3SE', 1, 'person', 'SDLM76XyAPH-IOYD_5_c9g', 'Ben', NULL, NULL, 1794981131);
INSERT INTO public.seats VALUES ('gqCHpw3tY6L39CYQ', 0, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('gqCHpw3tY6L39CYQ', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.settings VALUES ('cookie_key', '12ed39e5c9dcfa1a67bf0c160fcbb0195dc45424989319765d9943203e4e8269');
INSERT INTO public.tables VALUES ('Yzo7hSZ5sNAHp_CJ', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', true, true, 'KygHG_vaa1E_pwzDmcI3GA', 'eA4dkbnZx8iAAM_5', 'running', '9f1da61d0a15eee564047011d6da377983cada07b28c1c50', '9f1da61d0a15eee564047011d6da377983cada07b28c1c50|Ada''s own words|', 0, 15, 9, 1794981125, 1794981125, 'null', NULL, 'null', 4, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('vSUwgbLEQWxtJ5pD', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', true, true, 'KygHG_vaa1E_pwzDmcI3GA', 'JYCCLz7b92Fp7d6K', 'running', '69e747f779b203efc6a80b28fb5f638ba4dead1d445334e1', '69e747f779b203efc6a80b28fb5f638ba4dead1d445334e1|Ada''s own words|', 0, 31, 15, 1794981119, 1794981119, 'null', NULL, 'null', 7, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('GDWWM_58lVYJqXWI', 'origins', 1, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'KygHG_vaa1E_pwzDmcI3GA', 'JfzcotV3O7nasAp8', 'running', '23171aa49273877f4f702a835dec29f4ac62b85bd8279eeb', '23171aa49273877f4f702a835dec29f4ac62b85bd8279eeb', 0, 43, 43, 1794981127, 1794981128, 'null', NULL, '{"table": null, "step": 41}', 41, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('WlDf-AWUkx55j15p', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', false, false, 'KygHG_vaa1E_pwzDmcI3GA', 'RA1lbn2To2dbrxc1', 'running', '1581f95471a2635c3c7963daa484c91568544bd702095b4f', '1581f95471a2635c3c7963daa484c91568544bd702095b4f', 0, 12, 12, 1794981124, 1794981125, 'null', NULL, '{"table": null, "step": 11}', 11, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('-L8JdPb-Mv3U9_iU', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'KygHG_vaa1E_pwzDmcI3GA', 'YdaUsfD10tAXVR6v', 'running', '70c61b2b437602113bdf8a75312e4d0c7f75871eb22c8893', '70c61b2b437602113bdf8a75312e4d0c7f75871eb22c8893', 0, 9, 9, 1794981125, 1794981125, 'null', NULL, 'null', 4, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('FW8Nqx6hpfwguN86', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', false, false, 'KygHG_vaa1E_pwzDmcI3GA', '4yETWj56BI_mVd9Q', 'running', '1eebf0ce08ee4ed3fdd5e78981b4dd44897ed4d089f90508', '1eebf0ce08ee4ed3fdd5e78981b4dd44897ed4d089f90508', 0, 13, 13, 1794981119, 1794981122, 'null', NULL, 'null', 7, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('0gxcNCdu-g0Wpgh5', 'origins', 1, '{"start_player": "random", "announce_end": true, "round_cap": null}', true, true, 'KygHG_vaa1E_pwzDmcI3GA', '90jjzz1vMY9YSxQ9', 'running', '2765a4707e17efb2eb3338973880af9e8cedd32dc756c7a0', '2765a4707e17efb2eb3338973880af9e8cedd32dc756c7a0|Ada''s own words|', 0, 52, 42, 1794981126, 1794981126, 'null', NULL, 'null', 37, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('0wWCXtixWBf2oxXe', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'KygHG_vaa1E_pwzDmcI3GA', 'pbkHjUZ2Y8dXcaty', 'running', '9f576d043879fb51da3871f386a5fd8a1ed5da59f98e6e95', '9f576d043879fb51da3871f386a5fd8a1ed5da59f98e6e95', 0, 8, 8, 1794981126, 1794981126, 'null', NULL, '{"table": null, "step": 8}', 8, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('QNHscXPaxF-TF59x', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', true, false, 'KygHG_vaa1E_pwzDmcI3GA', '52joMLKkaM_E8jHZ', 'open', '51d5ef5949ad7e2b6813e1ed2fe98f760aecc51772319c9c', NULL, NULL, 0, 0, 1794981130, 1794981130, 'null', NULL, 'null', NULL, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('F1-IzwoQc4H_HJLD', 'origins', 1, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'KygHG_vaa1E_pwzDmcI3GA', 'AP3ZtioyShSj3_N3', 'running', '843cb15b4ad5d4339cd035a31cf17891a219eabdd6bdded0', '843cb15b4ad5d4339cd035a31cf17891a219eabdd6bdded0', 0, 43, 43, 1794981126, 1794981127, 'null', NULL, 'null', 37, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('NTYKMcGnmcWArE53', 'pantheon', 1, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'KygHG_vaa1E_pwzDmcI3GA', 'g5WB4RMrwPEiB-76', 'running', '5facc93a041ddfeebd62e2a45cbe0164b02bec47213a639b', '5facc93a041ddfeebd62e2a45cbe0164b02bec47213a639b', 0, 39, 39, 1794981130, 1794981130, 'null', NULL, '{"table": null, "step": 36}', 36, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('XdqS75kgIz66cjxA', 'pantheon', 1, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', true, true, 'KygHG_vaa1E_pwzDmcI3GA', 'D5mVmJYhh4b3cIaW', 'running', '23110a18c16efb28914a6cea9c27f9d8df2aade56c0b2290', '23110a18c16efb28914a6cea9c27f9d8df2aade56c0b2290|Ada''s own words|', 1, 39, 31, 1794981127, 1794981128, 'null', NULL, 'null', 25, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('dDfMw9u5hcEALzRc', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}', false, false, 'KygHG_vaa1E_pwzDmcI3GA', '7jJe_JCrdE0pt2dh', 'over', '89040c547ade79ebc6fc401b2424456c88552f93dee43a80', '89040c547ade79ebc6fc401b2424456c88552f93dee43a80', NULL, 38, 38, 1794981130, 1794981131, '{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 2}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 1, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 1, "tie": [6], "place": 1}]}', 'y0XKrGDGSWqo7EO6', 'null', 7, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('y0XKrGDGSWqo7EO6', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}', false, false, 'KygHG_vaa1E_pwzDmcI3GA', 'yv0KOdAWkO9ABguQ', 'open', '5b0c2f740c029392af4a13de8ac22dba4b1a7477134f41b5', NULL, NULL, 0, 0, 1794981131, 1794981131, 'null', NULL, 'null', NULL, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('gqCHpw3tY6L39CYQ', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', true, false, 'KygHG_vaa1E_pwzDmcI3GA', '8B7bSCTvxWHrgVyk', 'running', '088d77a7a16da7cbf1732e728d4aae0b7d449441a02b3eb9', '088d77a7a16da7cbf1732e728d4aae0b7d449441a02b3eb9', 1, 10, 10, 1794981131, 1794981132, 'null', NULL, 'null', 7, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('5LsdsCAZC25xrpGY', 'pantheon', 1, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'KygHG_vaa1E_pwzDmcI3GA', '1GArEZK4LR4i7XUl', 'running', 'e839c907c86a3fc1a2560f05228fc0e5c9d69088f85d6edf', 'e839c907c86a3fc1a2560f05228fc0e5c9d69088f85d6edf', 0, 42, 42, 1794981128, 1794981129, 'null', NULL, 'null', 30, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('tQHMngPm94t_5i8V', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', false, false, 'KygHG_vaa1E_pwzDmcI3GA', '9muM5Df0E9Eec0zk', 'open', '3b8f652d391a5839dfb1418c82e3af97506d744b95c9eb51', NULL, NULL, 0, 0, 1794981130, 1794981130, 'null', NULL, 'null', NULL, 60, 'medium', NULL);
INSERT INTO public.tables VALUES ('PWTu819Ismshw3SE', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}', true, false, 'SDLM76XyAPH-IOYD_5_c9g', 'sLx8G7vlsgm6a5qJ', 'running', 'eeae3142e2540e60fb89f07f529fba1fe62b232c0ae239c7', 'eeae3142e2540e60fb89f07f529fba1fe62b232c0ae239c7', 1, 21, 21, 1794981131, 1794981131, 'null', NULL, '{"table": "dDfMw9u5hcEALzRc", "step": 20}', 21, 60, 'medium', NULL);
INSERT INTO public.usage VALUES ('2e3221461fdea57224df93d04c49c709', 20775, 18, 5, 55350);
INSERT INTO public.usage VALUES ('KygHG_vaa1E_pwzDmcI3GA', 20775, 17, 4, 44200);
INSERT INTO public.usage VALUES ('SDLM76XyAPH-IOYD_5_c9g', 20775, 1, 1, 11150);
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
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT pk_settings PRIMARY KEY (key);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.usage
    ADD CONSTRAINT pk_usage PRIMARY KEY (who, day);
CREATE INDEX ix_people_link ON public.people USING btree (link);
CREATE INDEX ix_people_seen ON public.people USING btree (seen);
CREATE INDEX ix_seats_person ON public.seats USING btree (person);
CREATE INDEX ix_tables_host ON public.tables USING btree (host);
CREATE INDEX ix_tables_listed ON public.tables USING btree (phase, public, changed);
CREATE INDEX ix_tables_rematch ON public.tables USING btree (rematch);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT fk_log_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.openings
    ADD CONSTRAINT fk_openings_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
