import { WhatsappAccountRef } from '@dehesa/domain/configuration';
import { DomainError } from '@dehesa/domain/errors';
import { audit } from '../../audit';
import { authorize, type ServiceContext, type WhatsappAnswer, type WhatsappPhoneNumber } from '../../context';
import { readWhatsappAccount } from '../whatsapp-account';

/**
 * Asks WhatsApp for the number of a territory's account as it is saved, and tells what it answered.
 * `messages.whatsappNotConfigured` where number or token are missing. Super administrators.
 */
export async function testWhatsapp(
  ctx: ServiceContext,
  input: WhatsappAccountRef,
): Promise<WhatsappAnswer<WhatsappPhoneNumber>> {
  authorize(ctx, 'configuration.manage');
  const { territoryId } = WhatsappAccountRef.parse(input);
  const account = await readWhatsappAccount(ctx, territoryId);
  if (account === null || ctx.whatsapp === undefined) throw DomainError.of('messages.whatsappNotConfigured');
  const answer = await ctx.whatsapp.phoneNumber(account);
  await audit(ctx, ctx.db, {
    action: 'configuration.testWhatsapp',
    entity: 'configuration',
    entityId: null,
    details: { territoryId, ok: answer.ok },
  });
  return answer;
}
