import { templates } from '@dehesa/db/schema';
import { messageOf, recordGroups } from '@dehesa/domain/messages';
import type { ServiceContext } from '../../context';
import { keepVersion, type TextBefore } from '../../kept-versions';
import { shippedTemplate, type Template } from './template-rows';
import { contentOf, type TemplateContent, versionName } from './template-versions';

/**
 * Puts the product's own text where a message has none any more: a message that is sent never loses its last text (B36).
 * Answers whether there is one to go back to. `before` is what stood there until now (B94).
 */
export async function restoreShipped(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { slug, language, channel }: Pick<Template, 'slug' | 'language' | 'channel'>,
  before?: TextBefore<TemplateContent>,
): Promise<boolean> {
  const text = shippedTemplate({ slug, language, channel });
  const message = messageOf(slug);
  if (text === undefined || message === undefined) return false;
  const after = contentOf({ providerName: '', recordGroups: [...recordGroups[message]], ...text });
  const [put] = await tx
    .insert(templates)
    .values({ slug, language, channel, ...after, updatedAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ id: templates.id });
  if (put !== undefined) await keepVersion(ctx, tx, versionName({ slug, language, channel }), { before, after });
  return true;
}
