import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppDeps } from './app-deps';
import { backOffice } from './plugins/back-office';
import { errors } from './plugins/errors';
import { files } from './plugins/files';
import { health } from './plugins/health';
import { legacy } from './plugins/legacy';
import { publicPages } from './plugins/public-pages';
import { security } from './plugins/security';
import { trpc } from './plugins/trpc';

/** JSON bodies up to here: an image of 2 MB as a data URL fits (B33). */
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
  await app.register(trpc, { deps });
  await app.register(legacy, { deps });
  await app.register(publicPages, { deps });
  await app.register(backOffice, { deps });
  return app;
}
