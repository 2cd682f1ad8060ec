import { DomainError, type DomainErrorCode, isOutOfReach } from '@dehesa/domain/errors';
import { RefusalLog, type RefusalReason } from '@dehesa/services/refusals';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { actorOf, serviceContext } from '../../requests/request-context';
import { requestRefusal } from '../../requests/request-refusal';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a refused right, whatever door refused it, and what goes round a limit; no other error is its business. */
    noteRefusal(error: unknown, request: FastifyRequest, call?: string): void;
    /** Counts a signed link that opens nothing. */
    noteWrongLink(request: FastifyRequest): void;
  }
}

const lookEveryMs = 60_000;

/** The refusals that are noted whoever calls; of a missing record more has to be known. */
const reasons: Partial<Record<DomainErrorCode, RefusalReason>> = {
  'access.forbidden': 'forbidden',
  'request.foreignOrigin': 'foreignOrigin',
  'request.tooMany': 'limited',
  'reservations.tooManyInHour': 'limited',
  'input.invalid': 'invalid',
  'request.tooLarge': 'invalid',
};

/** Refused rights (B22) and the like in the audit log, each with its caller: the doors tell where they answer an error. */
export const refusals = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const log = new RefusalLog(serviceContext(deps, null));
    const written = (writing: Promise<void>) =>
      void writing.catch((error: unknown) => app.log.warn({ err: error }, 'a refusal was not written'));

    const note = (reason: RefusalReason, request: FastifyRequest, call = request.routeOptions.url ?? '') =>
      written(log.note({ actor: actorOf(request), address: request.ip, call, reason }));

    app.decorate('noteRefusal', (error, request, call) => {
      const code = requestRefusal(error, request)?.code;
      const reason = code === 'record.notFound' ? missing(error) : code && reasons[code];
      // Anybody may mistype an address: what is missing tells something of who is known alone.
      if (reason === undefined || (reason === 'notFound' && actorOf(request) === null)) return;
      note(reason, request, call);
    });
    app.decorate('noteWrongLink', (request) => note('wrongLink', request));
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

function missing(error: unknown): RefusalReason | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!(error instanceof DomainError)) return missing(error.cause);
  return isOutOfReach(error) ? 'outOfReach' : 'notFound';
}
