/** Records, events and refusals as sentences: the twin of `megalith/words.py`.
 *
 * A field `place: "forest"` looks up the message `place-forest`; its attributes (grammatical cases)
 * come along as `place_at` and so on.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { legs, named, nearest, type Cell } from "./places";
import type { Doing, Mix, RefusalJson, Told } from "./types";

/** The fields of a record, whatever they are. */
type Fields = Record<string, unknown>;

export type Args = Record<string, FluentVariable>;

export class Words {
  private readonly bundle: FluentBundle;
  private readonly places: Cell[] = []; // hexes with names, of the last source that has any

  constructor(
    readonly lang: string,
    sources: string[],
    readonly names: string[] = [],
    readonly me: number | null = null, // the seat that is spoken to as "you"
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
      const here = named(source);
      if (here.length) this.places.splice(0, Infinity, ...here);
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message, or its attribute `key.attribute`; a missing key shows as its last word. */
  say(key: string, args: Args = {}): string {
    const [name, attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return attribute ? "" : plain(name);
    return this.bundle.formatPattern(pattern, args, []);
  }

  name(field: string, id: string): string {
    return this.say(`${field}-${id}`);
  }

  tip(field: string, id: string): string {
    return this.has(`${field}-${id}`) ? this.say(`${field}-${id}.tip`) : "";
  }

  action(record: Doing): string {
    return this.say(`do-${record.do}`, this.args(record));
  }

  decision(name: string, asked: Fields, seat: number): string {
    return this.told(`decision-${name}`, { ...asked, seat });
  }

  event(record: Told): string {
    return this.told(`event-${record.tell}`, record);
  }

  /** An event without ways and turns, where a title has shorter words for the log. */
  logged(record: Told): string {
    const short = `log-${record.tell}`;
    return this.has(short) ? this.told(short, record) : this.event(record);
  }

  /** What a choice would do, before it is made: nothing was said of it yet. */
  foretold(record: Told): string {
    const ahead = `ahead-${record.tell}`;
    return this.has(ahead) ? this.told(ahead, record) : this.logged(record);
  }

  /** What is about me is said to me: in the message's attribute `you`, or else without my name before it. */
  private told(key: string, record: Fields): string {
    const args = this.args(record);
    if (this.me === null || record.seat !== this.me) return this.say(key, args);
    return this.say(`${key}.you`, args) || unnamed(this.say(key, args), this.player(this.me));
  }

  refusal(refusal: RefusalJson): string {
    return this.say(`refusal-${refusal.key}`, this.args(refusal.args));
  }

  /** The fields of a record as arguments of a message. */
  args(record: Fields): Args {
    const args: Args = {};
    for (const [field, value] of Object.entries(record)) {
      if (field === "do" || field === "tell") continue;
      if (field === "seat") args.player = this.player(value as number);
      else if (field === "decision") args[field] = this.say(`asked-${String(value)}`);
      else if (typeof value === "string") this.named(args, field, value);
      else if (Array.isArray(value)) {
        args[field] = this.join(value.map((x) => this.item(field, x)));
        args[`${field}_count`] = value.length;
      } else if (typeof value === "object" && value !== null) {
        args[field] = this.mix(value as Mix);
        args[`${field}_count`] = sum(Object.values(value as Mix));
      } else if (typeof value === "number") args[field] = value;
      else args[field] = String(value);
    }
    if (this.places.length && "q" in record && "r" in record)
      args.hex = this.hex(record.q as number, record.r as number);
    return args;
  }

  /** A hex by its name, or by the way from the nearest one that has a name. */
  hex(q: number, r: number): string {
    if (this.places.length === 0) return `(${q}, ${r})`;
    const near = nearest(this.places, [q, r]);
    const place = this.say(`hex-${near[0]}_${near[1]}`);
    const way = legs(near, [q, r]).map(([to, n]) => this.say(`hexes-${to}`, { n }));
    return way.length ? this.say("hex-beside", { place, way: this.join(way) }) : place;
  }

  player(seat: number): string {
    if (seat >= 0 && seat < this.names.length) return this.names[seat];
    if (seat < 0) return this.say("luck");
    const rival = this.names.length > 0 && this.has("rival"); // of a solo game: it has no seat
    return rival ? this.say("rival") : this.say("seat", { n: seat + 1 });
  }

  mix(mix: Mix): string {
    const amounts = Object.entries(mix).filter(([, n]) => n);
    return this.join(amounts.map(([id, n]) => this.say(`amount-${id}`, { n })));
  }

  /** a, b and c. */
  join(items: string[]): string {
    if (items.length === 0) return this.say("nothing");
    if (items.length === 1) return items[0];
    return this.say("and", { first: items.slice(0, -1).join(", "), last: items[items.length - 1] });
  }

  private named(args: Args, field: string, id: string): void {
    const key = `${field}-${id}`;
    const message = this.bundle.getMessage(key);
    if (!message) {
      args[field] = id;
      return;
    }
    args[field] = this.say(key);
    for (const attribute of Object.keys(message.attributes)) {
      if (attribute !== "tip") args[`${field}_${attribute}`] = this.say(`${key}.${attribute}`);
    }
  }

  private item(field: string, value: unknown): string {
    const key = `${field}-${String(value)}`;
    return this.has(key) ? this.say(key) : String(value);
  }
}

/** "Ada: which action?" as "Which action?" */
function unnamed(text: string, name: string): string {
  if (!text.startsWith(`${name}: `)) return text;
  const rest = text.slice(name.length + 2);
  return rest[0].toUpperCase() + rest.slice(1);
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** `refusal-place-full` as "place full": only ever seen where a word is missing. */
function plain(key: string): string {
  return key.replace(/^[a-z]+-/, "").replaceAll("_", " ");
}
