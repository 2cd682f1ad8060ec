import { rmSync } from 'node:fs';
import { localOutgoing } from '../adapters/outgoing/local-outgoing.test-support';
import { createLogger } from '../adapters/logger';
import { startMailServer } from '../jobs/mail-server.test-support';
import { startQueue } from '../jobs/queue/start-queue';
import { seedTemplates } from '@dehesa/services/messages';
import { writeFakeWeb } from '../public-pages/fake-web.test-support';
import { createPublicWorld } from '../public-pages/public-world.test-support';
import { serviceContext } from '../requests/request-context';
import { parseTracing } from '../settings/tracing';
import { startCollector } from './collector.test-support';
import { startTracing } from './start-tracing';

const given = (_name: string, fallback: number) => fallback;

/** The product on a port, with its queue, a mail server, a collector and a log, as somebody runs it who wants traces. */
export async function createTracedWorld(variables: Record<string, string> = {}) {
  const collector = await startCollector();
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', undefined, {
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
    traced: true,
  });
  const settings = parseTracing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', ...variables },
    given,
  );
  if (settings === null) throw new Error('nothing is noted');
  const queue = { ...settings.queue, delayMs: 50 };
  const tracing = startTracing({ settings: { ...settings, queue }, key: Buffer.alloc(32, 3), logger });
  const webDir = writeFakeWeb();
  const world = await createPublicWorld(() => new Date('2026-06-01T10:00:00Z'), {
    traced: true,
    webDir,
    logger,
    inboxFeed: { watchInbox: () => () => undefined },
    eventBeatMs: 20,
  });
  await seedTemplates(serviceContext(world.deps, null));
  const mailServer = await startMailServer();
  const jobs = await startQueue({
    databaseUrl: world.databaseUrl,
    deps: world.deps,
    smtpUrl: `smtp://127.0.0.1:${mailServer.port}?requireTLS=false`,
    outgoing: localOutgoing,
    pollInterval: 50,
  });
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...world,
    origin,
    collector,
    mailServer,
    lines,
    tracing,
    async close() {
      await jobs.stop();
      await world.close();
      await tracing.stop();
      await mailServer.close();
      await collector.close();
      rmSync(webDir, { recursive: true, force: true });
    },
  };
}
