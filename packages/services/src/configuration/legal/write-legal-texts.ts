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
  const onConflict = ifMissing
    ? sql`do nothing`
    : sql`do update set html = excluded.html, version = excluded.version, updated_at = now()`;
  await tx.execute(sql`
    with written as (
      insert into legal_texts (kind, language, version, html)
      select kind, language, version, html
      from json_to_recordset(${JSON.stringify(texts)}::text::json)
        as given (kind text, language text, version int, html text)
      on conflict (kind, language) ${onConflict}
      returning kind, language, version, html
    )
    insert into legal_text_versions (kind, language, version, html, saved_by)
    select kind, language, version, html, ${savedBy}::int from written`);
}
