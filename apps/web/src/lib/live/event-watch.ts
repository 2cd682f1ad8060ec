const pollEveryMs = 15_000;
/** The server shows a sign of life more than twice as often. */
const silenceMs = 50_000;
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** Told on `window` when a server that was in trouble is well again: who was refused tries again at once. */
export const serviceIsBack = 'dehesa:service-is-back';
/** A rush of bookings is told once in this time. */
const tellEveryMs = 1_000;

export interface WatchOptions<Change extends string> {
  /** Of the server-sent events. */
  address: string;
  /** What an event says; undefined for what a newer server may tell besides, which is as good as anything missed. */
  read: (data: unknown) => Change | undefined;
  /** `missed`: anything may be old. */
  onChange: (change: Change | 'missed') => void;
  /** Whether changes are told as they happen, or only looked for from time to time. */
  onLive: (live: boolean) => void;
}

/**
 * Watches something while its page is on screen: told by the server, and looking every 15 s for as long as that does
 * not work. A hidden page holds no connection (a browser has only six) and looks again when it is shown.
 */
export class EventWatch<Change extends string> {
  readonly #options: WatchOptions<Change>;
  #source: EventSource | undefined;
  #live = false;
  #pause = firstPauseMs;
  #reconnect: number | undefined;
  #silence: number | undefined;
  #poll: number | undefined;
  #quiet: number | undefined;
  readonly #untold = new Set<Change | 'missed'>();

  constructor(options: WatchOptions<Change>) {
    this.#options = options;
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    for (const event of ['online', serviceIsBack]) window.addEventListener(event, this.#onOnline);
    if (!document.hidden) this.#connect();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    for (const event of ['online', serviceIsBack]) window.removeEventListener(event, this.#onOnline);
    this.#disconnect();
    window.clearTimeout(this.#quiet);
    this.#untold.clear();
  }

  readonly #onVisibility = () => {
    if (document.hidden) return this.#disconnect();
    this.#pause = firstPauseMs;
    this.#connect();
    this.#tell('missed');
  };

  readonly #onOnline = () => {
    if (document.hidden || this.#live) return;
    this.#pause = firstPauseMs;
    this.#connect();
  };

  #connect(): void {
    this.#disconnect();
    const source = new EventSource(this.#options.address);
    this.#source = source;
    source.addEventListener('missed', () => {
      this.#pause = firstPauseMs;
      this.#setLive(true);
      this.#tell('missed');
    });
    source.addEventListener('change', ({ data }: MessageEvent<unknown>) => {
      this.#tell(this.#options.read(data) ?? 'missed');
    });
    source.addEventListener('lost', () => this.#setLive(false));
    for (const event of ['missed', 'change', 'lost', 'beat'] as const)
      source.addEventListener(event, () => this.#expectMore());
    // The browser would come back by itself, but not from a refusal, and always after the same time.
    source.addEventListener('error', () => this.#comeBack());
    this.#expectMore();
    this.#startPolling();
  }

  #disconnect(): void {
    this.#source?.close();
    this.#source = undefined;
    for (const timer of [this.#reconnect, this.#silence]) window.clearTimeout(timer);
    window.clearInterval(this.#poll);
    this.#setLive(false, { polling: false });
  }

  #comeBack(): void {
    this.#source?.close();
    window.clearTimeout(this.#silence);
    window.clearTimeout(this.#reconnect);
    this.#setLive(false);
    // Not all at once after a restart of the server.
    this.#reconnect = window.setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, longestPauseMs);
  }

  #expectMore(): void {
    window.clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#comeBack(), silenceMs);
  }

  #setLive(live: boolean, { polling = !live } = {}): void {
    if (polling) this.#startPolling();
    else window.clearInterval(this.#poll);
    if (live === this.#live) return;
    this.#live = live;
    this.#options.onLive(live);
  }

  #startPolling(): void {
    window.clearInterval(this.#poll);
    this.#poll = window.setInterval(() => this.#tell('missed'), pollEveryMs);
  }

  /** The first at once; what comes soon after it together, a moment later. */
  #tell(change: Change | 'missed'): void {
    if (this.#quiet !== undefined) {
      this.#untold.add(change);
      return;
    }
    this.#options.onChange(change);
    this.#quiet = window.setTimeout(() => {
      this.#quiet = undefined;
      const untold = this.#untold.has('missed') ? (['missed'] as const) : [...this.#untold];
      this.#untold.clear();
      for (const late of untold) this.#tell(late);
    }, tellEveryMs);
  }
}
