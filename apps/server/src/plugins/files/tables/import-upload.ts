import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import multipart from '@fastify/multipart';
import { DomainError } from '@dehesa/domain/errors';
import { ImportKindInput, importLimits } from '@dehesa/domain/imports';
import { authorize } from '@dehesa/services/context';
import { receiveImport } from '@dehesa/services/imports';
import fp from 'fastify-plugin';
import { removeOldFolders } from '../../../adapters/files/old-folders';
import { isZip } from '../../../adapters/postal/postal-file-on-disk';
import { readTableHere } from '../../../adapters/thread-table-reader';
import { assertUnpacksTo } from '../../../adapters/unpacked-size';
import type { AppDeps } from '../../../app-deps';
import { signedInCaller } from '../../../requests/request-context';
import { letPass, receiveFile } from '../upload-part';

const folderPrefix = 'dehesa-import-';

/**
 * POST /upload/import/<kind>: a file of another system from a super admin (B106). Answered with the import's id once its
 * rows are kept; what becomes of them is said on its screen.
 */
export const importUpload = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      await scope.register(multipart, {
        throwFileSizeLimit: false,
        limits: { fileSize: importLimits.megabytes * 1024 * 1024, files: 1, fields: 0, parts: 1, headerPairs: 20 },
      });
      scope.post('/upload/import/:kind', async (request, reply) => {
        const { services } = await signedInCaller(deps, request);
        authorize(services, 'configuration.manage');
        const kind = ImportKindInput.safeParse(request.params);
        if (!kind.success) throw DomainError.of('record.notFound');
        // What is in them is people's data.
        await removeOldFolders(os.tmpdir(), folderPrefix, deps.clock.now(), (error, folder) =>
          request.log.warn({ err: error, folder }, 'an old folder of an import stays'),
        );
        const folder = await mkdtemp(path.join(os.tmpdir(), folderPrefix));
        try {
          const file = path.join(folder, 'file');
          const fileName = await receiveFile(request, file, importLimits.megabytes);
          if (await isZip(file))
            await assertUnpacksTo(file, importLimits.unpackedMegabytes, DomainError.of('imports.unreadable'));
          const table = await (deps.readTable ?? readTableHere)(await readFile(file));
          return await reply.code(201).send(await receiveImport(services, kind.data, { fileName, table }));
        } finally {
          await rm(folder, { recursive: true, force: true });
          letPass(request);
        }
      });
    });
  },
  { name: 'import-upload', dependencies: ['security', 'errors'] },
);
