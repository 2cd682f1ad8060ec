import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';

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
    const script = readFileSync(path.join(deps.webDir, 'widget/widget.js'));
    const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 27)}"`;
    app.get('/widget.js', { config: { withoutDatabase: true } }, (request, reply) => {
      reply
        .header('cache-control', cacheControl)
        .header('etag', etag)
        .header('access-control-allow-origin', '*')
        // Else a site of others could not load it at all.
        .header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('text/javascript; charset=utf-8').send(script);
    });
    done();
  },
  { name: 'widget', dependencies: ['security'] },
);
