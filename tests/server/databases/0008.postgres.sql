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
    created bigint DEFAULT '1795035394'::bigint NOT NULL,
    seen bigint DEFAULT '1795035394'::bigint NOT NULL,
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
INSERT INTO public.deals VALUES ('HwvybLDLmjGx0yIt', 'stone_age', 20775, '9683b2854e49a45dabfa96b90641008c09eac6d129997104', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', 2, 1, 'hard', NULL, 1795035394, NULL);
INSERT INTO public.deals VALUES ('joxL6KZykgOlotF5', 'stone_age', 20776, 'd7b235e72a9071f8ae62276a4628a4e81f3359cf776130fa', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', 2, 0, 'hard', NULL, 1795035394, NULL);
INSERT INTO public.deals VALUES ('ZfPCKryROhYGRGWm', 'akropolis', 20775, 'e85dc497386a694b465ffe787b40e646b4b8bd53e0e5f171', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', 2, 1, 'hard', NULL, 1795035394, NULL);
INSERT INTO public.deals VALUES ('Y681BDOwZBLQBNhI', 'akropolis', 20776, '68a17bb791cb9fb15e4b117b783b2725de0ed501e50d0873', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', 2, 0, 'hard', NULL, 1795035394, NULL);
INSERT INTO public.deals VALUES ('u9epLBwqGAeXT_kj', 'origins', 20775, 'f969ba0bc4607b5681f5c1673363cde068ac0a8321ff43c3', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', 2, 1, 'hard', NULL, 1795035394, NULL);
INSERT INTO public.deals VALUES ('eB4EmhyEGXUccJC1', 'origins', 20776, 'a5059c0e3074e6b29ed84f88d4b9e4552bb8d94b41dadcce', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', 2, 0, 'hard', NULL, 1795035394, NULL);
INSERT INTO public.deals VALUES ('osnQwED1GGu4_A4o', 'pantheon', 20775, 'cdd351e053f8debeb38f402ddaeec95bcff989d2a839c1a9', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', 2, 1, 'hard', NULL, 1795035394, NULL);
INSERT INTO public.deals VALUES ('xWPTO1FbLA3gGsNr', 'pantheon', 20776, 'd234c96927435c83cee61296c3d2dc74e0857ff9d0469db2', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', 2, 0, 'hard', NULL, 1795035395, NULL);
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 1, -1, '{"do": "draw_card_row", "card": "c16"}', NULL, NULL);
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 2, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 3, -1, '{"do": "draw_card_row", "card": "c08"}', NULL, NULL);
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 4, -1, '{"do": "draw_card_row", "card": "c12"}', NULL, NULL);
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 5, -1, '{"do": "draw_tile", "tile": "b24"}', NULL, NULL);
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 6, -1, '{"do": "draw_tile", "tile": "b17"}', NULL, NULL);
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r2-140389856793424');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 8, 1, NULL, 'moocMYebT1Sa3s8QLKf8Jw', 'r3-140389856793424');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 9, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r4-140389856793424');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 10, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r2-140389401619984');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 11, 0, NULL, 'kyQVcVG0yE0qsK28NOxd9g', 'r3-140389401619984');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 12, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r4-140389401619984');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 13, 1, '{"do":"place_workers","place":"forest","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r5-140389856793424');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 14, 1, NULL, 'moocMYebT1Sa3s8QLKf8Jw', 'r6-140389856793424');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 15, 1, '{"do":"place_workers","place":"forest","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r7-140389856793424');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 16, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389401619984');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 17, 0, NULL, 'kyQVcVG0yE0qsK28NOxd9g', 'r6-140389401619984');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 18, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r7-140389401619984');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 19, 1, '{"do":"place_workers","place":"quarry","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r8-140389856793424');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 20, 1, NULL, 'moocMYebT1Sa3s8QLKf8Jw', 'r9-140389856793424');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 21, 1, '{"do":"place_workers","place":"quarry","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r10-140389856793424');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 22, 0, '{"do":"place_workers","place":"river","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r8-140389401619984');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 23, 0, NULL, 'kyQVcVG0yE0qsK28NOxd9g', 'r9-140389401619984');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 24, 0, '{"do":"place_workers","place":"river","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r10-140389401619984');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 25, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r11-140389856793424');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 26, 1, NULL, 'moocMYebT1Sa3s8QLKf8Jw', 'r12-140389856793424');
INSERT INTO public.log VALUES ('A1BQnSUhLPDPhI6O', 27, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r13-140389856793424');
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 0, -1, '{"do": "start_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 1, -1, '{"do": "draw_card_row", "card": "c08"}', NULL, NULL);
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 2, -1, '{"do": "draw_card_row", "card": "c02"}', NULL, NULL);
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 3, -1, '{"do": "draw_card_row", "card": "c05"}', NULL, NULL);
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 4, -1, '{"do": "draw_card_row", "card": "c30"}', NULL, NULL);
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 5, -1, '{"do": "draw_tile", "tile": "b05"}', NULL, NULL);
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 6, -1, '{"do": "draw_tile", "tile": "b28"}', NULL, NULL);
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 7, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r2-140389401284624');
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 8, 1, '{"do":"place_workers","place":"hut","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 9, 0, '{"do":"place_workers","place":"forest","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r3-140389401284624');
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 10, 1, '{"do":"place_workers","place":"field","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 11, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r4-140389401284624');
INSERT INTO public.log VALUES ('kqZHtDPmKqbB5Pti', 12, 1, '{"do":"place_workers","place":"quarry","workers":2}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 1, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 2, -1, '{"do": "draw_card_row", "card": "c26"}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 3, -1, '{"do": "draw_card_row", "card": "c01"}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 4, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 5, -1, '{"do": "draw_tile", "tile": "b03"}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 6, -1, '{"do": "draw_tile", "tile": "b08"}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 0, -1, '{"do": "first_site", "tile": "a09"}', NULL, NULL);
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 1, -1, '{"do": "first_site", "tile": "a26"}', NULL, NULL);
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 2, -1, '{"do": "first_site", "tile": "a10"}', NULL, NULL);
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 3, -1, '{"do": "first_site", "tile": "a14"}', NULL, NULL);
INSERT INTO public.log VALUES ('ZX3zIhjOCX1vHFZU', 11, 1, '{"do":"place_workers","place":"quarry","workers":3}', NULL, NULL);
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 4, 0, '{"do":"choose_tile","slot":0}', 'kyQVcVG0yE0qsK28NOxd9g', 'r2-140389848453840');
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 5, 0, NULL, 'kyQVcVG0yE0qsK28NOxd9g', 'r3-140389848453840');
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 6, 0, '{"do":"choose_tile","slot":0}', 'kyQVcVG0yE0qsK28NOxd9g', 'r4-140389848453840');
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 7, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389848453840');
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 8, 1, '{"do":"choose_tile","slot":0}', 'moocMYebT1Sa3s8QLKf8Jw', 'r2-140389854451728');
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 9, 1, NULL, 'moocMYebT1Sa3s8QLKf8Jw', 'r3-140389854451728');
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 10, 1, '{"do":"choose_tile","slot":0}', 'moocMYebT1Sa3s8QLKf8Jw', 'r4-140389854451728');
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 11, 1, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r5-140389854451728');
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 12, 0, '{"do":"choose_tile","slot":0}', 'kyQVcVG0yE0qsK28NOxd9g', 'r6-140389848453840');
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 13, 0, NULL, 'kyQVcVG0yE0qsK28NOxd9g', 'r7-140389848453840');
INSERT INTO public.log VALUES ('SmWu4lzSHIwD1lLO', 14, 0, '{"do":"choose_tile","slot":0}', 'kyQVcVG0yE0qsK28NOxd9g', 'r8-140389848453840');
INSERT INTO public.log VALUES ('JpC01uWFiAZBNP_c', 0, -1, '{"do": "first_site", "tile": "a11"}', NULL, NULL);
INSERT INTO public.log VALUES ('JpC01uWFiAZBNP_c', 1, -1, '{"do": "first_site", "tile": "a06"}', NULL, NULL);
INSERT INTO public.log VALUES ('JpC01uWFiAZBNP_c', 2, -1, '{"do": "first_site", "tile": "a24"}', NULL, NULL);
INSERT INTO public.log VALUES ('JpC01uWFiAZBNP_c', 3, -1, '{"do": "first_site", "tile": "a28"}', NULL, NULL);
INSERT INTO public.log VALUES ('JpC01uWFiAZBNP_c', 5, 0, '{"do":"place_tile","q":-3,"r":1,"rotation":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r3-140389854360016');
INSERT INTO public.log VALUES ('JpC01uWFiAZBNP_c', 8, 0, '{"do":"choose_tile","slot":0}', 'kyQVcVG0yE0qsK28NOxd9g', 'r4-140389854360016');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 38, 0, NULL, 'kyQVcVG0yE0qsK28NOxd9g', 'r3-140389854250512');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 41, 1, NULL, 'moocMYebT1Sa3s8QLKf8Jw', 'r3-140389864133136');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 44, 1, NULL, 'moocMYebT1Sa3s8QLKf8Jw', 'r6-140389864133136');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 47, 0, NULL, 'kyQVcVG0yE0qsK28NOxd9g', 'r6-140389854250512');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 50, 0, NULL, 'kyQVcVG0yE0qsK28NOxd9g', 'r9-140389854250512');
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 0, -1, '{"do": "bonus_tokens", "tokens": ["purple", "red", "blue", "yellow", "orange"]}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aries"}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "capricorn"}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "pisces"}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 4, -1, '{"do": "pool_tiles", "type": "armoury", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 5, -1, '{"do": "pool_tiles", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 7, -1, '{"do": "pool_tiles", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 8, -1, '{"do": "pool_tiles", "type": "healers_hut", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 9, -1, '{"do": "pool_order", "colours": ["orange", "purple", "blue", "red", "yellow"]}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 10, -1, '{"do": "stack_top", "type": "veteran_colony", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 12, -1, '{"do": "stack_top", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 13, -1, '{"do": "stack_top", "type": "sacred_place", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 14, -1, '{"do": "stack_top", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 22, -1, '{"do": "district_deal", "card": "d05"}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 23, -1, '{"do": "district_deal", "card": "d25"}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 24, -1, '{"do": "district_deal", "card": "d20"}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 25, -1, '{"do": "district_deal", "card": "d42"}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 37, 1, '{"do":"draft_die","colour":"orange","value":5}', NULL, NULL);
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 40, 1, '{"do":"draft_die","colour":"purple","value":2}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 20, 0, '{"do":"raise_offering","kind":"gift"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r4-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 37, 1, NULL, 'moocMYebT1Sa3s8QLKf8Jw', 'r3-140389801665296');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 39, 1, '{"do":"commit_move","cards":0}', 'moocMYebT1Sa3s8QLKf8Jw', 'r5-140389801665296');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 42, 1, '{"do":"place_piece","q":10,"r":0}', 'moocMYebT1Sa3s8QLKf8Jw', 'r8-140389801665296');
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 42, 1, '{"do":"main_action","action":"temple_zodiac"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 35, 1, '{"do":"draw_row","card":"offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 36, -1, '{"do":"refill_row","card":"offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 41, 0, '{"do":"choose_action","action":"move"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r2-140389854360144');
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 44, 1, '{"do":"follow","choice":"move"}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 8, 0, '{"do":"place_workers","place":"hunt","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r2-140389848106192');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 10, 0, '{"do":"place_workers","place":"clay_pit","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r3-140389848106192');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 13, 1, '{"do":"place_workers","place":"tool_maker","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r5-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 16, 1, '{"do":"choose_group","place":"hunt"}', 'moocMYebT1Sa3s8QLKf8Jw', 'r7-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 17, -1, '{"do":"roll_gather","dice":[5]}', 'moocMYebT1Sa3s8QLKf8Jw', 'r7-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 21, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'moocMYebT1Sa3s8QLKf8Jw', 'r10-140390210940944');
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 34, 1, '{"do":"place_piece","q":-1,"r":5}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 46, 1, '{"do":"place_piece","q":11,"r":1}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 30, 0, '{"do":"pick_die","face":2}', 'kyQVcVG0yE0qsK28NOxd9g', 'r6-140389848106192');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 34, 0, '{"do":"choose_group","place":"clay_pit"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r9-140389848106192');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 35, -1, '{"do":"roll_gather","dice":[6]}', 'kyQVcVG0yE0qsK28NOxd9g', 'r9-140389848106192');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 37, 0, '{"do":"choose_group","place":"river"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r11-140389848106192');
INSERT INTO public.log VALUES ('JpC01uWFiAZBNP_c', 4, 0, '{"do":"choose_tile","slot":0}', 'kyQVcVG0yE0qsK28NOxd9g', 'r2-140389854360016');
INSERT INTO public.log VALUES ('JpC01uWFiAZBNP_c', 7, 1, '{"do":"place_tile","q":-2,"r":0,"rotation":1}', NULL, NULL);
INSERT INTO public.log VALUES ('YK9Sx3S_znsBMbEH', 0, -1, '{"do": "first_site", "tile": "a22"}', NULL, NULL);
INSERT INTO public.log VALUES ('YK9Sx3S_znsBMbEH', 1, -1, '{"do": "first_site", "tile": "a06"}', NULL, NULL);
INSERT INTO public.log VALUES ('YK9Sx3S_znsBMbEH', 2, -1, '{"do": "first_site", "tile": "a27"}', NULL, NULL);
INSERT INTO public.log VALUES ('YK9Sx3S_znsBMbEH', 3, -1, '{"do": "first_site", "tile": "a01"}', NULL, NULL);
INSERT INTO public.log VALUES ('YK9Sx3S_znsBMbEH', 4, 0, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('YK9Sx3S_znsBMbEH', 5, 0, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('YK9Sx3S_znsBMbEH', 6, 1, '{"do": "choose_tile", "slot": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('YK9Sx3S_znsBMbEH', 7, 1, '{"do": "place_tile", "q": -3, "r": 1, "rotation": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 0, -1, '{"do": "bonus_tokens", "tokens": ["purple", "red", "orange", "yellow", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "leo"}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "taurus"}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 4, -1, '{"do": "pool_tiles", "type": "armoury", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 5, -1, '{"do": "pool_tiles", "type": "court", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 6, -1, '{"do": "pool_tiles", "type": "workshop", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 7, -1, '{"do": "pool_tiles", "type": "obelisk", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 8, -1, '{"do": "pool_tiles", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 9, -1, '{"do": "pool_order", "colours": ["blue", "yellow", "orange", "purple", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 10, -1, '{"do": "stack_top", "type": "outpost", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 11, -1, '{"do": "stack_top", "type": "stone_circle", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 12, -1, '{"do": "stack_top", "type": "workshop", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 13, -1, '{"do": "stack_top", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 14, -1, '{"do": "stack_top", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 20, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 21, -1, '{"do": "speaker_roll", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 22, -1, '{"do": "district_deal", "card": "d28"}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 23, -1, '{"do": "district_deal", "card": "d21"}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 24, -1, '{"do": "district_deal", "card": "d40"}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 25, -1, '{"do": "district_deal", "card": "d13"}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 26, -1, '{"do": "first_player", "seat": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 37, 0, '{"do":"draft_die","colour":"red","value":3}', 'kyQVcVG0yE0qsK28NOxd9g', 'r2-140389854250512');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 40, 1, '{"do":"draft_die","colour":"red","value":3}', 'moocMYebT1Sa3s8QLKf8Jw', 'r2-140389864133136');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 43, 1, '{"do":"draft_die","colour":"orange","value":2}', 'moocMYebT1Sa3s8QLKf8Jw', 'r5-140389864133136');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 46, 0, '{"do":"draft_die","colour":"orange","value":2}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389854250512');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 49, 0, '{"do":"visit","worker":"red","value":3,"place":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r8-140389854250512');
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 39, 0, '{"do":"draft_die","colour":"red","value":3}', 'kyQVcVG0yE0qsK28NOxd9g', 'r3-140390210895184');
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 42, 0, '{"do":"visit","worker":"red","value":2,"place":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r4-140390210895184');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 19, 0, NULL, 'kyQVcVG0yE0qsK28NOxd9g', 'r3-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 36, 1, '{"do":"choose_action","action":"move"}', 'moocMYebT1Sa3s8QLKf8Jw', 'r2-140389801665296');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 38, 1, '{"do":"choose_action","action":"move"}', 'moocMYebT1Sa3s8QLKf8Jw', 'r4-140389801665296');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 41, 1, '{"do":"commit_move","cards":0}', 'moocMYebT1Sa3s8QLKf8Jw', 'r7-140389801665296');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 44, 1, '{"do":"place_piece","q":10,"r":0}', 'moocMYebT1Sa3s8QLKf8Jw', 'r10-140389801665296');
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 43, 1, '{"do":"temple_move","temple":"sea","steps":1}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 39, 1, '{"do":"draw_deck"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 40, -1, '{"do":"draw_from_deck","card":"offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 43, 0, '{"do":"place_piece","q":10,"r":0}', 'kyQVcVG0yE0qsK28NOxd9g', 'r4-140389854360144');
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 33, 1, '{"do":"commit_move","cards":1}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 7, 1, '{"do":"place_workers","place":"hunt","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r2-140390210940944');
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 45, 1, '{"do":"commit_move","cards":2}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 12, 0, '{"do":"place_workers","place":"river","workers":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r4-140389848106192');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 15, 1, '{"do":"place_workers","place":"card1","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r6-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 19, 1, '{"do":"choose_group","place":"forest"}', 'moocMYebT1Sa3s8QLKf8Jw', 'r9-140390210940944');
INSERT INTO public.log VALUES ('JpC01uWFiAZBNP_c', 6, 1, '{"do":"choose_tile","slot":0}', NULL, NULL);
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 39, 0, '{"do":"draft_die","colour":"red","value":3}', 'kyQVcVG0yE0qsK28NOxd9g', 'r4-140389854250512');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 42, 1, '{"do":"draft_die","colour":"red","value":3}', 'moocMYebT1Sa3s8QLKf8Jw', 'r4-140389864133136');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 45, 1, '{"do":"draft_die","colour":"orange","value":2}', 'moocMYebT1Sa3s8QLKf8Jw', 'r7-140389864133136');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 48, 0, '{"do":"draft_die","colour":"orange","value":2}', 'kyQVcVG0yE0qsK28NOxd9g', 'r7-140389854250512');
INSERT INTO public.log VALUES ('wzHWfUIxVUrXs7Wz', 51, 0, '{"do":"visit","worker":"red","value":3,"place":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r10-140389854250512');
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 38, 0, '{"do":"draft_die","colour":"red","value":2}', 'kyQVcVG0yE0qsK28NOxd9g', 'r2-140390210895184');
INSERT INTO public.log VALUES ('2CEmbZmfy3aU2xsu', 41, 1, '{"do":"population"}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 0, -1, '{"do": "bonus_tokens", "tokens": ["blue", "yellow", "purple", "orange", "red"]}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 1, -1, '{"do": "zodiac_deal", "temple": "forest", "zodiac": "aquarius"}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 2, -1, '{"do": "zodiac_deal", "temple": "mountain", "zodiac": "virgo"}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 3, -1, '{"do": "zodiac_deal", "temple": "sea", "zodiac": "capricorn"}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 4, -1, '{"do": "pool_tiles", "type": "fortress", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 5, -1, '{"do": "pool_tiles", "type": "forum", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 6, -1, '{"do": "pool_tiles", "type": "mint", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 7, -1, '{"do": "pool_tiles", "type": "monument", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 8, -1, '{"do": "pool_tiles", "type": "main_gate", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 9, -1, '{"do": "pool_order", "colours": ["yellow", "red", "orange", "purple", "blue"]}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 10, -1, '{"do": "stack_top", "type": "riding_grounds", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 11, -1, '{"do": "stack_top", "type": "castle", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 12, -1, '{"do": "stack_top", "type": "granary", "stone": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 13, -1, '{"do": "stack_top", "type": "temple_sea", "stone": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 14, -1, '{"do": "stack_top", "type": "astronomical_tower", "stone": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 15, -1, '{"do": "citizen_pool", "colour": "red", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 16, -1, '{"do": "citizen_pool", "colour": "orange", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 17, -1, '{"do": "citizen_pool", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 18, -1, '{"do": "citizen_pool", "colour": "blue", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 19, -1, '{"do": "citizen_pool", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 20, -1, '{"do": "speaker_roll", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 21, -1, '{"do": "speaker_roll", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 22, -1, '{"do": "district_deal", "card": "d06"}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 23, -1, '{"do": "district_deal", "card": "d15"}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 24, -1, '{"do": "district_deal", "card": "d27"}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 25, -1, '{"do": "district_deal", "card": "d41"}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 26, -1, '{"do": "first_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 27, -1, '{"do": "draft_roll", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 28, -1, '{"do": "draft_roll", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 29, -1, '{"do": "draft_roll", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 30, -1, '{"do": "draft_roll", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 31, -1, '{"do": "draft_roll", "colour": "yellow", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 32, -1, '{"do": "draft_roll", "colour": "yellow", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 33, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 34, -1, '{"do": "draft_roll", "colour": "blue", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 35, -1, '{"do": "draft_roll", "colour": "purple", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 36, -1, '{"do": "draft_roll", "colour": "purple", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 37, 1, '{"do": "draft_die", "colour": "red", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 38, 0, '{"do": "draft_die", "colour": "red", "value": 5}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 39, 0, '{"do": "draft_die", "colour": "orange", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 40, 1, '{"do": "draft_die", "colour": "orange", "value": 4}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 1, -1, '{"do": "deal_row", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 2, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 3, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 4, -1, '{"do": "deal_row", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 5, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 6, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 7, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 8, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 9, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 10, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 11, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 12, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 13, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 14, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 15, -1, '{"do": "deal_bonus", "token": "bonus_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 16, -1, '{"do": "deal_bonus", "token": "bonus_offering_2"}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 17, -1, '{"do": "draw_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 18, 0, '{"do":"raise_offering","kind":"gift"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r2-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 21, 0, '{"do":"raise_offering","kind":"gift"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 22, -1, '{"do":"draw_nation","nation":"germania"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 23, -1, '{"do":"reveal_god","god":"pietalte"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 24, -1, '{"do":"reveal_god","god":"plaesiris"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 25, -1, '{"do":"reveal_demigod","value":1}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 26, -1, '{"do":"reveal_demigod","value":3}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 27, -1, '{"do":"reveal_god","god":"pietalte"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 28, -1, '{"do":"draw_booty","token":"booty_god"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 29, -1, '{"do":"draw_booty","token":"booty_demigod"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 30, -1, '{"do":"reveal_demigod","value":3}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 31, -1, '{"do":"draw_booty","token":"booty_offering_1"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 32, -1, '{"do":"draw_from_deck","card":"offering_dancer"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 33, -1, '{"do":"draw_from_deck","card":"offering_dancer"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 34, -1, '{"do":"draw_from_deck","card":"offering_dancer"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 35, -1, '{"do":"draw_from_deck","card":"offering_worship"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389813990416');
INSERT INTO public.log VALUES ('iME-zznH1BhIATnt', 41, 1, '{"do":"visit","worker":"orange","value":4,"place":3}', NULL, NULL);
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 40, 1, NULL, 'moocMYebT1Sa3s8QLKf8Jw', 'r6-140389801665296');
INSERT INTO public.log VALUES ('DrSSoxodvqvSjDmt', 43, 1, NULL, 'moocMYebT1Sa3s8QLKf8Jw', 'r9-140389801665296');
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 1, -1, '{"do": "deal_row", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 2, -1, '{"do": "deal_row", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 4, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 5, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 8, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 9, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 10, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 11, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 12, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 13, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 14, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 15, -1, '{"do": "deal_bonus", "token": "bonus_god"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 16, -1, '{"do": "deal_bonus", "token": "bonus_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 17, -1, '{"do": "draw_god", "god": "vinthrad"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 18, -1, '{"do": "draw_demigod", "value": 3}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 19, -1, '{"do": "draw_nation", "nation": "germania"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 20, -1, '{"do": "reveal_god", "god": "stonkus"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 21, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 22, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 23, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 24, -1, '{"do": "reveal_god", "god": "pietalte"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 25, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 26, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 27, -1, '{"do": "draw_booty", "token": "booty_pieces_1_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 28, -1, '{"do": "draw_booty", "token": "booty_demigod"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 29, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 30, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 31, -1, '{"do": "draw_from_deck", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 32, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 33, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 34, 1, '{"do":"choose_action","action":"draw"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 37, 1, '{"do":"draw_deck"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 38, -1, '{"do":"draw_from_deck","card":"coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 42, 0, '{"do":"commit_move","cards":0}', 'kyQVcVG0yE0qsK28NOxd9g', 'r3-140389854360144');
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 1, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 2, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 3, -1, '{"do": "deal_row", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 4, -1, '{"do": "deal_row", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 5, -1, '{"do": "deal_hand", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 6, -1, '{"do": "deal_hand", "card": "offering_gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 7, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 8, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 9, -1, '{"do": "deal_hand", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 10, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 11, -1, '{"do": "deal_hand", "card": "coin_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 12, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 13, -1, '{"do": "deal_hand", "card": "offering_temple"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 14, -1, '{"do": "deal_hand", "card": "offering_dancer"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 15, -1, '{"do": "deal_bonus", "token": "bonus_column"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 16, -1, '{"do": "deal_bonus", "token": "bonus_cards_3"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 17, -1, '{"do": "draw_from_deck", "card": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 18, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 19, -1, '{"do": "draw_from_deck", "card": "offering_worship"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 20, -1, '{"do": "draw_nation", "nation": "iberia"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 21, -1, '{"do": "reveal_god", "god": "taksator"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 22, -1, '{"do": "reveal_god", "god": "plaesiris"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 23, -1, '{"do": "reveal_demigod", "value": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 24, -1, '{"do": "reveal_demigod", "value": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 25, -1, '{"do": "reveal_god", "god": "traitera"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 26, -1, '{"do": "draw_booty", "token": "booty_step_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 27, -1, '{"do": "draw_booty", "token": "booty_cards_2"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 28, -1, '{"do": "draw_booty", "token": "booty_pieces_1_1"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 29, 1, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 30, 0, '{"do": "raise_offering", "kind": "gift"}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 31, 1, '{"do": "place_bonus_column", "q": 12, "r": 0}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 32, 1, '{"do": "choose_action", "action": "move"}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 1, -1, '{"do": "draw_card_row", "card": "c05"}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 2, -1, '{"do": "draw_card_row", "card": "c35"}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 3, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 4, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 5, -1, '{"do": "draw_tile", "tile": "b21"}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 6, -1, '{"do": "draw_tile", "tile": "b13"}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 9, 1, '{"do":"place_workers","place":"forest","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r3-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 11, 1, '{"do":"place_workers","place":"quarry","workers":1}', 'moocMYebT1Sa3s8QLKf8Jw', 'r4-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 14, 0, '{"do":"place_workers","place":"hut","workers":2}', 'kyQVcVG0yE0qsK28NOxd9g', 'r5-140389848106192');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 18, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'moocMYebT1Sa3s8QLKf8Jw', 'r8-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 22, 1, '{"do":"choose_group","place":"quarry"}', 'moocMYebT1Sa3s8QLKf8Jw', 'r11-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 23, -1, '{"do":"roll_gather","dice":[1]}', 'moocMYebT1Sa3s8QLKf8Jw', 'r11-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 25, 1, '{"do":"choose_group","place":"tool_maker"}', 'moocMYebT1Sa3s8QLKf8Jw', 'r13-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 27, 1, '{"do":"pay_card","pay":{"wood":1}}', 'moocMYebT1Sa3s8QLKf8Jw', 'r15-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 28, -1, '{"do":"roll_dice_all","dice":[2,2]}', 'moocMYebT1Sa3s8QLKf8Jw', 'r15-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 31, 0, '{"do":"choose_group","place":"hunt"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r7-140389848106192');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 32, -1, '{"do":"roll_gather","dice":[6]}', 'kyQVcVG0yE0qsK28NOxd9g', 'r7-140389848106192');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 36, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'kyQVcVG0yE0qsK28NOxd9g', 'r10-140389848106192');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 39, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'kyQVcVG0yE0qsK28NOxd9g', 'r12-140389848106192');
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 48, 1, '{"do":"place_piece","q":12,"r":1}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 51, 1, '{"do":"choose_action","action":"draw"}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 20, -1, '{"do":"roll_gather","dice":[4]}', 'moocMYebT1Sa3s8QLKf8Jw', 'r9-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 24, 1, '{"do":"choose_tools","tools":[],"one_use":[]}', 'moocMYebT1Sa3s8QLKf8Jw', 'r12-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 26, 1, '{"do":"choose_group","place":"card1"}', 'moocMYebT1Sa3s8QLKf8Jw', 'r14-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 29, 1, '{"do":"pick_die","face":2}', 'moocMYebT1Sa3s8QLKf8Jw', 'r16-140390210940944');
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 33, 0, '{"do":"choose_tools","tools":[],"one_use":[]}', 'kyQVcVG0yE0qsK28NOxd9g', 'r8-140389848106192');
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 35, 1, '{"do":"place_piece","q":0,"r":6}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 40, 0, '{"do":"choose_group","place":"hut"}', 'kyQVcVG0yE0qsK28NOxd9g', 'r13-140389848106192');
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 1, -1, '{"do": "draw_card_row", "card": "c05"}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 2, -1, '{"do": "draw_card_row", "card": "c35"}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 3, -1, '{"do": "draw_card_row", "card": "c25"}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 4, -1, '{"do": "draw_card_row", "card": "c06"}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 5, -1, '{"do": "draw_tile", "tile": "b21"}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 6, -1, '{"do": "draw_tile", "tile": "b13"}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 7, 1, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 8, 0, '{"do": "place_workers", "place": "hunt", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 9, 1, '{"do": "place_workers", "place": "forest", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 10, 0, '{"do": "place_workers", "place": "clay_pit", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 11, 1, '{"do": "place_workers", "place": "quarry", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 12, 0, '{"do": "place_workers", "place": "river", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 13, 1, '{"do": "place_workers", "place": "tool_maker", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 14, 0, '{"do": "place_workers", "place": "hut", "workers": 2}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 15, 1, '{"do": "place_workers", "place": "card1", "workers": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 16, 1, '{"do": "choose_group", "place": "hunt"}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 17, -1, '{"do": "roll_gather", "dice": [5]}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 18, 1, '{"do": "choose_tools", "tools": [], "one_use": []}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 19, 1, '{"do": "choose_group", "place": "forest"}', NULL, NULL);
INSERT INTO public.log VALUES ('o3TPM8GnFQyQVFwZ', 20, -1, '{"do": "roll_gather", "dice": [6]}', NULL, NULL);
INSERT INTO public.log VALUES ('WD966wc752FDSt4U', 0, -1, '{"do": "start_player", "seat": 1}', NULL, NULL);
INSERT INTO public.log VALUES ('WD966wc752FDSt4U', 1, -1, '{"do": "draw_card_row", "card": "c13"}', NULL, NULL);
INSERT INTO public.log VALUES ('WD966wc752FDSt4U', 2, -1, '{"do": "draw_card_row", "card": "c36"}', NULL, NULL);
INSERT INTO public.log VALUES ('WD966wc752FDSt4U', 3, -1, '{"do": "draw_card_row", "card": "c20"}', NULL, NULL);
INSERT INTO public.log VALUES ('WD966wc752FDSt4U', 4, -1, '{"do": "draw_card_row", "card": "c19"}', NULL, NULL);
INSERT INTO public.log VALUES ('WD966wc752FDSt4U', 5, -1, '{"do": "draw_tile", "tile": "b06"}', NULL, NULL);
INSERT INTO public.log VALUES ('WD966wc752FDSt4U', 6, -1, '{"do": "draw_tile", "tile": "b14"}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 49, 1, '{"do":"place_piece","q":13,"r":1}', NULL, NULL);
INSERT INTO public.log VALUES ('WD966wc752FDSt4U', 8, 0, '{"do":"place_workers","place":"building2","workers":1}', NULL, NULL);
INSERT INTO public.log VALUES ('Xb9otyq9BJQ67mXH', 38, -1, '{"do":"roll_gather","dice":[4]}', 'kyQVcVG0yE0qsK28NOxd9g', 'r11-140389848106192');
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 47, 1, '{"do":"place_piece","q":12,"r":0}', NULL, NULL);
INSERT INTO public.log VALUES ('3cEB5BM9jbmcjo8o', 36, 1, '{"do":"place_piece","q":-1,"r":7}', NULL, NULL);
INSERT INTO public.log VALUES ('WD966wc752FDSt4U', 7, 1, '{"do":"place_workers","place":"river","workers":4}', NULL, NULL);
INSERT INTO public.log VALUES ('P3jIBlC8goAPLtLK', 50, 1, '{"do":"place_piece","q":14,"r":1}', NULL, NULL);
INSERT INTO public.log VALUES ('WD966wc752FDSt4U', 9, 1, '{"do":"place_workers","place":"clay_pit","workers":1}', NULL, NULL);
INSERT INTO public.people VALUES ('moocMYebT1Sa3s8QLKf8Jw', 'Ben', NULL, NULL, 0, 1795035395, 1795035421, NULL);
INSERT INTO public.people VALUES ('kyQVcVG0yE0qsK28NOxd9g', 'Ada', 'a3f4b200fc35e3442cd0fb21d5c08c9fd786333132b29a35858ac93b9e882c19', 1797627395, 0, 1795035395, 1795035421, NULL);
INSERT INTO public.seats VALUES ('A1BQnSUhLPDPhI6O', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, 'Ada''s own words', 1795035396, NULL);
INSERT INTO public.seats VALUES ('A1BQnSUhLPDPhI6O', 1, 'person', 'moocMYebT1Sa3s8QLKf8Jw', 'Ben', NULL, NULL, 1795035396, true);
INSERT INTO public.seats VALUES ('kqZHtDPmKqbB5Pti', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035399, NULL);
INSERT INTO public.seats VALUES ('kqZHtDPmKqbB5Pti', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('ZX3zIhjOCX1vHFZU', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035413, NULL);
INSERT INTO public.seats VALUES ('ZX3zIhjOCX1vHFZU', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('SmWu4lzSHIwD1lLO', 1, 'person', 'moocMYebT1Sa3s8QLKf8Jw', 'Ben', NULL, NULL, 1795035414, true);
INSERT INTO public.seats VALUES ('SmWu4lzSHIwD1lLO', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, 'Ada''s own words', 1795035414, NULL);
INSERT INTO public.seats VALUES ('JpC01uWFiAZBNP_c', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035416, NULL);
INSERT INTO public.seats VALUES ('JpC01uWFiAZBNP_c', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('YK9Sx3S_znsBMbEH', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035416, NULL);
INSERT INTO public.seats VALUES ('YK9Sx3S_znsBMbEH', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('wzHWfUIxVUrXs7Wz', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, 'Ada''s own words', 1795035416, NULL);
INSERT INTO public.seats VALUES ('wzHWfUIxVUrXs7Wz', 1, 'person', 'moocMYebT1Sa3s8QLKf8Jw', 'Ben', NULL, NULL, 1795035416, true);
INSERT INTO public.seats VALUES ('2CEmbZmfy3aU2xsu', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035417, NULL);
INSERT INTO public.seats VALUES ('2CEmbZmfy3aU2xsu', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('iME-zznH1BhIATnt', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035418, NULL);
INSERT INTO public.seats VALUES ('iME-zznH1BhIATnt', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('DrSSoxodvqvSjDmt', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, 'Ada''s own words', 1795035418, NULL);
INSERT INTO public.seats VALUES ('DrSSoxodvqvSjDmt', 1, 'person', 'moocMYebT1Sa3s8QLKf8Jw', 'Ben', NULL, NULL, 1795035418, true);
INSERT INTO public.seats VALUES ('P3jIBlC8goAPLtLK', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035418, NULL);
INSERT INTO public.seats VALUES ('P3jIBlC8goAPLtLK', 1, 'bot', NULL, '', 'greedy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('3cEB5BM9jbmcjo8o', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035419, NULL);
INSERT INTO public.seats VALUES ('3cEB5BM9jbmcjo8o', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Qus7bqPXw8SBZUfL', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035419, NULL);
INSERT INTO public.seats VALUES ('Qus7bqPXw8SBZUfL', 1, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Qus7bqPXw8SBZUfL', 2, 'bot', NULL, '', 'easy', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('z66Brzb1GC7xsNhL', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035419, NULL);
INSERT INTO public.seats VALUES ('z66Brzb1GC7xsNhL', 1, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('Xb9otyq9BJQ67mXH', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035419, NULL);
INSERT INTO public.seats VALUES ('Xb9otyq9BJQ67mXH', 1, 'person', 'moocMYebT1Sa3s8QLKf8Jw', 'Ben', NULL, NULL, 1795035419, true);
INSERT INTO public.seats VALUES ('Z4SLg7_P3skykSsD', 0, 'person', 'kyQVcVG0yE0qsK28NOxd9g', 'Ada', NULL, NULL, 1795035420, NULL);
INSERT INTO public.seats VALUES ('Z4SLg7_P3skykSsD', 1, 'open', NULL, '', NULL, NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('o3TPM8GnFQyQVFwZ', 0, 'person', 'moocMYebT1Sa3s8QLKf8Jw', 'Ben', NULL, NULL, 1795035420, NULL);
INSERT INTO public.seats VALUES ('o3TPM8GnFQyQVFwZ', 1, 'person', 'moocMYebT1Sa3s8QLKf8Jw', 'Ben', NULL, NULL, 1795035420, NULL);
INSERT INTO public.seats VALUES ('WD966wc752FDSt4U', 0, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.seats VALUES ('WD966wc752FDSt4U', 1, 'bot', NULL, '', 'random', NULL, NULL, NULL);
INSERT INTO public.settings VALUES ('cookie_key', '1bfe3ba3c37aa1edb9eb1bc2f0a1403ee8920c1dff0960ae80c13ebeaf48c512');
INSERT INTO public.tables VALUES ('ZX3zIhjOCX1vHFZU', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'kyQVcVG0yE0qsK28NOxd9g', 'tvliR7KwFGLs5TPO', 'running', '2b1e009d8ade5eb1ebbe8b59acee4759d53cf8f708608c24', '2b1e009d8ade5eb1ebbe8b59acee4759d53cf8f708608c24', 0, 12, 12, 1795035413, 1795035414, 'null', NULL, '{"table": null, "step": 11}', 11, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('2CEmbZmfy3aU2xsu', 'origins', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'kyQVcVG0yE0qsK28NOxd9g', 'Fz_ksty0fyoleR6H', 'running', '9b7ab67472839cbce49d542fd74674d76aac0ad79527a38c', '9b7ab67472839cbce49d542fd74674d76aac0ad79527a38c', 0, 43, 43, 1795035417, 1795035418, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('SmWu4lzSHIwD1lLO', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', true, true, 'kyQVcVG0yE0qsK28NOxd9g', 'o67szNjjdHLwZzGf', 'running', 'eb35afd6f1527e447444376f2ba617f17a5b875b857ef8fb', 'eb35afd6f1527e447444376f2ba617f17a5b875b857ef8fb|Ada''s own words|', 0, 15, 9, 1795035413, 1795035416, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('A1BQnSUhLPDPhI6O', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, true, 'kyQVcVG0yE0qsK28NOxd9g', 'R7Fcv7bQJFrqiFZw', 'running', '3c64b629f69e553c4106bc2fbfaad7cae81211f7f553f679', '3c64b629f69e553c4106bc2fbfaad7cae81211f7f553f679|Ada''s own words|', 0, 28, 14, 1795035396, 1795035399, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('kqZHtDPmKqbB5Pti', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'kyQVcVG0yE0qsK28NOxd9g', 'vOjjKdUwVwC7choC', 'running', '1b3ed2a25ae99b9268d157ec85130b632ba7bb24ae73286d', '1b3ed2a25ae99b9268d157ec85130b632ba7bb24ae73286d', 0, 13, 13, 1795035399, 1795035407, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('DrSSoxodvqvSjDmt', 'pantheon', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', true, true, 'kyQVcVG0yE0qsK28NOxd9g', 'sdTRsyVnbb3F7uFI', 'running', '80cf74c2188a73059027a6ea8307ce6c7677f68dbb896e89', '80cf74c2188a73059027a6ea8307ce6c7677f68dbb896e89|Ada''s own words|', 0, 45, 37, 1795035418, 1795035418, 'null', NULL, 'null', 18, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('JpC01uWFiAZBNP_c', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'kyQVcVG0yE0qsK28NOxd9g', '0U7e51FuLFsxwMzW', 'running', '0db0160098ccd13d6fd974cf5dbce571fa0fb1b33d2d9d58', '0db0160098ccd13d6fd974cf5dbce571fa0fb1b33d2d9d58', 0, 9, 9, 1795035416, 1795035416, 'null', NULL, 'null', 4, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('YK9Sx3S_znsBMbEH', 'akropolis', 1, '{"start_player": "seat_0", "long_game": false, "variant_houses": false, "variant_markets": false, "variant_barracks": false, "variant_temples": false, "variant_gardens": false, "enclosed_cells": "lake", "solo_architect": "hippodamos", "site_direction": "right_to_left", "live_scores": true}', false, false, 'kyQVcVG0yE0qsK28NOxd9g', 'h-ZCtmNOryTrE14d', 'running', 'e84edfe9ca1fbdc9b4506749de513ef24b83c0f8f619ea5b', 'e84edfe9ca1fbdc9b4506749de513ef24b83c0f8f619ea5b', 0, 8, 8, 1795035416, 1795035416, 'null', NULL, '{"table": null, "step": 8}', 8, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('wzHWfUIxVUrXs7Wz', 'origins', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', true, true, 'kyQVcVG0yE0qsK28NOxd9g', 'qk-zVt7QOUAWq66v', 'running', '0867c85f94419dbc9435db31b71f6a4bfc2e0beb7ca5b1fc', '0867c85f94419dbc9435db31b71f6a4bfc2e0beb7ca5b1fc|Ada''s own words|', 0, 52, 42, 1795035416, 1795035417, 'null', NULL, 'null', 37, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('iME-zznH1BhIATnt', 'origins', 3, '{"start_player": "random", "announce_end": true, "round_cap": null}', false, false, 'kyQVcVG0yE0qsK28NOxd9g', 'U3gUm0Lah9IifUXO', 'running', 'd68ba7bd042c05955f8ac318e2a64502137eddaa9f69165d', 'd68ba7bd042c05955f8ac318e2a64502137eddaa9f69165d', 0, 44, 44, 1795035418, 1795035418, 'null', NULL, '{"table": null, "step": 41}', 41, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('Xb9otyq9BJQ67mXH', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, 'kyQVcVG0yE0qsK28NOxd9g', 'WmHA6IB7sLJAQX-M', 'over', '994af0027e51ebe9a001e58b043b1dd144353b453f7f1b75', '994af0027e51ebe9a001e58b043b1dd144353b453f7f1b75', NULL, 41, 41, 1795035419, 1795035420, '{"ending": "round_cap", "sheets": [{"seat": 0, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 0, "builders": 0, "shamans": 0, "resources": 2}, "total": 2, "tie": [6], "place": 2}, {"seat": 1, "lines": {"score_track": 0, "green_first_set": 0, "green_second_set": 0, "farmers": 0, "toolmakers": 2, "builders": 0, "shamans": 0, "resources": 1}, "total": 3, "tie": [6], "place": 1}]}', 'Z4SLg7_P3skykSsD', 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('Z4SLg7_P3skykSsD', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', false, false, 'kyQVcVG0yE0qsK28NOxd9g', '7a40o2szIn2BexgB', 'open', 'ef514bc2b07b4ec08da6fabff46eed38da781d13af0a6a9e', NULL, NULL, 0, 0, 1795035420, 1795035420, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('o3TPM8GnFQyQVFwZ', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": 1}', true, false, 'moocMYebT1Sa3s8QLKf8Jw', 'hNkiWF8MQ0lYzpUi', 'running', '86760456442e986aaff998b8e438df2bba07c02d8ff045b6', '86760456442e986aaff998b8e438df2bba07c02d8ff045b6', 1, 21, 21, 1795035420, 1795035420, 'null', NULL, '{"table": "Xb9otyq9BJQ67mXH", "step": 20}', 21, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('P3jIBlC8goAPLtLK', 'pantheon', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'kyQVcVG0yE0qsK28NOxd9g', 'Sx9QGlvubpwG1QRP', 'running', '2dbd6d87221d930ab5a934d9915ada44ae56c9d6cc7d254a', '2dbd6d87221d930ab5a934d9915ada44ae56c9d6cc7d254a', 1, 52, 52, 1795035418, 1795035421, 'null', NULL, 'null', 34, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('WD966wc752FDSt4U', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, 'kyQVcVG0yE0qsK28NOxd9g', 'zJVRMKR6c2eSFMjS', 'running', 'b1618754ec294bdf5853611a330b5d946b7a78035b90be46', 'b1618754ec294bdf5853611a330b5d946b7a78035b90be46', 0, 10, 10, 1795035420, 1795035421, 'null', NULL, 'null', 7, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('Qus7bqPXw8SBZUfL', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', true, false, 'kyQVcVG0yE0qsK28NOxd9g', 'MpM09t-45YJVuv-s', 'open', '1bee4571f38ffb5afa070f535f55774d3902eab3b720b298', NULL, NULL, 0, 0, 1795035419, 1795035419, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('z66Brzb1GC7xsNhL', 'stone_age', 1, '{"tool_supply": "unlimited", "start_player": "random", "show_bought_cards": true, "round_cap": null}', false, false, 'kyQVcVG0yE0qsK28NOxd9g', '-EUMsEwg60_4gvfS', 'open', '637feb9ff2af60f5ebf9d8d0d62f2b6e5d68dd4e612e3540', NULL, NULL, 0, 0, 1795035419, 1795035419, 'null', NULL, 'null', NULL, 60, 'medium', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('3cEB5BM9jbmcjo8o', 'pantheon', 3, '{"start_player": "random", "bonus_tokens": "dealt", "start_material": "standard", "demigod_taken": "uppermost", "jump_landing": "foot", "traitera_after_last_token": true, "epoch_turn_limit": 50, "show_known_cards": true, "show_known_demigods": true}', false, false, 'kyQVcVG0yE0qsK28NOxd9g', 'xV9vSPvz0ErO68HU', 'running', 'c6a7cdbab7d27df1c4ce31a69292481163b357b8d2615002', 'c6a7cdbab7d27df1c4ce31a69292481163b357b8d2615002', 0, 37, 37, 1795035419, 1795035420, 'null', NULL, '{"table": null, "step": 33}', 33, 60, 'medium', NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL);
INSERT INTO public.usage VALUES ('44aaab45f17d63a173a9d6fb67381102', 20775, 18, 5, 57450);
INSERT INTO public.usage VALUES ('kyQVcVG0yE0qsK28NOxd9g', 20775, 17, 4, 46300);
INSERT INTO public.usage VALUES ('moocMYebT1Sa3s8QLKf8Jw', 20775, 1, 1, 11150);
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
