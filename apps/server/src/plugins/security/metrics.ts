import { createHash, timingSafeEqual } from 'node:crypto';
import { readBacklog } from '@dehesa/services/configuration';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import ipaddr from 'ipaddr.js';
import type { AppDeps } from '../../app-deps';
import { backupHistory } from '../../backups/backups';
import type { Metrics } from '../../metrics/metrics';
import { serviceContext } from '../../requests/request-context';
import { within } from '../../requests/within';
import type { MetricsAccess } from '../../settings/metrics-access';

declare module 'fastify' {
  interface FastifyInstance {
    /** What is counted; null where nobody reads it. */
    metrics: Metrics | null;
  }
}

/** Whoever asks is told in this time, without what the database did not say by then. */
const patienceMs = 1_500;

/** `/api/metrics` in the text of Prometheus, for the networks and the token of the configuration; nothing for others (B49). */
export const metrics = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    const access = deps.metrics ?? null;
    const metrics = access && (await countFrom(access));
    app.decorate('metrics', metrics);
    if (access === null || metrics === null) return;
    app.addHook('onClose', async () => metrics.close());
    app.addHook('onResponse', (request, reply, next) => {
      // Of an address that leads nowhere anybody may make any number.
      const route = request.routeOptions.url ?? 'none';
      metrics.noteAnswer({ method: request.method, route, status: reply.statusCode }, secondsOf(reply));
      next();
    });

    const backlog = (reply: FastifyReply) => app.answeredOrAway(reply, () => readBacklog(serviceContext(deps, null)));
    app.get('/api/metrics', { exposeHeadRoute: false, config: { withoutDatabase: true } }, async (request, reply) => {
      if (!mayRead(request, access, deps.trustProxy !== false)) {
        reply.callNotFound();
        return reply;
      }
      const late = `the database did not count its jobs in ${patienceMs} ms`;
      const read = await within(patienceMs, backlog(reply), late).catch((error: unknown) => {
        request.log.warn({ err: error }, 'metrics without what the database knows');
        return null;
      });
      return reply
        .type(metrics.contentType)
        .header('cache-control', 'no-store')
        .send(await metrics.text({ pool: deps.db.load(), backlog: read, backupAge: await backupAge(deps) }));
    });
  },
  { name: 'metrics', dependencies: ['database-away'] },
);

/** The library is loaded only where somebody reads what it counts. */
async function countFrom({ ofProcess }: { ofProcess: boolean }): Promise<Metrics> {
  const { Metrics: Counted } = await import('../../metrics/metrics');
  return new Counted({ ofProcess });
}

async function backupAge({ backups, clock }: AppDeps): Promise<number | null> {
  if (backups === undefined) return null;
  const last = await backupHistory(backups).lastAt();
  return last === null ? Number.POSITIVE_INFINITY : (clock.now().getTime() - last.getTime()) / 1_000;
}

function secondsOf(reply: FastifyReply): number | undefined {
  const isStream = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
  return isStream ? undefined : reply.elapsedTime / 1_000;
}

function mayRead(request: FastifyRequest, { networks, token }: MetricsAccess, trustsProxy: boolean): boolean {
  const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token !== null && given !== undefined && timingSafeEqual(hashed(token), hashed(given))) return true;
  // Through a proxy that is not known for one everybody would come from its address.
  if (!trustsProxy && (request.headers['x-forwarded-for'] ?? request.headers['forwarded']) !== undefined) return false;
  if (!ipaddr.isValid(request.ip)) return false;
  const address = ipaddr.process(request.ip);
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
