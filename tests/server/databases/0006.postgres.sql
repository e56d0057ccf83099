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
    created bigint DEFAULT '1795017784'::bigint NOT NULL,
    seen bigint DEFAULT '1795017784'::bigint NOT NULL,
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
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 1, -1, '{"do": "draw_card_row", "card": "c04"}', NULL, NULL);
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 2, -1, '{"do": "draw_card_row", "card": "c08"}', NULL, NULL);
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 3, -1, '{"do": "draw_card_row", "card": "c36"}', NULL, NULL);
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 4, -1, '{"do": "draw_card_row", "card": "c17"}', NULL, NULL);
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 5, -1, '{"do": "draw_tile", "tile": "b10"}', NULL, NULL);
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 6, -1, '{"do": "draw_tile", "tile": "b01"}', NULL, NULL);
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r2-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 8, 0, NULL, 'QSXWlrPfSIuRH9Q4NYXz5A', 'r3-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 9, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r4-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 10, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r2-139884757445904');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 11, 1, NULL, 'P0dBshAhsBN2m75eVMm-1g', 'r3-139884757445904');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 12, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r4-139884757445904');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 13, 0, '{"do":"place_workers","place":"forest","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r5-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 14, 0, NULL, 'QSXWlrPfSIuRH9Q4NYXz5A', 'r6-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 15, 0, '{"do":"place_workers","place":"forest","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r7-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 16, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r5-139884757445904');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 17, 1, NULL, 'P0dBshAhsBN2m75eVMm-1g', 'r6-139884757445904');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 18, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r7-139884757445904');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 19, 0, '{"do":"place_workers","place":"quarry","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r8-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 20, 0, NULL, 'QSXWlrPfSIuRH9Q4NYXz5A', 'r9-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 21, 0, '{"do":"place_workers","place":"quarry","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r10-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 22, 1, '{"do":"place_workers","place":"river","workers":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r8-139884757445904');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 23, 1, NULL, 'P0dBshAhsBN2m75eVMm-1g', 'r9-139884757445904');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 24, 1, '{"do":"place_workers","place":"river","workers":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r10-139884757445904');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 25, 0, '{"do":"place_workers","place":"tool_maker","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r11-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 26, 0, NULL, 'QSXWlrPfSIuRH9Q4NYXz5A', 'r12-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 27, 0, '{"do":"place_workers","place":"tool_maker","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r13-139885963842448');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 28, 1, '{"do":"place_workers","place":"hut","workers":2}', 'P0dBshAhsBN2m75eVMm-1g', 'r11-139884757445904');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 29, 1, NULL, 'P0dBshAhsBN2m75eVMm-1g', 'r12-139884757445904');
INSERT INTO public.log VALUES ('tU2vtlmkgR8bo7Gu', 30, 1, '{"do":"place_workers","place":"hut","workers":2}', 'P0dBshAhsBN2m75eVMm-1g', 'r13-139884757445904');
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 1, -1, '{"do": "draw_card_row", "card": "c16"}', NULL, NULL);
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 2, -1, '{"do": "draw_card_row", "card": "c10"}', NULL, NULL);
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 3, -1, '{"do": "draw_card_row", "card": "c11"}', NULL, NULL);
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 4, -1, '{"do": "draw_card_row", "card": "c22"}', NULL, NULL);
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 5, -1, '{"do": "draw_tile", "tile": "b15"}', NULL, NULL);
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 6, -1, '{"do": "draw_tile", "tile": "b11"}', NULL, NULL);
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 7, 1, '{"do":"place_workers","place":"hut","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 8, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r2-139884739617424');
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 9, 1, '{"do":"place_workers","place":"field","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 10, 0, '{"do":"place_workers","place":"forest","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r3-139884739617424');
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 11, 1, '{"do":"place_workers","place":"clay_pit","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('QaO2QCPjZCSunixG', 12, 0, '{"do":"place_workers","place":"quarry","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r4-139884739617424');
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 1, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 2, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 3, -1, '{"do": "draw_card_row", "card": "c01"}', NULL, NULL);
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 4, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 5, -1, '{"do": "draw_tile", "tile": "b03"}', NULL, NULL);
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 0, -1, '{"do": "first_site", "tile": "a27"}', NULL, NULL);
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 1, -1, '{"do": "first_site", "tile": "a34"}', NULL, NULL);
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 2, -1, '{"do": "first_site", "tile": "a37"}', NULL, NULL);
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 3, -1, '{"do": "first_site", "tile": "a10"}', NULL, NULL);
INSERT INTO public.log VALUES ('zrQV2u-R99yRU_Dz', 11, 1, '{"do":"place_workers","place":"field","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 4, 0, '{"do":"choose_tile","slot":0}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r2-139886082716752');
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 5, 0, NULL, 'QSXWlrPfSIuRH9Q4NYXz5A', 'r3-139886082716752');
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 6, 0, '{"do":"choose_tile","slot":0}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r4-139886082716752');
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 7, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r5-139886082716752');
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 8, 1, '{"do":"choose_tile","slot":0}', 'P0dBshAhsBN2m75eVMm-1g', 'r2-139886082797840');
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 9, 1, NULL, 'P0dBshAhsBN2m75eVMm-1g', 'r3-139886082797840');
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 10, 1, '{"do":"choose_tile","slot":0}', 'P0dBshAhsBN2m75eVMm-1g', 'r4-139886082797840');
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 11, 1, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r5-139886082797840');
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 12, 0, '{"do":"choose_tile","slot":0}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r6-139886082716752');
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 13, 0, NULL, 'QSXWlrPfSIuRH9Q4NYXz5A', 'r7-139886082716752');
INSERT INTO public.log VALUES ('Bmb3y7dstgm9s7u2', 7, 1, '{"do":"place_tile","q":-2,"r":0,"rotation":2}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 37, 0, '{"do":"draft_die","colour":"red","value":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r2-139884687587920');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 39, 0, '{"do":"draft_die","colour":"red","value":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r4-139884687587920');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 41, 1, NULL, 'P0dBshAhsBN2m75eVMm-1g', 'r3-139885964569232');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 45, 1, '{"do":"draft_die","colour":"orange","value":2}', 'P0dBshAhsBN2m75eVMm-1g', 'r7-139885964569232');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 49, 0, '{"do":"visit","worker":"red","value":1,"place":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r8-139884687587920');
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 0, -1, '{"do": "bonus_tokens", "tokens": ["purple", "red", "orange", "blue", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "gemini"}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 4, -1, '{"do": "pool_tiles", "type": "armoury", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 5, -1, '{"do": "pool_tiles", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 6, -1, '{"do": "pool_tiles", "type": "harbour", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 7, -1, '{"do": "pool_tiles", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 8, -1, '{"do": "pool_tiles", "type": "wisdom_fountain", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 9, -1, '{"do": "pool_order", "colours": ["purple", "red", "orange", "yellow", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 10, -1, '{"do": "stack_top", "type": "armoury", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 11, -1, '{"do": "stack_top", "type": "estate", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 12, -1, '{"do": "stack_top", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 13, -1, '{"do": "stack_top", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 14, -1, '{"do": "stack_top", "type": "art_workshop", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 20, -1, '{"do": "speaker_roll", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 21, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 22, -1, '{"do": "district_deal", "card": "d12"}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 23, -1, '{"do": "district_deal", "card": "d20"}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 24, -1, '{"do": "district_deal", "card": "d08"}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 25, -1, '{"do": "district_deal", "card": "d42"}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 38, 0, '{"do":"draft_die","colour":"red","value":4}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r2-139886082453520');
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 42, 0, '{"do":"visit","worker":"red","value":4,"place":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r4-139886082453520');
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 41, 1, '{"do":"visit","worker":"archon","value":0,"place":5}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 43, 1, '{"do":"upgrade_move"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 34, 0, '{"do":"buy_offering","kind":"gift","level":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r2-139886082364944');
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 37, 0, '{"do":"buy_offering","kind":"worship","level":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r5-139886082364944');
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 41, 1, NULL, 'P0dBshAhsBN2m75eVMm-1g', 'r9-139886081522576');
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 1, -1, '{"do": "deal_row", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 2, -1, '{"do": "deal_row", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 3, -1, '{"do": "deal_row", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 4, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 6, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 7, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 8, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 9, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 10, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 11, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 12, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 13, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 14, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 15, -1, '{"do": "deal_bonus", "token": "bonus_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 16, -1, '{"do": "deal_bonus", "token": "bonus_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 17, -1, '{"do": "draw_god", "god": "depraccus"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 18, -1, '{"do": "draw_nation", "nation": "germania"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 19, -1, '{"do": "reveal_god", "god": "stonkus"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 20, -1, '{"do": "reveal_god", "god": "traitera"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 21, -1, '{"do": "reveal_god", "god": "pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('N7bgnPv1pY9cxurh', 14, 0, '{"do":"choose_tile","slot":0}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r8-139886082716752');
INSERT INTO public.log VALUES ('Bmb3y7dstgm9s7u2', 4, 0, '{"do":"choose_tile","slot":0}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r2-139886082656080');
INSERT INTO public.log VALUES ('Bmb3y7dstgm9s7u2', 8, 0, '{"do":"choose_tile","slot":0}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r4-139886082656080');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 0, -1, '{"do": "bonus_tokens", "tokens": ["purple", "yellow", "blue", "red", "orange"]}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "pisces"}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "aries"}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "cancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 5, -1, '{"do": "pool_tiles", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 6, -1, '{"do": "pool_tiles", "type": "quarry", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 7, -1, '{"do": "pool_tiles", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 8, -1, '{"do": "pool_tiles", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 9, -1, '{"do": "pool_order", "colours": ["red", "yellow", "orange", "blue", "purple"]}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 11, -1, '{"do": "stack_top", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 13, -1, '{"do": "stack_top", "type": "sacred_place", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 20, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 21, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 22, -1, '{"do": "district_deal", "card": "d21"}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 23, -1, '{"do": "district_deal", "card": "d26"}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 24, -1, '{"do": "district_deal", "card": "d14"}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 25, -1, '{"do": "district_deal", "card": "d10"}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 26, -1, '{"do": "first_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 42, 1, '{"do":"draft_die","colour":"red","value":4}', 'P0dBshAhsBN2m75eVMm-1g', 'r4-139885964569232');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 46, 0, '{"do":"draft_die","colour":"orange","value":4}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r5-139884687587920');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 50, 0, NULL, 'QSXWlrPfSIuRH9Q4NYXz5A', 'r9-139884687587920');
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 40, 1, '{"do":"draft_die","colour":"yellow","value":5}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 7, -1, '{"do": "pool_tiles", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 8, -1, '{"do": "pool_tiles", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 22, -1, '{"do": "district_deal", "card": "d06"}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 23, -1, '{"do": "district_deal", "card": "d15"}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 24, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 25, -1, '{"do": "district_deal", "card": "d41"}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Bmb3y7dstgm9s7u2', 0, -1, '{"do": "first_site", "tile": "a32"}', NULL, NULL);
INSERT INTO public.log VALUES ('Bmb3y7dstgm9s7u2', 1, -1, '{"do": "first_site", "tile": "a29"}', NULL, NULL);
INSERT INTO public.log VALUES ('Bmb3y7dstgm9s7u2', 2, -1, '{"do": "first_site", "tile": "a19"}', NULL, NULL);
INSERT INTO public.log VALUES ('Bmb3y7dstgm9s7u2', 3, -1, '{"do": "first_site", "tile": "a08"}', NULL, NULL);
INSERT INTO public.log VALUES ('Bmb3y7dstgm9s7u2', 5, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r3-139886082656080');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 44, 1, NULL, 'P0dBshAhsBN2m75eVMm-1g', 'r6-139885964569232');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 48, 0, '{"do":"draft_die","colour":"orange","value":4}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r7-139884687587920');
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 39, 0, '{"do":"draft_die","colour":"red","value":4}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r3-139886082453520');
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 42, 1, '{"do":"main_action","action":"upgrade"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 30, 1, '{"do":"buy_offering","kind":"gift","level":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r4-139886081522576');
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 33, 1, '{"do":"buy_offering","kind":"worship","level":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r7-139886081522576');
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 44, 1, '{"do":"upgrade_die","colour":"orange","value":4}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 40, 1, '{"do":"choose_action","action":"move"}', 'P0dBshAhsBN2m75eVMm-1g', 'r8-139886081522576');
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 32, 0, '{"do":"choose_action","action":"move"}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r2-139884688214992');
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 1, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 2, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 4, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 9, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 10, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 13, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 15, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 16, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 17, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 18, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 19, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 20, -1, '{"do": "draw_nation", "nation": "iberia"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 21, -1, '{"do": "reveal_god", "god": "taksator"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 22, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 23, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 24, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 25, -1, '{"do": "reveal_god", "god": "pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 26, -1, '{"do": "draw_booty", "token": "booty_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 27, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 28, -1, '{"do": "draw_booty", "token": "booty_pieces_1_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 29, 1, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 30, 0, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 31, 1, '{"do": "place_bonus_column", "q": 12, "r": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 32, 1, '{"do": "choose_action", "action": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 33, 1, '{"do":"commit_move","cards":1}', NULL, NULL);
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 8, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r2-139885961957712');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 12, 0, '{"do":"place_workers","place":"river","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r4-139885961957712');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 15, 1, '{"do":"place_workers","place":"card1","workers":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r6-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 21, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'P0dBshAhsBN2m75eVMm-1g', 'r10-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 25, 1, '{"do":"choose_group","place":"tool_maker"}', 'P0dBshAhsBN2m75eVMm-1g', 'r13-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 30, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r7-139885961957712');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 34, 0, '{"do":"choose_group","place":"river"}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r10-139885961957712');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 35, -1, '{"do":"roll_gather","dice":[2]}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r10-139885961957712');
INSERT INTO public.log VALUES ('H3TVBQjf477HScfm', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('H3TVBQjf477HScfm', 1, -1, '{"do": "draw_card_row", "card": "c12"}', NULL, NULL);
INSERT INTO public.log VALUES ('H3TVBQjf477HScfm', 2, -1, '{"do": "draw_card_row", "card": "c17"}', NULL, NULL);
INSERT INTO public.log VALUES ('H3TVBQjf477HScfm', 3, -1, '{"do": "draw_card_row", "card": "c20"}', NULL, NULL);
INSERT INTO public.log VALUES ('H3TVBQjf477HScfm', 4, -1, '{"do": "draw_card_row", "card": "c21"}', NULL, NULL);
INSERT INTO public.log VALUES ('H3TVBQjf477HScfm', 5, -1, '{"do": "draw_tile", "tile": "b10"}', NULL, NULL);
INSERT INTO public.log VALUES ('H3TVBQjf477HScfm', 6, -1, '{"do": "draw_tile", "tile": "b13"}', NULL, NULL);
INSERT INTO public.log VALUES ('H3TVBQjf477HScfm', 7, 1, '{"do":"place_workers","place":"forest","workers":3}', NULL, NULL);
INSERT INTO public.log VALUES ('H3TVBQjf477HScfm', 8, 0, '{"do":"place_workers","place":"quarry","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('Bmb3y7dstgm9s7u2', 6, 1, '{"do":"choose_tile","slot":0}', NULL, NULL);
INSERT INTO public.log VALUES ('DzoWFxyKOa23CGhZ', 0, -1, '{"do": "first_site", "tile": "a22"}', NULL, NULL);
INSERT INTO public.log VALUES ('DzoWFxyKOa23CGhZ', 1, -1, '{"do": "first_site", "tile": "a06"}', NULL, NULL);
INSERT INTO public.log VALUES ('DzoWFxyKOa23CGhZ', 2, -1, '{"do": "first_site", "tile": "a27"}', NULL, NULL);
INSERT INTO public.log VALUES ('DzoWFxyKOa23CGhZ', 3, -1, '{"do": "first_site", "tile": "a01"}', NULL, NULL);
INSERT INTO public.log VALUES ('DzoWFxyKOa23CGhZ', 4, 0, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('DzoWFxyKOa23CGhZ', 5, 0, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('DzoWFxyKOa23CGhZ', 6, 1, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('DzoWFxyKOa23CGhZ', 7, 1, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 38, 0, NULL, 'QSXWlrPfSIuRH9Q4NYXz5A', 'r3-139884687587920');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 40, 1, '{"do":"draft_die","colour":"red","value":4}', 'P0dBshAhsBN2m75eVMm-1g', 'r2-139885964569232');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 43, 1, '{"do":"draft_die","colour":"orange","value":2}', 'P0dBshAhsBN2m75eVMm-1g', 'r5-139885964569232');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 47, 0, NULL, 'QSXWlrPfSIuRH9Q4NYXz5A', 'r6-139884687587920');
INSERT INTO public.log VALUES ('FC-qNHrbO8LnJ1wV', 51, 0, '{"do":"visit","worker":"red","value":1,"place":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r10-139884687587920');
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 37, 1, '{"do":"draft_die","colour":"orange","value":4}', NULL, NULL);
INSERT INTO public.log VALUES ('ysEhSYtkIzC44vEI', 41, 1, '{"do":"population"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 28, 1, '{"do":"buy_offering","kind":"gift","level":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r2-139886081522576');
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 31, 1, '{"do":"buy_offering","kind":"worship","level":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r5-139886081522576');
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 35, 0, NULL, 'QSXWlrPfSIuRH9Q4NYXz5A', 'r3-139886082364944');
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 38, 0, NULL, 'QSXWlrPfSIuRH9Q4NYXz5A', 'r6-139886082364944');
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 42, 1, '{"do":"choose_action","action":"move"}', 'P0dBshAhsBN2m75eVMm-1g', 'r10-139886081522576');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 10, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r3-139885961957712');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 13, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r5-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 18, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'P0dBshAhsBN2m75eVMm-1g', 'r8-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 22, 1, '{"do":"choose_group","place":"quarry"}', 'P0dBshAhsBN2m75eVMm-1g', 'r11-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 23, -1, '{"do":"roll_gather","dice":[1]}', 'P0dBshAhsBN2m75eVMm-1g', 'r11-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 27, 1, '{"do":"pay_card","pay":{"wood":1}}', 'P0dBshAhsBN2m75eVMm-1g', 'r15-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 33, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r9-139885961957712');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 37, 0, '{"do":"choose_group","place":"hut"}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r12-139885961957712');
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 1, -1, '{"do": "draw_card_row", "card": "c22"}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 2, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 3, -1, '{"do": "draw_card_row", "card": "c27"}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 4, -1, '{"do": "draw_card_row", "card": "c24"}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 5, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 6, -1, '{"do": "draw_tile", "tile": "b01"}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 11, 1, '{"do": "place_workers", "place": "quarry", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 12, 0, '{"do": "place_workers", "place": "river", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 13, 1, '{"do": "place_workers", "place": "tool_maker", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 14, 0, '{"do": "place_workers", "place": "hut", "workers": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 15, 1, '{"do": "place_workers", "place": "card1", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 16, 1, '{"do": "choose_group", "place": "hunt"}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 17, -1, '{"do": "roll_gather", "dice": [4]}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 18, 1, '{"do": "choose_tools", "tools": [], "one_use": []}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 19, 1, '{"do": "choose_group", "place": "forest"}', NULL, NULL);
INSERT INTO public.log VALUES ('Kp_DRpBfygerfjcu', 20, -1, '{"do": "roll_gather", "dice": [4]}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 37, 1, '{"do": "draft_die", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 38, 0, '{"do": "draft_die", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 39, 0, '{"do": "draft_die", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 40, 1, '{"do": "draft_die", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 1, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 2, -1, '{"do": "deal_row", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 4, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 5, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 6, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 7, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 8, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 9, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 10, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 12, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 13, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 14, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 15, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 16, -1, '{"do": "deal_bonus", "token": "bonus_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 17, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 18, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 19, -1, '{"do": "draw_from_deck", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 20, -1, '{"do": "draw_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 21, -1, '{"do": "draw_nation", "nation": "cartago"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 22, -1, '{"do": "reveal_god", "god": "pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 23, -1, '{"do": "reveal_god", "god": "gadicea"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 24, -1, '{"do": "reveal_god", "god": "depraccus"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 25, -1, '{"do": "draw_booty", "token": "booty_pieces_choice"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 26, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 27, -1, '{"do": "draw_booty", "token": "booty_offering_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 29, 1, NULL, 'P0dBshAhsBN2m75eVMm-1g', 'r3-139886081522576');
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 32, 1, NULL, 'P0dBshAhsBN2m75eVMm-1g', 'r6-139886081522576');
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 36, 0, '{"do":"buy_offering","kind":"gift","level":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r4-139886082364944');
INSERT INTO public.log VALUES ('vFaJIfvL_PyRhXKN', 39, 0, '{"do":"buy_offering","kind":"worship","level":1}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r7-139886082364944');
INSERT INTO public.log VALUES ('apBQ-xlGBmZ_cGcg', 45, 1, '{"do":"no_extra_action"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 33, 0, '{"do":"commit_move","cards":0}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r3-139884688214992');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 1, -1, '{"do": "draw_card_row", "card": "c22"}', NULL, NULL);
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 2, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 3, -1, '{"do": "draw_card_row", "card": "c27"}', NULL, NULL);
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 4, -1, '{"do": "draw_card_row", "card": "c24"}', NULL, NULL);
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 5, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 6, -1, '{"do": "draw_tile", "tile": "b01"}', NULL, NULL);
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r2-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 11, 1, '{"do":"place_workers","place":"quarry","workers":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r4-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 14, 0, '{"do":"place_workers","place":"hut","workers":2}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r5-139885961957712');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 19, 1, '{"do":"choose_group","place":"forest"}', 'P0dBshAhsBN2m75eVMm-1g', 'r9-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 20, -1, '{"do":"roll_gather","dice":[3]}', 'P0dBshAhsBN2m75eVMm-1g', 'r9-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 24, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'P0dBshAhsBN2m75eVMm-1g', 'r12-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 28, 0, '{"do":"choose_group","place":"hunt"}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r6-139885961957712');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 29, -1, '{"do":"roll_gather","dice":[4]}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r6-139885961957712');
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 36, 1, '{"do":"place_piece","q":0,"r":4}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 22, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 23, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 24, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 25, -1, '{"do": "draw_booty", "token": "booty_offering_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 26, -1, '{"do": "draw_from_deck", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 27, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 28, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 29, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 30, -1, '{"do": "draw_from_deck", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 31, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('sdcwPaxY0y-bwzTG', 34, 0, '{"do":"place_piece","q":10,"r":0}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r4-139884688214992');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 9, 1, '{"do":"place_workers","place":"forest","workers":1}', 'P0dBshAhsBN2m75eVMm-1g', 'r3-139885976773072');
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 34, 1, '{"do":"place_piece","q":0,"r":5}', NULL, NULL);
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 16, 1, '{"do":"choose_group","place":"hunt"}', 'P0dBshAhsBN2m75eVMm-1g', 'r7-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 17, -1, '{"do":"roll_gather","dice":[4]}', 'P0dBshAhsBN2m75eVMm-1g', 'r7-139885976773072');
INSERT INTO public.log VALUES ('T8NiocqALXnA-Hp3', 35, 1, '{"do":"place_piece","q":-1,"r":5}', NULL, NULL);
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 26, 1, '{"do":"choose_group","place":"card1"}', 'P0dBshAhsBN2m75eVMm-1g', 'r14-139885976773072');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 31, 0, '{"do":"choose_group","place":"clay_pit"}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r8-139885961957712');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 32, -1, '{"do":"roll_gather","dice":[6]}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r8-139885961957712');
INSERT INTO public.log VALUES ('IIt7yj9IVw8XTnGt', 36, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'QSXWlrPfSIuRH9Q4NYXz5A', 'r11-139885961957712');
INSERT INTO public.log VALUES ('H3TVBQjf477HScfm', 9, 1, '{"do":"place_workers","place":"field","workers":1}', NULL, NULL);
INSERT INTO public.people VALUES ('P0dBshAhsBN2m75eVMm-1g', 'Ben', NULL, NULL, 0, 1795017787, 1795017812, NULL);
INSERT INTO public.people VALUES ('QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', '756be879951d40de14c954dd98eedfaf251a30488497b63b358ea801d71c277f', 1797609787, 0, 1795017786, 1795017812, NULL);
INSERT INTO public.seats VALUES ('tU2vtlmkgR8bo7Gu', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, 'Ada''s own words', 1795017787);
INSERT INTO public.seats VALUES ('tU2vtlmkgR8bo7Gu', 1, 'person', 'P0dBshAhsBN2m75eVMm-1g', 'Ben', NULL, NULL, 1795017787);
INSERT INTO public.seats VALUES ('QaO2QCPjZCSunixG', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017789);
INSERT INTO public.seats VALUES ('QaO2QCPjZCSunixG', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('zrQV2u-R99yRU_Dz', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017805);
INSERT INTO public.seats VALUES ('zrQV2u-R99yRU_Dz', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('N7bgnPv1pY9cxurh', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, 'Ada''s own words', 1795017805);
INSERT INTO public.seats VALUES ('N7bgnPv1pY9cxurh', 1, 'person', 'P0dBshAhsBN2m75eVMm-1g', 'Ben', NULL, NULL, 1795017805);
INSERT INTO public.seats VALUES ('Bmb3y7dstgm9s7u2', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017805);
INSERT INTO public.seats VALUES ('Bmb3y7dstgm9s7u2', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('DzoWFxyKOa23CGhZ', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017806);
INSERT INTO public.seats VALUES ('DzoWFxyKOa23CGhZ', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('FC-qNHrbO8LnJ1wV', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, 'Ada''s own words', 1795017806);
INSERT INTO public.seats VALUES ('FC-qNHrbO8LnJ1wV', 1, 'person', 'P0dBshAhsBN2m75eVMm-1g', 'Ben', NULL, NULL, 1795017806);
INSERT INTO public.seats VALUES ('ysEhSYtkIzC44vEI', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017807);
INSERT INTO public.seats VALUES ('ysEhSYtkIzC44vEI', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('apBQ-xlGBmZ_cGcg', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017808);
INSERT INTO public.seats VALUES ('apBQ-xlGBmZ_cGcg', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('vFaJIfvL_PyRhXKN', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, 'Ada''s own words', 1795017809);
INSERT INTO public.seats VALUES ('vFaJIfvL_PyRhXKN', 1, 'person', 'P0dBshAhsBN2m75eVMm-1g', 'Ben', NULL, NULL, 1795017809);
INSERT INTO public.seats VALUES ('sdcwPaxY0y-bwzTG', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017810);
INSERT INTO public.seats VALUES ('sdcwPaxY0y-bwzTG', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('T8NiocqALXnA-Hp3', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017810);
INSERT INTO public.seats VALUES ('T8NiocqALXnA-Hp3', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('kkp52MciPzqw0aHy', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017810);
INSERT INTO public.seats VALUES ('kkp52MciPzqw0aHy', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('kkp52MciPzqw0aHy', 2, 'bot', NULL, '', 'easy', NULL, NULL);
INSERT INTO public.seats VALUES ('aTwtMACA70TkycSb', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017811);
INSERT INTO public.seats VALUES ('aTwtMACA70TkycSb', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('IIt7yj9IVw8XTnGt', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017811);
INSERT INTO public.seats VALUES ('IIt7yj9IVw8XTnGt', 1, 'person', 'P0dBshAhsBN2m75eVMm-1g', 'Ben', NULL, NULL, 1795017811);
INSERT INTO public.seats VALUES ('njXJi88toXyf6dOJ', 0, 'person', 'QSXWlrPfSIuRH9Q4NYXz5A', 'Ada', NULL, NULL, 1795017811);
INSERT INTO public.seats VALUES ('njXJi88toXyf6dOJ', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Kp_DRpBfygerfjcu', 0, 'person', 'P0dBshAhsBN2m75eVMm-1g', 'Ben', NULL, NULL, 1795017811);
INSERT INTO public.seats VALUES ('Kp_DRpBfygerfjcu', 1, 'person', 'P0dBshAhsBN2m75eVMm-1g', 'Ben', NULL, NULL, 1795017811);
INSERT INTO public.seats VALUES ('H3TVBQjf477HScfm', 0, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('H3TVBQjf477HScfm', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.settings VALUES ('cookie_key', '5cfd282777b4053e8a377be450100ffa1c4b0f7992d4c12ce11b3516508f0325');
INSERT INTO public.tables VALUES ('zrQV2u-R99yRU_Dz', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'QSXWlrPfSIuRH9Q4NYXz5A', 'cq13PJUsu_9o0VcX', 'running', '4bae6a694055adf2e449b2666ba43b7a4d27ce69a30decf3', '4bae6a694055adf2e449b2666ba43b7a4d27ce69a30decf3', 0, 12, 12, 1795017805, 1795017805, 'null', NULL, '{"table": null, "step": 11}', 11, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('N7bgnPv1pY9cxurh', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', true, true, 'QSXWlrPfSIuRH9Q4NYXz5A', '8UKJgVexuGAlww-7', 'running', '78e210d5be680129c58f9d550ea28e8b221754a4d283144c', '78e210d5be680129c58f9d550ea28e8b221754a4d283144c|Ada''s own words|', 0, 15, 9, 1795017805, 1795017805, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('ysEhSYtkIzC44vEI', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'QSXWlrPfSIuRH9Q4NYXz5A', 'zYJT0LjqEP7fsP7h', 'running', '5f085f43067bdb769b89472a4d6856c49ab9e75c76cc2ec8', '5f085f43067bdb769b89472a4d6856c49ab9e75c76cc2ec8', 0, 43, 43, 1795017807, 1795017807, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('tU2vtlmkgR8bo7Gu', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, true, 'QSXWlrPfSIuRH9Q4NYXz5A', 'IQff-_2-zB9S3VuJ', 'running', '3044428840c0763cb58558a371689d568ec1ab02cf777b29', '3044428840c0763cb58558a371689d568ec1ab02cf777b29|Ada''s own words|', 0, 31, 15, 1795017787, 1795017789, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('QaO2QCPjZCSunixG', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'QSXWlrPfSIuRH9Q4NYXz5A', 'utpes85KqU0QBDgU', 'running', '77fc673f3e4c8748231249729cc66bb53e1b00a8c8d07c17', '77fc673f3e4c8748231249729cc66bb53e1b00a8c8d07c17', 0, 13, 13, 1795017789, 1795017796, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('Bmb3y7dstgm9s7u2', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'QSXWlrPfSIuRH9Q4NYXz5A', 'MPPSe0kQWUI9IBbz', 'running', 'd50c2f50211250e8c2ab041da0e24171622814ef6ccc2d3c', 'd50c2f50211250e8c2ab041da0e24171622814ef6ccc2d3c', 0, 9, 9, 1795017805, 1795017806, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('DzoWFxyKOa23CGhZ', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'QSXWlrPfSIuRH9Q4NYXz5A', 'O4Vj_wMS6-S-OTYr', 'running', 'b64312bd72d8001cde44db036861857c452952fe0a6f9d45', 'b64312bd72d8001cde44db036861857c452952fe0a6f9d45', 0, 8, 8, 1795017806, 1795017806, 'null', NULL, '{"table": null, "step": 8}', 8, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('FC-qNHrbO8LnJ1wV', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', true, true, 'QSXWlrPfSIuRH9Q4NYXz5A', 'C7fmCp9Eq8v4En9H', 'running', '10ae15032cb067024c469c32c55caaca0b3a0123f21e072a', '10ae15032cb067024c469c32c55caaca0b3a0123f21e072a|Ada''s own words|', 0, 52, 42, 1795017806, 1795017807, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('kkp52MciPzqw0aHy', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, 'QSXWlrPfSIuRH9Q4NYXz5A', 'dVq_5f_IjANuEGWd', 'open', 'bf50181b992f6a6f8689289c48bdf2c23fc7db4a83bd4fa7', NULL, NULL, 0, 0, 1795017810, 1795017810, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('aTwtMACA70TkycSb', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'QSXWlrPfSIuRH9Q4NYXz5A', 'mbpMNxg5eLlum_Ci', 'open', 'df38275834566780ea38df11ca5287ca8944249bcac8d3d8', NULL, NULL, 0, 0, 1795017811, 1795017811, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('vFaJIfvL_PyRhXKN', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', true, true, 'QSXWlrPfSIuRH9Q4NYXz5A', '4ssXJBZIPAmCWObf', 'running', 'b4a6652e7b5d9820c7726f0887cdfe31f942aad7749d7750', 'b4a6652e7b5d9820c7726f0887cdfe31f942aad7749d7750|Ada''s own words|', 1, 43, 33, 1795017809, 1795017810, 'null', NULL, 'null', 28, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('apBQ-xlGBmZ_cGcg', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'QSXWlrPfSIuRH9Q4NYXz5A', 's910JRSDST61Xhmc', 'running', '117fd6870190e508f0efa4165aa186922202ad77e210433e', '117fd6870190e508f0efa4165aa186922202ad77e210433e', 0, 46, 46, 1795017808, 1795017810, 'null', NULL, '{"table": null, "step": 41}', 41, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('sdcwPaxY0y-bwzTG', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'QSXWlrPfSIuRH9Q4NYXz5A', 'cYTmxAAD9ib0oESp', 'running', 'b020d38ded0f90e552a3604be793d32757fe183cce4eb804', 'b020d38ded0f90e552a3604be793d32757fe183cce4eb804', 0, 35, 35, 1795017810, 1795017810, 'null', NULL, 'null', 32, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('njXJi88toXyf6dOJ', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, 'QSXWlrPfSIuRH9Q4NYXz5A', '1Eu3E_I5xsjGRnFM', 'open', '08cd17c62dc1d7fc92320f970efc039c80f5f18fd827b8c7', NULL, NULL, 0, 0, 1795017811, 1795017811, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('T8NiocqALXnA-Hp3', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'QSXWlrPfSIuRH9Q4NYXz5A', 'qgIyLDdul2KNZmBP', 'running', 'b4b95985f369504745a894f3d20b78d866a410420f7e02b8', 'b4b95985f369504745a894f3d20b78d866a410420f7e02b8', 0, 37, 37, 1795017810, 1795017811, 'null', NULL, '{"table": null, "step": 33}', 33, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('Kp_DRpBfygerfjcu', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', true, false, 'P0dBshAhsBN2m75eVMm-1g', 'w4SOxF8-6Kf5PUMY', 'running', '4107de8def58886006d0f86d4745d4faf81f1c0e0f2eeea0', '4107de8def58886006d0f86d4745d4faf81f1c0e0f2eeea0', 1, 21, 21, 1795017811, 1795017811, 'null', NULL, '{"table": "IIt7yj9IVw8XTnGt", "step": 20}', 21, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('IIt7yj9IVw8XTnGt', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, 'QSXWlrPfSIuRH9Q4NYXz5A', '5NdIa0cnMSKIH2sZ', 'over', '3f5d95d04cacc8441e8eac6d60a25debe73399f77d068173', '3f5d95d04cacc8441e8eac6d60a25debe73399f77d068173', NULL, 38, 38, 1795017811, 1795017811, '{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 1}, "total": 1, "tie": [6], "place": 2}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 10, "resources": 1}, "total": 11, "tie": [6], "place": 1}]}', 'njXJi88toXyf6dOJ', 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('H3TVBQjf477HScfm', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, 'QSXWlrPfSIuRH9Q4NYXz5A', 'y3xnE5APBK7VpdMS', 'running', 'ecdd3952c691bf6d0a32f7f0a08241db9d45320d2217ccb2', 'ecdd3952c691bf6d0a32f7f0a08241db9d45320d2217ccb2', 0, 10, 10, 1795017811, 1795017812, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.usage VALUES ('073a7322f42a0179ef4c7b6c32fc8e99', 20775, 18, 5, 55350);
INSERT INTO public.usage VALUES ('P0dBshAhsBN2m75eVMm-1g', 20775, 1, 1, 10850);
INSERT INTO public.usage VALUES ('QSXWlrPfSIuRH9Q4NYXz5A', 20775, 17, 4, 44500);
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
