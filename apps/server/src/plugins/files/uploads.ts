import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { Action } from '@dehesa/domain/access';
import { authorize, type ServiceContext } from '@dehesa/services/context';
import { storeDocument, storeImage, storeLogo, storeOwnImage, storeVideo } from '@dehesa/services/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { signedInCaller } from '../../requests/request-context';
import { acceptOneFile, filePart, letPass, nameOf, sentBytes, wholeFile } from './upload-part';

type Store = (services: ServiceContext, part: MultipartFile) => Promise<unknown>;

/**
 * One file as multipart: pictures, documents and videos from staff, and everybody's picture of itself (B33). Who may is
 * asked before the body is read.
 */
export const uploads = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    await app.register(async (scope) => {
      await acceptOneFile(scope);
      const accept = (path: string, store: Store, action: Action = 'activities.manage') =>
        scope.post(path, (request, reply) => receive(deps, request, reply, action, store));
      accept('/upload/image', async (services, part) => storeImage(services, await wholeFile(part)));
      accept(
        '/upload/logo',
        async (services, part) => storeLogo(services, await wholeFile(part)),
        'configuration.manage',
      );
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
  const { services } = await signedInCaller(deps, request);
  authorize(services, action);
  try {
    return await reply.code(201).send(await store(services, await filePart(request)));
  } finally {
    letPass(request);
  }
}
