import { DomainError } from '@dehesa/domain/errors';
import { LocalitiesExportInput } from '@dehesa/domain/statistics';
import { statisticsExports } from '@dehesa/i18n/backoffice/exports';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { workbookStream } from '../../spreadsheets';
import { listLocalities } from '../list-localities';
import { type ExportFile, exportYear } from './export-file';

/** 'Localidades ... MRB {year}': the table of localities of a view and a country (U37). None is `statistics.listEmpty`. */
export async function exportLocalities(ctx: ServiceContext, input: LocalitiesExportInput): Promise<ExportFile> {
  const { scope, country, language, period } = LocalitiesExportInput.parse(input);
  const localities = await listLocalities(ctx, { scope, country, period });
  if (localities.length === 0) throw DomainError.of('statistics.listEmpty');
  const texts = statisticsExports[language];
  await audit(ctx, ctx.db, {
    action: 'statistics.export',
    entity: 'statistics',
    entityId: null,
    details: { list: 'localities', scope, country, rows: localities.length, ...period },
  });
  const nameIn = country === 'ES' ? texts.files.localities : texts.files.portugueseLocalities;
  const name = nameIn(texts.scopes[scope], exportYear(ctx));
  const rows = localities.map(({ locality, total }) => [locality, total]);
  const sheet = { name, headings: [texts.localityColumns], filtered: true, batches: [rows] };
  return { name, stream: workbookStream(name, [sheet]) };
}
