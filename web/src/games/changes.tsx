/** What titles share to draw costs and gains. */

/** Adds `more` to `sum`, or takes it off. */
export function added(sum: Record<string, number>, more: Record<string, number>, sign = 1): void {
  for (const [id, n] of Object.entries(more)) if (n) sum[id] = (sum[id] ?? 0) + sign * n;
}

/** Points, as a flag. */
export function Points() {
  return (
    <g stroke="#2b2620" stroke-width="1.2" stroke-linejoin="round">
      <path d="M-7-10H9L5-4.5 9 1H-5V11H-7z" fill="#a33a52" />
    </g>
  );
}
