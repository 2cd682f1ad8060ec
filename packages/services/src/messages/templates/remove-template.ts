import { templates } from '@dehesa/db/schema';
import { TemplateRef } from '@dehesa/domain/messages';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { forgetVersions } from '../../kept-versions';
import { lockTemplate } from './edit-template';
import { restoreShipped } from './restore-shipped';
import { contentOf, versionName } from './template-versions';

/** Deletes a template; where the product brings a text for its message, that one takes its place: `restored` (B36). */
export async function removeTemplate(ctx: ServiceContext, raw: TemplateRef): Promise<{ restored: boolean }> {
  authorize(ctx, 'configuration.manage');
  const { id } = TemplateRef.parse(raw);
  return inTransaction(ctx, async (tx) => {
    const stored = await lockTemplate(tx, id);
    await tx.delete(templates).where(eq(templates.id, id));
    const before = { content: contentOf(stored), savedAt: stored.savedAt };
    const restored = await restoreShipped(ctx, tx, stored, before);
    if (!restored) await forgetVersions(tx, versionName(stored));
    const { slug, language, channel } = stored;
    await audit(ctx, tx, {
      action: 'templates.remove',
      entity: 'template',
      entityId: id,
      details: { slug, language, channel, restored },
    });
    return { restored };
  });
}
