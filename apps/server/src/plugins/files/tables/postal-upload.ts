import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import multipart from '@fastify/multipart';
import { DomainError } from '@dehesa/domain/errors';
import { authorize } from '@dehesa/services/context';
import { startPostalImport } from '@dehesa/services/places';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { removeOldFolders } from '../../../adapters/files/old-folders';
import { postalFolderPrefix } from '../../../adapters/postal/geonames-download';
import { openPostalFile, postalFileMegabytes } from '../../../adapters/postal/postal-file-on-disk';
import type { AppDeps } from '../../../app-deps';
import { signedInCaller } from '../../../requests/request-context';
import { letPass, receiveFile } from '../upload-part';

/**
 * POST /upload/postal-codes: a postal file from a super admin. It is answered when the file is here and its import has
 * begun; how far that is, `places.imports` tells, also after the page was left.
 */
export const postalUpload = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    const stopping = new AbortController();
    const running = new Set<Promise<void>>();
    // What is not finished when the server goes down is undone.
    app.addHook('preClose', async () => {
      stopping.abort();
      await Promise.all(running);
    });
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      await scope.register(multipart, {
        throwFileSizeLimit: false,
        limits: { fileSize: postalFileMegabytes.packed * 1024 * 1024, files: 1, fields: 0, parts: 1, headerPairs: 20 },
      });
      scope.post('/upload/postal-codes', async (request, reply) => {
        const { services } = await signedInCaller(deps, request);
        authorize(services, 'configuration.manage');
        await removeOldFolders(os.tmpdir(), postalFolderPrefix, deps.clock.now(), (error, folder) =>
          request.log.warn({ err: error, folder }, 'an old folder of an import stays'),
        );
        const folder = await mkdtemp(path.join(os.tmpdir(), postalFolderPrefix));
        try {
          const name = await receiveFile(request, path.join(folder, 'file'), postalFileMegabytes.packed);
          const file = await openPostalFile(path.join(folder, 'file'), name);
          const { id, done } = await startPostalImport(services, file, { signal: stopping.signal });
          const ended = done
            .then(
              () => undefined,
              (error: unknown) => logFault(request, error),
            )
            .then(() => rm(folder, { recursive: true, force: true }))
            .catch((error: unknown) => logFault(request, error))
            .finally(() => running.delete(ended));
          running.add(ended);
          return await reply.code(201).send({ id });
        } catch (error) {
          await rm(folder, { recursive: true, force: true });
          throw error;
        } finally {
          letPass(request);
        }
      });
    });
  },
  { name: 'postal-upload', dependencies: ['security', 'errors'] },
);

/** Refusals are told on the screen. */
function logFault(request: FastifyRequest, error: unknown): void {
  if (!(error instanceof DomainError)) request.log.error({ err: error }, 'import of postal codes failed');
}
