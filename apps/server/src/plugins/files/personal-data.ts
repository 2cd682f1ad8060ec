import { DomainError } from '@dehesa/domain/errors';
import { ExportPersonInput } from '@dehesa/domain/personal-data';
import { assertUsable } from '@dehesa/services/auth';
import { authorize } from '@dehesa/services/context';
import { exportPerson } from '@dehesa/services/personal-data';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { identify } from '../../requests/request-context';

/** Where the screen fetches the file; whom it asks for is in the body, for addresses are written down everywhere. */
const address = '/descargas/datos-personales';

/** A person's data as a file (B46): super administrators with a session. No cache keeps it, its name names nobody. */
export const personalData = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    app.post(address, async (request, reply) => {
      const { services, user } = await identify(deps, request);
      if (user === null) throw DomainError.of('access.unauthenticated');
      assertUsable(user);
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
