import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const sampleMs = 100;
/** Above this share of time at work, people who book come first. */
const busyShare = 0.5;
/** How long a message gives way at the most; then it goes, however busy. */
const patienceMs = 3_000;

/** Tells when the process has time for what nobody waits for: messages must not slow bookings (B35). */
export class QuietMoment {
  #busy = false;
  #before = performance.eventLoopUtilization();
  readonly #timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    this.#busy = performance.eventLoopUtilization(now, this.#before).utilization > busyShare;
    this.#before = now;
  }, sampleMs).unref();

  /** At once while the process has time, else when it has again or patience ends. */
  async wait(signal: AbortSignal): Promise<void> {
    const until = performance.now() + patienceMs;
    while (this.#busy && !signal.aborted && performance.now() < until) await sleep(sampleMs);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
