/** The sky of a scene. */
import type { ComponentChildren } from "preact";

export function Frame({ sky, children }: { sky: [string, string]; children: ComponentChildren }) {
  const id = `sky${sky[0].slice(1)}`;
  return (
    <svg
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      class="scene"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={sky[0]} />
          <stop offset="1" stop-color={sky[1]} />
        </linearGradient>
      </defs>
      <rect width="400" height="200" fill={`url(#${id})`} />
      {children}
    </svg>
  );
}
