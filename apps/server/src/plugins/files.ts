import multipart from '@fastify/multipart';
import { DomainError } from '@dehesa/domain/errors';
import { maxUploadBytes, maxUploadMegabytes, readFile, storeImage } from '@dehesa/services/files';
import { assertUsable } from '@dehesa/services/auth';
import { authorize } from '@dehesa/services/context';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../app-deps';
import { identify } from '../request-context';

/** Stored pictures, and their upload by staff as multipart (B33). */
export const files = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
      const { bytes, mediaType } = await readFile(deps, request.params.key);
      return reply
        .header('content-type', mediaType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'")
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    await app.register(async (uploads) => {
      await uploads.register(multipart, {
        limits: { fileSize: maxUploadBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
      });
      uploads.post('/upload/image', async (request, reply) => {
        const { services, user } = await identify(deps, request);
        if (user !== null) assertUsable(user);
        authorize(services, 'activities.manage');
        return reply.code(201).send(await storeImage(services, await uploadedFile(request)));
      });
    });
  },
  { name: 'files', dependencies: ['security', 'errors'] },
);

/** The one file of a request; the stream is cut off as soon as it passes the limit. */
async function uploadedFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw DomainError.of('file.unsupported');
  try {
    const part = await request.file();
    if (!part) throw DomainError.of('file.unsupported');
    return await part.toBuffer();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw DomainError.of('file.tooLarge', { maxMegabytes: maxUploadMegabytes });
    // Whatever else the parser stumbles over is a broken form: the request's fault, not the server's.
    throw DomainError.of('file.unsupported');
  }
}
