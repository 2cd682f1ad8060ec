import { legalTexts, legalTextVersions } from '@dehesa/db/schema';
import type { LegalKind } from '@dehesa/domain/configuration';
import type { Language } from '@dehesa/domain/languages';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

export interface NewLegalText {
  kind: LegalKind;
  language: Language;
  version: number;
  html: string;
}

/**
 * Puts texts in force and keeps them with their version. `ifMissing` leaves a text alone that is there already.
 */
export async function writeLegalTexts(
  tx: ServiceContext['db'],
  texts: readonly NewLegalText[],
  { savedBy, ifMissing }: { savedBy: number | null; ifMissing: boolean },
): Promise<void> {
  const { kind, language, version, html } = legalTexts;
  const insert = tx.insert(legalTexts).values([...texts]);
  const target = [kind, language];
  const newest = { html: sql`excluded.html`, version: sql`excluded.version`, updatedAt: sql`now()` };
  const upsert = ifMissing
    ? insert.onConflictDoNothing({ target })
    : insert.onConflictDoUpdate({ target, set: newest });
  const written = await upsert.returning({ kind, language, version, html });
  if (written.length > 0) await tx.insert(legalTextVersions).values(written.map((text) => ({ ...text, savedBy })));
}
