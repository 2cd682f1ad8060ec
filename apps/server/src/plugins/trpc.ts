import fp from 'fastify-plugin';
import type { AppDeps } from '../app-deps';
import { wrongLinks } from '../public-pages/wrong-links';
import { identify, sessionCookie, sessionCookieOptions } from '../request-context';
import { domainFailure } from '../trpc/init';
import { serveTrpc } from '../trpc/fastify-adapter';
import { appRouter } from '../trpc/root';

/** The typed procedures under /trpc. */
export const trpc = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const countWrongLink = wrongLinks(app);
    serveTrpc(app, {
      prefix: '/trpc',
      router: appRouter,
      createContext: async (request, reply) => {
        const { services, user, token } = await identify(deps, request);
        return {
          services,
          user,
          sessionToken: token,
          address: request.ip,
          requestId: request.id,
          setSession: (value: string) => void reply.setCookie(sessionCookie, value, sessionCookieOptions(deps)),
          clearSession: () => void reply.clearCookie(sessionCookie, { path: '/' }),
          countWrongLink: () => countWrongLink(request),
          setRetryAfter: (seconds: number) => void reply.header('retry-after', String(seconds)),
        };
      },
      onError: (error, path, request) => {
        if (domainFailure(error) === undefined && error.code === 'INTERNAL_SERVER_ERROR')
          request.log.error({ err: error.cause ?? error, path }, 'procedure failed');
      },
    });
    done();
  },
  { name: 'trpc', dependencies: ['security'] },
);
