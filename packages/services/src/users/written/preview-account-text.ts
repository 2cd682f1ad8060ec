import type { Language } from '@dehesa/domain/languages';
import { ChosenAccounts, WriteAccountsInput } from '@dehesa/domain/users';
import { authorize, type ServiceContext } from '../../context';
import { languagesOf, previewWritten, type WrittenSample } from '../../messages';
import { type ChosenAccountsFound, readChosenAccounts } from './chosen-accounts';

export interface AccountTextRecipients extends Omit<ChosenAccountsFound, 'reached'> {
  recipients: number;
  /** What they read, and how many of them. */
  languages: { language: Language; count: number }[];
}

/** Whom a text would reach, who reads what, and who gets none and why, before it is written (B90). */
export async function readAccountTextRecipients(
  ctx: ServiceContext,
  raw: ChosenAccounts,
): Promise<AccountTextRecipients> {
  const actor = authorize(ctx, 'companies.manage');
  const { ids } = ChosenAccounts.parse(raw);
  const { reached, ...others } = await readChosenAccounts(ctx.db, actor, ids);
  return { ...others, recipients: reached.length, languages: languagesOf(reached) };
}

/** A text as the first reader of each language would get it, with the refusals of its sending (B36, B90). */
export async function previewAccountText(ctx: ServiceContext, raw: WriteAccountsInput): Promise<WrittenSample[]> {
  const actor = authorize(ctx, 'companies.manage');
  const { ids, texts } = WriteAccountsInput.parse(raw);
  const { reached } = await readChosenAccounts(ctx.db, actor, ids);
  const readers = reached.map(({ name, email, language }) => ({
    slug: 'cuenta-mensaje',
    recipient: email,
    reservationId: null,
    language,
    name,
  }));
  return previewWritten(ctx, readers, texts, 'accounts');
}
