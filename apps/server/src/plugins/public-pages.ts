import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PublicActivityInput } from '@dehesa/domain/activities';
import { RecordId } from '@dehesa/domain/record-id';
import { CancellationLink } from '@dehesa/domain/reservations';
import { readPublicActivity } from '@dehesa/services/activities';
import { readPublicConfiguration } from '@dehesa/services/configuration';
import { readCancellation, readCheckpointCollaborator } from '@dehesa/services/reservations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../app-deps';
import type { PublicPage, RenderPage } from '../public-pages/page';
import { readPageAssets } from '../public-pages/page-assets';
import { visitorLanguage } from '../public-pages/visitor-language';
import { serviceContext } from '../request-context';

/** Nothing but our own files: no inline script, no inline style, no frame. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

type PageRequest = FastifyRequest<{
  Params: { slug?: string; data?: string };
  Querystring: { lang?: unknown; colaborador?: unknown; v?: unknown };
}>;

/** The pages for visitors, drawn on the server: activity, cancellation, checkpoint, and the one for unknown addresses. */
export const publicPages = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    if (deps.webDir === null) return;
    const assets = readPageAssets(deps.webDir);
    const renderPage = await loadRenderer(deps.webDir);
    const services = serviceContext(deps, null);

    async function send(request: PageRequest, reply: FastifyReply, page: PublicPage) {
      const html = renderPage({
        page,
        assets,
        origin: deps.installation.publicUrl,
        path: request.url.replace(/\?.*$/s, ''),
      });
      return reply
        .code(page.kind === 'notFound' ? 404 : 200)
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', contentSecurityPolicy)
        .header('cache-control', 'no-cache')
        .header('vary', 'Cookie, Accept-Language')
        .send(html);
    }

    async function common(request: PageRequest, reply: FastifyReply) {
      return { language: visitorLanguage(request, reply), siteName: (await readPublicConfiguration(services)).appName };
    }

    app.get('/actividad/:slug', async (request: PageRequest, reply) => {
      const shared = await common(request, reply);
      const asked = PublicActivityInput.safeParse({
        slug: request.params.slug,
        language: shared.language,
        collaboratorId: idIn(request.query.colaborador),
      });
      const activity = asked.success ? await readPublicActivity(services, asked.data) : null;
      return send(
        request,
        reply,
        activity === null
          ? { ...shared, kind: 'notFound' }
          : { ...shared, kind: 'activity', activity, now: deps.clock.now().toISOString() },
      );
    });

    app.get('/cancelacion', (_request, reply) => reply.redirect('/'));
    app.get('/cancelacion/:data', async (request: PageRequest, reply) => {
      const shared = await common(request, reply);
      const token = request.params.data ?? '';
      const asked = CancellationLink.safeParse({ token, language: shared.language });
      const reservation = asked.success ? await readCancellation(services, asked.data) : null;
      if (reservation === null) return reply.redirect('/');
      return send(request, reply, { ...shared, kind: 'cancellation', token, reservation });
    });

    app.get('/checkpoint', async (request: PageRequest, reply) => {
      const shared = await common(request, reply);
      const id = idIn(request.query.v);
      return send(request, reply, {
        ...shared,
        kind: 'checkpoint',
        collaborator: id === null ? null : await readCheckpointCollaborator(services, id),
      });
    });

    app.setNotFoundHandler(async (request: PageRequest, reply) => {
      const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
      if (!wantsPage) return reply.code(404).send({ error: true, value: 'No encontrado' });
      return send(request, reply, { ...(await common(request, reply)), kind: 'notFound' });
    });
  },
  { name: 'public-pages', dependencies: ['security', '@fastify/cookie'] },
);

/** The SSR bundle is ours and is built with the server: its export is a `RenderPage`. */
async function loadRenderer(webDir: string): Promise<RenderPage> {
  const bundle: { renderPage: RenderPage } = await import(pathToFileURL(path.join(webDir, 'ssr/entry-server.js')).href);
  return bundle.renderPage;
}

/** A record's id in an address; null for anything else. */
function idIn(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,10}$/.test(value)) return null;
  const id = RecordId.safeParse(Number(value));
  return id.success ? id.data : null;
}
