import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppDeps } from './app-deps';
import { activityEvents } from './plugins/activity-events';
import { agendaFeeds } from './plugins/agenda-feeds';
import { apiDocs } from './plugins/api-docs';
import { backOffice } from './plugins/back-office';
import { collaboratorPictures } from './plugins/collaborator-pictures';
import { collaboratorSignUp } from './plugins/collaborator-sign-up';
import { emailTemplates } from './plugins/email-templates';
import { databaseExport } from './plugins/database-export';
import { customCss } from './plugins/custom-css';
import { errors } from './plugins/errors';
import { files } from './plugins/files';
import { guideApp } from './plugins/guide-app';
import { health } from './plugins/health';
import { inboxEvents } from './plugins/inbox-events';
import { inboxMedia } from './plugins/inbox-media';
import { legacy } from './plugins/legacy';
import { ownImageLimit } from './plugins/own-image-limit';
import { personalData } from './plugins/personal-data';
import { postalUpload } from './plugins/postal-upload';
import { publicPages } from './plugins/public-pages';
import { reservationLists } from './plugins/reservation-lists';
import { security } from './plugins/security';
import { spreadsheetExports } from './plugins/spreadsheet-exports';
import { trpc } from './plugins/trpc';
import { uploads } from './plugins/uploads';
import { whatsappWebhook } from './plugins/whatsapp-webhook';
import { widget } from './plugins/widget';

/** JSON bodies up to here; documented calls that carry a file say so and may be longer (B33). */
const bodyLimit = 4 * 1024 * 1024;

/** Builds the app without listening: `main.ts` listens, tests inject. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit,
    trustProxy: deps.trustProxy,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
    ...(deps.logger === false ? { logger: false } : { loggerInstance: deps.logger }),
  });
  // Bodies are JSON (B31). Plain text is also what other sites may send without asking first.
  app.removeContentTypeParser('text/plain');
  await app.register(errors);
  await app.register(security, { deps });
  await app.register(cookie);
  await app.register(health, { deps });
  await app.register(files, { deps });
  await app.register(ownImageLimit);
  await app.register(uploads, { deps });
  await app.register(postalUpload, { deps });
  await app.register(collaboratorSignUp, { deps });
  await app.register(collaboratorPictures, { deps });
  await app.register(activityEvents, { deps });
  await app.register(inboxEvents, { deps });
  await app.register(inboxMedia, { deps });
  await app.register(whatsappWebhook, { deps });
  await app.register(trpc, { deps });
  await app.register(legacy, { deps });
  await app.register(apiDocs, { deps });
  await app.register(agendaFeeds, { deps });
  await app.register(reservationLists, { deps });
  await app.register(spreadsheetExports, { deps });
  await app.register(personalData, { deps });
  await app.register(databaseExport, { deps });
  await app.register(emailTemplates, { deps });
  await app.register(customCss, { deps });
  await app.register(widget, { deps });
  await app.register(publicPages, { deps });
  await app.register(backOffice, { deps });
  await app.register(guideApp, { deps });
  return app;
}
