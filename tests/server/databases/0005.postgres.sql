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
    created bigint DEFAULT '1795006081'::bigint NOT NULL,
    seen bigint DEFAULT '1795006081'::bigint NOT NULL
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
INSERT INTO public.alembic_version VALUES ('0005');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 1, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 2, -1, '{"do": "draw_card_row", "card": "c16"}', NULL, NULL);
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 3, -1, '{"do": "draw_card_row", "card": "c11"}', NULL, NULL);
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 4, -1, '{"do": "draw_card_row", "card": "c31"}', NULL, NULL);
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 5, -1, '{"do": "draw_tile", "tile": "b04"}', NULL, NULL);
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 6, -1, '{"do": "draw_tile", "tile": "b06"}', NULL, NULL);
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r2-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 8, 0, NULL, 'c7zLDrcTt13YTi-UYTaptA', 'r3-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 9, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r4-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 10, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r2-139638917275984');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 11, 1, NULL, 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r3-139638917275984');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 12, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r4-139638917275984');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 13, 0, '{"do":"place_workers","place":"forest","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r5-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 14, 0, NULL, 'c7zLDrcTt13YTi-UYTaptA', 'r6-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 15, 0, '{"do":"place_workers","place":"forest","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r7-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 16, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r5-139638917275984');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 17, 1, NULL, 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r6-139638917275984');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 18, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r7-139638917275984');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 19, 0, '{"do":"place_workers","place":"quarry","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r8-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 20, 0, NULL, 'c7zLDrcTt13YTi-UYTaptA', 'r9-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 21, 0, '{"do":"place_workers","place":"quarry","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r10-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 22, 1, '{"do":"place_workers","place":"river","workers":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r8-139638917275984');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 23, 1, NULL, 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r9-139638917275984');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 24, 1, '{"do":"place_workers","place":"river","workers":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r10-139638917275984');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 25, 0, '{"do":"place_workers","place":"tool_maker","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r11-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 26, 0, NULL, 'c7zLDrcTt13YTi-UYTaptA', 'r12-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 27, 0, '{"do":"place_workers","place":"tool_maker","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r13-139638386324816');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 28, 1, '{"do":"place_workers","place":"hut","workers":2}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r11-139638917275984');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 29, 1, NULL, 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r12-139638917275984');
INSERT INTO public.log VALUES ('mtEaDPaZplM3odhq', 30, 1, '{"do":"place_workers","place":"hut","workers":2}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r13-139638917275984');
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 1, -1, '{"do": "draw_card_row", "card": "c11"}', NULL, NULL);
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 2, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 3, -1, '{"do": "draw_card_row", "card": "c24"}', NULL, NULL);
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 4, -1, '{"do": "draw_card_row", "card": "c23"}', NULL, NULL);
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 5, -1, '{"do": "draw_tile", "tile": "b28"}', NULL, NULL);
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 6, -1, '{"do": "draw_tile", "tile": "b09"}', NULL, NULL);
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r2-139638965669264');
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 8, 1, '{"do":"place_workers","place":"hut","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 9, 0, '{"do":"place_workers","place":"forest","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139638965669264');
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 10, 1, '{"do":"place_workers","place":"field","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 11, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r4-139638965669264');
INSERT INTO public.log VALUES ('cdfIaMa8-pNTMY6h', 12, 1, '{"do":"place_workers","place":"card1","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 1, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 2, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 3, -1, '{"do": "draw_card_row", "card": "c01"}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 4, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 5, -1, '{"do": "draw_tile", "tile": "b03"}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 0, -1, '{"do": "first_site", "tile": "a27"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 1, -1, '{"do": "first_site", "tile": "a19"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 2, -1, '{"do": "first_site", "tile": "a15"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 3, -1, '{"do": "first_site", "tile": "a36"}', NULL, NULL);
INSERT INTO public.log VALUES ('58-Zerrg0UM4Egz4', 11, 1, '{"do":"place_workers","place":"building1","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 4, 0, '{"do":"choose_tile","slot":0}', 'c7zLDrcTt13YTi-UYTaptA', 'r2-139638966155536');
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 5, 0, NULL, 'c7zLDrcTt13YTi-UYTaptA', 'r3-139638966155536');
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 6, 0, '{"do":"choose_tile","slot":0}', 'c7zLDrcTt13YTi-UYTaptA', 'r4-139638966155536');
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 7, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r5-139638966155536');
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 8, 1, '{"do":"choose_tile","slot":0}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r2-139638966250896');
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 9, 1, NULL, 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r3-139638966250896');
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 10, 1, '{"do":"choose_tile","slot":0}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r4-139638966250896');
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 11, 1, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r5-139638966250896');
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 12, 0, '{"do":"choose_tile","slot":0}', 'c7zLDrcTt13YTi-UYTaptA', 'r6-139638966155536');
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 13, 0, NULL, 'c7zLDrcTt13YTi-UYTaptA', 'r7-139638966155536');
INSERT INTO public.log VALUES ('mI3f-xhj-CjnNkzV', 0, -1, '{"do": "first_site", "tile": "a26"}', NULL, NULL);
INSERT INTO public.log VALUES ('mI3f-xhj-CjnNkzV', 1, -1, '{"do": "first_site", "tile": "a34"}', NULL, NULL);
INSERT INTO public.log VALUES ('mI3f-xhj-CjnNkzV', 2, -1, '{"do": "first_site", "tile": "a17"}', NULL, NULL);
INSERT INTO public.log VALUES ('mI3f-xhj-CjnNkzV', 3, -1, '{"do": "first_site", "tile": "a28"}', NULL, NULL);
INSERT INTO public.log VALUES ('mI3f-xhj-CjnNkzV', 5, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139638966190544');
INSERT INTO public.log VALUES ('mI3f-xhj-CjnNkzV', 8, 0, '{"do":"choose_tile","slot":0}', 'c7zLDrcTt13YTi-UYTaptA', 'r4-139638966190544');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 37, 1, '{"do":"draft_die","colour":"red","value":5}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r2-139639489224848');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 40, 0, '{"do":"draft_die","colour":"red","value":5}', 'c7zLDrcTt13YTi-UYTaptA', 'r2-139638965728912');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 43, 0, '{"do":"draft_die","colour":"orange","value":4}', 'c7zLDrcTt13YTi-UYTaptA', 'r5-139638965728912');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 46, 1, '{"do":"draft_die","colour":"orange","value":4}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r5-139639489224848');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 49, 1, '{"do":"visit","worker":"red","value":5,"place":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r8-139639489224848');
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 37, 1, '{"do":"draft_die","colour":"orange","value":3}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 42, 0, '{"do":"visit","worker":"red","value":2,"place":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r4-139638924096464');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 1, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 2, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 3, -1, '{"do": "deal_row", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 4, -1, '{"do": "deal_row", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 8, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 9, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 10, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 13, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 14, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 15, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 16, -1, '{"do": "deal_bonus", "token": "bonus_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 17, -1, '{"do": "draw_from_deck", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 18, -1, '{"do": "draw_from_deck", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 19, -1, '{"do": "draw_from_deck", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 20, -1, '{"do": "draw_demigod", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 21, -1, '{"do": "draw_nation", "nation": "germania"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 22, -1, '{"do": "reveal_god", "god": "taksator"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 23, -1, '{"do": "reveal_god", "god": "vinthrad"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 24, -1, '{"do": "reveal_god", "god": "gaiviles"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 25, -1, '{"do": "draw_booty", "token": "booty_offering_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 26, -1, '{"do": "draw_booty", "token": "booty_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 27, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 28, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 33, 0, NULL, 'c7zLDrcTt13YTi-UYTaptA', 'r4-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 36, 0, NULL, 'c7zLDrcTt13YTi-UYTaptA', 'r7-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 39, 0, NULL, 'c7zLDrcTt13YTi-UYTaptA', 'r10-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 42, 1, NULL, 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r3-139639489591632');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 1, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 2, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 3, -1, '{"do": "deal_row", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 4, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 5, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 7, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 9, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 10, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 11, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 12, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 13, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 14, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 15, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 16, -1, '{"do": "deal_bonus", "token": "bonus_offering_2"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 17, -1, '{"do": "draw_from_deck", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 18, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 19, -1, '{"do": "draw_from_deck", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 21, 0, '{"do":"raise_offering","kind":"gift"}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139639489493712');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 22, -1, '{"do":"draw_nation","nation":"iberia"}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139639489493712');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 23, -1, '{"do":"reveal_god","god":"traitera"}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139639489493712');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 24, -1, '{"do":"reveal_god","god":"stonkus"}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139639489493712');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 25, -1, '{"do":"reveal_god","god":"vinthrad"}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139639489493712');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 26, -1, '{"do":"draw_booty","token":"booty_pieces_1_1"}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139639489493712');
INSERT INTO public.log VALUES ('k9i3txDmsiOWMYGx', 14, 0, '{"do":"choose_tile","slot":0}', 'c7zLDrcTt13YTi-UYTaptA', 'r8-139638966155536');
INSERT INTO public.log VALUES ('mI3f-xhj-CjnNkzV', 4, 0, '{"do":"choose_tile","slot":0}', 'c7zLDrcTt13YTi-UYTaptA', 'r2-139638966190544');
INSERT INTO public.log VALUES ('mI3f-xhj-CjnNkzV', 7, 1, '{"do":"place_tile","q":-2,"r":0,"rotation":1}', NULL, NULL);
INSERT INTO public.log VALUES ('VRJUx2l-VyWKhrXM', 0, -1, '{"do": "first_site", "tile": "a22"}', NULL, NULL);
INSERT INTO public.log VALUES ('VRJUx2l-VyWKhrXM', 1, -1, '{"do": "first_site", "tile": "a06"}', NULL, NULL);
INSERT INTO public.log VALUES ('VRJUx2l-VyWKhrXM', 2, -1, '{"do": "first_site", "tile": "a27"}', NULL, NULL);
INSERT INTO public.log VALUES ('VRJUx2l-VyWKhrXM', 3, -1, '{"do": "first_site", "tile": "a01"}', NULL, NULL);
INSERT INTO public.log VALUES ('VRJUx2l-VyWKhrXM', 4, 0, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('VRJUx2l-VyWKhrXM', 5, 0, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('VRJUx2l-VyWKhrXM', 6, 1, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('VRJUx2l-VyWKhrXM', 7, 1, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "orange", "red", "purple", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "sagittarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "libra"}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 4, -1, '{"do": "pool_tiles", "type": "armoury", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 5, -1, '{"do": "pool_tiles", "type": "stone_circle", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 6, -1, '{"do": "pool_tiles", "type": "quarry", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 7, -1, '{"do": "pool_tiles", "type": "temple_mountain", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 8, -1, '{"do": "pool_tiles", "type": "wisdom_fountain", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 9, -1, '{"do": "pool_order", "colours": ["purple", "blue", "orange", "red", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 10, -1, '{"do": "stack_top", "type": "hippodrome", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 14, -1, '{"do": "stack_top", "type": "wisdom_fountain", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 20, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 21, -1, '{"do": "speaker_roll", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 22, -1, '{"do": "district_deal", "card": "d18"}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 23, -1, '{"do": "district_deal", "card": "d21"}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 24, -1, '{"do": "district_deal", "card": "d03"}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 25, -1, '{"do": "district_deal", "card": "d14"}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 39, 1, '{"do":"draft_die","colour":"red","value":5}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r4-139639489224848');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 42, 0, '{"do":"draft_die","colour":"red","value":5}', 'c7zLDrcTt13YTi-UYTaptA', 'r4-139638965728912');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 45, 0, '{"do":"draft_die","colour":"orange","value":4}', 'c7zLDrcTt13YTi-UYTaptA', 'r7-139638965728912');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 48, 1, '{"do":"draft_die","colour":"orange","value":4}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r7-139639489224848');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 51, 1, '{"do":"visit","worker":"red","value":5,"place":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r10-139639489224848');
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 39, 0, '{"do":"draft_die","colour":"red","value":4}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139638924096464');
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 41, 1, '{"do":"population"}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 7, -1, '{"do": "pool_tiles", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 8, -1, '{"do": "pool_tiles", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('mI3f-xhj-CjnNkzV', 6, 1, '{"do":"choose_tile","slot":0}', NULL, NULL);
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 38, 1, NULL, 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r3-139639489224848');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 41, 0, NULL, 'c7zLDrcTt13YTi-UYTaptA', 'r3-139638965728912');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 44, 0, NULL, 'c7zLDrcTt13YTi-UYTaptA', 'r6-139638965728912');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 47, 1, NULL, 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r6-139639489224848');
INSERT INTO public.log VALUES ('c_GnpJVoYVtJmJRg', 50, 1, NULL, 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r9-139639489224848');
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "yellow", "orange", "purple", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "gemini"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "pisces"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "libra"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 4, -1, '{"do": "pool_tiles", "type": "outpost", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 7, -1, '{"do": "pool_tiles", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 8, -1, '{"do": "pool_tiles", "type": "mage_tower", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 9, -1, '{"do": "pool_order", "colours": ["blue", "purple", "red", "yellow", "orange"]}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 10, -1, '{"do": "stack_top", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 11, -1, '{"do": "stack_top", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 12, -1, '{"do": "stack_top", "type": "workshop", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 13, -1, '{"do": "stack_top", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 14, -1, '{"do": "stack_top", "type": "healers_hut", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 20, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 21, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 22, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 23, -1, '{"do": "district_deal", "card": "d17"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 24, -1, '{"do": "district_deal", "card": "d28"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 25, -1, '{"do": "district_deal", "card": "d06"}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 38, 0, '{"do":"draft_die","colour":"red","value":2}', 'c7zLDrcTt13YTi-UYTaptA', 'r2-139638924096464');
INSERT INTO public.log VALUES ('AJV_e6XAafTl_62S', 40, 1, '{"do":"draft_die","colour":"yellow","value":4}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 41, 1, '{"do":"tower","colour":"blue"}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 29, 0, '{"do":"discard_card","card":"move"}', 'c7zLDrcTt13YTi-UYTaptA', 'r2-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 30, -1, '{"do":"draw_from_deck","card":"coin_1"}', 'c7zLDrcTt13YTi-UYTaptA', 'r2-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 31, -1, '{"do":"draw_from_deck","card":"move"}', 'c7zLDrcTt13YTi-UYTaptA', 'r2-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 34, 0, '{"do":"choose_action","action":"move"}', 'c7zLDrcTt13YTi-UYTaptA', 'r5-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 37, 0, '{"do":"commit_move","cards":0}', 'c7zLDrcTt13YTi-UYTaptA', 'r8-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 40, 0, '{"do":"place_piece","q":10,"r":0}', 'c7zLDrcTt13YTi-UYTaptA', 'r11-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 43, 1, '{"do":"follow","choice":"move"}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r4-139639489591632');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 20, 0, '{"do":"raise_offering","kind":"gift"}', 'c7zLDrcTt13YTi-UYTaptA', 'r2-139639489493712');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 31, 0, '{"do":"raise_offering","kind":"gift"}', 'c7zLDrcTt13YTi-UYTaptA', 'r4-139639489493712');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 33, 1, '{"do":"commit_coins","coins":{"coin_1":2}}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 33, 1, '{"do":"commit_move","cards":1}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r2-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 8, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r2-139639475853328');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 11, 0, '{"do":"place_workers","place":"quarry","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r4-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 14, 1, '{"do":"place_workers","place":"hut","workers":2}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r5-139639475853328');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 16, 0, '{"do":"choose_group","place":"hunt"}', 'c7zLDrcTt13YTi-UYTaptA', 'r7-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 17, -1, '{"do":"roll_gather","dice":[5]}', 'c7zLDrcTt13YTi-UYTaptA', 'r7-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 21, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'c7zLDrcTt13YTi-UYTaptA', 'r10-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 24, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'c7zLDrcTt13YTi-UYTaptA', 'r12-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 27, 0, '{"do":"pay_card","pay":{"wood":1}}', 'c7zLDrcTt13YTi-UYTaptA', 'r15-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 31, 1, '{"do":"choose_group","place":"clay_pit"}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r8-139639475853328');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 32, -1, '{"do":"roll_gather","dice":[3]}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r8-139639475853328');
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 22, -1, '{"do": "district_deal", "card": "d06"}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 23, -1, '{"do": "district_deal", "card": "d15"}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 24, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 25, -1, '{"do": "district_deal", "card": "d41"}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 37, 1, '{"do": "draft_die", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 38, 0, '{"do": "draft_die", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 39, 0, '{"do": "draft_die", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('cFkYYlUwndUWUvmi', 40, 1, '{"do": "draft_die", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 32, 0, '{"do":"choose_action","action":"move"}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 35, 0, '{"do":"commit_move","cards":0}', 'c7zLDrcTt13YTi-UYTaptA', 'r6-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 38, 0, '{"do":"place_piece","q":10,"r":0}', 'c7zLDrcTt13YTi-UYTaptA', 'r9-139638966507152');
INSERT INTO public.log VALUES ('5LcWPxxM8m68r8Tw', 41, 1, '{"do":"follow","choice":"move"}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r2-139639489591632');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 30, 1, '{"do":"raise_offering","kind":"gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 32, 1, '{"do":"choose_action","action":"buy"}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 1, -1, '{"do": "draw_card_row", "card": "c13"}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 2, -1, '{"do": "draw_card_row", "card": "c17"}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 3, -1, '{"do": "draw_card_row", "card": "c15"}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 4, -1, '{"do": "draw_card_row", "card": "c11"}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 5, -1, '{"do": "draw_tile", "tile": "b05"}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 6, -1, '{"do": "draw_tile", "tile": "b17"}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 10, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r3-139639475853328');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 13, 0, '{"do":"place_workers","place":"tool_maker","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r5-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 15, 0, '{"do":"place_workers","place":"card1","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r6-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 19, 0, '{"do":"choose_group","place":"forest"}', 'c7zLDrcTt13YTi-UYTaptA', 'r9-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 20, -1, '{"do":"roll_gather","dice":[3]}', 'c7zLDrcTt13YTi-UYTaptA', 'r9-139639489187088');
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 36, 1, '{"do":"place_piece","q":-2,"r":6}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 25, 0, '{"do":"choose_group","place":"tool_maker"}', 'c7zLDrcTt13YTi-UYTaptA', 'r13-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 28, 1, '{"do":"choose_group","place":"hunt"}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r6-139639475853328');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 29, -1, '{"do":"roll_gather","dice":[4]}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r6-139639475853328');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 33, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r9-139639475853328');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 37, 1, '{"do":"choose_group","place":"hut"}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r12-139639475853328');
INSERT INTO public.log VALUES ('LVeozMrwtW30ibi8', 8, 0, '{"do":"place_workers","place":"river","workers":5}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 27, -1, '{"do":"draw_booty","token":"booty_demigod"}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139639489493712');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 28, -1, '{"do":"reveal_demigod","value":2}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139639489493712');
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 29, -1, '{"do":"draw_booty","token":"booty_cards_2"}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139639489493712');
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 1, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 2, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 4, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 9, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 10, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 13, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 15, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 16, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 17, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 18, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 19, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 20, -1, '{"do": "draw_nation", "nation": "iberia"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 21, -1, '{"do": "reveal_god", "god": "taksator"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 22, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 23, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 24, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 25, -1, '{"do": "reveal_god", "god": "pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 26, -1, '{"do": "draw_booty", "token": "booty_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 27, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 28, -1, '{"do": "draw_booty", "token": "booty_pieces_1_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 29, 1, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 30, 0, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 31, 1, '{"do": "place_bonus_column", "q": 12, "r": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 32, 1, '{"do": "choose_action", "action": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 34, 1, '{"do":"buy_offering","kind":"worship","level":1}', NULL, NULL);
INSERT INTO public.log VALUES ('z2u95HSQMXDKNAMg', 35, 1, '{"do":"buy_offering","kind":"dancer","level":1}', NULL, NULL);
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 34, 1, '{"do":"place_piece","q":0,"r":6}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 9, 0, '{"do":"place_workers","place":"forest","workers":1}', 'c7zLDrcTt13YTi-UYTaptA', 'r3-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 12, 1, '{"do":"place_workers","place":"river","workers":1}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r4-139639475853328');
INSERT INTO public.log VALUES ('6ps2KfoV3EbVj3sI', 35, 1, '{"do":"place_piece","q":0,"r":5}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 18, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'c7zLDrcTt13YTi-UYTaptA', 'r8-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 22, 0, '{"do":"choose_group","place":"quarry"}', 'c7zLDrcTt13YTi-UYTaptA', 'r11-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 23, -1, '{"do":"roll_gather","dice":[4]}', 'c7zLDrcTt13YTi-UYTaptA', 'r11-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 26, 0, '{"do":"choose_group","place":"card1"}', 'c7zLDrcTt13YTi-UYTaptA', 'r14-139639489187088');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 30, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r7-139639475853328');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 34, 1, '{"do":"choose_group","place":"river"}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r10-139639475853328');
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 35, -1, '{"do":"roll_gather","dice":[2]}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r10-139639475853328');
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 1, -1, '{"do": "draw_card_row", "card": "c13"}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 2, -1, '{"do": "draw_card_row", "card": "c17"}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 3, -1, '{"do": "draw_card_row", "card": "c15"}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 4, -1, '{"do": "draw_card_row", "card": "c11"}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 5, -1, '{"do": "draw_tile", "tile": "b05"}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 6, -1, '{"do": "draw_tile", "tile": "b17"}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 7, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 8, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 9, 0, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 10, 1, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 11, 0, '{"do": "place_workers", "place": "quarry", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 12, 1, '{"do": "place_workers", "place": "river", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 13, 0, '{"do": "place_workers", "place": "tool_maker", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 14, 1, '{"do": "place_workers", "place": "hut", "workers": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 15, 0, '{"do": "place_workers", "place": "card1", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 16, 0, '{"do": "choose_group", "place": "hunt"}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 17, -1, '{"do": "roll_gather", "dice": [5]}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 18, 0, '{"do": "choose_tools", "tools": [], "one_use": []}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 19, 0, '{"do": "choose_group", "place": "forest"}', NULL, NULL);
INSERT INTO public.log VALUES ('x81yMsHxdwX5bkbI', 20, -1, '{"do": "roll_gather", "dice": [6]}', NULL, NULL);
INSERT INTO public.log VALUES ('pCFLmDgJzJXFVTei', 36, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'r11-139639475853328');
INSERT INTO public.log VALUES ('LVeozMrwtW30ibi8', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('LVeozMrwtW30ibi8', 1, -1, '{"do": "draw_card_row", "card": "c18"}', NULL, NULL);
INSERT INTO public.log VALUES ('LVeozMrwtW30ibi8', 2, -1, '{"do": "draw_card_row", "card": "c21"}', NULL, NULL);
INSERT INTO public.log VALUES ('LVeozMrwtW30ibi8', 3, -1, '{"do": "draw_card_row", "card": "c03"}', NULL, NULL);
INSERT INTO public.log VALUES ('LVeozMrwtW30ibi8', 4, -1, '{"do": "draw_card_row", "card": "c12"}', NULL, NULL);
INSERT INTO public.log VALUES ('LVeozMrwtW30ibi8', 5, -1, '{"do": "draw_tile", "tile": "b27"}', NULL, NULL);
INSERT INTO public.log VALUES ('LVeozMrwtW30ibi8', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('LVeozMrwtW30ibi8', 7, 1, '{"do":"place_workers","place":"clay_pit","workers":5}', NULL, NULL);
INSERT INTO public.log VALUES ('LVeozMrwtW30ibi8', 9, 1, '{"do":"choose_group","place":"clay_pit"}', NULL, NULL);
INSERT INTO public.log VALUES ('LVeozMrwtW30ibi8', 10, -1, '{"do":"roll_gather","dice":[6,1,3,6,3]}', NULL, NULL);
INSERT INTO public.people VALUES ('HyV2Z8jbjqSt4Ju_PuJzzw', 'Ben', NULL, NULL, 0, 1795006083, 1795006097);
INSERT INTO public.people VALUES ('c7zLDrcTt13YTi-UYTaptA', 'Ada', '07d73e10c2a3b2120f5acc849b3d95c50a5e7f33a6ad449d60625309ce3aad55', 1797598083, 0, 1795006083, 1795006097);
INSERT INTO public.seats VALUES ('mtEaDPaZplM3odhq', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, 'Ada''s own words', 1795006084);
INSERT INTO public.seats VALUES ('mtEaDPaZplM3odhq', 1, 'person', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'Ben', NULL, NULL, 1795006084);
INSERT INTO public.seats VALUES ('cdfIaMa8-pNTMY6h', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006085);
INSERT INTO public.seats VALUES ('cdfIaMa8-pNTMY6h', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('58-Zerrg0UM4Egz4', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006088);
INSERT INTO public.seats VALUES ('58-Zerrg0UM4Egz4', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('k9i3txDmsiOWMYGx', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, 'Ada''s own words', 1795006088);
INSERT INTO public.seats VALUES ('k9i3txDmsiOWMYGx', 1, 'person', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'Ben', NULL, NULL, 1795006088);
INSERT INTO public.seats VALUES ('mI3f-xhj-CjnNkzV', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006089);
INSERT INTO public.seats VALUES ('mI3f-xhj-CjnNkzV', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('VRJUx2l-VyWKhrXM', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006090);
INSERT INTO public.seats VALUES ('VRJUx2l-VyWKhrXM', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('c_GnpJVoYVtJmJRg', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, 'Ada''s own words', 1795006090);
INSERT INTO public.seats VALUES ('c_GnpJVoYVtJmJRg', 1, 'person', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'Ben', NULL, NULL, 1795006090);
INSERT INTO public.seats VALUES ('AJV_e6XAafTl_62S', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006091);
INSERT INTO public.seats VALUES ('AJV_e6XAafTl_62S', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('cFkYYlUwndUWUvmi', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006093);
INSERT INTO public.seats VALUES ('cFkYYlUwndUWUvmi', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('5LcWPxxM8m68r8Tw', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, 'Ada''s own words', 1795006093);
INSERT INTO public.seats VALUES ('5LcWPxxM8m68r8Tw', 1, 'person', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'Ben', NULL, NULL, 1795006093);
INSERT INTO public.seats VALUES ('z2u95HSQMXDKNAMg', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006093);
INSERT INTO public.seats VALUES ('z2u95HSQMXDKNAMg', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('6ps2KfoV3EbVj3sI', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006094);
INSERT INTO public.seats VALUES ('6ps2KfoV3EbVj3sI', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('55jhiGtr14lqpK4a', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006094);
INSERT INTO public.seats VALUES ('55jhiGtr14lqpK4a', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('55jhiGtr14lqpK4a', 2, 'bot', NULL, '', 'easy', NULL, NULL);
INSERT INTO public.seats VALUES ('xZMJOs0j1UWaUOA0', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006094);
INSERT INTO public.seats VALUES ('xZMJOs0j1UWaUOA0', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('pCFLmDgJzJXFVTei', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006095);
INSERT INTO public.seats VALUES ('pCFLmDgJzJXFVTei', 1, 'person', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'Ben', NULL, NULL, 1795006095);
INSERT INTO public.seats VALUES ('z1Kawtxxr9Ujfi72', 0, 'person', 'c7zLDrcTt13YTi-UYTaptA', 'Ada', NULL, NULL, 1795006096);
INSERT INTO public.seats VALUES ('z1Kawtxxr9Ujfi72', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('x81yMsHxdwX5bkbI', 0, 'person', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'Ben', NULL, NULL, 1795006096);
INSERT INTO public.seats VALUES ('x81yMsHxdwX5bkbI', 1, 'person', 'HyV2Z8jbjqSt4Ju_PuJzzw', 'Ben', NULL, NULL, 1795006096);
INSERT INTO public.seats VALUES ('LVeozMrwtW30ibi8', 0, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('LVeozMrwtW30ibi8', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.settings VALUES ('cookie_key', 'e114410628dce85eba4a74dffbc5c419940dadda929592c6848fefb87c7cc58d');
INSERT INTO public.tables VALUES ('58-Zerrg0UM4Egz4', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'c7zLDrcTt13YTi-UYTaptA', 'jPQKTq8S_1Eb4PaI', 'running', 'b5af55f874f42de634ed9842c7e219c81598a5d285286e58', 'b5af55f874f42de634ed9842c7e219c81598a5d285286e58', 0, 12, 12, 1795006088, 1795006088, 'null', NULL, '{"table": null, "step": 11}', 11, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('AJV_e6XAafTl_62S', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'c7zLDrcTt13YTi-UYTaptA', 'OYZi7OY_DNCdX_De', 'running', '3ec38fd61ae73cc8a64821ab3a9679aeffa6689315975198', '3ec38fd61ae73cc8a64821ab3a9679aeffa6689315975198', 0, 43, 43, 1795006091, 1795006092, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('k9i3txDmsiOWMYGx', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', true, true, 'c7zLDrcTt13YTi-UYTaptA', 'fnSwvfs1TxFa4tBr', 'running', '00e02fe099943683b3548eab7c8a74c36d14a8272547d70f', '00e02fe099943683b3548eab7c8a74c36d14a8272547d70f|Ada''s own words|', 0, 15, 9, 1795006088, 1795006089, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('mtEaDPaZplM3odhq', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, true, 'c7zLDrcTt13YTi-UYTaptA', '9wuvK0mq17a4Y5RZ', 'running', 'e0c6d2a74d33e159cb1e95e9212eddfd15224aea5e5b97cc', 'e0c6d2a74d33e159cb1e95e9212eddfd15224aea5e5b97cc|Ada''s own words|', 0, 31, 15, 1795006084, 1795006085, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('cdfIaMa8-pNTMY6h', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'c7zLDrcTt13YTi-UYTaptA', 'nb2KOk-aRLcdnhYW', 'running', '63b1ee69e2bd1b7320d48e8d21918ed70f36d15a2eb7de30', '63b1ee69e2bd1b7320d48e8d21918ed70f36d15a2eb7de30', 0, 13, 13, 1795006085, 1795006086, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('mI3f-xhj-CjnNkzV', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'c7zLDrcTt13YTi-UYTaptA', '9CfMm79z8IYSJugQ', 'running', '09f3f676dc06c9e7ff6da0e9c362447310844cd4a4b85815', '09f3f676dc06c9e7ff6da0e9c362447310844cd4a4b85815', 0, 9, 9, 1795006089, 1795006090, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('VRJUx2l-VyWKhrXM', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'c7zLDrcTt13YTi-UYTaptA', 'YbzF0I0OwldbiOhm', 'running', 'fa6250b768289f2a42e4d55a3d2f7afd083386ba0e49d5dd', 'fa6250b768289f2a42e4d55a3d2f7afd083386ba0e49d5dd', 0, 8, 8, 1795006090, 1795006090, 'null', NULL, '{"table": null, "step": 8}', 8, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('5LcWPxxM8m68r8Tw', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', true, true, 'c7zLDrcTt13YTi-UYTaptA', 'xCSq4og0wfASgwX8', 'running', '9209971d534e4f75e93a95f2e5075dc34c256408867f88b4', '9209971d534e4f75e93a95f2e5075dc34c256408867f88b4|Ada''s own words|', 1, 44, 36, 1795006093, 1795006093, 'null', NULL, 'null', 29, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('c_GnpJVoYVtJmJRg', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', true, true, 'c7zLDrcTt13YTi-UYTaptA', '_j_yA2U1Eht_nlli', 'running', '98e3158694c5be3d8a0520f8e18378d8e27aa44b3ca6398d', '98e3158694c5be3d8a0520f8e18378d8e27aa44b3ca6398d|Ada''s own words|', 1, 52, 42, 1795006090, 1795006091, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('cFkYYlUwndUWUvmi', 'origins', 2, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'c7zLDrcTt13YTi-UYTaptA', 'rLVAyPApRXeYLVvV', 'running', 'ab44fc2f7c4e9e1aad9b95791b8db3039db0d2f3df48033d', 'ab44fc2f7c4e9e1aad9b95791b8db3039db0d2f3df48033d', 0, 42, 42, 1795006093, 1795006093, 'null', NULL, '{"table": null, "step": 41}', 41, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('55jhiGtr14lqpK4a', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, 'c7zLDrcTt13YTi-UYTaptA', 'EzIMRXuYr1Oy4mMg', 'open', '2491e9ff804c3a9a765debc730c4b6b5db9aeec45c8edc0b', NULL, NULL, 0, 0, 1795006094, 1795006094, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('6ps2KfoV3EbVj3sI', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'c7zLDrcTt13YTi-UYTaptA', 'SpfdozZwGIRiteeb', 'running', '168979db77e89dc11702a00a44e779610dceac5211199408', '168979db77e89dc11702a00a44e779610dceac5211199408', 0, 37, 37, 1795006094, 1795006095, 'null', NULL, '{"table": null, "step": 33}', 33, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('xZMJOs0j1UWaUOA0', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'c7zLDrcTt13YTi-UYTaptA', 'vqg_MzGglQX12F28', 'open', 'bce7b89ae8ccaf0b758b9213c309b211238c05962e74e89e', NULL, NULL, 0, 0, 1795006094, 1795006094, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('z2u95HSQMXDKNAMg', 'pantheon', 2, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'c7zLDrcTt13YTi-UYTaptA', 'zc5bMSFQZ5z75FTP', 'running', '56d273b45ca329a2aecd7a0a4ecb8eea7e0c00c9a6e45c43', '56d273b45ca329a2aecd7a0a4ecb8eea7e0c00c9a6e45c43', 0, 36, 36, 1795006093, 1795006095, 'null', NULL, 'null', 20, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('z1Kawtxxr9Ujfi72', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, 'c7zLDrcTt13YTi-UYTaptA', 'ItZsVEAa7y4cJyaz', 'open', 'a10471a435b748ceb4f46d0b9e6255131128efe84436702b', NULL, NULL, 0, 0, 1795006096, 1795006096, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('x81yMsHxdwX5bkbI', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', true, false, 'HyV2Z8jbjqSt4Ju_PuJzzw', 'apendSW-HWzkjMf-', 'running', '43206585c4c9c0e25805ebb999551a88cf9e0f9456bb6aac', '43206585c4c9c0e25805ebb999551a88cf9e0f9456bb6aac', 0, 21, 21, 1795006096, 1795006096, 'null', NULL, '{"table": "pCFLmDgJzJXFVTei", "step": 20}', 21, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('pCFLmDgJzJXFVTei', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, 'c7zLDrcTt13YTi-UYTaptA', 'jNSJ0mx8OWKVaeJi', 'over', 'e9d8f8a8d69289dac3497a33fee3606c414ba8ec7119f34b', 'e9d8f8a8d69289dac3497a33fee3606c414ba8ec7119f34b', NULL, 38, 38, 1795006095, 1795006096, '{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 1}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [6], "place": 1}]}', 'z1Kawtxxr9Ujfi72', 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('LVeozMrwtW30ibi8', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, 'c7zLDrcTt13YTi-UYTaptA', 'hjcVUfbY7eJb3---', 'running', 'c88b1d707f23fc1f0a2f7d1426b8b0cc960262b30a8fe7f4', 'c88b1d707f23fc1f0a2f7d1426b8b0cc960262b30a8fe7f4', 1, 11, 11, 1795006096, 1795006097, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.usage VALUES ('3cb7fe98e4c56fcbda771ac5868672a0', 20775, 18, 5, 54750);
INSERT INTO public.usage VALUES ('HyV2Z8jbjqSt4Ju_PuJzzw', 20775, 1, 1, 9950);
INSERT INTO public.usage VALUES ('c7zLDrcTt13YTi-UYTaptA', 20775, 17, 4, 44800);
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
ALTER TABLE ONLY public.table_sets
    ADD CONSTRAINT pk_table_sets PRIMARY KEY (table_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.usage
    ADD CONSTRAINT pk_usage PRIMARY KEY (who, day);
CREATE INDEX ix_people_link ON public.people USING btree (link);
CREATE INDEX ix_people_seen ON public.people USING btree (seen);
CREATE INDEX ix_seats_person ON public.seats USING btree (person);
CREATE INDEX ix_sets_person ON public.sets USING btree (person);
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
