import { checkDatabase } from '@dehesa/services/configuration';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { within } from '../../requests/within';
import { domainFailure } from '../../trpc/init';

/** Longer nobody who asks for the health has to wait for an answer, whatever became of the database. */
const patienceMs = 1_500;

/** B49, B50: `/api/live` tells whether the process serves, `/api/health` whether its database answers too. */
export const health = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const options = { config: { withoutDatabase: true } } as const;
    app.get('/api/live', options, async () => ({ status: 'ok' }));
    app.get('/api/health', options, async (request, reply) => {
      try {
        await within(
          patienceMs,
          app.answeredOrAway(reply, () => checkDatabase(deps)),
          `the database did not answer in ${patienceMs} ms`,
        );
        return { status: 'ok' };
      } catch (error) {
        // Who watches the database has told of it already.
        if (domainFailure(error) === undefined) request.log.error({ err: error }, 'health check failed');
        return reply.code(503).send({ status: 'unavailable' });
      }
    });
    done();
  },
  { name: 'health', dependencies: ['database-away'] },
);
