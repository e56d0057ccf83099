/** The kit of shapes from which the titles build their pictures: three tones of stone, one line weight,
 * light from the upper left. A picture is a list of shapes in a box of 48 x 40 around 0, 0; the ground is
 * at y = 18. */
export type Tone = "l" | "m" | "s" | "k" | "a" | "w" | "g" | "y" | "o" | "n";
export type Shape = [tone: Tone, d: string, transform?: string];

/** Light, middle and shaded stone, ink, water, green, gold, wood; `a` is the tint of the thing, `n` only a line. */
export const TONES: Record<Exclude<Tone, "a">, string> = {
  l: "#fff6e0",
  m: "#dfca9c",
  s: "#ab8f63",
  k: "#3a2f20",
  w: "#8cc0dd",
  g: "#7d9f54",
  y: "#efc244",
  o: "#a9713c",
  n: "none",
};

export function poly(tone: Tone, ...points: number[]): Shape {
  return [tone, `M${points.join(" ")}z`];
}

export function line(...points: number[]): Shape {
  return ["n", `M${points.join(" ")}`];
}

export function disc(tone: Tone, x: number, y: number, r: number, ry = r): Shape {
  return [tone, `M${x - r} ${y}a${r} ${ry} 0 10${2 * r} 0 ${r} ${ry} 0 10${-2 * r} 0z`];
}

/** A block whose right side lies in the shade. */
export function box(x: number, y: number, w: number, h: number, tone: Tone = "l"): Shape[] {
  const dark = Math.min(w * 0.3, 5);
  return [
    [tone, `M${x} ${y}h${w}v${h}h${-w}z`],
    ["s", `M${x + w - dark} ${y}h${dark}v${h}h${-dark}z`],
  ];
}

/** A gable or a pointed roof over (x, y), its right half in the shade. */
export function gable(x: number, y: number, w: number, h: number, tone: Tone = "a"): Shape[] {
  return [poly(tone, x, y, x + w / 2, y - h, x + w, y)];
}

export function dome(x: number, y: number, r: number, tone: Tone = "a", h = r): Shape {
  return [tone, `M${x - r} ${y}a${r} ${h} 0 01${2 * r} 0z`];
}

/** A door or a gateway with a round top, standing on y. */
export function arch(x: number, y: number, w: number, h: number, tone: Tone = "k"): Shape {
  return [tone, `M${x - w / 2} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 01${w} 0v${h - w / 2}z`];
}

/** Columns side by side, from x to x + w. */
export function columns(x: number, y: number, w: number, h: number, n: number): Shape[] {
  const step = n > 1 ? (w - 4) / (n - 1) : 0;
  return Array.from({ length: n }, (_, k): Shape => ["l", `M${x + k * step} ${y}h4v${h}h-4z`]);
}

/** A round tower with battlements. */
export function keep(x: number, y: number, w: number, h: number, tone: Tone = "l"): Shape[] {
  const t = w / 5;
  return [
    ...box(x, y, w, h, tone),
    [tone, `M${x - 1} ${y}v-5h${t + 1}v3h${t}v-3h${t}v3h${t}v-3h${t + 1}v5z`],
  ];
}

export function flag(x: number, y: number, h = 10, tone: Tone = "a"): Shape[] {
  return [line(x, y, x, y - h), poly(tone, x, y - h, x + 8, y - h + 2.5, x, y - h + 5)];
}

/** A temple front: steps, columns, architrave, gable. */
export function front(tone: Tone = "a", y = 18): Shape[] {
  return [
    ...columns(-14, y - 18, 28, 15, 4),
    ...box(-17, y - 22, 34, 4),
    ...gable(-19, y - 22, 38, 11, tone),
    ...box(-19, y - 3, 38, 3, "m"),
  ];
}

export function tree(x: number, y: number, h: number, tone: Tone = "g"): Shape[] {
  return [line(x, y, x, y - h * 0.4), disc(tone, x, y - h * 0.62, h * 0.26, h * 0.38)];
}

export function star(x: number, y: number, r: number, tone: Tone = "y"): Shape {
  const points = Array.from({ length: 10 }, (_, k) => {
    const a = (Math.PI / 5) * k - Math.PI / 2;
    const size = k % 2 ? r * 0.44 : r;
    return [round(x + size * Math.cos(a)), round(y + size * Math.sin(a))];
  });
  return poly(tone, ...points.flat());
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** The same picture smaller or larger, and moved. */
export function scaled(shapes: Shape[], s: number, dx: number, dy: number): Shape[] {
  return shapes.map(([tone, d, own]) => [
    tone,
    d,
    `translate(${dx} ${dy}) scale(${s}) ${own ?? ""}`,
  ]);
}
