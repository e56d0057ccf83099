/** How the screen is shared out, by its width and its height: the board has at least half of it. */
import { useEffect, useState } from "preact/hooks";

/**
 * wide: a side column, the bar under the board; beside: the bar in the side column, for a desk that
 * is not high; tall: everything under the board; low: a rail beside it, for a phone on its side.
 */
export type Layout = "wide" | "beside" | "tall" | "low";

const LOW = 500; // less height than this, and nothing can stand under the board
const NARROW = 820;
const SIDE = 320; // the side column of a desk
const UNDER = 312; // what stands above and under the board of a desk

export function layoutOf(width: number, height: number): Layout {
  if (height < LOW && width >= 560) return "low";
  if (width <= NARROW) return "tall";
  return (width - SIDE) * (height - UNDER) >= (width * height) / 2 ? "wide" : "beside";
}

/** The classes of a page: what a phone needs holds for both ways to hold it. */
export const CLASSES: Record<Layout, string> = {
  wide: "wide",
  beside: "wide beside",
  tall: "tall",
  low: "tall low",
};

export function useLayout(): Layout {
  return useScreen(now);
}

/** Whether the screen is much wider than high, as a phone on its side is and a desk at 200 % is not. */
export function useFlat(): boolean {
  return useScreen(() => innerWidth > innerHeight * 1.8);
}

/** What the size of the screen says; followed when it changes. */
function useScreen<T>(say: () => T): T {
  const [said, setSaid] = useState(say);
  useEffect(() => {
    const change = () => setSaid(say);
    addEventListener("resize", change);
    return () => removeEventListener("resize", change);
  }, []);
  return said;
}

/** Whether the page is drawn for a phone. */
export function isSmall(layout: Layout): boolean {
  return layout === "tall" || layout === "low";
}

export function useTall(): boolean {
  return isSmall(useLayout());
}

function now(): Layout {
  return layoutOf(innerWidth, innerHeight);
}
