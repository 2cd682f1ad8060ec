import { readFileSync } from 'node:fs';
import path from 'node:path';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { pack, sendPacked } from '../../public-pages/packed';

/** An hour: a new version of the product reaches the sites that show the widget on the same day. */
const cacheControl = 'public, max-age=3600';

/** `/widget.js`, the one file that other sites load from here (decision 0021). */
export const widget = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const { webDevelopment: development } = deps;
    if (development !== undefined) {
      app.get('/widget.js', async (_request, reply) =>
        reply
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('text/javascript; charset=utf-8')
          .send(await development.widgetScript()),
      );
      return done();
    }
    if (deps.webDir === null) return done();
    const script = pack(readFileSync(path.join(deps.webDir, 'widget/widget.js')));
    app.get('/widget.js', { config: { withoutDatabase: true } }, async (request, reply) => {
      void reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', cacheControl)
        .header('access-control-allow-origin', '*')
        // Else a site of others could not load it at all.
        .header('cross-origin-resource-policy', 'cross-origin');
      return sendPacked(request, reply, await script);
    });
    done();
  },
  { name: 'widget', dependencies: ['security'] },
);
