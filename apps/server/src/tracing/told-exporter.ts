import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';

type Export = SpanExporter['export'];

/** An exporter that tells the log when traces no longer arrive, and when they do again: once each, however long it takes. */
export class ToldExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #logger: FastifyBaseLogger;
  #away = false;

  constructor(exporter: SpanExporter, logger: FastifyBaseLogger) {
    this.#exporter = exporter;
    this.#logger = logger;
  }

  export(...[spans, done]: Parameters<Export>): void {
    this.#exporter.export(spans, (result) => {
      this.#tell(result.code !== ExportResultCode.SUCCESS, result.error);
      done(result);
    });
  }

  async shutdown(): Promise<void> {
    await this.#exporter.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.();
  }

  #tell(isAway: boolean, error: Error | undefined): void {
    if (isAway === this.#away) return;
    this.#away = isAway;
    if (isAway) this.#logger.warn({ err: error }, 'traces do not arrive: what does not fit the queue is let go');
    else this.#logger.warn('traces arrive again');
  }
}
