import { readCustomCss } from '@dehesa/services/configuration';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { filePolicy } from '../../settings/file-policy';
import { serviceContext } from '../../requests/request-context';
import { domainFailure } from '../../trpc/init';

/**
 * CSS of the installation's own, as a file of ours: no page needs a looser policy for it (B45, decision 0031). Under the
 * address of its version it is kept for ever; an old page gets the CSS of today, to be asked for again.
 */
export const customCss = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    let last: Awaited<ReturnType<typeof readCustomCss>> | undefined;
    const options = { config: { withoutDatabase: true } } as const;
    app.get<{ Querystring: { v?: unknown } }>('/custom.css', options, async (request, reply) => {
      try {
        last = await app.answeredOrAway(reply, () => readCustomCss(serviceContext(deps, null)));
      } catch (error) {
        // Pages that were drawn before look as they did (B50).
        if (last === undefined || domainFailure(error)?.code !== 'service.databaseAway') throw error;
      }
      const { css, version } = last;
      return reply
        .header('content-type', 'text/css; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', filePolicy('text/css'))
        .header(
          'cache-control',
          request.query.v === version ? 'public, max-age=31536000, immutable' : 'public, no-cache',
        )
        .send(css);
    });
    done();
  },
  { name: 'custom-css', dependencies: ['security', 'errors', 'database-away'] },
);
