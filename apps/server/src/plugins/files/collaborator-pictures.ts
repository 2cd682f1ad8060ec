import { DomainError } from '@dehesa/domain/errors';
import { defaultLanguage, isLanguage } from '@dehesa/domain/languages';
import { collaboratorPoster, collaboratorQr } from '@dehesa/services/collaborators';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { filePolicy } from '../../settings/file-policy';
import { idIn } from '../../public-pages/page-kit';
import { identify, signedInCaller } from '../../requests/request-context';
import { downloadName } from './download-name';

type PictureRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>;

/** A collaborator's code as a picture, `/qr-colaborador/{id}`, and its poster to be printed (U16). */
export const collaboratorPictures = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    app.get('/qr-colaborador/:id', async (request: PictureRequest, reply) => {
      const { services } = await identify(deps, request);
      const png = await collaboratorQr(services, { id: idOf(request) });
      return reply
        .header('content-type', 'image/png')
        .header('cache-control', 'private, max-age=300')
        .header('content-security-policy', filePolicy('image/png'))
        .send(png);
    });
    app.get('/cartel-colaborador/:id', async (request: PictureRequest, reply) => {
      const { services } = await signedInCaller(deps, request);
      const { lang } = request.query;
      const language = lang === 'es-pt' || isLanguage(lang) ? lang : defaultLanguage;
      const { name, content } = await collaboratorPoster(services, { id: idOf(request), language });
      return reply
        .header('content-type', 'application/pdf')
        .header('cache-control', 'no-store')
        .header('content-security-policy', filePolicy('application/pdf'))
        .header('content-disposition', `inline; ${downloadName('cartel.pdf', name)}`)
        .send(Buffer.from(content));
    });
    done();
  },
  { name: 'collaborator-pictures', dependencies: ['security', 'errors', '@fastify/cookie'] },
);

function idOf({ params: { id } }: PictureRequest): number {
  const known = idIn(id.replace(/\.png$/, ''));
  if (known === null) throw DomainError.of('record.notFound');
  return known;
}
