import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { openApiDocument } from '../../legacy/open-api';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the library's pages take what they show. */
    swagger(form?: { yaml: boolean }): object | string;
  }
}

/** The documented calls to read and to try at /api/docs; as OpenAPI at /api/docs/json. */
export const apiDocs = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    let drawing: ReturnType<typeof draw> | undefined;
    let drawn: Awaited<ReturnType<typeof draw>> | undefined;
    app.decorate('swagger', (form) => (form?.yaml === true ? drawn?.asYaml() : drawn?.document) ?? {});
    await app.register(async (pages) => {
      // For who looks first: it takes a tenth of a whole start.
      pages.addHook('preHandler', async () => {
        drawn = await (drawing ??= draw(deps.installation.publicUrl));
      });
      await pages.register(swaggerUi, {
        routePrefix: '/api/docs',
        uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
      });
    });
  },
  // Under the name of the library in whose place it draws the document: the pages' library asks for it.
  { name: '@fastify/swagger', dependencies: ['security'] },
);

async function draw(publicUrl: string): Promise<{ document: object; asYaml: () => string }> {
  const { stringify } = await import('yaml');
  const document = await openApiDocument(publicUrl);
  let text: string | undefined;
  return { document, asYaml: () => (text ??= stringify(document, { aliasDuplicateObjects: false })) };
}
