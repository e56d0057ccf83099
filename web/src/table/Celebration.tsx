/** A moment for the winner: pieces of the winning colour and laurels rain over the sheet, unless things shall not move. */
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { moving } from "../core/settings";
import { markPath, seatColour } from "../core/widgets";

const PIECES = 44;
const LASTS = 5200; // milliseconds, until the last one is gone
const LEAF = "M12 2C19 7 19 16 12 22 5 16 5 7 12 2zM12 5v16";
const COLOURS = ["#d9a520", "#f2cb3f", "#7e9c5d"];

export function Celebration({ seat }: { seat: number }) {
  const over = useSignal(!moving());
  useEffect(() => {
    const timer = setTimeout(() => (over.value = true), LASTS);
    return () => clearTimeout(timer);
  }, []);
  if (over.value) return null;
  return (
    <div class="celebration" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, k) => (
        <svg viewBox="0 0 24 24" style={fall(k)}>
          {k % 3 === 0 ? (
            <path d={markPath(seat)} fill={seatColour(seat)} stroke="#fff" />
          ) : (
            <path
              d={LEAF}
              fill={COLOURS[k % COLOURS.length]}
              stroke="#5c4a12"
              stroke-opacity=".5"
            />
          )}
        </svg>
      ))}
    </div>
  );
}

/** Each falls at its own place, time and pace; the numbers only have to look mixed. */
function fall(k: number): Record<string, string> {
  const mixed = (factor: number) => ((k * factor) % 97) / 97;
  return {
    left: `${mixed(37) * 100}%`,
    width: `${14 + mixed(53) * 16}px`,
    animationDelay: `${mixed(71) * 1500}ms`,
    animationDuration: `${2200 + mixed(29) * 1400}ms`,
    "--drift": `${(mixed(61) - 0.5) * 160}px`,
    "--turn": `${(mixed(83) - 0.5) * 900}deg`,
  };
}
