import { legalKinds } from '@dehesa/domain/configuration';
import { languages } from '@dehesa/domain/languages';
import { defaultLegalTexts } from '@dehesa/i18n/legal';
import { cleanHtml } from '../../clean-html';
import type { ServiceContext } from '../../context';
import { writeLegalTexts } from './write-legal-texts';

/** Stores the product's own legal texts, as an edit would, where an installation has none; those that were edited stay. */
export async function seedLegalTexts(ctx: Pick<ServiceContext, 'db'>): Promise<void> {
  const texts = legalKinds.flatMap((kind) =>
    languages.map((language) => ({ kind, language, version: 1, html: cleanHtml(defaultLegalTexts[language][kind]) })),
  );
  await writeLegalTexts(ctx.db, texts, { savedBy: null, ifMissing: true });
}
