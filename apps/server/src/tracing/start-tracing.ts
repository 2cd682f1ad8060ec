import { randomUUID } from 'node:crypto';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ConsoleSpanExporter, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { within } from '../requests/within';
import type { TracingSettings } from '../settings/tracing';
import { KeyedSampler } from './keyed-sampler';
import { ToldExporter } from './told-exporter';

export interface TracingOptions {
  settings: TracingSettings;
  /** For what strangers cannot foresee. */
  key: Buffer;
  logger: FastifyBaseLogger;
}

export interface Tracing {
  /** Sends what is left, as far as that goes within two seconds. */
  stop(): Promise<void>;
}

const lastWordsMs = 2_000;
/** Of an attribute: statements are the longest, and cut already. */
const longestValue = 4_000;

/** From here on work is noted, and sent from time to time; nobody waits for it (B104). */
export function startTracing({ settings, key, logger }: TracingOptions): Tracing {
  const { queue, resource, sampler } = settings;
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.instance.id': randomUUID(), ...resource })),
    sampler: new KeyedSampler(sampler, key),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new ToldExporter(exporterOf(settings), logger),
        maxQueueSize: queue.most,
        maxExportBatchSize: Math.min(queue.together, queue.most),
        scheduledDelayMillis: queue.delayMs,
        exportTimeoutMillis: queue.patienceMs,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      // Whoever does not take them now does not get them.
      await within(lastWordsMs, provider.shutdown(), 'the collector is slow').catch((error: unknown) =>
        logger.warn({ err: error }, 'the last traces were not sent'),
      );
      trace.disable();
      context.disable();
    },
  };
}

/** What is not said here (time, compression, certificates) its library reads from the standard variables. */
function exporterOf({ form, url, headers }: TracingSettings): SpanExporter {
  if (form === 'console') return new ConsoleSpanExporter();
  const Exporter = form === 'http/json' ? JsonExporter : ProtobufExporter;
  return new Exporter({ url, headers: { ...headers } });
}
