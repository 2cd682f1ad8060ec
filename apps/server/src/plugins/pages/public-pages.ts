import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAgendaQuery } from '@dehesa/domain/activities';
import { kindOf } from '@dehesa/domain/error-kinds';
import { retryAfterOf } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import { errorText } from '@dehesa/i18n/errors';
import { readPublicConfiguration } from '@dehesa/services/configuration';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { knownUser } from './back-office';
import type { AppDeps } from '../../app-deps';
import { formFields } from '../../public-pages/form-body';
import { KeptDocuments } from '../../public-pages/kept/kept-documents';
import { KeptPages, pageKey } from '../../public-pages/kept/kept-pages';
import { whatPageSays } from '../../public-pages/kept/what-page-says';
import type { PageAssets, PublicPage, RenderPage } from '../../public-pages/page';
import { pack, sendPacked } from '../../public-pages/packed';
import { assetsOfPages } from '../../public-pages/page-assets';
import type { PageKit, PageRequest, PageRoutes } from '../../public-pages/page-kit';
import { activityRoute } from '../../public-pages/routes/activity-route';
import { agendaRoute } from '../../public-pages/routes/agenda-route';
import { attendanceRoute } from '../../public-pages/routes/attendance-route';
import { cancellationRoute } from '../../public-pages/routes/cancellation-route';
import { checkpointRoute } from '../../public-pages/routes/checkpoint-route';
import { collaboratorSignUpRoute } from '../../public-pages/routes/collaborator-sign-up-route';
import { earlyAccessRoute } from '../../public-pages/routes/early-access-route';
import { legalRoute } from '../../public-pages/routes/legal-route';
import { myBookingRoute } from '../../public-pages/routes/my-booking-route';
import { offerRoute } from '../../public-pages/routes/offer-route';
import { otherDateRoute } from '../../public-pages/routes/other-date-route';
import { reminderSwitchRoute } from '../../public-pages/routes/reminder-switch-route';
import { wantsPage } from '../../requests/wants-page';
import { visitorLanguage, widgetLanguage } from '../../public-pages/visitor-language';
import { addressOutOfFrame, allowFrame, isOutOfFrame, widgetFrameOf } from '../../public-pages/widget-frame';
import { serviceContext } from '../../requests/request-context';
import { domainFailure } from '../../trpc/init';
import { countTry } from '../limits/count-try';
import { statuses } from '../security/errors';

/**
 * Nothing but our own files: no inline script, no inline style. The two frames are players that set no cookies, and they
 * load only when a visitor wants to see a video.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Enough for every activity and the common views of the agenda in both languages. */
const keptLimits = { count: 1_000, bytes: 48 * 1024 * 1024 };
/** How old what a page shows may be, and of how many pages that is kept. */
const documentLimits = { ageMs: 1_000, most: 200 };

/** The pages by their addresses, a file for each. */
const routes: readonly PageRoutes[] = [
  agendaRoute,
  earlyAccessRoute,
  collaboratorSignUpRoute,
  activityRoute,
  cancellationRoute,
  myBookingRoute,
  offerRoute,
  otherDateRoute,
  attendanceRoute,
  reminderSwitchRoute,
  checkpointRoute,
  legalRoute,
];

/** The pages for visitors, drawn on the server: agenda, activity, cancellation, checkpoint, and the one for unknown addresses. */
export const publicPages = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    if (deps.webDir === null) return;
    const { webDir, webDevelopment } = deps;
    const assetsOf = assetsOfPages({ webDir, webDevelopment });
    const renderPage = webDevelopment?.renderPage ?? (await loadRenderer(webDir));
    const services = serviceContext(deps, null);

    const kept = new KeptPages(keptLimits);
    const documents = new KeptDocuments({ ...documentLimits, ageMs: deps.pageAgeMs ?? documentLimits.ageMs });
    // Before the answer goes: who has changed something sees it.
    app.addHook('onSend', async ({ method, routeOptions, url }) => {
      if (method === 'GET' || method === 'HEAD') return;
      // In a rush all pages would be drawn anew for every booking, at the same moment; theirs are as old as they may be.
      if (routeOptions.url === '/act-reservar' || url.startsWith('/trpc/public.book')) return;
      documents.forget();
    });

    let siteName = 'Dehesa';
    /** What the pages of a fault, too, look like. */
    let looks: Looks = {};

    async function send(request: PageRequest, reply: FastifyReply, page: PublicPage, status = 200) {
      const { frame } = page;
      if (frame !== undefined && isOutOfFrame(request)) return reply.redirect(addressOutOfFrame(request));
      const html = await draw(request, page);
      return withHead(reply, page.readOnly === undefined ? 'no-cache' : 'no-store')
        .code(page.kind === 'notFound' ? 404 : status)
        .header(
          'content-security-policy',
          frame === undefined ? contentSecurityPolicy : allowFrame(reply, contentSecurityPolicy, frame),
        )
        .send(html);
    }

    async function draw(request: PageRequest, page: PublicPage): Promise<string> {
      const html = await renderPage({
        page,
        assets: withStyleSheet(await assetsOf(page), page.styleSheet),
        origin: deps.installation.publicUrl,
        path: pathOf(request),
      });
      keepDrawn(request, page, Buffer.byteLength(html));
      return html;
    }

    /** What everybody sees alike is drawn once in a while; within a widget and for who was let in early, each time. */
    async function sendShared(request: PageRequest, reply: FastifyReply, makePage: () => Promise<PublicPage>) {
      const inWidget = readAgendaQuery(request.query).embed !== undefined;
      const key = inWidget ? null : pageKey(request, await languageOf(request, reply), undefined);
      if (key === null) return send(request, reply, await makePage());
      const document = await documents.get(`${pathOf(request)} ${key}`, async (before) => {
        const page = await makePage();
        const says = whatPageSays(page);
        // To draw is most of the work, and most seconds change nothing.
        if (before?.says === says) {
          keepDrawn(request, page, before.whole.length);
          return before;
        }
        return { ...(await pack(await draw(request, page))), status: page.kind === 'notFound' ? 404 : 200, says };
      });
      withHead(reply, 'no-cache').code(document.status).header('content-security-policy', contentSecurityPolicy);
      return sendPacked(request, reply, document, dependsOn);
    }

    async function languageOf(request: PageRequest, reply: FastifyReply) {
      return visitorLanguage(request, reply, await app.offeredLanguages(request));
    }

    function keepDrawn(request: PageRequest, page: PublicPage, bytes: number) {
      if ((page.kind !== 'agenda' && page.kind !== 'activity') || page.readOnly !== undefined) return;
      const key = pageKey(request, page.language, page.frame?.embed);
      if (key !== null) kept.keep(key, { page, drawnAt: deps.clock.now() }, bytes);
    }

    /** The page as it was last drawn, where it was; `since`: for how long nothing else can be had (B50). */
    function lastDrawn(request: PageRequest, language: Language, since: string | null): PublicPage | undefined {
      const { embed } = readAgendaQuery(request.query);
      const framed =
        embed === undefined ? null : pageKey(request, widgetLanguage(request, app.lastOfferedLanguages()), embed);
      const own = pageKey(request, language, undefined);
      const found = (framed === null ? undefined : kept.find(framed)) ?? (own === null ? undefined : kept.find(own));
      if (found === undefined) return undefined;
      const readOnly = { since: since ?? deps.clock.now().toISOString(), drawnAt: found.drawnAt.toISOString() };
      return { ...found.page, readOnly };
    }

    async function common(request: PageRequest, reply: FastifyReply) {
      const [frame, languages] = await Promise.all([widgetFrameOf(services, request), app.offeredLanguages(request)]);
      const language =
        frame === undefined ? visitorLanguage(request, reply, languages) : widgetLanguage(request, languages);
      const { appName, territories, styleSheet, logo } = await readPublicConfiguration(services);
      siteName = appName;
      looks = { styleSheet: styleSheet ?? undefined, logo: logo ?? undefined };
      return { shared: { language, languages, siteName, ...looks, ...(frame && { frame }) }, territories };
    }

    /** A page for people, whatever went wrong: a database that is away, too many requests from one address (B47). */
    function failed(error: unknown, request: PageRequest, reply: FastifyReply) {
      app.noteRefusal(error, request);
      const refusal = domainFailure(error);
      const languages = app.lastOfferedLanguages();
      const language = visitorLanguage(request, reply, languages);
      const away = refusal?.code === 'service.databaseAway';
      const last = away ? lastDrawn(request, language, refusal.params.since) : undefined;
      if (last !== undefined) return send(request, reply, last);
      const retryAfter = refusal && retryAfterOf(refusal);
      if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
      const status = refusal === undefined ? statusOf(error) : statuses[kindOf(refusal.code)];
      if (status === 500) request.log.error({ err: error }, 'page failed');
      // With two slashes in front it would be the address of another site.
      const address = request.url.replace(/^\/+/, '/');
      // What another site sends is not offered to be sent again from here.
      const foreign = refusal?.code === 'request.foreignOrigin';
      const fields = request.method === 'POST' && !foreign ? [...formFields(request.body)] : null;
      const reason = foreign ? { reason: errorText(refusal, language) } : {};
      const shared = { language, languages, siteName, ...looks, address, away, fields };
      return send(request, reply, { ...shared, kind: 'failed', ...reason }, status);
    }
    const kit: PageKit = { deps, services, options: { errorHandler: failed }, common, languageOf, send, sendShared };
    for (const register of routes) register(app, kit);

    // A file that is there is counted by nobody (B47); a page that is drawn for one that is not is.
    const missingOf = app.createRateLimit({ max: deps.rateLimit, timeWindow: '1 minute', allowList: [] });
    const isUncounted = ({ url }: PageRequest) => url.startsWith('/assets/') || url.startsWith('/files/');
    app.setNotFoundHandler(async (request: PageRequest, reply) => {
      if (request.method !== 'GET' || !wantsPage(request))
        return reply.code(404).send({ error: true, value: 'No encontrado' });
      try {
        if (isUncounted(request)) await countTry(missingOf, request);
        // Who is signed in stays in the back office, which says the same in its own frame (U42).
        if (deps.webDir !== null && (await knownUser(deps, request)) !== null)
          return await reply.code(404).header('cache-control', 'no-store').sendFile('index.html');
        const { shared } = await app.answeredOrAway(reply, () => common(request, reply));
        return send(request, reply, { ...shared, kind: 'notFound' });
      } catch (error) {
        return failed(error, request, reply);
      }
    });
  },
  { name: 'public-pages', dependencies: ['security', 'database-away', 'offered-languages', '@fastify/cookie'] },
);

type Looks = Pick<PublicPage, 'styleSheet' | 'logo'>;

/** What of a request a page's language depends on. */
const dependsOn = 'Cookie, Accept-Language';

const pathOf = ({ url }: PageRequest) => url.replace(/\?.*$/s, '');

function withHead(reply: FastifyReply, cacheControl: 'no-cache' | 'no-store'): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('vary', dependsOn);
}

/** What was sent may be too large or of a wrong type: that is no fault of ours. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** The installation's own CSS comes last, so that it has the last word. */
function withStyleSheet(assets: PageAssets, styleSheet: string | undefined): PageAssets {
  return styleSheet === undefined ? assets : { ...assets, styles: [...assets.styles, styleSheet] };
}

/** The SSR bundle is ours and is built with the server: its export is a `RenderPage`. */
async function loadRenderer(webDir: string): Promise<RenderPage> {
  const bundle: { renderPage: RenderPage } = await import(
    /* @vite-ignore */ pathToFileURL(path.join(webDir, 'ssr/entry-server.js')).href
  );
  return bundle.renderPage;
}
