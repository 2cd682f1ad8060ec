import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { openApiDocument } from '../../legacy/open-api';

/** The library passes the document on unread; only its type knows no OpenAPI newer than 3.0. */
function asItIs(document: unknown): StaticDocumentSpec['document'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a JSON object, which is all that is done with it
  return document as StaticDocumentSpec['document'];
}

/** The documented calls to read and to try at /api/docs; as OpenAPI at /api/docs/json. */
export const apiDocs = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    const document = openApiDocument(deps.installation.publicUrl);
    await app.register(swagger, { mode: 'static', specification: { document: asItIs(document) } });
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
    });
  },
  { name: 'api-docs', dependencies: ['security'] },
);
