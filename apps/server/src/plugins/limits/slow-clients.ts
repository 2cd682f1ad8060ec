import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError, failure } from '@dehesa/domain/errors';
import { errorText } from '@dehesa/i18n/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { bodyBytes, mayBeLarge } from '../../requests/body-limits';
import { type Patience, uploadBytesPerSecond, usualPatience } from '../../requests/patience';
import { visitorLanguage } from '../../public-pages/visitor-language';
import { HeldSlots } from './held-slots';

/** Files on their way at the same time: a village's hall shares one address. */
const uploadLimits = { fromOneAddress: 12, inAll: 60 };
const defaultConnections = 2_000;
/** Connections over the ceiling that are still told so; what comes after them is closed without a word. */
const toldConnections = 100;

/**
 * Nobody holds the server by being slow: bodies that do not come are cut off, files that hardly move too, and beyond the
 * ceiling of connections everybody is asked to come back in a moment.
 */
export const slowClients = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const patience = { ...usualPatience, ...deps.patience };
    const uploads = new HeldSlots(deps.uploadLimits ?? uploadLimits);
    const open = openConnections(app);
    const most = deps.maxConnections ?? defaultConnections;
    app.server.maxConnections = most + toldConnections;
    hangUpInTheEnd(app, open);

    app.addHook('onRequest', async (request: FastifyRequest<{ Querystring: { lang?: unknown } }>, reply) => {
      const { raw } = request;
      const isUpload = (request.headers['content-type'] ?? '').startsWith('multipart/');
      // Documented calls carry files in their JSON (B33).
      const mayCarryFile = isUpload || (request.routeOptions.bodyLimit ?? 0) > bodyBytes.longTexts;
      if (bringsBody(raw)) (mayCarryFile ? limitUpload : limitBody)(raw, patience);
      if (open.size > most && !/^\/api\/(?:health|live)\b/.test(request.url)) {
        void reply.header('retry-after', '5').header('connection', 'close');
        if (!(request.headers.accept ?? '').includes('text/html')) throw DomainError.of('service.busy');
        const { message } = errorText(
          failure('service.busy'),
          visitorLanguage(request, reply, app.lastOfferedLanguages()),
        );
        return reply.code(503).type('text/plain; charset=utf-8').send(message);
      }
      if (request.method === 'POST' && (isUpload || (mayCarryFile && mayBeLarge(raw.headers)))) {
        const giveBack = uploads.take(request.ip);
        raw.once('close', giveBack);
        reply.raw.once('finish', giveBack).once('close', giveBack);
      }
      return undefined;
    });
    done();
  },
  { name: 'slow-clients', dependencies: ['errors', '@fastify/cookie'] },
);

function bringsBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Those that are open at any moment. */
function openConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/** How often a server that ends looks for connections that are done: what is on its way meanwhile comes in, and is answered. */
const lastLooksMs = 1_000;

/**
 * A server that ends hangs up on connections that are done at that moment, and would wait a minute each for those that are so
 * a moment later, and for those that browsers opened ahead and never said anything on.
 */
function hangUpInTheEnd(app: FastifyInstance, open: ReadonlySet<Socket>): void {
  app.addHook('preClose', (done) => {
    const looks = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, lastLooksMs).unref();
    app.server.once('close', () => clearInterval(looks));
    done();
  });
}

/** A body is small: it is there after a while, or it is none. */
function limitBody(raw: IncomingMessage, { bodyMs }: Patience): void {
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy(new Error('the body did not come in time'));
  }, bodyMs);
  timer.unref();
  const clear = () => clearTimeout(timer);
  raw.once('end', clear).once('close', clear);
}

/**
 * Hangs up on a sender whose file hardly moves: its upload then ends as one that was cut off, wherever it stands. While
 * the server itself does not read, nobody is to blame. It looks twice in the time that it grants.
 */
function limitUpload(raw: IncomingMessage, { uploadMs }: Patience): void {
  const least = (uploadBytesPerSecond * uploadMs) / 1_000;
  /** What had come at the looks before; a pause of ours begins them anew. */
  let looks: number[] = [raw.socket.bytesRead];
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) {
      clearInterval(timer);
      return;
    }
    const now = raw.socket.bytesRead;
    if (raw.isPaused()) looks = [];
    const [past] = looks.slice(-2, -1);
    if (past !== undefined && now - past < least) raw.destroy(new Error('the sender fell silent'));
    looks = [...looks.slice(-1), now];
  }, uploadMs / 2);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
