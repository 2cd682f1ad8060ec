import { AuditExportInput } from '@dehesa/domain/audit';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { inMadrid, madridDate } from '@dehesa/domain/madrid-time';
import { auditTexts, deedWords, detailWords, isNamedAction, recordWords } from '@dehesa/i18n/backoffice/audit';
import type { SQL } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { type Row, workbookStream } from '../../spreadsheets';
import { type AuditRecord, linesWanted, readLines } from './audit-lines';

/** Lines that are read at once. */
const batchSize = 400;
/** More than anybody looks through: whoever wants more asks for fewer days. */
const mostLines = 100_000;

/**
 * What of the audit log is asked for as a spreadsheet in the words of the reader's language, newest first, read as it is
 * taken (B93). It holds what the log holds; that it was taken is a line of the log. Super administrators.
 */
export async function exportAudit(
  ctx: ServiceContext,
  raw: AuditExportInput,
): Promise<{ name: string; stream: Readable }> {
  authorize(ctx, 'configuration.manage');
  const { language, ...filters } = AuditExportInput.parse(raw);
  const where = await linesWanted(ctx, { language, ...filters });
  // What was typed may be a name.
  const { text, ...named } = filters;
  const asked = Object.entries({ ...named, words: text !== '' }).filter(
    ([, value]) => value !== null && value !== false,
  );
  await audit(ctx, ctx.db, {
    action: 'personalData.exportAudit',
    entity: 'personalData',
    entityId: null,
    details: { format: 'xlsx', filters: Object.fromEntries(asked) },
  });
  const { sheet } = auditTexts[language];
  const name = sheet.file(madridDate(ctx.clock.now()));
  const batches = readBatches(ctx, where, language);
  return {
    name,
    stream: workbookStream(name, [{ name: sheet.name, headings: [sheet.columns], filtered: true, batches }]),
  };
}

async function* readBatches(
  ctx: ServiceContext,
  where: SQL | undefined,
  language: StaffLanguage,
): AsyncGenerator<Row[]> {
  let before: number | null = null;
  for (let written = 0; written < mostLines; written += batchSize) {
    const lines: AuditRecord[] = await readLines(ctx, { where, before, most: batchSize, language });
    if (lines.length > 0) yield lines.map((line) => rowOf(line, language));
    before = lines.at(-1)?.id ?? null;
    if (lines.length < batchSize || before === null) return;
  }
  yield [[auditTexts[language].sheet.more]];
}

function rowOf(line: AuditRecord, language: StaffLanguage): Row {
  const texts = auditTexts[language];
  const { at, action, actor } = line;
  const deed = { ...line, recordName: line.record?.name ?? null };
  const { before, record, after } = deedWords(language, deed);
  const who = actor === null ? texts.nobody : (actor.name ?? texts.gone(actor.id));
  return [
    { date: madridDate(at) },
    inMadrid(at).toPlainTime().toString({ smallestUnit: 'second' }),
    who,
    actor === null || actor.role === null ? null : texts.roles[actor.role],
    isNamedAction(action) ? texts.actionNames[action] : action,
    `${who} ${before}${record}${after}`,
    recordWords(language, deed),
    detailWords(language, line).join(' · '),
  ];
}
