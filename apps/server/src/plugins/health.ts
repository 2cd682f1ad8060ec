import { checkDatabase } from '@dehesa/services/configuration';
import fp from 'fastify-plugin';
import type { AppDeps } from '../app-deps';

/** B49: whether the process serves and its database answers. */
export const health = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    app.get('/api/health', async (request, reply) => {
      try {
        await checkDatabase(deps);
        return { status: 'ok' };
      } catch (error) {
        request.log.error({ err: error }, 'health check failed');
        return reply.code(503).send({ status: 'unavailable' });
      }
    });
    done();
  },
  { name: 'health' },
);
