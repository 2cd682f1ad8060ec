import { templates } from '@dehesa/db/schema';
import { staffLanguages } from '@dehesa/domain/languages';
import { recordGroups, TemplateSlug } from '@dehesa/domain/messages';
import { defaultTemplates, whatsappTemplates } from '@dehesa/i18n/mails';
import type { ServiceContext } from '../context';

/**
 * Stores the product's own templates in staff's languages where an installation has none; those that were changed stay
 * (B36). Of other languages the product's own go out until staff write one.
 */
export async function seedTemplates(ctx: Pick<ServiceContext, 'db'>): Promise<void> {
  const rows = TemplateSlug.options.flatMap((slug) =>
    staffLanguages.map((language) => ({
      slug,
      language,
      channel: 'email',
      recordGroups: [...recordGroups[slug]],
      ...defaultTemplates[language][slug],
    })),
  );
  const whatsapp = TemplateSlug.options.flatMap((slug) =>
    staffLanguages.flatMap((language) => {
      const text = whatsappTemplates[language][slug];
      return text ? [{ slug, language, channel: 'whatsapp', recordGroups: [...recordGroups[slug]], ...text }] : [];
    }),
  );
  await ctx.db
    .insert(templates)
    .values([...rows, ...whatsapp])
    .onConflictDoNothing();
}
