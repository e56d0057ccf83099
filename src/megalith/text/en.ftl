# Words of the platform.
nothing = nothing
and = { $first } and { $last }
seat = Player { $n }
luck = Luck
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $player } decides.
refusal-not-possible = That is not possible now.
refusal-no-undo = Nothing can be taken back: luck has spoken or somebody else has decided.
