import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppDeps } from './app-deps';
import { bodyBytes } from './body-limits';
import { activityEvents } from './plugins/activity-events';
import { agendaFeeds } from './plugins/agenda-feeds';
import { apiDocs } from './plugins/api-docs';
import { backOffice } from './plugins/back-office';
import { collaboratorPictures } from './plugins/collaborator-pictures';
import { collaboratorSignUp } from './plugins/collaborator-sign-up';
import { emailTemplates } from './plugins/email-templates';
import { databaseAway } from './plugins/database-away';
import { databaseExport } from './plugins/database-export';
import { customCss } from './plugins/custom-css';
import { errors } from './plugins/errors';
import { files } from './plugins/files';
import { guideApp } from './plugins/guide-app';
import { health } from './plugins/health';
import { inboxEvents } from './plugins/inbox-events';
import { inboxMedia } from './plugins/inbox-media';
import { jsonBodies } from './plugins/json-bodies';
import { legacy } from './plugins/legacy';
import { ownOrigin } from './plugins/own-origin';
import { ownImageLimit } from './plugins/own-image-limit';
import { personalData } from './plugins/personal-data';
import { postalUpload } from './plugins/postal-upload';
import { privateAnswers } from './plugins/private-answers';
import { publicPages } from './plugins/public-pages';
import { refusals } from './plugins/refusals';
import { reservationLists } from './plugins/reservation-lists';
import { security } from './plugins/security';
import { spreadsheetExports } from './plugins/spreadsheet-exports';
import { trpc } from './plugins/trpc';
import { uploads } from './plugins/uploads';
import { whatsappWebhook } from './plugins/whatsapp-webhook';
import { securityTxt } from './plugins/security-txt';
import { slowClients } from './plugins/slow-clients';
import { widget } from './plugins/widget';
import { usualPatience } from './patience';
import { readableAddress } from './readable-address';

/** Characters of a part of an address that stands for something. */
const maxParamLength = 600;

/** Builds the app without listening: `main.ts` listens, tests inject. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const patience = { ...usualPatience, ...deps.patience };
  const app = fastify({
    // What takes longer ones says so (B33).
    bodyLimit: bodyBytes.everybody,
    // Bodies have a limit of their own: files may take long as long as they come.
    requestTimeout: 0,
    connectionTimeout: patience.idleMs,
    keepAliveTimeout: patience.keepAliveMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookMs },
    trustProxy: deps.trustProxy,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
    rewriteUrl: (request) => readableAddress(request.url ?? '/', maxParamLength),
    ...(deps.logger === false ? { logger: false } : { loggerInstance: deps.logger }),
  });
  // Bodies are JSON (B31). Plain text is also what other sites may send without asking first.
  app.removeContentTypeParser('text/plain');
  await app.register(jsonBodies);
  await app.register(refusals, { deps });
  await app.register(errors);
  await app.register(databaseAway, { deps });
  await app.register(security, { deps });
  await app.register(cookie);
  await app.register(ownOrigin, { deps });
  await app.register(privateAnswers, { deps });
  await app.register(slowClients, { deps });
  await app.register(health, { deps });
  await app.register(securityTxt, { deps });
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
  if (deps.apiDocs) await app.register(apiDocs, { deps });
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
