import { templates } from '@dehesa/db/schema';
import { messageOf, recordGroups } from '@dehesa/domain/messages';
import type { ServiceContext } from '../../context';
import { shippedTemplate, type Template } from './template-rows';

/**
 * Puts the product's own text where a message has none any more: a message that is sent never loses its last text (B36).
 * Answers whether there is one to go back to.
 */
export async function restoreShipped(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { slug, language, channel }: Pick<Template, 'slug' | 'language' | 'channel'>,
): Promise<boolean> {
  const text = shippedTemplate({ slug, language, channel });
  const message = messageOf(slug);
  if (text === undefined || message === undefined) return false;
  await tx
    .insert(templates)
    .values({ slug, language, channel, recordGroups: [...recordGroups[message]], ...text, updatedAt: ctx.clock.now() })
    .onConflictDoNothing();
  return true;
}
