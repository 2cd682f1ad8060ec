import { madridDate } from '@dehesa/domain/madrid-time';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { openDatabaseDump } from '../../database-dump';
import { signedInCaller } from '../../requests/request-context';
import { downloadName } from './download-name';

/** The database as a file to keep (B41), for role 0 with a session. It holds everything: no cache keeps any of it. */
export const databaseExport = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    app.get('/api/exports/base-de-datos.sql', { exposeHeadRoute: false }, async (request, reply) => {
      const { services } = await signedInCaller(deps, request);
      const dump = await openDatabaseDump(services);
      dump.on('error', (error) => request.log.warn({ err: error }, 'a database export broke off'));
      const name = downloadName('dehesa.sql', `dehesa-${madridDate(deps.clock.now())}.sql`);
      return reply
        .header('content-type', 'application/sql; charset=utf-8')
        .header('content-disposition', `attachment; ${name}`)
        .header('cache-control', 'no-store')
        .send(dump);
    });
    done();
  },
  { name: 'database-export', dependencies: ['security', 'errors', '@fastify/cookie'] },
);
