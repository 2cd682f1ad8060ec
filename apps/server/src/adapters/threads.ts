import { Worker } from 'node:worker_threads';
import { DomainError, type DomainFailure, failure } from '@dehesa/domain/errors';

export type ThreadAnswer = { value: unknown } | { failure: DomainFailure };

export interface ThreadOptions {
  /** The built entry of the thread: says 'ready', answers once and ends. */
  file: string | URL;
  /** For so long it may work, from when it is ready. */
  deadlineMs: number;
  /** Orders that wait for their turn; more are refused. */
  maxWaiting: number;
  /** Of its heap. */
  megabytes: number;
  /** Why an order is refused that takes longer, or more memory. */
  tooMuch: DomainFailure;
}

/** A thread for each order, one at a time: it ends with its answer, or by its deadline, and leaves nothing behind (B51). */
export class Threads {
  readonly #options: ThreadOptions;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  async run(order: unknown): Promise<unknown> {
    if (this.#waiting > this.#options.maxWaiting) throw DomainError.of('service.busy');
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#answer(order));
    this.#last = turn.catch(() => undefined);
    try {
      const answer = await turn;
      if ('failure' in answer) throw DomainError.from(answer.failure);
      return answer.value;
    } finally {
      this.#waiting -= 1;
    }
  }

  #answer(order: unknown): Promise<ThreadAnswer> {
    const { file, deadlineMs, megabytes, tooMuch } = this.#options;
    return new Promise((resolve, reject) => {
      const worker = new Worker(file, {
        workerData: order,
        // Nothing of the installation's secrets is needed in there.
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: megabytes },
      });
      const tooLong = () => resolve({ failure: tooMuch });
      let deadline = setTimeout(() => {
        resolve({ failure: failure('service.busy') });
        void worker.terminate();
      }, startMs);
      worker.on('message', (message: 'ready' | ThreadAnswer) => {
        if (message !== 'ready') {
          resolve(message);
          return;
        }
        clearTimeout(deadline);
        deadline = setTimeout(() => {
          tooLong();
          void worker.terminate();
        }, deadlineMs);
      });
      worker.once('error', (error: Error & { code?: string }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooLong();
        else reject(error);
      });
      worker.once('exit', (code) => {
        clearTimeout(deadline);
        reject(new Error(`a thread ended with ${code}`));
      });
    });
  }
}

/** A machine that does not get a thread going for so long has other worries. */
const startMs = 20_000;
