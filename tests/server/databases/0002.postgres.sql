SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.log (
    table_id character varying(32) NOT NULL,
    n integer NOT NULL,
    by integer NOT NULL,
    record json,
    person character varying(32),
    ref character varying(64)
);
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
    created bigint DEFAULT '1794970554'::bigint NOT NULL,
    seen bigint DEFAULT '1794970554'::bigint NOT NULL
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
INSERT INTO public.alembic_version VALUES ('0002');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 1, -1, '{"do": "draw_card_row", "card": "c16"}', NULL, NULL);
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 2, -1, '{"do": "draw_card_row", "card": "c09"}', NULL, NULL);
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 3, -1, '{"do": "draw_card_row", "card": "c30"}', NULL, NULL);
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 4, -1, '{"do": "draw_card_row", "card": "c31"}', NULL, NULL);
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 5, -1, '{"do": "draw_tile", "tile": "b21"}', NULL, NULL);
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 6, -1, '{"do": "draw_tile", "tile": "b03"}', NULL, NULL);
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r2-140160626413136');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 8, 1, NULL, 'Zw-tOayC9lFZUCt31-sn_g', 'r3-140160626413136');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 9, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r4-140160626413136');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 10, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r2-140160627870160');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 11, 0, NULL, 'aGRMvu-lhpH9fz6EctYkSw', 'r3-140160627870160');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 12, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r4-140160627870160');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 13, 1, '{"do":"place_workers","place":"forest","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r5-140160626413136');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 14, 1, NULL, 'Zw-tOayC9lFZUCt31-sn_g', 'r6-140160626413136');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 15, 1, '{"do":"place_workers","place":"forest","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r7-140160626413136');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 16, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r5-140160627870160');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 17, 0, NULL, 'aGRMvu-lhpH9fz6EctYkSw', 'r6-140160627870160');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 18, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r7-140160627870160');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 19, 1, '{"do":"place_workers","place":"quarry","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r8-140160626413136');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 20, 1, NULL, 'Zw-tOayC9lFZUCt31-sn_g', 'r9-140160626413136');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 21, 1, '{"do":"place_workers","place":"quarry","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r10-140160626413136');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 22, 0, '{"do":"place_workers","place":"river","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r8-140160627870160');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 23, 0, NULL, 'aGRMvu-lhpH9fz6EctYkSw', 'r9-140160627870160');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 24, 0, '{"do":"place_workers","place":"river","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r10-140160627870160');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 25, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r11-140160626413136');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 26, 1, NULL, 'Zw-tOayC9lFZUCt31-sn_g', 'r12-140160626413136');
INSERT INTO public.log VALUES ('XtYF3gUm2WZ6po07', 27, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r13-140160626413136');
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 1, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 2, -1, '{"do": "draw_card_row", "card": "c20"}', NULL, NULL);
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 3, -1, '{"do": "draw_card_row", "card": "c19"}', NULL, NULL);
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 4, -1, '{"do": "draw_card_row", "card": "c02"}', NULL, NULL);
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 5, -1, '{"do": "draw_tile", "tile": "b07"}', NULL, NULL);
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 6, -1, '{"do": "draw_tile", "tile": "b09"}', NULL, NULL);
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r2-140160626451536');
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 8, 1, '{"do":"place_workers","place":"hut","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 9, 0, '{"do":"place_workers","place":"forest","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r3-140160626451536');
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 10, 1, '{"do":"place_workers","place":"field","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 11, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r4-140160626451536');
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 1, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 2, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 3, -1, '{"do": "draw_card_row", "card": "c01"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 4, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 5, -1, '{"do": "draw_tile", "tile": "b03"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 0, -1, '{"do": "first_site", "tile": "a30"}', NULL, NULL);
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 1, -1, '{"do": "first_site", "tile": "a25"}', NULL, NULL);
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 2, -1, '{"do": "first_site", "tile": "a23"}', NULL, NULL);
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 3, -1, '{"do": "first_site", "tile": "a28"}', NULL, NULL);
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 4, 0, '{"do":"choose_tile","slot":0}', 'aGRMvu-lhpH9fz6EctYkSw', 'r2-140160626451600');
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 5, 0, NULL, 'aGRMvu-lhpH9fz6EctYkSw', 'r3-140160626451600');
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 6, 0, '{"do":"choose_tile","slot":0}', 'aGRMvu-lhpH9fz6EctYkSw', 'r4-140160626451600');
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 7, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r5-140160626451600');
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 8, 1, '{"do":"choose_tile","slot":0}', 'Zw-tOayC9lFZUCt31-sn_g', 'r2-140160225998928');
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 9, 1, NULL, 'Zw-tOayC9lFZUCt31-sn_g', 'r3-140160225998928');
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 10, 1, '{"do":"choose_tile","slot":0}', 'Zw-tOayC9lFZUCt31-sn_g', 'r4-140160225998928');
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 11, 1, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r5-140160225998928');
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 12, 0, '{"do":"choose_tile","slot":0}', 'aGRMvu-lhpH9fz6EctYkSw', 'r6-140160626451600');
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 13, 0, NULL, 'aGRMvu-lhpH9fz6EctYkSw', 'r7-140160626451600');
INSERT INTO public.log VALUES ('N50zspW_d8Ib61rI', 14, 0, '{"do":"choose_tile","slot":0}', 'aGRMvu-lhpH9fz6EctYkSw', 'r8-140160626451600');
INSERT INTO public.log VALUES ('XS--Uej0kahg-UgR', 0, -1, '{"do": "first_site", "tile": "a26"}', NULL, NULL);
INSERT INTO public.log VALUES ('XS--Uej0kahg-UgR', 1, -1, '{"do": "first_site", "tile": "a36"}', NULL, NULL);
INSERT INTO public.log VALUES ('XS--Uej0kahg-UgR', 2, -1, '{"do": "first_site", "tile": "a01"}', NULL, NULL);
INSERT INTO public.log VALUES ('XS--Uej0kahg-UgR', 3, -1, '{"do": "first_site", "tile": "a05"}', NULL, NULL);
INSERT INTO public.log VALUES ('XS--Uej0kahg-UgR', 4, 0, '{"do":"choose_tile","slot":0}', 'aGRMvu-lhpH9fz6EctYkSw', 'r2-140160221096144');
INSERT INTO public.log VALUES ('CJc3lTBk70vCzmBn', 11, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('XS--Uej0kahg-UgR', 8, 0, '{"do":"choose_tile","slot":0}', 'aGRMvu-lhpH9fz6EctYkSw', 'r4-140160221096144');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 38, 0, NULL, 'aGRMvu-lhpH9fz6EctYkSw', 'r3-140160219818192');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 41, 1, NULL, 'Zw-tOayC9lFZUCt31-sn_g', 'r3-140160220089104');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 44, 1, NULL, 'Zw-tOayC9lFZUCt31-sn_g', 'r6-140160220089104');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 47, 0, NULL, 'aGRMvu-lhpH9fz6EctYkSw', 'r6-140160219818192');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 50, 0, NULL, 'aGRMvu-lhpH9fz6EctYkSw', 'r9-140160219818192');
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "orange", "yellow", "purple", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aries"}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "sagittarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "libra"}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 5, -1, '{"do": "pool_tiles", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 6, -1, '{"do": "pool_tiles", "type": "market", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 7, -1, '{"do": "pool_tiles", "type": "temple_mountain", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 8, -1, '{"do": "pool_tiles", "type": "healers_hut", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 9, -1, '{"do": "pool_order", "colours": ["red", "purple", "orange", "blue", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 10, -1, '{"do": "stack_top", "type": "outpost", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 11, -1, '{"do": "stack_top", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 12, -1, '{"do": "stack_top", "type": "market", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 13, -1, '{"do": "stack_top", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 14, -1, '{"do": "stack_top", "type": "wisdom_fountain", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 20, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 22, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 23, -1, '{"do": "district_deal", "card": "d20"}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 24, -1, '{"do": "district_deal", "card": "d01"}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 25, -1, '{"do": "district_deal", "card": "d35"}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 26, -1, '{"do": "first_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 37, 0, '{"do":"draft_die","colour":"red","value":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r2-140160220016848');
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 39, 1, '{"do":"draft_die","colour":"orange","value":2}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 35, 1, '{"do":"place_bonus_column","q":12,"r":0}', 'Zw-tOayC9lFZUCt31-sn_g', 'r4-140160220494288');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 38, 0, '{"do":"choose_action","action":"move"}', 'aGRMvu-lhpH9fz6EctYkSw', 'r4-140160219905936');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 41, 0, '{"do":"commit_move","cards":0}', 'aGRMvu-lhpH9fz6EctYkSw', 'r7-140160219905936');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 44, 0, '{"do":"place_piece","q":10,"r":0}', 'aGRMvu-lhpH9fz6EctYkSw', 'r10-140160219905936');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 47, 1, '{"do":"follow","choice":"move"}', 'Zw-tOayC9lFZUCt31-sn_g', 'r7-140160220494288');
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 42, 1, '{"do":"main_action","action":"buy_building"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 31, 1, '{"do":"buy_offering","kind":"gift","level":1}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 33, 0, '{"do":"choose_action","action":"move"}', 'aGRMvu-lhpH9fz6EctYkSw', 'r2-140160220260688');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r2-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 10, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r3-140160219813520');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 13, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r5-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 16, 1, '{"do":"choose_group","place":"hunt"}', 'Zw-tOayC9lFZUCt31-sn_g', 'r7-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 17, -1, '{"do":"roll_gather","dice":[3]}', 'Zw-tOayC9lFZUCt31-sn_g', 'r7-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 19, 1, '{"do":"choose_group","place":"forest"}', 'Zw-tOayC9lFZUCt31-sn_g', 'r9-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 20, -1, '{"do":"roll_gather","dice":[2]}', 'Zw-tOayC9lFZUCt31-sn_g', 'r9-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 22, 1, '{"do":"choose_group","place":"quarry"}', 'Zw-tOayC9lFZUCt31-sn_g', 'r11-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 23, -1, '{"do":"roll_gather","dice":[6]}', 'Zw-tOayC9lFZUCt31-sn_g', 'r11-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 26, 1, '{"do":"choose_group","place":"card1"}', 'Zw-tOayC9lFZUCt31-sn_g', 'r14-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 30, 0, '{"do":"pick_die","face":6}', 'aGRMvu-lhpH9fz6EctYkSw', 'r6-140160219813520');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 34, 0, '{"do":"choose_group","place":"clay_pit"}', 'aGRMvu-lhpH9fz6EctYkSw', 'r9-140160219813520');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 35, -1, '{"do":"roll_gather","dice":[1]}', 'aGRMvu-lhpH9fz6EctYkSw', 'r9-140160219813520');
INSERT INTO public.log VALUES ('XS--Uej0kahg-UgR', 5, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r3-140160221096144');
INSERT INTO public.log VALUES ('XS--Uej0kahg-UgR', 6, 1, '{"do":"choose_tile","slot":0}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 39, 0, '{"do":"draft_die","colour":"red","value":3}', 'aGRMvu-lhpH9fz6EctYkSw', 'r4-140160219818192');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 42, 1, '{"do":"draft_die","colour":"red","value":4}', 'Zw-tOayC9lFZUCt31-sn_g', 'r4-140160220089104');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 45, 1, '{"do":"draft_die","colour":"orange","value":2}', 'Zw-tOayC9lFZUCt31-sn_g', 'r7-140160220089104');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 48, 0, '{"do":"draft_die","colour":"orange","value":5}', 'aGRMvu-lhpH9fz6EctYkSw', 'r7-140160219818192');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 51, 0, '{"do":"visit","worker":"red","value":3,"place":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r10-140160219818192');
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 40, 0, '{"do":"draft_die","colour":"red","value":3}', 'aGRMvu-lhpH9fz6EctYkSw', 'r3-140160220016848');
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 7, -1, '{"do": "pool_tiles", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 8, -1, '{"do": "pool_tiles", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 22, -1, '{"do": "district_deal", "card": "d06"}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 23, -1, '{"do": "district_deal", "card": "d15"}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 24, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 25, -1, '{"do": "district_deal", "card": "d41"}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 37, 1, '{"do": "draft_die", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 38, 0, '{"do": "draft_die", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 39, 0, '{"do": "draft_die", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 40, 1, '{"do": "draft_die", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 34, 1, NULL, 'Zw-tOayC9lFZUCt31-sn_g', 'r3-140160220494288');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 37, 0, NULL, 'aGRMvu-lhpH9fz6EctYkSw', 'r3-140160219905936');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 40, 0, NULL, 'aGRMvu-lhpH9fz6EctYkSw', 'r6-140160219905936');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 43, 0, NULL, 'aGRMvu-lhpH9fz6EctYkSw', 'r9-140160219905936');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 46, 1, NULL, 'Zw-tOayC9lFZUCt31-sn_g', 'r6-140160220494288');
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 1, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 2, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 3, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 4, -1, '{"do": "deal_row", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 5, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 6, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 9, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 10, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 11, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 12, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 13, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 14, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 15, -1, '{"do": "deal_bonus", "token": "bonus_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 16, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 17, -1, '{"do": "draw_nation", "nation": "persia"}', NULL, NULL);
INSERT INTO public.log VALUES ('hiLDdUB-mswY9H_M', 12, 1, '{"do":"place_workers","place":"card1","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('XS--Uej0kahg-UgR', 7, 1, '{"do":"place_tile","q":-2,"r":0,"rotation":1}', NULL, NULL);
INSERT INTO public.log VALUES ('-UnBVpILxtc9ewJq', 0, -1, '{"do": "first_site", "tile": "a22"}', NULL, NULL);
INSERT INTO public.log VALUES ('-UnBVpILxtc9ewJq', 1, -1, '{"do": "first_site", "tile": "a06"}', NULL, NULL);
INSERT INTO public.log VALUES ('-UnBVpILxtc9ewJq', 2, -1, '{"do": "first_site", "tile": "a27"}', NULL, NULL);
INSERT INTO public.log VALUES ('-UnBVpILxtc9ewJq', 3, -1, '{"do": "first_site", "tile": "a01"}', NULL, NULL);
INSERT INTO public.log VALUES ('-UnBVpILxtc9ewJq', 4, 0, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('-UnBVpILxtc9ewJq', 5, 0, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('-UnBVpILxtc9ewJq', 6, 1, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('-UnBVpILxtc9ewJq', 7, 1, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 0, -1, '{"do": "bonus_tokens", "tokens": ["red", "blue", "yellow", "purple", "orange"]}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aries"}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "leo"}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "taurus"}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 6, -1, '{"do": "pool_tiles", "type": "workshop", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 7, -1, '{"do": "pool_tiles", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 8, -1, '{"do": "pool_tiles", "type": "wisdom_fountain", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 9, -1, '{"do": "pool_order", "colours": ["yellow", "blue", "orange", "red", "purple"]}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 10, -1, '{"do": "stack_top", "type": "outpost", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 11, -1, '{"do": "stack_top", "type": "stone_circle", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 12, -1, '{"do": "stack_top", "type": "harbour", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 13, -1, '{"do": "stack_top", "type": "temple_forest", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 14, -1, '{"do": "stack_top", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 20, -1, '{"do": "speaker_roll", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 21, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 22, -1, '{"do": "district_deal", "card": "d33"}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 23, -1, '{"do": "district_deal", "card": "d02"}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 24, -1, '{"do": "district_deal", "card": "d03"}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 25, -1, '{"do": "district_deal", "card": "d16"}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 26, -1, '{"do": "first_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 37, 0, '{"do":"draft_die","colour":"red","value":3}', 'aGRMvu-lhpH9fz6EctYkSw', 'r2-140160219818192');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 40, 1, '{"do":"draft_die","colour":"red","value":4}', 'Zw-tOayC9lFZUCt31-sn_g', 'r2-140160220089104');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 43, 1, '{"do":"draft_die","colour":"orange","value":2}', 'Zw-tOayC9lFZUCt31-sn_g', 'r5-140160220089104');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 46, 0, '{"do":"draft_die","colour":"orange","value":5}', 'aGRMvu-lhpH9fz6EctYkSw', 'r5-140160219818192');
INSERT INTO public.log VALUES ('zq8yzErrl86frfeF', 49, 0, '{"do":"visit","worker":"red","value":3,"place":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r8-140160219818192');
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 38, 1, '{"do":"draft_die","colour":"orange","value":3}', NULL, NULL);
INSERT INTO public.log VALUES ('ltitrbKj0UFY-0GC', 41, 0, '{"do":"visit","worker":"red","value":1,"place":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r4-140160220016848');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 1, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 2, -1, '{"do": "deal_row", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 4, -1, '{"do": "deal_row", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 6, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 8, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 9, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 10, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 11, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 12, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 13, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 14, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 15, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 16, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 17, -1, '{"do": "draw_nation", "nation": "germania"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 18, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 19, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 20, -1, '{"do": "reveal_demigod", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 21, -1, '{"do": "reveal_god", "god": "gaiviles"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 22, -1, '{"do": "reveal_god", "god": "vinthrad"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 23, -1, '{"do": "draw_booty", "token": "booty_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 24, -1, '{"do": "draw_booty", "token": "booty_offering_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 25, -1, '{"do": "draw_booty", "token": "booty_pieces_1_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 26, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 27, -1, '{"do": "draw_from_deck", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 28, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 29, -1, '{"do": "draw_from_deck", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 30, -1, '{"do": "draw_from_deck", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 31, -1, '{"do": "draw_from_deck", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 32, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 33, 1, '{"do":"place_bonus_column","q":12,"r":0}', 'Zw-tOayC9lFZUCt31-sn_g', 'r2-140160220494288');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 36, 0, '{"do":"choose_action","action":"move"}', 'aGRMvu-lhpH9fz6EctYkSw', 'r2-140160219905936');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 39, 0, '{"do":"commit_move","cards":0}', 'aGRMvu-lhpH9fz6EctYkSw', 'r5-140160219905936');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 42, 0, '{"do":"place_piece","q":10,"r":0}', 'aGRMvu-lhpH9fz6EctYkSw', 'r8-140160219905936');
INSERT INTO public.log VALUES ('wbkxz7eSEfiqrPx7', 45, 1, '{"do":"follow","choice":"move"}', 'Zw-tOayC9lFZUCt31-sn_g', 'r5-140160220494288');
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 41, 1, '{"do":"visit","worker":"archon","value":0,"place":2}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 29, 1, '{"do":"choose_action","action":"buy"}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 43, 1, '{"do":"choose_tile","source":"pool","type":"mint","stone":2,"mode":"build"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 32, 1, '{"do":"buy_offering","kind":"dancer","level":1}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 35, 0, '{"do":"place_piece","q":15,"r":6}', 'aGRMvu-lhpH9fz6EctYkSw', 'r4-140160220260688');
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 46, 1, '{"do":"activate","type":"mint","x":0,"y":2}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 8, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r2-140160219813520');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 11, 1, '{"do":"place_workers","place":"quarry","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r4-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 14, 0, '{"do":"place_workers","place":"hut","workers":2}', 'aGRMvu-lhpH9fz6EctYkSw', 'r5-140160219813520');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 18, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'Zw-tOayC9lFZUCt31-sn_g', 'r8-140160219253648');
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 36, 1, '{"do":"commit_move","cards":0}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 24, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'Zw-tOayC9lFZUCt31-sn_g', 'r12-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 27, 1, '{"do":"pay_card","pay":{"stone":1}}', 'Zw-tOayC9lFZUCt31-sn_g', 'r15-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 28, -1, '{"do":"roll_dice_all","dice":[5,6]}', 'Zw-tOayC9lFZUCt31-sn_g', 'r15-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 31, 0, '{"do":"choose_group","place":"hunt"}', 'aGRMvu-lhpH9fz6EctYkSw', 'r7-140160219813520');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 32, -1, '{"do":"roll_gather","dice":[2]}', 'aGRMvu-lhpH9fz6EctYkSw', 'r7-140160219813520');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 36, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'aGRMvu-lhpH9fz6EctYkSw', 'r10-140160219813520');
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 38, 1, '{"do":"choose_action","action":"draw"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 1, -1, '{"do": "draw_card_row", "card": "c03"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 2, -1, '{"do": "draw_card_row", "card": "c22"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 3, -1, '{"do": "draw_card_row", "card": "c13"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 4, -1, '{"do": "draw_card_row", "card": "c01"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 5, -1, '{"do": "draw_tile", "tile": "b02"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 6, -1, '{"do": "draw_tile", "tile": "b16"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 11, 1, '{"do": "place_workers", "place": "quarry", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 12, 0, '{"do": "place_workers", "place": "river", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 13, 1, '{"do": "place_workers", "place": "tool_maker", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 14, 0, '{"do": "place_workers", "place": "hut", "workers": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 15, 1, '{"do": "place_workers", "place": "card1", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 16, 1, '{"do": "choose_group", "place": "hunt"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 17, -1, '{"do": "roll_gather", "dice": [3]}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 18, 1, '{"do": "choose_tools", "tools": [], "one_use": []}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 19, 1, '{"do": "choose_group", "place": "forest"}', NULL, NULL);
INSERT INTO public.log VALUES ('CJFgaZ7NywzSbvy5', 20, -1, '{"do": "roll_gather", "dice": [4]}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 39, 1, '{"do":"draw_row","card":"offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 40, -1, '{"do":"refill_row","card":"offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('H1M1Vp2GDU8TLUnm', 7, 0, '{"do":"place_workers","place":"quarry","workers":3}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 18, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 19, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 20, -1, '{"do": "reveal_demigod", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 21, -1, '{"do": "reveal_god", "god": "depraccus"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 22, -1, '{"do": "reveal_god", "god": "traitera"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 23, -1, '{"do": "draw_booty", "token": "booty_offering_2"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 24, -1, '{"do": "draw_booty", "token": "booty_cards_2"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 25, -1, '{"do": "draw_booty", "token": "booty_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 26, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 27, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 28, -1, '{"do": "draw_from_deck", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 30, 1, '{"do":"commit_coins","coins":{"coin_1":2}}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 44, 1, '{"do":"place_tile","x":0,"y":2}', NULL, NULL);
INSERT INTO public.log VALUES ('4q9iJ6wO6A2IE9vW', 45, -1, '{"do":"stack_top","type":"quarry","stone":1}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 34, 0, '{"do":"commit_move","cards":0}', 'aGRMvu-lhpH9fz6EctYkSw', 'r3-140160220260688');
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 1, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 2, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 4, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 9, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 10, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 13, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 15, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 16, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 17, -1, '{"do": "draw_nation", "nation": "gallia"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 18, -1, '{"do": "reveal_god", "god": "vinthrad"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 19, -1, '{"do": "reveal_god", "god": "vinthrad"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 20, -1, '{"do": "reveal_god", "god": "pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 21, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 22, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 23, -1, '{"do": "draw_booty", "token": "booty_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 24, -1, '{"do": "draw_booty", "token": "booty_offering_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 25, 1, '{"do": "gallia_choice", "choice": "cards"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 26, -1, '{"do": "draw_from_deck", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 27, -1, '{"do": "draw_from_deck", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 28, 0, '{"do": "gallia_choice", "choice": "cards"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 29, -1, '{"do": "draw_from_deck", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 30, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 31, 1, '{"do": "place_bonus_column", "q": 12, "r": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 32, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 33, -1, '{"do": "draw_from_deck", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 34, -1, '{"do": "draw_from_deck", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 35, 1, '{"do": "choose_action", "action": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 1, -1, '{"do": "draw_card_row", "card": "c03"}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 2, -1, '{"do": "draw_card_row", "card": "c22"}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 3, -1, '{"do": "draw_card_row", "card": "c13"}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 4, -1, '{"do": "draw_card_row", "card": "c01"}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 5, -1, '{"do": "draw_tile", "tile": "b02"}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 6, -1, '{"do": "draw_tile", "tile": "b16"}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 9, 1, '{"do":"place_workers","place":"forest","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r3-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 12, 0, '{"do":"place_workers","place":"river","workers":1}', 'aGRMvu-lhpH9fz6EctYkSw', 'r4-140160219813520');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 15, 1, '{"do":"place_workers","place":"card1","workers":1}', 'Zw-tOayC9lFZUCt31-sn_g', 'r6-140160219253648');
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 36, 1, '{"do":"follow","choice":"draw"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 37, -1, '{"do":"draw_from_deck","card":"offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 21, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'Zw-tOayC9lFZUCt31-sn_g', 'r10-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 25, 1, '{"do":"choose_group","place":"tool_maker"}', 'Zw-tOayC9lFZUCt31-sn_g', 'r13-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 29, 1, '{"do":"pick_die","face":5}', 'Zw-tOayC9lFZUCt31-sn_g', 'r16-140160219253648');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 33, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'aGRMvu-lhpH9fz6EctYkSw', 'r8-140160219813520');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 37, 0, '{"do":"choose_group","place":"river"}', 'aGRMvu-lhpH9fz6EctYkSw', 'r11-140160219813520');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 38, -1, '{"do":"roll_gather","dice":[5]}', 'aGRMvu-lhpH9fz6EctYkSw', 'r11-140160219813520');
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 40, 0, '{"do":"choose_group","place":"hut"}', 'aGRMvu-lhpH9fz6EctYkSw', 'r13-140160219813520');
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 43, 1, '{"do":"draw_row","card":"coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 44, -1, '{"do":"refill_row","card":"offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('50CktcEU7pruJotZ', 39, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'aGRMvu-lhpH9fz6EctYkSw', 'r12-140160219813520');
INSERT INTO public.log VALUES ('k9y-z6v8LKwRcELw', 37, 1, '{"do":"place_piece","q":4,"r":2}', NULL, NULL);
INSERT INTO public.log VALUES ('H1M1Vp2GDU8TLUnm', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('H1M1Vp2GDU8TLUnm', 1, -1, '{"do": "draw_card_row", "card": "c23"}', NULL, NULL);
INSERT INTO public.log VALUES ('H1M1Vp2GDU8TLUnm', 2, -1, '{"do": "draw_card_row", "card": "c35"}', NULL, NULL);
INSERT INTO public.log VALUES ('H1M1Vp2GDU8TLUnm', 3, -1, '{"do": "draw_card_row", "card": "c02"}', NULL, NULL);
INSERT INTO public.log VALUES ('H1M1Vp2GDU8TLUnm', 4, -1, '{"do": "draw_card_row", "card": "c22"}', NULL, NULL);
INSERT INTO public.log VALUES ('H1M1Vp2GDU8TLUnm', 5, -1, '{"do": "draw_tile", "tile": "b12"}', NULL, NULL);
INSERT INTO public.log VALUES ('H1M1Vp2GDU8TLUnm', 6, -1, '{"do": "draw_tile", "tile": "b10"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 41, 1, '{"do":"draw_row","card":"coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('3gSHMrzCxiQ3V7gc', 42, -1, '{"do":"refill_row","card":"coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('H1M1Vp2GDU8TLUnm', 8, 1, '{"do":"place_workers","place":"hunt","workers":4}', NULL, NULL);
INSERT INTO public.log VALUES ('H1M1Vp2GDU8TLUnm', 9, 0, '{"do":"place_workers","place":"river","workers":1}', NULL, NULL);
INSERT INTO public.people VALUES ('Zw-tOayC9lFZUCt31-sn_g', 'Ben', NULL, NULL, 0, 1794970554, 1794970560);
INSERT INTO public.people VALUES ('aGRMvu-lhpH9fz6EctYkSw', 'Ada', 'bc2e8031e2ee796e5497606b868f917e8820955689132c00c8c5e2e2ebafe774', 1797562554, 0, 1794970554, 1794970560);
INSERT INTO public.seats VALUES ('XtYF3gUm2WZ6po07', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, 'Ada''s own words', NULL);
INSERT INTO public.seats VALUES ('XtYF3gUm2WZ6po07', 1, 'person', 'Zw-tOayC9lFZUCt31-sn_g', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('hiLDdUB-mswY9H_M', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('hiLDdUB-mswY9H_M', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('CJc3lTBk70vCzmBn', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('CJc3lTBk70vCzmBn', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('N50zspW_d8Ib61rI', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, 'Ada''s own words', NULL);
INSERT INTO public.seats VALUES ('N50zspW_d8Ib61rI', 1, 'person', 'Zw-tOayC9lFZUCt31-sn_g', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('XS--Uej0kahg-UgR', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('XS--Uej0kahg-UgR', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('-UnBVpILxtc9ewJq', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('-UnBVpILxtc9ewJq', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('zq8yzErrl86frfeF', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, 'Ada''s own words', NULL);
INSERT INTO public.seats VALUES ('zq8yzErrl86frfeF', 1, 'person', 'Zw-tOayC9lFZUCt31-sn_g', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('ltitrbKj0UFY-0GC', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('ltitrbKj0UFY-0GC', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('4q9iJ6wO6A2IE9vW', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('4q9iJ6wO6A2IE9vW', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('wbkxz7eSEfiqrPx7', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, 'Ada''s own words', NULL);
INSERT INTO public.seats VALUES ('wbkxz7eSEfiqrPx7', 1, 'person', 'Zw-tOayC9lFZUCt31-sn_g', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('3gSHMrzCxiQ3V7gc', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('3gSHMrzCxiQ3V7gc', 1, 'bot', NULL, '', 'greedy', NULL, NULL);
INSERT INTO public.seats VALUES ('k9y-z6v8LKwRcELw', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('k9y-z6v8LKwRcELw', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('cMnKq5gQ3Vcwhk23', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('cMnKq5gQ3Vcwhk23', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('cMnKq5gQ3Vcwhk23', 2, 'bot', NULL, '', 'easy', NULL, NULL);
INSERT INTO public.seats VALUES ('kJ34SuW9wj7Tb7x_', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('kJ34SuW9wj7Tb7x_', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('50CktcEU7pruJotZ', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('50CktcEU7pruJotZ', 1, 'person', 'Zw-tOayC9lFZUCt31-sn_g', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('iDxllHeCnSTO9g84', 0, 'person', 'aGRMvu-lhpH9fz6EctYkSw', 'Ada', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('iDxllHeCnSTO9g84', 1, 'open', NULL, '', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('CJFgaZ7NywzSbvy5', 0, 'person', 'Zw-tOayC9lFZUCt31-sn_g', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('CJFgaZ7NywzSbvy5', 1, 'person', 'Zw-tOayC9lFZUCt31-sn_g', 'Ben', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('H1M1Vp2GDU8TLUnm', 0, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.seats VALUES ('H1M1Vp2GDU8TLUnm', 1, 'bot', NULL, '', 'random', NULL, NULL);
INSERT INTO public.settings VALUES ('cookie_key', 'f2d5be65127014166da5af9cd9987625c24657d32a289df1a2561f1a915e0827');
INSERT INTO public.tables VALUES ('XtYF3gUm2WZ6po07', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', true, true, 'aGRMvu-lhpH9fz6EctYkSw', '7A-JSBDpkcJPldUv', 'running', '3938b017f35628ad623e755f2c06da752deab999abdaa0cd', '3938b017f35628ad623e755f2c06da752deab999abdaa0cd|Ada''s own words|', 0, 28, 14, 1794970554, 1794970555, 'null', NULL, 'null', 7, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('hiLDdUB-mswY9H_M', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', false, false, 'aGRMvu-lhpH9fz6EctYkSw', 'KVFZK8wq_b92xDQ-', 'running', 'adc0ffff3c97e57cf2f30a8adc61d7030a25b8261a1e52c0', 'adc0ffff3c97e57cf2f30a8adc61d7030a25b8261a1e52c0', 0, 13, 13, 1794970555, 1794970557, 'null', NULL, 'null', 7, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('CJc3lTBk70vCzmBn', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', false, false, 'aGRMvu-lhpH9fz6EctYkSw', 'eIrzCiiKHVq8MZG0', 'running', '23504cffb53b1aec434e0eeed5df745c292818b611e96b9c', '23504cffb53b1aec434e0eeed5df745c292818b611e96b9c', 0, 12, 12, 1794970557, 1794970557, 'null', NULL, '{"table": null, "step": 11}', 11, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('4q9iJ6wO6A2IE9vW', 'origins', 1, '{"first_player": "random", "announce_end": true, "round_cap": null}', false, false, 'aGRMvu-lhpH9fz6EctYkSw', '5aP9q5YHy9rKAlyT', 'running', '94d8962fb03a5767a203cbc39753b861b6b78b928c8e606b', '94d8962fb03a5767a203cbc39753b861b6b78b928c8e606b', 0, 47, 47, 1794970558, 1794970559, 'null', NULL, '{"table": null, "step": 41}', 41, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('XS--Uej0kahg-UgR', 'akropolis', 1, '{"first_player": "given", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'aGRMvu-lhpH9fz6EctYkSw', 'vzgIZa-gLYDf7P9g', 'running', 'dcce5c6f4d84c31432372fe912cf2ffd40c027dde9dfc805', 'dcce5c6f4d84c31432372fe912cf2ffd40c027dde9dfc805', 0, 9, 9, 1794970557, 1794970558, 'null', NULL, 'null', 4, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('-UnBVpILxtc9ewJq', 'akropolis', 1, '{"first_player": "given", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'aGRMvu-lhpH9fz6EctYkSw', 'OdJuLothj_E8ifMX', 'running', '645bd88603315aa3e6772ac01f194acb60f89bd5e46346b2', '645bd88603315aa3e6772ac01f194acb60f89bd5e46346b2', 0, 8, 8, 1794970558, 1794970558, 'null', NULL, '{"table": null, "step": 8}', 8, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('N50zspW_d8Ib61rI', 'akropolis', 1, '{"first_player": "given", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', true, true, 'aGRMvu-lhpH9fz6EctYkSw', 'QDtmA43gtcJcpERs', 'running', '2b41be113136e5b5ea32abc5eb60753f1fce41069b75edd4', '2b41be113136e5b5ea32abc5eb60753f1fce41069b75edd4|Ada''s own words|', 0, 15, 9, 1794970557, 1794970557, 'null', NULL, 'null', 4, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('wbkxz7eSEfiqrPx7', 'pantheon', 1, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', true, true, 'aGRMvu-lhpH9fz6EctYkSw', '4iSSCp65YUuiNt_W', 'running', 'c13d24b2aeef1b03646bd68a57a4ba3b1b8f1be761fa923a', 'c13d24b2aeef1b03646bd68a57a4ba3b1b8f1be761fa923a|Ada''s own words|', 1, 48, 38, 1794970558, 1794970558, 'null', NULL, 'null', 33, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('ltitrbKj0UFY-0GC', 'origins', 1, '{"first_player": "random", "announce_end": true, "round_cap": null}', false, false, 'aGRMvu-lhpH9fz6EctYkSw', '1nhfEBWjJkRbDVNm', 'running', '0b6bfdd752fdd45097921d813e1c013ce73c151607017fe2', '0b6bfdd752fdd45097921d813e1c013ce73c151607017fe2', 0, 42, 42, 1794970558, 1794970558, 'null', NULL, 'null', 37, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('cMnKq5gQ3Vcwhk23', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', true, false, 'aGRMvu-lhpH9fz6EctYkSw', 'OpSV_u17gZr8lc8v', 'open', 'c1e4bc5f839d528d3993465377af8c4b273d12181c681be0', NULL, NULL, 0, 0, 1794970559, 1794970559, 'null', NULL, 'null', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('kJ34SuW9wj7Tb7x_', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', false, false, 'aGRMvu-lhpH9fz6EctYkSw', 'vIbBGtYSmLux6rUo', 'open', 'df27acb8972600efd24dba29ebcf8e0ea32021ea9c3f67ce', NULL, NULL, 0, 0, 1794970559, 1794970559, 'null', NULL, 'null', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('k9y-z6v8LKwRcELw', 'pantheon', 1, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'aGRMvu-lhpH9fz6EctYkSw', 'SjDGe5v9Zkuxt0tO', 'running', '11595d473c75de558c96a22fc4c3ffe7f90f4653ea58ada9', '11595d473c75de558c96a22fc4c3ffe7f90f4653ea58ada9', 0, 38, 38, 1794970559, 1794970560, 'null', NULL, '{"table": null, "step": 36}', 36, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('zq8yzErrl86frfeF', 'origins', 1, '{"first_player": "random", "announce_end": true, "round_cap": null}', true, true, 'aGRMvu-lhpH9fz6EctYkSw', 'lzRTikS55orcA3Dn', 'running', '499cd927c5b7ccbcef37515d0f6e0d08d5bd115e8239b669', '499cd927c5b7ccbcef37515d0f6e0d08d5bd115e8239b669|Ada''s own words|', 0, 52, 42, 1794970558, 1794970558, 'null', NULL, 'null', 37, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('50CktcEU7pruJotZ', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}', false, false, 'aGRMvu-lhpH9fz6EctYkSw', 'e2SYlUoM9AXavXiI', 'over', '7188a0a255b71e758a03b4b37e4b765e6527b7cb949d67d2', '7188a0a255b71e758a03b4b37e4b765e6527b7cb949d67d2', NULL, 41, 41, 1794970559, 1794970560, '{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [7], "place": 1}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 0}, "total": 0, "tie": [7], "place": 1}]}', 'iDxllHeCnSTO9g84', 'null', 7, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('iDxllHeCnSTO9g84', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}', false, false, 'aGRMvu-lhpH9fz6EctYkSw', 'miCYB2omCqTEKH1D', 'open', 'da2e375aef1cdf9012738b1e3ac9479fcef0a4470afac878', NULL, NULL, 0, 0, 1794970560, 1794970560, 'null', NULL, 'null', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('CJFgaZ7NywzSbvy5', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": 1}', true, false, 'Zw-tOayC9lFZUCt31-sn_g', '1sxGAHdabRg1GlFe', 'running', 'd681f8869f2fa05e8abdea9b536de978401f2f70439cfa89', 'd681f8869f2fa05e8abdea9b536de978401f2f70439cfa89', 1, 21, 21, 1794970560, 1794970560, 'null', NULL, '{"table": "50CktcEU7pruJotZ", "step": 20}', 21, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('H1M1Vp2GDU8TLUnm', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "round_cap": null}', true, false, 'aGRMvu-lhpH9fz6EctYkSw', 'qcU4d_BRyhU-Q0sq', 'running', '20708a3d1d125b71064dadaa0ac645ab7cc67ff1e15a01d9', '20708a3d1d125b71064dadaa0ac645ab7cc67ff1e15a01d9', 1, 10, 10, 1794970560, 1794970560, 'null', NULL, 'null', 7, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('3gSHMrzCxiQ3V7gc', 'pantheon', 1, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'aGRMvu-lhpH9fz6EctYkSw', 'jAofo_qPIM8xotIc', 'running', '601c66caeb30c8558c0682e2a8618731857cde0b55876e9b', '601c66caeb30c8558c0682e2a8618731857cde0b55876e9b', 0, 45, 45, 1794970558, 1794970560, 'null', NULL, 'null', 29, NULL, NULL, NULL);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT pk_log PRIMARY KEY (table_id, n);
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
