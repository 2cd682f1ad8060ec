import { users } from '@dehesa/db/schema';
import { ExportChosenInput } from '@dehesa/domain/chosen-records';
import { DomainError } from '@dehesa/domain/errors';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { chosenExports } from '@dehesa/i18n/backoffice/exports';
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { readAppType } from '../../app-type';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { type Row, workbookStream } from '../../spreadsheets';
import { type Account, accountName, reachableAccounts, selectAccounts, toAccount } from '../account-rows';

/**
 * Chosen users as a spreadsheet, by name (B96): those of them that the actor manages, `record.notFound` where it manages
 * none (B22). Fees are told of in a gym (B44). Who took how many is a line of the audit log.
 */
export async function exportAccounts(
  ctx: ServiceContext,
  raw: ExportChosenInput,
): Promise<{ name: string; stream: Readable }> {
  const actor = authorize(ctx, 'companies.manage');
  const { ids, language } = ExportChosenInput.parse(raw);
  const appType = await readAppType(ctx.db);
  const rows = await selectAccounts(ctx.db)
    .where(and(inArray(users.id, ids), reachableAccounts(actor)))
    .orderBy(sql`search_fold(${accountName})`, asc(users.id));
  if (rows.length === 0) throw DomainError.of('record.notFound');
  const details = { format: 'xlsx', people: rows.length };
  await audit(ctx, ctx.db, { action: 'users.export', entity: 'user', entityId: null, details });
  const texts = chosenExports[language].accounts;
  const name = texts.file(madridDate(ctx.clock.now()));
  const fees = appType === 'gimnasio';
  const headings = [[...texts.columns, ...(fees ? texts.feeColumns : [])]];
  const batches = [rows.map((row) => cellsOf(toAccount(ctx, appType, row), fees, language))];
  return { name, stream: workbookStream(name, [{ name: texts.sheet, headings, filtered: true, batches }]) };
}

function cellsOf(account: Account, fees: boolean, language: StaffLanguage): Row {
  const { accounts: texts, yes, no } = chosenExports[language];
  const { membership } = account;
  const day = (date: string | null | undefined) => (date === null || date === undefined ? null : { date });
  return [
    account.reference,
    account.firstName,
    account.lastName,
    account.companyName,
    account.taxId,
    texts.roles[account.role],
    account.territory?.[language] ?? null,
    account.email,
    account.phone,
    account.address,
    account.postalCode,
    account.locality,
    account.province,
    day(madridDate(account.createdAt)),
    account.hasAccess ? yes : no,
    ...(fees ? [membership?.tariff ?? null, day(membership?.paidOn), day(membership?.expiresOn)] : []),
  ];
}
