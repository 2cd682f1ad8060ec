import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { DomainError } from '@dehesa/domain/errors';
import { assertUsable } from '@dehesa/services/auth';
import { authorize } from '@dehesa/services/context';
import { startPostalImport } from '@dehesa/services/places';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { postalFolderPrefix } from '../../../adapters/postal/geonames-download';
import { openPostalFile, postalFileMegabytes } from '../../../adapters/postal/postal-file-on-disk';
import type { AppDeps } from '../../../app-deps';
import { identify } from '../../../requests/request-context';
import { filePart, letPass, nameOf } from '../upload-part';

/** No import takes so long: a folder that is older was left by a process that was killed. */
const oldAfterMs = 24 * 3_600_000;

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
        const { services, user } = await identify(deps, request);
        if (user !== null) assertUsable(user);
        authorize(services, 'configuration.manage');
        await removeOldFolders(request, deps.clock.now());
        const folder = await mkdtemp(path.join(os.tmpdir(), postalFolderPrefix));
        try {
          const name = await receive(request, path.join(folder, 'file'));
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

/** Writes the one file of the form and answers its name; it never lies in memory whole. */
async function receive(request: FastifyRequest, target: string): Promise<string> {
  const part = await filePart(request);
  try {
    await pipeline(part.file, createWriteStream(target));
  } catch (error) {
    // A form that ends before its file does is the request's fault; a full disk is the server's.
    throw error === part.file.errored ? DomainError.of('file.unsupported') : error;
  }
  if (part.file.truncated) throw DomainError.of('file.tooLarge', { maxMegabytes: postalFileMegabytes.packed });
  return nameOf(part);
}

async function removeOldFolders(request: FastifyRequest, now: Date): Promise<void> {
  const names = await readdir(os.tmpdir()).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(postalFolderPrefix))) {
    const folder = path.join(os.tmpdir(), name);
    try {
      if (now.getTime() - (await stat(folder)).mtimeMs < oldAfterMs) continue;
      await rm(folder, { recursive: true, force: true });
    } catch (error) {
      // Somebody else's, or just gone: no reason to refuse an import.
      request.log.warn({ err: error, folder }, 'an old folder of an import stays');
    }
  }
}

/** Refusals are told on the screen. */
function logFault(request: FastifyRequest, error: unknown): void {
  if (!(error instanceof DomainError)) request.log.error({ err: error }, 'import of postal codes failed');
}
