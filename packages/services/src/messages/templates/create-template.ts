import { templates } from '@dehesa/db/schema';
import { TemplateInput } from '@dehesa/domain/messages';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { keepVersion } from '../../kept-versions';
import { allowedTemplate, refuseTakenTemplate } from './allowed-template';
import { keepImages } from './keep-images';
import { slugOfSubject } from './template-slug';
import { contentOf, versionName } from './template-versions';

/**
 * Stores a text for a message in a language and on a channel, or one of the installation's own; answers its id. Refuses
 * with `messages.templateIncomplete`, `.unknownField`, `.templateInvalid` and `.templateExists` (B36).
 */
export async function createTemplate(ctx: ServiceContext, raw: TemplateInput): Promise<{ id: number; slug: string }> {
  authorize(ctx, 'configuration.manage');
  const input = await allowedTemplate(ctx, TemplateInput.parse(raw));
  return inTransaction(ctx, async (tx) => {
    const slug = input.slug === '' ? await slugOfSubject(tx, input.subject) : input.slug;
    const [stored] = await tx
      .insert(templates)
      .values({ ...input, slug, updatedAt: ctx.clock.now() })
      .returning({ id: templates.id, slug: templates.slug })
      .catch(refuseTakenTemplate);
    if (!stored) throw new Error('the insert answered no template');
    await keepImages(ctx, tx, input.body);
    await keepVersion(ctx, tx, versionName({ ...input, slug }), { after: contentOf(input) });
    await audit(ctx, tx, {
      action: 'templates.create',
      entity: 'template',
      entityId: stored.id,
      details: { slug, language: input.language, channel: input.channel },
    });
    return stored;
  });
}
