import { templates } from '@dehesa/db/schema';
import type { AuditAction } from '@dehesa/domain/audit';
import { DomainError } from '@dehesa/domain/errors';
import { EditTemplateInput, messageOf, TemplateInput, type TemplateRef } from '@dehesa/domain/messages';
import { eq } from 'drizzle-orm';
import { audit, changedFields } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { keepVersion, renameVersions } from '../../kept-versions';
import { allowedTemplate, refuseTakenTemplate } from './allowed-template';
import { keepImages } from './keep-images';
import { restoreShipped } from './restore-shipped';
import { type Template, templateOf } from './template-rows';
import { slugOfSubject } from './template-slug';
import { contentOf, versionName } from './template-versions';

/** Saves a template, with the refusals of `createTemplate` (B36), and not over what somebody else saved meanwhile. */
export async function editTemplate(ctx: ServiceContext, raw: EditTemplateInput): Promise<{ id: number; slug: string }> {
  authorize(ctx, 'configuration.manage');
  const { id, savedAt, ...input } = EditTemplateInput.parse(raw);
  return mergeTemplate(ctx, { id }, (stored) => {
    assertNotChanged(stored, savedAt);
    return input;
  });
}

/** Refuses what would be saved over what somebody else saved since it was read (B95). */
export function assertNotChanged(stored: Template, savedAt: Date | undefined): void {
  const meanwhile = savedAt !== undefined && savedAt.getTime() !== stored.savedAt.getTime();
  if (meanwhile) throw DomainError.of('messages.changedMeanwhile');
}

/** The same for who names only some of the fields: `merge` gets what is stored, locked until its answer is saved. */
export async function mergeTemplate(
  ctx: ServiceContext,
  { id }: TemplateRef,
  merge: (stored: Template, tx: ServiceContext['db']) => TemplateInput | Promise<TemplateInput>,
  action: AuditAction = 'templates.edit',
): Promise<{ id: number; slug: string }> {
  authorize(ctx, 'configuration.manage');
  return inTransaction(ctx, async (tx) => {
    const stored = await lockTemplate(tx, id);
    const input = await allowedTemplate(ctx, TemplateInput.parse(await merge(stored, tx)));
    const slug = input.slug === '' ? await ownSlug(tx, stored, input.subject) : input.slug;
    const after = { ...input, slug };
    await tx
      .update(templates)
      .set({ ...after, updatedAt: ctx.clock.now() })
      .where(eq(templates.id, id))
      .catch(refuseTakenTemplate);
    await keepImages(ctx, tx, input.body);
    const [from, to] = [versionName(stored), versionName(after)];
    if (from !== to) await renameVersions(tx, from, to);
    const before = { content: contentOf(stored), savedAt: stored.savedAt };
    await keepVersion(ctx, tx, to, { before, after: contentOf(after) });
    // A text that was moved to another message, language or channel leaves the place that it had.
    await restoreShipped(ctx, tx, stored);
    await audit(ctx, tx, {
      action,
      entity: 'template',
      entityId: id,
      details: { slug, language: input.language, channel: input.channel, changed: changedFields(stored, after) },
    });
    return { id, slug };
  });
}

/** The template, held until the transaction ends. */
export async function lockTemplate(tx: ServiceContext['db'], id: number): Promise<Template> {
  const [row] = await tx.select().from(templates).where(eq(templates.id, id)).for('update');
  if (!row) throw DomainError.of('record.notFound');
  return templateOf(row);
}

/** A text of the installation's own keeps its name; one that was a message's gets one. */
function ownSlug(tx: ServiceContext['db'], stored: Template, subject: string): Promise<string> | string {
  return messageOf(stored.slug) === undefined ? stored.slug : slugOfSubject(tx, subject);
}
