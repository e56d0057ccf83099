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
    created bigint DEFAULT '1795003091'::bigint NOT NULL,
    seen bigint DEFAULT '1795003091'::bigint NOT NULL
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
    removed json,
    take_back boolean
);
CREATE TABLE public.usage (
    who character varying(40) NOT NULL,
    day integer NOT NULL,
    tables integer NOT NULL,
    forks integer NOT NULL,
    bytes bigint NOT NULL
);
ALTER TABLE ONLY public.notices ALTER COLUMN n SET DEFAULT nextval('public.notices_n_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0004');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 1, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 2, -1, '{"do": "draw_card_row", "card": "c28"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 3, -1, '{"do": "draw_card_row", "card": "c10"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 4, -1, '{"do": "draw_card_row", "card": "c35"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 5, -1, '{"do": "draw_tile", "tile": "b20"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 6, -1, '{"do": "draw_tile", "tile": "b11"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r2-140499660037392');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 8, 1, NULL, '9_rEDsE6w4o8D7vQb5iWgA', 'r3-140499660037392');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 9, 1, '{"do":"place_workers","place":"hunt","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r4-140499660037392');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 10, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r2-140500066799824');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 11, 0, NULL, 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140500066799824');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 12, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r4-140500066799824');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 13, 1, '{"do":"place_workers","place":"forest","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r5-140499660037392');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 14, 1, NULL, '9_rEDsE6w4o8D7vQb5iWgA', 'r6-140499660037392');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 15, 1, '{"do":"place_workers","place":"forest","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r7-140499660037392');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 16, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r5-140500066799824');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 17, 0, NULL, 'fj94nMCUkRiwUs_YbtrWmg', 'r6-140500066799824');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 18, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r7-140500066799824');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 19, 1, '{"do":"place_workers","place":"quarry","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r8-140499660037392');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 20, 1, NULL, '9_rEDsE6w4o8D7vQb5iWgA', 'r9-140499660037392');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 21, 1, '{"do":"place_workers","place":"quarry","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r10-140499660037392');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 22, 0, '{"do":"place_workers","place":"river","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r8-140500066799824');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 23, 0, NULL, 'fj94nMCUkRiwUs_YbtrWmg', 'r9-140500066799824');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 24, 0, '{"do":"place_workers","place":"river","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r10-140500066799824');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 25, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r11-140499660037392');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 26, 1, NULL, '9_rEDsE6w4o8D7vQb5iWgA', 'r12-140499660037392');
INSERT INTO public.log VALUES ('AJlsHToT53BCtEmX', 27, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r13-140499660037392');
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 1, -1, '{"do": "draw_card_row", "card": "c21"}', NULL, NULL);
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 2, -1, '{"do": "draw_card_row", "card": "c18"}', NULL, NULL);
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 3, -1, '{"do": "draw_card_row", "card": "c05"}', NULL, NULL);
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 4, -1, '{"do": "draw_card_row", "card": "c07"}', NULL, NULL);
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 5, -1, '{"do": "draw_tile", "tile": "b11"}', NULL, NULL);
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 6, -1, '{"do": "draw_tile", "tile": "b24"}', NULL, NULL);
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 7, 1, '{"do":"place_workers","place":"hut","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 8, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r2-140499660759312');
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 9, 1, '{"do":"place_workers","place":"field","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 10, 0, '{"do":"place_workers","place":"forest","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140499660759312');
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 11, 1, '{"do":"place_workers","place":"clay_pit","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('zjqLCA6RhJv1HIxr', 12, 0, '{"do":"place_workers","place":"quarry","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r4-140499660759312');
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 1, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 2, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 3, -1, '{"do": "draw_card_row", "card": "c01"}', NULL, NULL);
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 4, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 5, -1, '{"do": "draw_tile", "tile": "b03"}', NULL, NULL);
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 0, -1, '{"do": "first_site", "tile": "a37"}', NULL, NULL);
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 1, -1, '{"do": "first_site", "tile": "a04"}', NULL, NULL);
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 2, -1, '{"do": "first_site", "tile": "a19"}', NULL, NULL);
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 3, -1, '{"do": "first_site", "tile": "a36"}', NULL, NULL);
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 4, 0, '{"do":"choose_tile","slot":0}', 'fj94nMCUkRiwUs_YbtrWmg', 'r2-140499657470480');
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 5, 0, NULL, 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140499657470480');
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 6, 0, '{"do":"choose_tile","slot":0}', 'fj94nMCUkRiwUs_YbtrWmg', 'r4-140499657470480');
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 7, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r5-140499657470480');
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 8, 1, '{"do":"choose_tile","slot":0}', '9_rEDsE6w4o8D7vQb5iWgA', 'r2-140499687197392');
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 9, 1, NULL, '9_rEDsE6w4o8D7vQb5iWgA', 'r3-140499687197392');
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 10, 1, '{"do":"choose_tile","slot":0}', '9_rEDsE6w4o8D7vQb5iWgA', 'r4-140499687197392');
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 11, 1, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r5-140499687197392');
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 12, 0, '{"do":"choose_tile","slot":0}', 'fj94nMCUkRiwUs_YbtrWmg', 'r6-140499657470480');
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 13, 0, NULL, 'fj94nMCUkRiwUs_YbtrWmg', 'r7-140499657470480');
INSERT INTO public.log VALUES ('gJmfN6N1QkPaYLD_', 14, 0, '{"do":"choose_tile","slot":0}', 'fj94nMCUkRiwUs_YbtrWmg', 'r8-140499657470480');
INSERT INTO public.log VALUES ('cjMklE2nMaTjF8LZ', 0, -1, '{"do": "first_site", "tile": "a23"}', NULL, NULL);
INSERT INTO public.log VALUES ('cjMklE2nMaTjF8LZ', 1, -1, '{"do": "first_site", "tile": "a04"}', NULL, NULL);
INSERT INTO public.log VALUES ('cjMklE2nMaTjF8LZ', 2, -1, '{"do": "first_site", "tile": "a18"}', NULL, NULL);
INSERT INTO public.log VALUES ('cjMklE2nMaTjF8LZ', 3, -1, '{"do": "first_site", "tile": "a14"}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 40, 0, '{"do":"draft_die","colour":"red","value":5}', 'fj94nMCUkRiwUs_YbtrWmg', 'r2-140499053440016');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 44, 0, NULL, 'fj94nMCUkRiwUs_YbtrWmg', 'r6-140499053440016');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 48, 1, '{"do":"draft_die","colour":"orange","value":4}', '9_rEDsE6w4o8D7vQb5iWgA', 'r7-140499053613392');
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 38, 0, '{"do":"draft_die","colour":"red","value":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r2-140499053434576');
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 42, 0, '{"do":"visit","worker":"red","value":1,"place":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r4-140499053434576');
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 34, 0, NULL, 'fj94nMCUkRiwUs_YbtrWmg', 'r4-140499052996112');
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 37, 0, NULL, 'fj94nMCUkRiwUs_YbtrWmg', 'r7-140499052996112');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 8, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r2-140498923551056');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 11, 1, '{"do":"place_workers","place":"quarry","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r4-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 14, 0, '{"do":"place_workers","place":"hut","workers":2}', 'fj94nMCUkRiwUs_YbtrWmg', 'r5-140498923551056');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 19, 1, '{"do":"choose_group","place":"forest"}', '9_rEDsE6w4o8D7vQb5iWgA', 'r9-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 20, -1, '{"do":"roll_gather","dice":[3]}', '9_rEDsE6w4o8D7vQb5iWgA', 'r9-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 24, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', '9_rEDsE6w4o8D7vQb5iWgA', 'r12-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 29, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', '9_rEDsE6w4o8D7vQb5iWgA', 'r16-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 33, 0, '{"do":"choose_group","place":"clay_pit"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r8-140498923551056');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 34, -1, '{"do":"roll_gather","dice":[1]}', 'fj94nMCUkRiwUs_YbtrWmg', 'r8-140498923551056');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 39, 0, '{"do":"choose_group","place":"hut"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r12-140498923551056');
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 1, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 2, -1, '{"do": "draw_card_row", "card": "c36"}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 3, -1, '{"do": "draw_card_row", "card": "c33"}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 4, -1, '{"do": "draw_card_row", "card": "c31"}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 5, -1, '{"do": "draw_tile", "tile": "b26"}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 6, -1, '{"do": "draw_tile", "tile": "b27"}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 11, 1, '{"do": "place_workers", "place": "quarry", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 12, 0, '{"do": "place_workers", "place": "river", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 13, 1, '{"do": "place_workers", "place": "tool_maker", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 14, 0, '{"do": "place_workers", "place": "hut", "workers": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 15, 1, '{"do": "place_workers", "place": "card1", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 16, 1, '{"do": "choose_group", "place": "hunt"}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 17, -1, '{"do": "roll_gather", "dice": [1]}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 18, 1, '{"do": "choose_tools", "tools": [], "one_use": []}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 19, 1, '{"do": "choose_group", "place": "forest"}', NULL, NULL);
INSERT INTO public.log VALUES ('IqI4Elq_WOfZzJN8', 20, -1, '{"do": "roll_gather", "dice": [4]}', NULL, NULL);
INSERT INTO public.log VALUES ('g9HPhngzE60nv9-l', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('g9HPhngzE60nv9-l', 9, 1, '{"do":"place_workers","place":"card4","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('cjMklE2nMaTjF8LZ', 4, 0, '{"do":"choose_tile","slot":0}', 'fj94nMCUkRiwUs_YbtrWmg', 'r2-140499687812496');
INSERT INTO public.log VALUES ('cjMklE2nMaTjF8LZ', 6, 1, '{"do":"choose_tile","slot":0}', NULL, NULL);
INSERT INTO public.log VALUES ('VNdJ4nZbYiyGuIuJ', 0, -1, '{"do": "first_site", "tile": "a22"}', NULL, NULL);
INSERT INTO public.log VALUES ('VNdJ4nZbYiyGuIuJ', 1, -1, '{"do": "first_site", "tile": "a06"}', NULL, NULL);
INSERT INTO public.log VALUES ('VNdJ4nZbYiyGuIuJ', 2, -1, '{"do": "first_site", "tile": "a27"}', NULL, NULL);
INSERT INTO public.log VALUES ('VNdJ4nZbYiyGuIuJ', 3, -1, '{"do": "first_site", "tile": "a01"}', NULL, NULL);
INSERT INTO public.log VALUES ('VNdJ4nZbYiyGuIuJ', 4, 0, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('VNdJ4nZbYiyGuIuJ', 5, 0, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('VNdJ4nZbYiyGuIuJ', 6, 1, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('VNdJ4nZbYiyGuIuJ', 7, 1, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 39, 1, '{"do":"draft_die","colour":"red","value":3}', '9_rEDsE6w4o8D7vQb5iWgA', 'r4-140499053613392');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 43, 0, '{"do":"draft_die","colour":"orange","value":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r5-140499053440016');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 47, 1, NULL, '9_rEDsE6w4o8D7vQb5iWgA', 'r6-140499053613392');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 51, 1, '{"do":"visit","worker":"red","value":3,"place":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r10-140499053613392');
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 37, 1, '{"do":"draft_die","colour":"orange","value":5}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 41, 1, '{"do":"population"}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 7, -1, '{"do": "pool_tiles", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 8, -1, '{"do": "pool_tiles", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 22, -1, '{"do": "district_deal", "card": "d06"}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 23, -1, '{"do": "district_deal", "card": "d15"}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 24, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 25, -1, '{"do": "district_deal", "card": "d41"}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 37, 1, '{"do": "draft_die", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 38, 0, '{"do": "draft_die", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 39, 0, '{"do": "draft_die", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 40, 1, '{"do": "draft_die", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 27, 0, '{"do":"gallia_choice","choice":"cards"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r2-140499052996112');
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 28, -1, '{"do":"draw_from_deck","card":"offering_worship"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r2-140499052996112');
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 29, -1, '{"do":"draw_from_deck","card":"offering_worship"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r2-140499052996112');
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 35, 0, '{"do":"choose_action","action":"move"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r5-140499052996112');
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 38, 0, '{"do":"commit_move","cards":0}', 'fj94nMCUkRiwUs_YbtrWmg', 'r8-140499052996112');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 17, 0, '{"do":"raise_offering","kind":"gift"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r2-140498923179856');
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 42, 1, '{"do":"main_action","action":"upgrade"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 33, 1, '{"do":"commit_move","cards":1}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 44, 1, '{"do":"stop"}', NULL, NULL);
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 16, 1, '{"do":"choose_group","place":"hunt"}', '9_rEDsE6w4o8D7vQb5iWgA', 'r7-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 17, -1, '{"do":"roll_gather","dice":[1]}', '9_rEDsE6w4o8D7vQb5iWgA', 'r7-140498921752016');
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 34, 1, '{"do":"place_piece","q":0,"r":6}', NULL, NULL);
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 26, 1, '{"do":"choose_group","place":"card1"}', '9_rEDsE6w4o8D7vQb5iWgA', 'r14-140498921752016');
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 35, 1, '{"do":"stop"}', NULL, NULL);
INSERT INTO public.log VALUES ('cjMklE2nMaTjF8LZ', 5, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140499687812496');
INSERT INTO public.log VALUES ('cjMklE2nMaTjF8LZ', 7, 1, '{"do":"place_tile","q":-2,"r":0,"rotation":1}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 37, 1, '{"do":"draft_die","colour":"red","value":3}', '9_rEDsE6w4o8D7vQb5iWgA', 'r2-140499053613392');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 41, 0, NULL, 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140499053440016');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 45, 0, '{"do":"draft_die","colour":"orange","value":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r7-140499053440016');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 49, 1, '{"do":"visit","worker":"red","value":3,"place":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r8-140499053613392');
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 0, -1, '{"do": "bonus_tokens", "tokens": ["purple", "blue", "orange", "red", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "pisces"}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "capricorn"}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "cancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 5, -1, '{"do": "pool_tiles", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 6, -1, '{"do": "pool_tiles", "type": "market", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 7, -1, '{"do": "pool_tiles", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 8, -1, '{"do": "pool_tiles", "type": "healers_hut", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 9, -1, '{"do": "pool_order", "colours": ["purple", "red", "blue", "orange", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 10, -1, '{"do": "stack_top", "type": "outpost", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 13, -1, '{"do": "stack_top", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 20, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 21, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 22, -1, '{"do": "district_deal", "card": "d31"}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 23, -1, '{"do": "district_deal", "card": "d29"}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 24, -1, '{"do": "district_deal", "card": "d16"}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 25, -1, '{"do": "district_deal", "card": "d21"}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 39, 0, '{"do":"draft_die","colour":"red","value":5}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140499053434576');
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 1, -1, '{"do": "deal_row", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 2, -1, '{"do": "deal_row", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 3, -1, '{"do": "deal_row", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 4, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 5, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 6, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 7, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 9, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 10, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 11, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 12, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 13, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 15, -1, '{"do": "deal_bonus", "token": "bonus_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 16, -1, '{"do": "deal_bonus", "token": "bonus_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 17, -1, '{"do": "draw_god", "god": "surparit"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 18, -1, '{"do": "draw_god", "god": "gadicea"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 19, -1, '{"do": "draw_nation", "nation": "gallia"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 20, -1, '{"do": "reveal_god", "god": "gadicea"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 21, -1, '{"do": "reveal_god", "god": "gaiviles"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 22, -1, '{"do": "reveal_god", "god": "gaiviles"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 23, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 24, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 25, -1, '{"do": "draw_booty", "token": "booty_pieces_1_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 26, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 30, 1, '{"do":"gallia_choice","choice":"cards"}', '9_rEDsE6w4o8D7vQb5iWgA', 'r2-140498922746384');
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 31, -1, '{"do":"draw_from_deck","card":"offering_worship"}', '9_rEDsE6w4o8D7vQb5iWgA', 'r2-140498922746384');
INSERT INTO public.log VALUES ('Qo4DJj8dWzDjh_Ti', 11, 1, '{"do":"place_workers","place":"card4","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('cjMklE2nMaTjF8LZ', 8, 0, '{"do":"choose_tile","slot":0}', 'fj94nMCUkRiwUs_YbtrWmg', 'r4-140499687812496');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 0, -1, '{"do": "bonus_tokens", "tokens": ["orange", "yellow", "red", "blue", "purple"]}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "taurus"}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "pisces"}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 4, -1, '{"do": "pool_tiles", "type": "veteran_colony", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 6, -1, '{"do": "pool_tiles", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 7, -1, '{"do": "pool_tiles", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 8, -1, '{"do": "pool_tiles", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "orange", "blue", "purple"]}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 11, -1, '{"do": "stack_top", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 12, -1, '{"do": "stack_top", "type": "workshop", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 13, -1, '{"do": "stack_top", "type": "sacred_place", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 14, -1, '{"do": "stack_top", "type": "art_workshop", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 20, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 22, -1, '{"do": "district_deal", "card": "d26"}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 23, -1, '{"do": "district_deal", "card": "d41"}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 24, -1, '{"do": "district_deal", "card": "d06"}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 25, -1, '{"do": "district_deal", "card": "d12"}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 38, 1, NULL, '9_rEDsE6w4o8D7vQb5iWgA', 'r3-140499053613392');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 42, 0, '{"do":"draft_die","colour":"red","value":5}', 'fj94nMCUkRiwUs_YbtrWmg', 'r4-140499053440016');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 46, 1, '{"do":"draft_die","colour":"orange","value":4}', '9_rEDsE6w4o8D7vQb5iWgA', 'r5-140499053613392');
INSERT INTO public.log VALUES ('cwSv-2g4lwNi1SMk', 50, 1, NULL, '9_rEDsE6w4o8D7vQb5iWgA', 'r9-140499053613392');
INSERT INTO public.log VALUES ('YIEEnoM-3XmmqA3H', 40, 1, '{"do":"draft_die","colour":"purple","value":4}', NULL, NULL);
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 33, 0, '{"do":"choose_action","action":"move"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140499052996112');
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 36, 0, '{"do":"commit_move","cards":0}', 'fj94nMCUkRiwUs_YbtrWmg', 'r6-140499052996112');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 1, -1, '{"do": "deal_row", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 2, -1, '{"do": "deal_row", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 4, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 5, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 6, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 7, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 8, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 9, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 10, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 11, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 12, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 13, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 14, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 15, -1, '{"do": "deal_bonus", "token": "bonus_offering_2"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 16, -1, '{"do": "deal_bonus", "token": "bonus_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 29, 0, '{"do":"choose_action","action":"move"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r4-140498923179856');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 1, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 2, -1, '{"do": "draw_card_row", "card": "c36"}', NULL, NULL);
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 3, -1, '{"do": "draw_card_row", "card": "c33"}', NULL, NULL);
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 4, -1, '{"do": "draw_card_row", "card": "c31"}', NULL, NULL);
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 5, -1, '{"do": "draw_tile", "tile": "b26"}', NULL, NULL);
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 6, -1, '{"do": "draw_tile", "tile": "b27"}', NULL, NULL);
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 9, 1, '{"do":"place_workers","place":"forest","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r3-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 12, 0, '{"do":"place_workers","place":"river","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r4-140498923551056');
INSERT INTO public.log VALUES ('NFUXs6_QImYjKofs', 32, -1, '{"do":"draw_from_deck","card":"coin_1"}', '9_rEDsE6w4o8D7vQb5iWgA', 'r2-140498922746384');
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 41, 1, '{"do":"visit","worker":"archon","value":0,"place":5}', NULL, NULL);
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 18, 0, '{"do":"raise_offering","kind":"gift"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923179856');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 19, -1, '{"do":"draw_demigod","value":3}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923179856');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 20, -1, '{"do":"draw_nation","nation":"persia"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923179856');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 21, -1, '{"do":"reveal_god","god":"traitera"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923179856');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 22, -1, '{"do":"reveal_god","god":"plaesiris"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923179856');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 23, -1, '{"do":"reveal_demigod","value":2}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923179856');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 24, -1, '{"do":"reveal_demigod","value":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923179856');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 25, -1, '{"do":"reveal_god","god":"stonkus"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923179856');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 26, -1, '{"do":"draw_booty","token":"booty_step_1"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923179856');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 27, -1, '{"do":"draw_booty","token":"booty_pieces_choice"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923179856');
INSERT INTO public.log VALUES ('9JJTOrtyqQs7A9dw', 28, -1, '{"do":"draw_booty","token":"booty_money"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923179856');
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 1, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 2, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 4, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 9, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 10, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 13, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 15, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 16, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 17, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 18, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 19, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 20, -1, '{"do": "draw_nation", "nation": "iberia"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 21, -1, '{"do": "reveal_god", "god": "taksator"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 22, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 23, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 24, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 25, -1, '{"do": "reveal_god", "god": "pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 26, -1, '{"do": "draw_booty", "token": "booty_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 27, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 28, -1, '{"do": "draw_booty", "token": "booty_pieces_1_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 29, 1, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 30, 0, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 31, 1, '{"do": "place_bonus_column", "q": 12, "r": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('i_CDVAWRMUL6XhnQ', 32, 1, '{"do": "choose_action", "action": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('x-EirQ3kGUfpgojs', 43, 1, '{"do":"upgrade_die","colour":"red","value":2}', NULL, NULL);
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r2-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 10, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'fj94nMCUkRiwUs_YbtrWmg', 'r3-140498923551056');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 13, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r5-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 18, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', '9_rEDsE6w4o8D7vQb5iWgA', 'r8-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 22, 1, '{"do":"choose_group","place":"quarry"}', '9_rEDsE6w4o8D7vQb5iWgA', 'r11-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 23, -1, '{"do":"roll_gather","dice":[6]}', '9_rEDsE6w4o8D7vQb5iWgA', 'r11-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 27, 1, '{"do":"pay_card","pay":{"wood":1}}', '9_rEDsE6w4o8D7vQb5iWgA', 'r15-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 28, -1, '{"do":"roll_card","dice":[3,2]}', '9_rEDsE6w4o8D7vQb5iWgA', 'r15-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 32, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'fj94nMCUkRiwUs_YbtrWmg', 'r7-140498923551056');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 38, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'fj94nMCUkRiwUs_YbtrWmg', 'r11-140498923551056');
INSERT INTO public.log VALUES ('g9HPhngzE60nv9-l', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('g9HPhngzE60nv9-l', 1, -1, '{"do": "draw_card_row", "card": "c36"}', NULL, NULL);
INSERT INTO public.log VALUES ('g9HPhngzE60nv9-l', 2, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('g9HPhngzE60nv9-l', 3, -1, '{"do": "draw_card_row", "card": "c22"}', NULL, NULL);
INSERT INTO public.log VALUES ('g9HPhngzE60nv9-l', 4, -1, '{"do": "draw_card_row", "card": "c35"}', NULL, NULL);
INSERT INTO public.log VALUES ('g9HPhngzE60nv9-l', 5, -1, '{"do": "draw_tile", "tile": "b17"}', NULL, NULL);
INSERT INTO public.log VALUES ('g9HPhngzE60nv9-l', 6, -1, '{"do": "draw_tile", "tile": "b09"}', NULL, NULL);
INSERT INTO public.log VALUES ('g9HPhngzE60nv9-l', 8, 0, '{"do":"place_workers","place":"hunt","workers":5}', NULL, NULL);
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 15, 1, '{"do":"place_workers","place":"card1","workers":1}', '9_rEDsE6w4o8D7vQb5iWgA', 'r6-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 21, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', '9_rEDsE6w4o8D7vQb5iWgA', 'r10-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 25, 1, '{"do":"choose_group","place":"tool_maker"}', '9_rEDsE6w4o8D7vQb5iWgA', 'r13-140498921752016');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 30, 0, '{"do":"choose_group","place":"hunt"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r6-140498923551056');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 31, -1, '{"do":"roll_gather","dice":[2]}', 'fj94nMCUkRiwUs_YbtrWmg', 'r6-140498923551056');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 35, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'fj94nMCUkRiwUs_YbtrWmg', 'r9-140498923551056');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 36, 0, '{"do":"choose_group","place":"river"}', 'fj94nMCUkRiwUs_YbtrWmg', 'r10-140498923551056');
INSERT INTO public.log VALUES ('ejlfbLYVOdLWRpFa', 37, -1, '{"do":"roll_gather","dice":[3]}', 'fj94nMCUkRiwUs_YbtrWmg', 'r10-140498923551056');
INSERT INTO public.people VALUES ('9_rEDsE6w4o8D7vQb5iWgA', 'Ben', NULL, NULL, 0, 1795003092, 1795003104);
INSERT INTO public.people VALUES ('fj94nMCUkRiwUs_YbtrWmg', 'Ada', '4510a3be98487d0c5b8367628cd5b12d4e0b2320f9bfd6e735c600c5a0437b1c', 1797595092, 0, 1795003092, 1795003104);
INSERT INTO public.seats VALUES ('AJlsHToT53BCtEmX', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, 'Ada''s own words', 1795003092);
INSERT INTO public.seats VALUES ('AJlsHToT53BCtEmX', 1, 'person', '9_rEDsE6w4o8D7vQb5iWgA', 'Ben', NULL, NULL, 1795003092);
INSERT INTO public.seats VALUES ('zjqLCA6RhJv1HIxr', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003093);
INSERT INTO public.seats VALUES ('zjqLCA6RhJv1HIxr', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('Qo4DJj8dWzDjh_Ti', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003099);
INSERT INTO public.seats VALUES ('Qo4DJj8dWzDjh_Ti', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('gJmfN6N1QkPaYLD_', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, 'Ada''s own words', 1795003099);
INSERT INTO public.seats VALUES ('gJmfN6N1QkPaYLD_', 1, 'person', '9_rEDsE6w4o8D7vQb5iWgA', 'Ben', NULL, NULL, 1795003099);
INSERT INTO public.seats VALUES ('cjMklE2nMaTjF8LZ', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003100);
INSERT INTO public.seats VALUES ('cjMklE2nMaTjF8LZ', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('VNdJ4nZbYiyGuIuJ', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003100);
INSERT INTO public.seats VALUES ('VNdJ4nZbYiyGuIuJ', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('cwSv-2g4lwNi1SMk', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, 'Ada''s own words', 1795003100);
INSERT INTO public.seats VALUES ('cwSv-2g4lwNi1SMk', 1, 'person', '9_rEDsE6w4o8D7vQb5iWgA', 'Ben', NULL, NULL, 1795003100);
INSERT INTO public.seats VALUES ('YIEEnoM-3XmmqA3H', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003101);
INSERT INTO public.seats VALUES ('YIEEnoM-3XmmqA3H', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('x-EirQ3kGUfpgojs', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003102);
INSERT INTO public.seats VALUES ('x-EirQ3kGUfpgojs', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('NFUXs6_QImYjKofs', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, 'Ada''s own words', 1795003102);
INSERT INTO public.seats VALUES ('NFUXs6_QImYjKofs', 1, 'person', '9_rEDsE6w4o8D7vQb5iWgA', 'Ben', NULL, NULL, 1795003102);
INSERT INTO public.seats VALUES ('9JJTOrtyqQs7A9dw', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003102);
INSERT INTO public.seats VALUES ('9JJTOrtyqQs7A9dw', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('i_CDVAWRMUL6XhnQ', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003102);
INSERT INTO public.seats VALUES ('i_CDVAWRMUL6XhnQ', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('TNQtutyWERkOe5ub', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003102);
INSERT INTO public.seats VALUES ('TNQtutyWERkOe5ub', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('TNQtutyWERkOe5ub', 2, 'bot', NULL, '', 'easy', NULL, NULL);
INSERT INTO public.seats VALUES ('AqkBkoKqKxbTHEW-', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003102);
INSERT INTO public.seats VALUES ('AqkBkoKqKxbTHEW-', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('ejlfbLYVOdLWRpFa', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003102);
INSERT INTO public.seats VALUES ('ejlfbLYVOdLWRpFa', 1, 'person', '9_rEDsE6w4o8D7vQb5iWgA', 'Ben', NULL, NULL, 1795003102);
INSERT INTO public.seats VALUES ('eZcEukviH9zAbHpR', 0, 'person', 'fj94nMCUkRiwUs_YbtrWmg', 'Ada', NULL, NULL, 1795003103);
INSERT INTO public.seats VALUES ('eZcEukviH9zAbHpR', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('IqI4Elq_WOfZzJN8', 0, 'person', '9_rEDsE6w4o8D7vQb5iWgA', 'Ben', NULL, NULL, 1795003104);
INSERT INTO public.seats VALUES ('IqI4Elq_WOfZzJN8', 1, 'person', '9_rEDsE6w4o8D7vQb5iWgA', 'Ben', NULL, NULL, 1795003104);
INSERT INTO public.seats VALUES ('g9HPhngzE60nv9-l', 0, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('g9HPhngzE60nv9-l', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.settings VALUES ('cookie_key', 'b16884aee516c0e19078582cd28eedfd0a3115a8b1a4b2b099e5d0b99578c964');
INSERT INTO public.tables VALUES ('Qo4DJj8dWzDjh_Ti', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', false, false, 'fj94nMCUkRiwUs_YbtrWmg', 'rT__xfPFfC3ty5YC', 'running', '56ec79bc8a6469fe171f39a7f3627419ac7924adfa154cb8', '56ec79bc8a6469fe171f39a7f3627419ac7924adfa154cb8', 0, 12, 12, 1795003099, 1795003100, 'null', NULL, '{"table": null, "step": 11}', 11, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('VNdJ4nZbYiyGuIuJ', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'fj94nMCUkRiwUs_YbtrWmg', 'aQNnMvky_ned3BkB', 'running', '8b8ad26962ffad9100ec083c3e1c20bcbeda89916ac98aff', '8b8ad26962ffad9100ec083c3e1c20bcbeda89916ac98aff', 0, 8, 8, 1795003100, 1795003100, 'null', NULL, '{"table": null, "step": 8}', 8, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('AJlsHToT53BCtEmX', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', true, true, 'fj94nMCUkRiwUs_YbtrWmg', 'rHjZTjMbEywGI0fX', 'running', 'f1307ee7051369281c4126bc31fcb50c33238a76a7e0e2e5', 'f1307ee7051369281c4126bc31fcb50c33238a76a7e0e2e5|Ada''s own words|', 0, 28, 14, 1795003092, 1795003093, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('TNQtutyWERkOe5ub', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', true, false, 'fj94nMCUkRiwUs_YbtrWmg', 'VJ7HG5crvr9rsiZq', 'open', '9d7251df7dff2eff22f3451b358b321c02555d63a8006a49', NULL, NULL, 0, 0, 1795003102, 1795003102, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('zjqLCA6RhJv1HIxr', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', false, false, 'fj94nMCUkRiwUs_YbtrWmg', '7k6j1Cv8IxaObnrH', 'running', 'f75511481c341768d5f6de0aa9ce8631f9c80b14d2285e20', 'f75511481c341768d5f6de0aa9ce8631f9c80b14d2285e20', 0, 13, 13, 1795003093, 1795003096, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('x-EirQ3kGUfpgojs', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'fj94nMCUkRiwUs_YbtrWmg', '7zQ2cCR9TuLLdXqC', 'running', 'ca8d03f7bc9cd276144fe17e597cab2fe1c3ee61583e4778', 'ca8d03f7bc9cd276144fe17e597cab2fe1c3ee61583e4778', 0, 45, 45, 1795003102, 1795003103, 'null', NULL, '{"table": null, "step": 41}', 41, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('gJmfN6N1QkPaYLD_', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', true, true, 'fj94nMCUkRiwUs_YbtrWmg', '3mWCPRMYZ05tAGFF', 'running', 'fb46b0b6bc2b3bd43386d70f7cfd79d0eaf045b360ed8a06', 'fb46b0b6bc2b3bd43386d70f7cfd79d0eaf045b360ed8a06|Ada''s own words|', 0, 15, 9, 1795003099, 1795003100, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('cwSv-2g4lwNi1SMk', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', true, true, 'fj94nMCUkRiwUs_YbtrWmg', 'WTOVjiOoV_pBWYNf', 'running', '627a10f4a7a91cb20e2ab979a58e4ef4b6d02c1776739ae4', '627a10f4a7a91cb20e2ab979a58e4ef4b6d02c1776739ae4|Ada''s own words|', 1, 52, 42, 1795003100, 1795003101, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('eZcEukviH9zAbHpR', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}', false, false, 'fj94nMCUkRiwUs_YbtrWmg', '7-wcsGJfYbS-DDLD', 'open', 'f8805c7e61a5853b5be60060acfe666e2af04215d0b63759', NULL, NULL, 0, 0, 1795003103, 1795003104, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('NFUXs6_QImYjKofs', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', true, true, 'fj94nMCUkRiwUs_YbtrWmg', 'K11v6j2MFZGO2xE3', 'running', '29d5c1c336fbb5b87b444eaa3ce7d80e957dcdc4cb781f9a', '29d5c1c336fbb5b87b444eaa3ce7d80e957dcdc4cb781f9a|Ada''s own words|', 0, 39, 35, 1795003102, 1795003102, 'null', NULL, 'null', 27, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('ejlfbLYVOdLWRpFa', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}', false, false, 'fj94nMCUkRiwUs_YbtrWmg', '90ZQXbRX7_wJIWhY', 'over', '54739ac5a1767ffcaab149fd3c46efc57b59ac8e481ea49e', '54739ac5a1767ffcaab149fd3c46efc57b59ac8e481ea49e', NULL, 40, 40, 1795003102, 1795003103, '{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 2}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 5, "resources": 2}, "total": 7, "tie": [6], "place": 1}]}', 'eZcEukviH9zAbHpR', 'null', 7, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('cjMklE2nMaTjF8LZ', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'fj94nMCUkRiwUs_YbtrWmg', 'YUwaklzkjSpxdIF2', 'running', '56f21961376a99a2f5f3d5be9bf4f253a32edf4c64b23ffe', '56f21961376a99a2f5f3d5be9bf4f253a32edf4c64b23ffe', 0, 9, 9, 1795003100, 1795003100, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('IqI4Elq_WOfZzJN8', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}', true, false, '9_rEDsE6w4o8D7vQb5iWgA', 'DknGMdnUB28UbJ_J', 'running', 'f211b15381600413d777801f1edc05d02467754c1e7264c3', 'f211b15381600413d777801f1edc05d02467754c1e7264c3', 1, 21, 21, 1795003104, 1795003104, 'null', NULL, '{"table": "ejlfbLYVOdLWRpFa", "step": 20}', 21, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('YIEEnoM-3XmmqA3H', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'fj94nMCUkRiwUs_YbtrWmg', 'J6qbDYMWmiCknxRV', 'running', 'c9d595a07a8c97db282d15de27d164cbe0856ff12519d489', 'c9d595a07a8c97db282d15de27d164cbe0856ff12519d489', 0, 43, 43, 1795003101, 1795003101, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('AqkBkoKqKxbTHEW-', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', false, false, 'fj94nMCUkRiwUs_YbtrWmg', 'hguTEcUegFtXiJti', 'open', '03aa5dfd4843db1f38f13cdbebe9066b8818eece45366176', NULL, NULL, 0, 0, 1795003102, 1795003102, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('g9HPhngzE60nv9-l', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', true, false, 'fj94nMCUkRiwUs_YbtrWmg', 'YSHYZv7QGnLDsWJ0', 'running', '3a373ad166ebd2d30f9af2f2742f57571ab5ae48122e6188', '3a373ad166ebd2d30f9af2f2742f57571ab5ae48122e6188', 1, 10, 10, 1795003104, 1795003104, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('i_CDVAWRMUL6XhnQ', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'fj94nMCUkRiwUs_YbtrWmg', '4VH8scmiBJmOywkl', 'running', '0f68feef6b84fb7b3be0a984ef40c622b88a348062b479a5', '0f68feef6b84fb7b3be0a984ef40c622b88a348062b479a5', 0, 36, 36, 1795003102, 1795003103, 'null', NULL, '{"table": null, "step": 33}', 33, 60, 'medium', NULL, NULL);
INSERT INTO public.tables VALUES ('9JJTOrtyqQs7A9dw', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'fj94nMCUkRiwUs_YbtrWmg', 'dDe5DK_x6D_wajSv', 'running', '035831efa7222cfd97f0016350f5d8786367bbae2c99c9b4', '035831efa7222cfd97f0016350f5d8786367bbae2c99c9b4', 0, 30, 30, 1795003102, 1795003102, 'null', NULL, 'null', 17, 60, 'medium', NULL, NULL);
INSERT INTO public.usage VALUES ('59bd310002ce46ceb239bf73a7f52f76', 20775, 18, 5, 54000);
INSERT INTO public.usage VALUES ('9_rEDsE6w4o8D7vQb5iWgA', 20775, 1, 1, 10700);
INSERT INTO public.usage VALUES ('fj94nMCUkRiwUs_YbtrWmg', 20775, 17, 4, 43300);
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
