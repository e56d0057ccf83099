/** One socket for one table: says hello again after a break, keeps alive, resends what was not answered. */
import { signal } from "@preact/signals";
import type { FromPage, FromServer, Hello, Ping } from "./types";

export type Connection = "connecting" | "online" | "offline" | "gone";
/** The same without some fields, for each member of a union. */
export type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** What wants an answer; the socket adds the ref. */
export type Question = Without<Exclude<FromPage, Hello | Ping>, "ref">;
type Waiting = { message: FromPage; resolve: (answer: FromServer) => void; resend: boolean };

const PING = 15_000;
const SILENT = 35_000;

export class Socket {
  readonly state = signal<Connection>("connecting");
  private ws: WebSocket | null = null;
  private closed = false;
  private tries = 0;
  private heard = 0;
  private next = 0;
  private timer = 0;
  private readonly pinger: number;
  private readonly waiting = new Map<string, Waiting>();
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly path: string,
    private readonly hello: () => Omit<Hello, "type">,
    private readonly onMessage: (message: FromServer) => void,
  ) {
    this.pinger = window.setInterval(() => this.alive(), PING);
    addEventListener("online", this.retry);
    this.open();
  }

  /** Send and wait for the answer that carries the same ref. */
  ask(message: Question, resend = false): Promise<FromServer> {
    const ref = `${this.prefix}-${this.next++}`;
    const full: FromPage = { ...message, ref };
    return new Promise((resolve) => {
      this.waiting.set(ref, { message: full, resolve, resend });
      this.send(full);
    });
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pinger);
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    this.ws?.close();
  }

  private readonly retry = () => {
    if (!this.closed && this.ws?.readyState !== WebSocket.OPEN) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const ws = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.ws = ws;
    ws.onopen = () => {
      this.heard = Date.now();
      this.greet(ws);
    };
    ws.onmessage = (event) => this.received(ws, JSON.parse(event.data) as FromServer);
    ws.onclose = (event) => ws === this.ws && this.lost(event.code);
  }

  private greet(ws: WebSocket): void {
    if (ws.readyState === WebSocket.OPEN) {
      ws.send(JSON.stringify({ type: "hello", ...this.hello() }));
    }
  }

  private received(ws: WebSocket, message: FromServer): void {
    if (ws !== this.ws) return;
    this.heard = Date.now();
    if (message.type === "pong") return;
    if (message.type === "error" && this.state.value !== "online" && message.ref == null) {
      window.setTimeout(() => ws === this.ws && this.greet(ws), 1000); // too many at once: ask again
      return;
    }
    if (this.state.value !== "online") {
      this.state.value = "online";
      this.tries = 0;
      for (const w of this.waiting.values()) if (w.resend) this.send(w.message);
    }
    this.onMessage(message);
    const ref = "ref" in message ? message.ref : null;
    const waiting = ref ? this.waiting.get(ref) : undefined;
    if (ref && waiting) {
      this.waiting.delete(ref);
      waiting.resolve(message);
    }
  }

  private lost(code: number): void {
    if (this.closed) return;
    if (code === 4404) {
      this.state.value = "gone";
      return;
    }
    this.state.value = "offline";
    for (const [ref, w] of this.waiting) {
      if (!w.resend) {
        this.waiting.delete(ref);
        w.resolve({ type: "error", ref, error: "offline", detail: "" });
      }
    }
    const wait = Math.min(8000, 400 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private send(message: FromPage): void {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(message));
  }

  private alive(): void {
    if (this.ws?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENT) this.ws.close();
    else this.send({ type: "ping" });
  }
}
