/** Long words on small tiles. */
const LONG = 11;

/** A long word in two parts, after a vowel near its middle. */
export function broken(word: string): string[] {
  if (word.length <= LONG) return [word];
  const cuts = [...word.matchAll(/[aeiouyąęó](?=[^aeiouyąęó])/g)].map((m) => m.index + 1);
  const middle = word.length / 2 + 1;
  const cut = cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return cut ? [`${word.slice(0, cut)}-`, word.slice(cut)] : [word];
}
