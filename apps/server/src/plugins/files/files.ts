import { fileSize, openFile, PictureForms, pictureKeys, servedType } from '@dehesa/services/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { filePolicy } from '../../settings/file-policy';
import { ofPages } from '../security/security';
import { downloadName } from './download-name';
import { type WantedPart, wantedPart } from './wanted-part';

interface FileRoute {
  Params: { key: string };
  Querystring: { name?: unknown };
}

/**
 * Stored files for everybody who knows their address: as types that no browser runs, in parts where asked (B33). A picture goes
 * out as WebP to browsers that say that they take it.
 */
export const files = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const forms = new PictureForms(deps.files);
    app.addHook('onClose', () => forms.stop());
    app.route<FileRoute>({
      method: ['GET', 'HEAD'],
      url: '/files/:key',
      config: { withoutDatabase: true },
      handler: (request, reply) => serve(deps, forms, request, reply),
    });
    done();
  },
  { name: 'files', dependencies: ['security', 'errors'] },
);

/** Named, and not with a weight of nothing; what takes everything may be a program that shows only JPEG. */
const namesWebp = /(?:^|,)\s*image\/webp\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i;

async function serve(
  deps: AppDeps,
  forms: PictureForms,
  request: FastifyRequest<FileRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key: asked } = request.params;
  const takesWebp = namesWebp.test(request.headers.accept ?? '');
  const key = await forms.keyFor(asked, takesWebp);
  const picture = pictureKeys(asked);
  if (picture !== null) void reply.header('vary', 'Accept');
  // A larger one in place of what is being made: a year of it would spare nobody anything.
  const standsIn = takesWebp && picture !== null && key === picture.jpeg && key !== asked;
  // What lies under a key never changes, so the key is the tag.
  const etag = `"${key}"`;
  const found = await find(deps, request, key, etag);
  const { mediaType, inline } = servedType(key);
  // A picture is no page, a dozen of them stand in a list; a document is shown as one.
  if (picture !== null) for (const name of ofPages) void reply.removeHeader(name);
  reply
    .code(found.part.status)
    .header('cache-control', standsIn ? 'public, max-age=60' : 'public, max-age=31536000, immutable')
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    // Mails show pictures of ours in programs that are pages of others.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', filePolicy(mediaType));
  const { range, status } = found.part;
  if (status === 304) return reply.send();
  if (status === 416) return reply.header('content-range', `bytes */${found.size}`).send();
  if (range) reply.header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', `${inline ? 'inline' : 'attachment'}; ${downloadName(key, request.query.name)}`)
    .header('content-length', range ? range.end - range.start + 1 : found.size)
    .send(found.stream);
}

/** What is asked for and, where bytes go out, their stream; only who asks for a part pays for knowing the size before. */
async function find(deps: AppDeps, request: FastifyRequest, key: string, etag: string) {
  const { headers, method } = request;
  if (method === 'GET' && headers.range === undefined && headers['if-none-match'] === undefined) {
    return { part: { status: 200 } satisfies WantedPart, ...(await openFile(deps, key)) };
  }
  const size = await fileSize(deps, key);
  // A range says nothing to HEAD.
  const part = wantedPart(method === 'HEAD' ? { ...headers, range: undefined } : headers, etag, size);
  const sendsBytes = method === 'GET' && (part.status === 200 || part.status === 206);
  return { part, size, ...(sendsBytes && (await openFile(deps, key, part.range))) };
}
