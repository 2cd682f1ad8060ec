import { DomainError, retryAfterOf } from '@dehesa/domain/errors';
import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { wrongLinks } from '../../public-pages/wrong-links';
import { identify } from '../../requests/request-context';
import { requestRefusal } from '../../requests/request-refusal';
import { secondFactorCookies } from '../../requests/second-factor-cookies';
import { readDeviceCookie, setDeviceCookie, setSessionCookie } from '../../requests/session-cookies';
import { domainFailure, trpcRefusal } from '../../trpc/init';
import { countTry } from '../limits/count-try';
import { serveTrpc } from '../../trpc/fastify-adapter';
import { appRouter } from '../../trpc/root';

/** The typed procedures under /trpc. */
export const trpc = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const countWrongLink = wrongLinks(app);
    // The very count of the limit of calls: nothing is told here, so it is not another one.
    const callsOf = app.createRateLimit();
    serveTrpc(app, {
      prefix: '/trpc',
      router: appRouter,
      createContext: async (request, reply) => {
        // Also before the body is read, where no handler is refused yet (B50).
        const { services, user, session } = await app.answeredOrAway(reply, () => identify(deps, request));
        return {
          services,
          user,
          session,
          address: request.ip,
          origin: {
            kind: 'browser' as const,
            address: request.ip,
            userAgent: request.headers['user-agent'] ?? '',
            carried: session?.token ?? null,
            device: readDeviceCookie(deps, request),
          },
          requestId: request.id,
          setSession: ({ token, device }) => {
            setSessionCookie(deps, reply, token);
            if (device !== null) setDeviceCookie(deps, reply, device);
          },
          clearSession: () => reply.forgetSession(),
          secondFactor: secondFactorCookies(deps, request, reply),
          countWrongLink: () => countWrongLink(request),
          setRetryAfter: (seconds: number) => void reply.header('retry-after', String(seconds)),
        };
      },
      isSignedIn: ({ user }) => user !== null,
      countFurtherCalls: async (request, calls) => {
        for (let call = 0; call < calls; call += 1) await countTry(callsOf, request);
      },
      present: (error, request, reply) => {
        const refusal = requestRefusal(error, request);
        if (refusal === undefined || error instanceof TRPCError) return getTRPCErrorFromUnknown(error);
        const seconds = retryAfterOf(refusal);
        if (seconds !== undefined) void reply.header('retry-after', String(seconds));
        return trpcRefusal(refusal, DomainError.from(refusal));
      },
      onError: (error, path, request) => {
        app.noteRefusal(error, request, path.slice(0, 100));
        if (domainFailure(error) === undefined && error.code === 'INTERNAL_SERVER_ERROR')
          request.log.error({ err: error.cause ?? error, path }, 'procedure failed');
      },
    });
    done();
  },
  { name: 'trpc', dependencies: ['security', 'database-away', 'refusals', 'private-answers'] },
);
