import { legalTextVersions, users } from '@dehesa/db/schema';
import type { LegalVersionsInput } from '@dehesa/domain/configuration';
import { defaultLanguage, isLanguage, type Language } from '@dehesa/domain/languages';
import { desc, eq } from 'drizzle-orm';
import { actorName } from '../../users/read/names';
import { authorize, type ServiceContext } from '../../context';

/** A text as it once was; `savedBy` is nobody for those that the product brought. */
export interface LegalVersion {
  language: Language;
  version: number;
  html: string;
  savedAt: Date;
  savedBy: string | null;
  /** Saved by who asks. */
  mine: boolean;
}

/** So many are told; older ones stay in the table. */
const most = 50;

/** What each version of a text said, the newest first: what somebody consented to. Super administrators. */
export async function listLegalVersions(ctx: ServiceContext, { kind }: LegalVersionsInput): Promise<LegalVersion[]> {
  const { userId } = authorize(ctx, 'configuration.manage');
  const rows = await ctx.db
    .select({
      language: legalTextVersions.language,
      version: legalTextVersions.version,
      html: legalTextVersions.html,
      savedAt: legalTextVersions.savedAt,
      savedById: legalTextVersions.savedBy,
      savedBy: actorName(users),
    })
    .from(legalTextVersions)
    .leftJoin(users, eq(users.id, legalTextVersions.savedBy))
    .where(eq(legalTextVersions.kind, kind))
    .orderBy(desc(legalTextVersions.version), legalTextVersions.language)
    .limit(most);
  return rows.map(({ savedById, language, ...row }) => ({
    ...row,
    language: isLanguage(language) ? language : defaultLanguage,
    mine: savedById === userId,
  }));
}
