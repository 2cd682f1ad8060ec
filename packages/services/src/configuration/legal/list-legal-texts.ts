import { legalTexts } from '@dehesa/db/schema';
import { type LegalKind, legalKinds } from '@dehesa/domain/configuration';
import { inEveryLanguage, type Language } from '@dehesa/domain/languages';
import { authorize, type ServiceContext } from '../../context';

/** A legal text in every language of visitors; `version` is the one that the next consents name. */
export interface EditableLegalText {
  kind: LegalKind;
  version: number;
  updatedAt: Date | null;
  html: Record<Language, string>;
}

/** The legal texts to edit: super administrators. */
export async function listLegalTexts(ctx: ServiceContext): Promise<EditableLegalText[]> {
  authorize(ctx, 'configuration.manage');
  const rows = await ctx.db.select().from(legalTexts);
  return legalKinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const htmlOf = (language: Language) => own.find((row) => row.language === language)?.html ?? '';
    const newest = own.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())[0];
    return {
      kind,
      version: Math.max(0, ...own.map(({ version }) => version)),
      updatedAt: newest?.updatedAt ?? null,
      html: inEveryLanguage(htmlOf),
    };
  });
}
