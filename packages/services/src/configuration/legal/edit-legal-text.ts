import { legalTexts } from '@dehesa/db/schema';
import { LegalTextInput } from '@dehesa/domain/configuration';
import { DomainError } from '@dehesa/domain/errors';
import { inEveryLanguage, languages } from '@dehesa/domain/languages';
import { eq } from 'drizzle-orm';
import { oneAtATime } from '../../advisory-locks';
import { audit } from '../../audit';
import { cleanHtml } from '../../clean-html';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { writeLegalTexts } from './write-legal-texts';

/**
 * Saves a legal text, cleaned (B45). Whatever language changed gets a version above every earlier one of any, so that the
 * version that a consent names tells which words were in force. `configuration.changedMeanwhile` when somebody saved since.
 */
export async function editLegalText(ctx: ServiceContext, input: LegalTextInput): Promise<{ version: number }> {
  const actor = authorize(ctx, 'configuration.manage');
  const { kind, version, html } = LegalTextInput.parse(input);
  const cleaned = inEveryLanguage((language) => cleanHtml(html[language]));
  const empty = languages.find((language) => cleaned[language] === '');
  if (empty !== undefined) throw DomainError.of('input.invalid', { path: `html.${empty}` });
  return inTransaction(ctx, async (tx) => {
    // Two people who save at once must not give two texts one version.
    await oneAtATime(tx, 'legal-texts');
    const stored = await tx.select().from(legalTexts).where(eq(legalTexts.kind, kind));
    const current = Math.max(0, ...stored.map((row) => row.version));
    if (current !== version) throw DomainError.of('configuration.changedMeanwhile');
    const changed = languages.filter(
      (language) => stored.find((row) => row.language === language)?.html !== cleaned[language],
    );
    if (changed.length === 0) return { version: current };
    const next = current + 1;
    const texts = changed.map((language) => ({ kind, language, version: next, html: cleaned[language] }));
    await writeLegalTexts(tx, texts, { savedBy: actor.userId, ifMissing: false });
    await audit(ctx, tx, {
      action: 'configuration.editLegalText',
      entity: 'configuration',
      entityId: null,
      details: { kind, languages: changed, from: current, to: next },
    });
    return { version: next };
  });
}
