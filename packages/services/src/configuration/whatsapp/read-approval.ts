import type { TemplateApprovalInput } from '@dehesa/domain/messages';
import type { ServiceContext, WhatsappAnswer, WhatsappTemplateState } from '../../context';
import { readApprovable } from './approvable-template';

/** How a WhatsApp text stands at WhatsApp in its language; null where it was never submitted. Super administrators. */
export async function readApproval(
  ctx: ServiceContext,
  input: TemplateApprovalInput,
): Promise<WhatsappAnswer<WhatsappTemplateState | null>> {
  const { draft, account, client } = await readApprovable(ctx, input);
  const answer = await client.templates(account, draft.name);
  if (!answer.ok) return answer;
  return { ok: true, value: answer.value.find(({ language }) => language === draft.language) ?? null };
}
