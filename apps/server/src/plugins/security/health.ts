import { checkDatabase } from '@dehesa/services/configuration';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
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

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the database did not answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
