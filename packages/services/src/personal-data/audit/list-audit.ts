import { AuditListInput, auditPageSize } from '@dehesa/domain/audit';
import { authorize, type ServiceContext } from '../../context';
import { type AuditRecord, linesWanted, readLines } from './audit-lines';

export type { AuditRecord } from './audit-lines';

/** A page of the audit log, and below which line the next one begins; null where there is none. */
export interface AuditPage {
  rows: AuditRecord[];
  next: number | null;
}

/** A page of the audit log, newest first: who did, read or took out what (B15, B17, B40, B46, B93). Super administrators. */
export async function listAudit(ctx: ServiceContext, raw: AuditListInput): Promise<AuditPage> {
  authorize(ctx, 'configuration.manage');
  const { before, language, ...filter } = AuditListInput.parse(raw);
  const where = await linesWanted(ctx, { language, ...filter });
  const found = await readLines(ctx, { where, before, most: auditPageSize + 1, language });
  const rows = found.slice(0, auditPageSize);
  return { rows, next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null };
}
