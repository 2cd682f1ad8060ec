import type { TemplateApprovalInput } from '@dehesa/domain/messages';
import { audit } from '../../audit';
import type { ServiceContext, WhatsappAnswer } from '../../context';
import { readApprovable } from './approvable-template';

/** Submits a WhatsApp text for approval with samples in its fields, and tells what WhatsApp answered. Super administrators. */
export async function submitApproval(
  ctx: ServiceContext,
  input: TemplateApprovalInput,
): Promise<WhatsappAnswer<{ status: string }>> {
  const { template, draft, account, client } = await readApprovable(ctx, input);
  const answer = await client.submitTemplate(account, draft);
  await audit(ctx, ctx.db, {
    action: 'templates.submit',
    entity: 'template',
    entityId: template.id,
    details: { slug: template.slug, language: template.language, name: draft.name, ok: answer.ok },
  });
  return answer;
}
