/** A value that must be there by now; that it is not would be our own fault. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("what must be there is not");
  return value;
}
