import { PassThrough } from 'node:stream';
import { DomainError } from '@dehesa/domain/errors';
import type { SessionRef } from '@dehesa/services/auth';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { type Caller, identifyAgain } from '../../requests/request-context';
import { HeldSlots } from '../limits/held-slots';

/** Whether a session goes on, and still reaches what it is told of; `reach` throws where it does not. */
export async function stillReaches(
  deps: AppDeps,
  session: SessionRef | null,
  reach: (caller: Caller) => Promise<unknown>,
): Promise<boolean> {
  if (session === null) return false;
  try {
    await reach(await identifyAgain(deps, session));
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Screens that one user may have open; a browser has no more than six connections by itself. */
const mostStreams = 12;
/** Of all users: an office of the administration shares one address. */
const streamLimits = { fromOneAddress: 200, inAll: 1_000 };
/** A browser that reads this little behind is gone, or asleep: it comes back by itself. */
const mostUnreadBytes = 16 * 1024;

interface Telling {
  userId: number;
  /** Starts to tell; answers how to stop. */
  watch: (write: (event: string, data: string) => void) => () => void;
  /** Whether the session and its reach are as they were. */
  mayStay: () => Promise<boolean>;
  beatMs: number;
}

/** Opens streams of server-sent events, a bounded number for each user, and ends them when the server does. */
export function eventStreams(app: FastifyInstance): (reply: FastifyReply, telling: Telling) => FastifyReply {
  const streams = new Map<PassThrough, number>();
  const slots = new HeldSlots(streamLimits);
  // Open streams would hold up the end of the process.
  app.addHook('preClose', (closed) => {
    for (const stream of streams.keys()) stream.end();
    closed();
  });
  return (reply, telling) => {
    const open = [...streams.values()].filter((owner) => owner === telling.userId).length;
    if (open >= mostStreams) throw DomainError.of('request.tooMany', { retryAfterSeconds: 60 });
    const giveBack = slots.take(reply.request.ip);
    const stream = tell(telling).once('close', giveBack);
    streams.set(stream, telling.userId);
    const closed = app.metrics?.openStream();
    stream.once('close', () => {
      streams.delete(stream);
      closed?.();
    });
    return sendEvents(reply, stream);
  };
}

/** The events until the browser goes, the session ends or what is watched is out of its reach. */
function tell({ watch, mayStay, beatMs }: Telling): PassThrough {
  const stream = new PassThrough();
  const write = (event: string, data: string) => {
    if (!stream.writable) return;
    stream.write(`event: ${event}\ndata: ${data}\n\n`);
    if (stream.writableLength > mostUnreadBytes) stream.destroy();
  };
  const stop = watch(write);
  const beat = setInterval(() => {
    mayStay()
      .then((stays) => (stays ? write('beat', '') : stream.end()))
      // A fault of the database says nothing of the session.
      .catch(() => write('beat', ''));
  }, beatMs).unref();
  stream.once('close', () => {
    stop();
    clearInterval(beat);
  });
  return stream;
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
