import path from 'node:path';
import { fileSize, openFile, servedType, smallImageKey } from '@dehesa/services/files';
import { findMedia } from '@dehesa/services/inbox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { filePolicy } from '../../settings/file-policy';
import { signedInCaller } from '../../requests/request-context';
import { downloadName } from './download-name';
import { wantedPart } from './wanted-part';

type MediaRequest = FastifyRequest<{ Params: { id: string }; Querystring: { small?: unknown } }>;

/** What visitors sent by WhatsApp, for those alone who read that inbox; as types that no browser runs (B22, B33, B38). */
export const inboxMedia = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    app.get('/api/inbox/media/:id', { exposeHeadRoute: false }, (request: MediaRequest, reply) =>
      serve(deps, request, reply),
    );
    done();
  },
  { name: 'inbox-media', dependencies: ['security', 'errors'] },
);

async function serve(deps: AppDeps, request: MediaRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { services } = await signedInCaller(deps, request);
  const id = Number(request.params.id);
  const { storageKey, name, isImage } = await findMedia(services, { id });
  const key = isImage && request.query.small !== undefined ? smallImageKey(storageKey) : storageKey;
  const size = await fileSize(deps, key);
  // The file of a message never changes; whether it may be seen does. Its key is not told: `/files` asks for no rights.
  const shown = isImage && key !== storageKey ? `whatsapp-${id}-small` : `whatsapp-${id}`;
  const etag = `"${shown}"`;
  const { status, range } = wantedPart(request.headers, etag, size);
  const { mediaType, inline } = servedType(key);
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', filePolicy(mediaType));
  if (status === 304) return reply.send();
  if (status === 416) return reply.header('content-range', `bytes */${size}`).send();
  if (range) reply.header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const { stream } = await openFile(deps, key, range);
  return reply
    .header('content-type', mediaType)
    .header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; ${downloadName(`${shown}${path.extname(key)}`, name)}`,
    )
    .header('content-length', range ? range.end - range.start + 1 : size)
    .send(stream);
}
