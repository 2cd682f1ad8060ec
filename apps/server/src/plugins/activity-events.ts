import { PassThrough } from 'node:stream';
import { ActivityRef } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { checkReach } from '@dehesa/services/activities';
import { assertUsable } from '@dehesa/services/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ActivityFeed } from '../activity-feed';
import type { AppDeps } from '../app-deps';
import { type Caller, identify, identifyAgain } from '../request-context';

type EventsRequest = FastifyRequest<{ Querystring: { activity?: unknown } }>;

/** Screens that one user may have open; a browser has no more than six connections by itself. */
const mostStreams = 12;
/** A browser that reads this little behind is gone, or asleep: it comes back by itself. */
const mostUnreadBytes = 16 * 1024;

/**
 * What changes on the board of an activity, as server-sent events: `missed` first, once changes are told, then `change`
 * with what it was. No data of anybody goes this way: screens ask for it by the ordinary calls. B21, B22
 */
export const activityEvents = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const streams = new Map<PassThrough, number>();
    // Open streams would hold up the end of the process.
    app.addHook('preClose', (closed) => {
      for (const stream of streams.keys()) stream.end();
      closed();
    });
    app.get('/api/events', { exposeHeadRoute: false }, async (request: EventsRequest, reply) => {
      const caller = await identify(deps, request);
      const id = await reachedActivity(caller, request.query.activity);
      const feed = deps.activityFeed;
      if (feed === undefined) return reply.code(503).send();
      const userId = caller.user?.id ?? 0;
      const open = [...streams.values()].filter((owner) => owner === userId).length;
      if (open >= mostStreams) throw DomainError.of('request.tooMany', { retryAfterSeconds: 60 });
      const stream = tell(deps, feed, caller, id);
      streams.set(stream, userId);
      stream.once('close', () => streams.delete(stream));
      return sendEvents(reply, stream);
    });
    done();
  },
  { name: 'activity-events', dependencies: ['security', 'errors'] },
);

/** The activity, where the caller may see it: 401, 403 or `record.notFound` otherwise. */
async function reachedActivity({ services, user }: Caller, asked: unknown): Promise<number> {
  if (user !== null) assertUsable(user);
  const { id } = ActivityRef.parse({ id: typeof asked === 'string' ? Number(asked) : undefined });
  await checkReach(services, { id });
  return id;
}

/** The events of one activity until the browser goes, the session ends or the activity is out of its reach. */
function tell(deps: AppDeps, feed: ActivityFeed, { token }: Caller, activityId: number): PassThrough {
  const stream = new PassThrough();
  const write = (event: string, data: string) => {
    if (!stream.writable) return;
    stream.write(`event: ${event}\ndata: ${data}\n\n`);
    if (stream.writableLength > mostUnreadBytes) stream.destroy();
  };
  const stop = feed.watch(activityId, (signal) => {
    if (signal === 'missed' || signal === 'lost') write(signal, '');
    else write('change', signal);
  });
  const beat = setInterval(() => {
    mayStay(deps, token, activityId)
      .then((stays) => (stays ? write('beat', '') : stream.end()))
      // A fault of the database says nothing of the session.
      .catch(() => write('beat', ''));
  }, deps.eventBeatMs ?? 20_000).unref();
  stream.once('close', () => {
    stop();
    clearInterval(beat);
  });
  return stream;
}

async function mayStay(deps: AppDeps, token: string | null, activityId: number): Promise<boolean> {
  if (token === null) return false;
  try {
    await reachedActivity(await identifyAgain(deps, token), String(activityId));
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

function sendEvents(reply: FastifyReply, stream: PassThrough): FastifyReply {
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      // Reverse proxies keep what is small until there is more of it.
      .header('x-accel-buffering', 'no')
      .send(stream)
  );
}
