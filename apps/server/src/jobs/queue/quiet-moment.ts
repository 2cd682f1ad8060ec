import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const sampleMs = 100;
/** Above this share of time at work, people who book come first. */
const busyShare = 0.25;
/** How long a message gives way at the most; then it goes, however busy. */
const patienceMs = 3_000;

/** The share of time, 0 to 1, that this process was at work since it was asked last. */
function utilizationMeter(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}

/** Node tells on this channel of every request that its HTTP servers take. */
const requestChannel = 'http.server.request.start';

/**
 * Tells when the process has time for what nobody waits for: messages must not slow bookings (B35). It is busy where it
 * is at work and somebody asked for something just now: messages alone do not give way to each other.
 */
export class QuietMoment {
  #busy = false;
  #requests = 0;
  readonly #timer: NodeJS.Timeout;
  readonly #count = () => {
    this.#requests += 1;
  };

  constructor(utilization: () => number = utilizationMeter()) {
    subscribe(requestChannel, this.#count);
    this.#timer = setInterval(() => {
      this.#busy = utilization() > busyShare && this.#requests > 0;
      this.#requests = 0;
    }, sampleMs).unref();
  }

  /** At once while the process has time, else when it has again or patience ends. */
  async wait(signal: AbortSignal): Promise<void> {
    for (let waited = 0; this.#busy && !signal.aborted && waited < patienceMs; waited += sampleMs)
      await sleep(sampleMs);
  }

  close(): void {
    unsubscribe(requestChannel, this.#count);
    clearInterval(this.#timer);
  }
}
