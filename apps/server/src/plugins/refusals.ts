import { DomainError, isOutOfReach } from '@dehesa/domain/errors';
import { RefusalLog, type RefusalReason } from '@dehesa/services/refusals';
import fp from 'fastify-plugin';
import type { AppDeps } from '../app-deps';
import { actorOf, serviceContext } from '../request-context';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a refused right, whatever door refused it; any other error is none of its business. */
    noteRefusal(error: unknown, request: FastifyRequest, call?: string): void;
  }
}

const lookEveryMs = 60_000;

/** Refused rights (B22) in the audit log, each with its caller: the doors tell of them where they answer an error. */
export const refusals = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const log = new RefusalLog(serviceContext(deps, null));
    const written = (writing: Promise<void>) =>
      void writing.catch((error: unknown) => app.log.warn({ err: error }, 'a refusal was not written'));

    app.decorate('noteRefusal', (error, request, call = request.routeOptions.url ?? '') => {
      const actor = actorOf(request);
      const reason = reasonOf(error);
      // Anybody may mistype an address: what is missing tells something of who is known alone.
      if (reason === undefined || (reason === 'notFound' && actor === null)) return;
      written(log.note({ actor, address: request.ip, call, reason }));
    });
    const timer = setInterval(() => written(log.tidy()), lookEveryMs);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await log.flush().catch((error: unknown) => app.log.warn({ err: error }, 'refusals were not written'));
    });
    done();
  },
  { name: 'refusals' },
);

function reasonOf(error: unknown): RefusalReason | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!(error instanceof DomainError)) return reasonOf(error.cause);
  if (error.code === 'access.forbidden') return 'forbidden';
  if (error.code !== 'record.notFound') return undefined;
  return isOutOfReach(error) ? 'outOfReach' : 'notFound';
}
