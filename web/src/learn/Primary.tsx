import { useLayoutEffect, useRef } from "preact/hooks";

/** The one button that leads on: it has the focus, so that Enter presses it. */
export function Primary({ label, act }: { label: string; act: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <button class="button primary" ref={ref} onClick={act}>
      {label}
    </button>
  );
}
