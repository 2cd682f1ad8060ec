import { ActivityRef } from '@dehesa/domain/activities';
import { checkReach } from '@dehesa/services/activities';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { assertSignedIn, type Caller, identify } from '../../requests/request-context';
import { eventStreams, stillReaches } from './event-stream';

type EventsRequest = FastifyRequest<{ Querystring: { activity?: unknown } }>;

/**
 * What changes on the board of an activity, as server-sent events: `missed` first, once changes are told, then `change`
 * with what it was. No data of anybody goes this way: screens ask for it by the ordinary calls. B21, B22
 */
export const activityEvents = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const open = eventStreams(app);
    app.get('/api/events', { exposeHeadRoute: false }, async (request: EventsRequest, reply) => {
      const caller = await identify(deps, request);
      const id = await reachedActivity(caller, request.query.activity);
      const feed = deps.activityFeed;
      if (feed === undefined) return reply.code(503).send();
      return open(reply, {
        userId: caller.user?.id ?? 0,
        watch: (write) =>
          feed.watch(id, (signal) => {
            if (signal === 'missed' || signal === 'lost') write(signal, '');
            else write('change', signal);
          }),
        mayStay: () => stillReaches(deps, caller.session, (again) => reachedActivity(again, String(id))),
        beatMs: deps.eventBeatMs ?? 20_000,
      });
    });
    done();
  },
  { name: 'activity-events', dependencies: ['security', 'errors'] },
);

/** The activity, where the caller may see it: 401, 403 or `record.notFound` otherwise. */
async function reachedActivity(caller: Caller, asked: unknown): Promise<number> {
  const { services } = assertSignedIn(caller);
  const { id } = ActivityRef.parse({ id: typeof asked === 'string' ? Number(asked) : undefined });
  await checkReach(services, { id });
  return id;
}
