# Słowa platformy.
nothing = nic
and = { $first } i { $last }
seat = Gracz { $n }
luck = Los
refusal-game-over = Gra jest skończona.
refusal-not-your-turn = To nie twoja kolej: decyduje { $player }.
refusal-not-possible = Teraz to niemożliwe.
refusal-no-undo = Nie można niczego cofnąć: przemówił los albo zdecydował ktoś inny.
