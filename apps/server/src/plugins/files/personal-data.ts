import { ExportPersonInput } from '@dehesa/domain/personal-data';
import { authorize } from '@dehesa/services/context';
import { exportPerson } from '@dehesa/services/personal-data';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { signedInCaller } from '../../requests/request-context';

/** Where the screen fetches the file; whom it asks for is in the body, for addresses are written down everywhere. */
const address = '/descargas/datos-personales';

/** A person's data as a file (B46): super administrators with a session. No cache keeps it, its name names nobody. */
export const personalData = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    app.post(address, async (request, reply) => {
      const { services } = await signedInCaller(deps, request);
      // Who may not do this learns it before anything is said about the body (B22).
      authorize(services, 'configuration.manage');
      const file = await exportPerson(services, ExportPersonInput.parse(request.body));
      return reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-type', file.mediaType)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(Buffer.from(file.content));
    });
    done();
  },
  { name: 'personal-data', dependencies: ['security', 'errors', '@fastify/cookie'] },
);
