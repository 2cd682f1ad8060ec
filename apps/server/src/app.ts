import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppDeps } from './app-deps';
import { bodyBytes } from './requests/body-limits';
import { activityEvents } from './plugins/doors/activity-events';
import { agendaFeeds } from './plugins/pages/agenda-feeds';
import { backOffice } from './plugins/pages/back-office';
import { collaboratorPictures } from './plugins/files/collaborator-pictures';
import { collaboratorSignUp } from './plugins/pages/collaborator-sign-up';
import { emailTemplates } from './plugins/pages/email-templates';
import { databaseAway } from './plugins/security/database-away';
import { databaseExport } from './plugins/files/database-export';
import { compression } from './plugins/doors/compression';
import { customCss } from './plugins/pages/custom-css';
import { errors } from './plugins/security/errors';
import { files } from './plugins/files/files';
import { firstStart } from './plugins/pages/first-start';
import { guideApp } from './plugins/pages/guide-app';
import { health } from './plugins/security/health';
import { inboxEvents } from './plugins/doors/inbox-events';
import { inboxMedia } from './plugins/files/inbox-media';
import { jsonBodies } from './plugins/limits/json-bodies';
import { legacy } from './plugins/doors/legacy';
import { metrics } from './plugins/security/metrics';
import { ownOrigin } from './plugins/security/own-origin';
import { ownImageLimit } from './plugins/limits/own-image-limit';
import { personalData } from './plugins/files/personal-data';
import { mapTiles } from './plugins/files/map-tiles';
import { placeMap } from './plugins/maps/place-map';
import { importUpload } from './plugins/files/tables/import-upload';
import { postalUpload } from './plugins/files/tables/postal-upload';
import { privateAnswers } from './plugins/security/private-answers';
import { builtAssets } from './plugins/pages/built-assets';
import { offeredLanguages } from './public-pages/offered-languages';
import { publicPages } from './plugins/pages/public-pages';
import { refusals } from './plugins/security/refusals';
import { reservationLists } from './plugins/files/reservation-lists';
import { security } from './plugins/security/security';
import { spreadsheetExports } from './plugins/files/spreadsheet-exports';
import { trpc } from './plugins/doors/trpc';
import { uploads } from './plugins/files/uploads';
import { whatsappWebhook } from './plugins/doors/whatsapp-webhook';
import { securityTxt } from './plugins/security/security-txt';
import { slowClients } from './plugins/limits/slow-clients';
import { widget } from './plugins/pages/widget';
import { usualPatience } from './requests/patience';
import { readableAddress } from './requests/readable-address';

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
    // zod reads what is sent and superjson writes what is answered: the framework's own two are large, and would be loaded unused.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
    rewriteUrl: (request) => readableAddress(request.url ?? '/', maxParamLength),
    ...(deps.logger === false ? { logger: false } : { loggerInstance: deps.logger }),
  });
  // Bodies are JSON (B31). Plain text is also what other sites may send without asking first.
  app.removeContentTypeParser('text/plain');
  // With its library, which nobody else needs. The first, so that what the others ask the database is within.
  if (deps.traced === true) await app.register((await import('./tracing/traced-requests')).tracedRequests);
  await app.register(jsonBodies);
  await app.register(compression);
  await app.register(refusals, { deps });
  await app.register(errors);
  await app.register(databaseAway, { deps });
  await app.register(metrics, { deps });
  await app.register(security, { deps });
  await app.register(cookie);
  await app.register(ownOrigin, { deps });
  await app.register(privateAnswers, { deps });
  await app.register(offeredLanguages, { deps });
  await app.register(slowClients, { deps });
  await app.register(health, { deps });
  await app.register(securityTxt, { deps });
  await app.register(files, { deps });
  await app.register(ownImageLimit);
  await app.register(uploads, { deps });
  await app.register(postalUpload, { deps });
  await app.register(importUpload, { deps });
  await app.register(collaboratorSignUp, { deps });
  await app.register(collaboratorPictures, { deps });
  await app.register(activityEvents, { deps });
  await app.register(inboxEvents, { deps });
  await app.register(inboxMedia, { deps });
  await app.register(mapTiles, { deps });
  await app.register(placeMap, { deps });
  await app.register(whatsappWebhook, { deps });
  await app.register(trpc, { deps });
  await app.register(legacy, { deps });
  if (deps.apiDocs) await app.register((await import('./plugins/doors/api-docs')).apiDocs, { deps });
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
  await app.register(firstStart, { deps });
  await app.register(builtAssets, { deps });
  await app.register(guideApp, { deps });
  return app;
}

function noSchemas(): never {
  throw new Error('a route has a schema of the framework, which reads and writes nothing here');
}
