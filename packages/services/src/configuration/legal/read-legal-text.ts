import { legalTexts } from '@dehesa/db/schema';
import { type LegalKind, legalKinds } from '@dehesa/domain/configuration';
import type { Language } from '@dehesa/domain/languages';
import { withoutGaps } from '@dehesa/i18n/legal-gaps';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

export interface LegalText {
  html: string;
  version: number;
  updatedAt: Date;
}

/** A legal text as visitors read it, without what the body has not written yet; null where an installation has none. */
export async function readLegalText(
  ctx: Pick<ServiceContext, 'db'>,
  { kind, language }: { kind: LegalKind; language: Language },
): Promise<LegalText | null> {
  const [row] = await ctx.db
    .select({ html: legalTexts.html, version: legalTexts.version, updatedAt: legalTexts.updatedAt })
    .from(legalTexts)
    .where(and(eq(legalTexts.kind, kind), eq(legalTexts.language, language)));
  return row ? { ...row, html: withoutGaps(row.html, language) } : null;
}

/** All of them in a language as they are stored; an empty text where there is none. */
export async function readLegalTexts(
  ctx: Pick<ServiceContext, 'db'>,
  { language }: { language: Language },
): Promise<Record<LegalKind, string>> {
  const rows = await ctx.db
    .select({ kind: legalTexts.kind, html: legalTexts.html })
    .from(legalTexts)
    .where(eq(legalTexts.language, language));
  const htmlOf = (wanted: LegalKind) => rows.find(({ kind }) => kind === wanted)?.html ?? '';
  const [privacy, cookies, notice] = legalKinds.map(htmlOf);
  return { privacy: privacy ?? '', cookies: cookies ?? '', notice: notice ?? '' };
}
