/** How drawn pieces say who they are, so that they can travel from where they were to where they are.
 *
 * `key` names a piece; two drawings with one key, before and after a change, are the same piece. A new
 * one comes from the place `from`, one that is gone goes to `to`: a place is any element with that
 * `data-place`, such as "seat-0" (a player's panel), or "mover" for whoever decided last.
 */
export function travels(key: string, from?: string, to?: string) {
  return { "data-key": key, "data-from": from, "data-to": to };
}
