import { chosenParameter, readChosen } from '@dehesa/domain/chosen-address';
import { kindOf } from '@dehesa/domain/error-kinds';
import { DomainError } from '@dehesa/domain/errors';
import { type ExportSheetInput, listParameter, type PrintListInput, readListWord } from '@dehesa/domain/reservations';
import { writtenFor } from '@dehesa/domain/languages';
import { errorText } from '@dehesa/i18n/errors';
import { faultTexts } from '@dehesa/i18n/start';
import type { ServiceContext } from '@dehesa/services/context';
import {
  exportReservationsPdf,
  exportReservationsSheet,
  type ListFile,
  printReservations,
} from '@dehesa/services/reservations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { assetsOfEntry } from '../../public-pages/page-assets';
import { idIn } from '../../public-pages/page-kit';
import { visitorLanguage } from '../../public-pages/visitor-language';
import { signedInCaller } from '../../requests/request-context';
import { failedPrintPage, type PrintAssets, printPage } from '../../reservation-lists/print-page';
import { domainFailure } from '../../trpc/init';
import { downloadName } from './download-name';
import { statuses } from '../security/errors';

type ListRequest = FastifyRequest<{ Params: { activity: string }; Querystring: Record<string, unknown> }>;

const entry = 'src/app/print/print-list.ts';
/** Text of ours and of visitors, with one script and one style sheet of our own. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
const mediaTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * The lists of an activity on paper, for staff with a session (B21, B22): as a page that prints itself, as a PDF, as a
 * spreadsheet (U26, U27). Personal data: no cache keeps any of it.
 */
export const reservationLists = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    const { webDir, webDevelopment } = deps;
    const assets: PrintAssets =
      webDir === null ? { scripts: [], styles: [] } : await assetsOfEntry({ webDir, webDevelopment }, entry);

    const failed = (error: unknown, request: ListRequest, reply: FastifyReply) => {
      app.noteRefusal(error, request);
      const refusal = domainFailure(error);
      void neverKept(reply);
      if (refusal?.code === 'access.unauthenticated') {
        void reply.redirect('/login');
        return;
      }
      if (refusal === undefined) request.log.error({ err: error }, 'list failed');
      const language = writtenFor(visitorLanguage(request, reply));
      const text = refusal === undefined ? faultTexts[language] : errorText(refusal, language);
      void reply
        .code(refusal === undefined ? 500 : statuses[kindOf(refusal.code)])
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy)
        .send(failedPrintPage({ title: text.title, message: text.message }, language, assets));
    };
    app.get('/imprimir/reservas/:activity', { errorHandler: failed }, async (request: ListRequest, reply) => {
      const { services, input } = await asked(deps, request, reply);
      const list = await printReservations(services, input);
      const printedAt = deps.clock.now();
      return neverKept(reply)
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy)
        .send(printPage({ list, kind: input.list, language: input.language, printedAt, assets }));
    });

    const download = (
      file: string,
      extension: keyof typeof mediaTypes,
      verb: (services: ServiceContext, input: PrintListInput & ExportSheetInput) => Promise<ListFile>,
    ) =>
      app.get(`/descargas/reservas/:activity/${file}.${extension}`, async (request: ListRequest, reply) => {
        const { services, input } = await asked(deps, request, neverKept(reply));
        const { name, content } = await verb(services, input);
        return reply
          .header('content-type', mediaTypes[extension])
          .header('content-disposition', `attachment; ${downloadName(`${file}.${extension}`, name)}`)
          .send(Buffer.from(content));
      });
    download('lista', 'pdf', exportReservationsPdf);
    download('reservas', 'xlsx', exportReservationsSheet);
  },
  { name: 'reservation-lists', dependencies: ['security', 'errors', '@fastify/cookie'] },
);

/** Who asks for which list of which activity; no number is no activity (B22). */
async function asked(deps: AppDeps, request: ListRequest, reply: FastifyReply) {
  const { services } = await signedInCaller(deps, request);
  const activityId = idIn(request.params.activity);
  if (activityId === null) throw DomainError.of('record.notFound');
  const list = readListWord(request.query[listParameter]);
  const ids = readChosen(request.query[chosenParameter]);
  // What names nobody is not everybody.
  if (request.query[chosenParameter] !== undefined && ids === undefined) throw DomainError.of('record.notFound');
  const input = { activityId, list, language: writtenFor(visitorLanguage(request, reply)), ...(ids && { ids }) };
  return { services, input };
}

function neverKept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
}
