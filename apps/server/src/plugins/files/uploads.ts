import { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Action } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { assertUsable } from '@dehesa/services/auth';
import { authorize, type ServiceContext } from '@dehesa/services/context';
import {
  maxImageMegabytes,
  maxUploadBytes,
  storeDocument,
  storeImage,
  storeOwnImage,
  storeVideo,
} from '@dehesa/services/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { identify } from '../../requests/request-context';
import { filePart, letPass, nameOf } from './upload-part';

type Store = (services: ServiceContext, part: MultipartFile) => Promise<unknown>;

/**
 * One file as multipart: pictures, documents and videos from staff, and everybody's picture of itself (B33). Who may is
 * asked before the body is read.
 */
export const uploads = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    await app.register(async (scope) => {
      // Whatever is no form is refused unread.
      scope.removeAllContentTypeParsers();
      await scope.register(multipart, {
        throwFileSizeLimit: false,
        // Each verb knows its own; the parser's would cut a file short and call it whole.
        limits: { fileSize: Infinity, files: 1, fields: 0, parts: 1, headerPairs: 20 },
      });
      const accept = (path: string, store: Store) =>
        scope.post(path, (request, reply) => receive(deps, request, reply, 'activities.manage', store));
      accept('/upload/image', async (services, part) => storeImage(services, await wholeFile(part)));
      scope.post('/upload/own-image', { onRequest: (request) => scope.countOwnImage(request) }, (request, reply) =>
        receive(deps, request, reply, 'account.manageOwn', async (services, part) =>
          storeOwnImage(services, await wholeFile(part)),
        ),
      );
      accept('/upload/document', async (services, part) =>
        storeDocument(services, await wholeFile(part), { name: nameOf(part) }),
      );
      accept('/upload/video', (services, part) =>
        storeVideo(services, Readable.from(sentBytes(part), { objectMode: false })),
      );
    });
  },
  { name: 'uploads', dependencies: ['security', 'errors', 'own-image-limit'] },
);

async function receive(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  action: Action,
  store: Store,
): Promise<unknown> {
  const { services, user } = await identify(deps, request);
  if (user !== null) assertUsable(user);
  authorize(services, action);
  try {
    return await reply.code(201).send(await store(services, await filePart(request)));
  } finally {
    letPass(request);
  }
}

/** The bytes as they come. A form that ends before its file does is the request's fault; all others are the server's. */
async function* sentBytes({ file }: MultipartFile): AsyncGenerator<Buffer> {
  let waiting = true;
  try {
    for await (const chunk of file) {
      waiting = false;
      yield Buffer.from(chunk);
      waiting = true;
    }
  } catch (error) {
    // A reader that gives up throws in here too, while it holds a piece.
    throw waiting ? DomainError.of('file.unsupported') : error;
  }
}

/** All of them, as far as pictures and documents may go. */
async function wholeFile(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of sentBytes(part)) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > maxUploadBytes) throw DomainError.of('file.tooLarge', { maxMegabytes: maxImageMegabytes });
  }
  return Buffer.concat(chunks, bytes);
}
