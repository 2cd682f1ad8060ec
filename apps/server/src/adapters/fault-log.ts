import type { ServiceContext } from '@dehesa/services/context';
import { recordFault, type ServerFault } from '@dehesa/services/database';

/** Beyond so many that wait a fault is only in the process's own log. */
const mostWaiting = 100;

/**
 * Writes the server's faults into the database (B31), one after the other and apart from whoever met them. A database
 * that does not answer is a fault that it cannot keep: then the process's own log is all there is.
 */
export class FaultLog {
  #waiting: ServerFault[] = [];
  #target: Pick<ServiceContext, 'db'> | undefined;
  #writing: Promise<void> | undefined;

  /** Until then faults wait. */
  attach(target: Pick<ServiceContext, 'db'>): void {
    this.#target = target;
    this.#start();
  }

  readonly note = (fault: ServerFault): void => {
    if (this.#waiting.length >= mostWaiting) return;
    this.#waiting.push(fault);
    this.#start();
  };

  /** Resolves when what was noted is written, or could not be. */
  async flushed(): Promise<void> {
    await this.#writing;
  }

  #start(): void {
    if (this.#target !== undefined && this.#waiting.length > 0) this.#writing ??= this.#write(this.#target);
  }

  async #write(target: Pick<ServiceContext, 'db'>): Promise<void> {
    for (let fault = this.#waiting.shift(); fault !== undefined; fault = this.#waiting.shift()) {
      await recordFault(target, fault).catch(() => undefined);
    }
    this.#writing = undefined;
  }
}
