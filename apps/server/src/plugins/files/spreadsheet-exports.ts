import { AuditExportInput } from '@dehesa/domain/audit';
import { chosenFiles, chosenParameter, readChosen } from '@dehesa/domain/chosen-address';
import type { ExportChosenInput } from '@dehesa/domain/chosen-records';
import { DomainError } from '@dehesa/domain/errors';
import { ImportKindInput, ImportRef } from '@dehesa/domain/imports';
import { type StaffLanguage, writtenFor } from '@dehesa/domain/languages';
import { StatisticsPeriod } from '@dehesa/domain/statistics';
import { exportActivities } from '@dehesa/services/activities';
import { authorize, type ServiceContext } from '@dehesa/services/context';
import { exportFaultyRows, importTemplate } from '@dehesa/services/imports';
import { exportAudit } from '@dehesa/services/personal-data';
import { exportAttendees, type ExportFile, exportGeneralData, exportLocalities } from '@dehesa/services/statistics';
import { exportAccounts } from '@dehesa/services/users';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { AppDeps } from '../../app-deps';
import { visitorLanguage } from '../../public-pages/visitor-language';
import { signedInCaller } from '../../requests/request-context';
import { downloadName } from './download-name';

type ExportRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;
type Export = (
  services: ServiceContext,
  language: StaffLanguage,
  query: Record<string, unknown>,
) => Promise<ExportFile>;

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** As addresses name a view: everything, or a territory by its id. */
const LocalitiesQuery = z.object({
  scope: z.enum(['general', '1', '2']).default('general'),
  country: z.enum(['ES', 'PT']).default('ES'),
});

/** The period that an address names: both its days, or neither (B92). */
function periodOf(query: Record<string, unknown>): StatisticsPeriod | undefined {
  const { from, to } = query;
  return from === undefined && to === undefined ? undefined : StatisticsPeriod.parse({ from, to });
}

/** Which lines of the audit log an address names (B93). */
function auditOf(query: Record<string, unknown>, language: StaffLanguage): AuditExportInput {
  const { action, actor, text, from, to } = query;
  const id = typeof actor === 'string' && /^\d{1,10}$/.test(actor) ? Number(actor) : actor;
  return AuditExportInput.parse({ language, action, actor: id, text, from, to });
}

/** The records that an address names; what names none is refused like one that there is not (B22). */
function chosenOf(query: Record<string, unknown>, language: StaffLanguage): ExportChosenInput {
  const ids = readChosen(query[chosenParameter]);
  if (ids === undefined) throw DomainError.of('record.notFound');
  return { ids, language };
}

const exportFiles: Readonly<Record<string, Export>> = {
  asistentes: (services, language, query) =>
    exportAttendees(services, { list: 'confirmed', language, period: periodOf(query) }),
  total: (services, language, query) => exportAttendees(services, { list: 'total', language, period: periodOf(query) }),
  'datos-generales': (services, language, query) => exportGeneralData(services, { language, period: periodOf(query) }),
  'registro-auditoria': (services, language, query) => {
    // Who may not do this learns it before anything is said about the address (B22).
    authorize(services, 'configuration.manage');
    return exportAudit(services, auditOf(query, language));
  },
  [chosenFiles.activities]: (services, language, query) => {
    authorize(services, 'activities.manage');
    return exportActivities(services, chosenOf(query, language));
  },
  [chosenFiles.accounts]: (services, language, query) => {
    authorize(services, 'companies.manage');
    return exportAccounts(services, chosenOf(query, language));
  },
  'plantilla-importacion': async (services, language, query) => {
    authorize(services, 'configuration.manage');
    return importTemplate(services, ImportKindInput.parse(query), language);
  },
  'filas-con-problemas': (services, language, query) => {
    authorize(services, 'configuration.manage');
    return exportFaultyRows(services, ImportRef.parse({ id: Number(query['id']) }), language);
  },
  localidades: (services, language, query) => {
    const { scope, country } = LocalitiesQuery.parse(query);
    const view = scope === 'general' ? scope : scope === '1' ? 1 : 2;
    return exportLocalities(services, { scope: view, country, language, period: periodOf(query) });
  },
};

/**
 * The spreadsheets of the dashboard (U37), of the audit log (B93) of ticked records (B96) and of imports (B106) for staff with a session (B21, B22), written as they are read: a
 * refusal is answered before the first byte, and who leaves stops the reading. Personal data: no cache keeps any of it.
 */
export const spreadsheetExports = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    for (const [file, verb] of Object.entries(exportFiles)) {
      // Asking how long a file is would make it.
      app.get(`/api/exports/${file}.xlsx`, { exposeHeadRoute: false }, async (request: ExportRequest, reply) => {
        void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
        const { services } = await signedInCaller(deps, request);
        const { name, stream } = await verb(services, writtenFor(visitorLanguage(request, reply)), request.query);
        // It has begun: what goes wrong from here on can be told by no answer, only by the log under this id.
        stream.once('error', (error) => request.log.error({ err: error }, 'request failed'));
        return reply
          .header('x-request-id', request.id)
          .header('content-type', mediaType)
          .header('content-disposition', `attachment; ${downloadName(`${file}.xlsx`, name)}`)
          .send(stream);
      });
    }
    done();
  },
  { name: 'spreadsheet-exports', dependencies: ['security', 'errors', '@fastify/cookie'] },
);
