import { activities } from '@dehesa/db/schema';
import { ExportChosenInput } from '@dehesa/domain/chosen-records';
import { DomainError } from '@dehesa/domain/errors';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { chosenExports } from '@dehesa/i18n/backoffice/exports';
import { and, asc, sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { reachableActivities } from '../../activity-scope';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { type Row, workbookStream } from '../../spreadsheets';
import { activityRows, type ActivityRow } from '../list/list-activities';

/**
 * Chosen activities as a spreadsheet, by date (B96): those of them that the actor reaches, `record.notFound` where it
 * reaches none (B22). It says how many places are held, and of nobody by whom.
 */
export async function exportActivities(
  ctx: ServiceContext,
  raw: ExportChosenInput,
): Promise<{ name: string; stream: Readable }> {
  authorize(ctx, 'activities.manage');
  const { ids, language } = ExportChosenInput.parse(raw);
  const found = await ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(and(sql`${activities.id} = any(${idArray(ids)})`, reachableActivities(ctx.actor)))
    .orderBy(asc(activities.date), asc(activities.startTime), asc(activities.id));
  const rows = await activityRows(
    ctx,
    found.map(({ id }) => id),
  );
  if (rows.length === 0) throw DomainError.of('record.notFound');
  const details = { format: 'xlsx', activities: rows.length };
  await audit(ctx, ctx.db, { action: 'activities.export', entity: 'activity', entityId: null, details });
  const texts = chosenExports[language].activities;
  const name = texts.file(madridDate(ctx.clock.now()));
  const batches = [rows.map((row) => cellsOf(row, language))];
  return {
    name,
    stream: workbookStream(name, [{ name: texts.sheet, headings: [texts.columns], filtered: true, batches }]),
  };
}

function cellsOf(row: ActivityRow, language: StaffLanguage): Row {
  const { activities: texts, yes, no } = chosenExports[language];
  const { places } = row;
  return [
    row.id,
    row.title[language],
    { date: row.date },
    row.startTime,
    row.endTime,
    row.territory[language],
    row.category[language],
    row.company,
    row.municipality,
    places.total,
    places.occupied,
    places.pending,
    row.hidden ? no : yes,
    row.registrationsClosed ? texts.closed : texts.open,
    row.suspended ? yes : no,
    row.guides.map((guide) => guide.name).join(', '),
  ];
}
