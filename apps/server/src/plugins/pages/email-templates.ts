import { kindOf } from '@dehesa/domain/error-kinds';
import { writtenFor } from '@dehesa/domain/languages';
import { MessageChannel, TemplateLanguage } from '@dehesa/domain/messages';
import { errorText } from '@dehesa/i18n/errors';
import { faultTexts } from '@dehesa/i18n/start';
import { previewTemplate } from '@dehesa/services/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { visitorLanguage } from '../../public-pages/visitor-language';
import { signedInCaller } from '../../requests/request-context';
import { domainFailure } from '../../trpc/init';
import { statuses } from '../security/errors';

type PreviewRequest = FastifyRequest<{ Params: { slug: string }; Querystring: Record<string, unknown> }>;

/**
 * `/api/email-template/{slug}` (U40): how a template reads, for a super administrator with a session. `language`
 * and `channel` choose among several. What somebody wrote is shown in a sandbox: no scripts, no forms, no navigation.
 */
export const emailTemplates = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const policy = [
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      `img-src 'self' ${new URL(deps.installation.publicUrl).origin} https: data:`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox',
    ].join('; ');
    const failed = (error: unknown, request: PreviewRequest, reply: FastifyReply) => {
      app.noteRefusal(error, request);
      const refusal = domainFailure(error);
      if (refusal?.code === 'access.unauthenticated') {
        void reply.redirect('/login');
        return;
      }
      if (refusal === undefined) request.log.error({ err: error }, 'preview failed');
      const language = writtenFor(visitorLanguage(request, reply));
      const { title, message } = refusal === undefined ? faultTexts[language] : errorText(refusal, language);
      void reply
        .code(refusal === undefined ? 500 : statuses[kindOf(refusal.code)])
        .header('content-type', 'text/plain; charset=utf-8')
        .send(`${title}\n\n${message}\n`);
    };
    app.get('/api/email-template/:slug', { errorHandler: failed }, async (request: PreviewRequest, reply) => {
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      const { services } = await signedInCaller(deps, request);
      const { language, channel } = request.query;
      const { html } = await previewTemplate(services, {
        slug: request.params.slug,
        language: TemplateLanguage.safeParse(language).data,
        channel: MessageChannel.safeParse(channel).data,
      });
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(html);
    });
    done();
  },
  { name: 'email-templates', dependencies: ['security', 'errors', '@fastify/cookie'] },
);
