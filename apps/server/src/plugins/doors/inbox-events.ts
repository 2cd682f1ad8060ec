import { DomainError } from '@dehesa/domain/errors';
import { InboxRef } from '@dehesa/domain/inbox';
import { readInbox } from '@dehesa/services/inbox';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { assertSignedIn, type Caller, identify } from '../../requests/request-context';
import { eventStreams, stillReaches } from './event-stream';

type EventsRequest = FastifyRequest<{ Querystring: { territory?: unknown } }>;

/**
 * That something is new in a territory's inbox, as server-sent events: `missed` first, then `change`. Nothing of anybody
 * goes this way: screens ask by the ordinary calls, with their own rights (B22, B38).
 */
export const inboxEvents = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const open = eventStreams(app);
    app.get('/api/inbox/events', { exposeHeadRoute: false }, async (request: EventsRequest, reply) => {
      const caller = await identify(deps, request);
      const territoryId = await reachedInbox(caller, request.query.territory);
      const feed = deps.inboxFeed;
      if (feed === undefined) return reply.code(503).send();
      return open(reply, {
        userId: caller.user?.id ?? 0,
        watch: (write) => feed.watchInbox(territoryId, (signal) => write(signal === 'changed' ? 'change' : signal, '')),
        mayStay: () => stillReaches(deps, caller.session, (again) => reachedInbox(again, String(territoryId))),
        beatMs: deps.eventBeatMs ?? 20_000,
      });
    });
    done();
  },
  { name: 'inbox-events', dependencies: ['security', 'errors'] },
);

/** The territory, where the caller reads its inbox: 401, 403 or `record.notFound` otherwise. */
async function reachedInbox(caller: Caller, asked: unknown): Promise<number> {
  const { services } = assertSignedIn(caller);
  // Who may not read any inbox learns so before a wrong number is told of.
  const known = InboxRef.safeParse({ territoryId: typeof asked === 'string' ? Number(asked) : undefined });
  await readInbox(services, known.data ?? { territoryId: 1 });
  if (!known.success) throw DomainError.of('record.notFound');
  return known.data.territoryId;
}
