import { isTerritoryId } from '@dehesa/domain/access';
import { readWhatsappAccount } from '@dehesa/services/configuration';
import type { Carriers, ServiceContext, WhatsappSender } from '@dehesa/services/context';
import { deliverMessage, DeliveryFailure } from '@dehesa/services/messages';
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { serviceContext } from '../requests/request-context';
import { unlessAborted } from '../unless-aborted';
import type { JobDeps } from './job-deps';

const Payload = z.object({ messageId: z.number().int(), attempt: z.number().int().default(1) });

/**
 * Delivers one message of the log; a refusal of the mail server is the message's to record and to try again (B35). A
 * process that is ending does not wait for a server that stalls: the job fails and the next start runs it again.
 */
export function sendMessage({ deps, mailers, logger, quiet }: JobDeps): Task {
  return async (payload, { abortSignal }) => {
    await quiet.wait(abortSignal);
    const { messageId, attempt } = Payload.parse(payload);
    const ctx = serviceContext(deps, null);
    const carriers: Carriers = {
      mailer: () => mailers.current(),
      whatsapp: (territoryId) => whatsappSender(ctx, territoryId),
    };
    const delivery = await unlessAborted(deliverMessage(ctx, carriers, messageId, attempt), abortSignal);
    if ('error' in delivery) {
      const { outcome, error } = delivery;
      // The far side's own words may name people: they stand with the message.
      const told = error instanceof DeliveryFailure ? { kind: error.kind } : { err: error };
      logger.warn({ messageId, outcome, ...told }, 'a message was not sent');
    }
  };
}

/** What a territory's messages leave by, with its account as it is now. */
async function whatsappSender(ctx: ServiceContext, territoryId: number): Promise<WhatsappSender | null> {
  if (!ctx.whatsapp || !isTerritoryId(territoryId)) return null;
  const account = await readWhatsappAccount(ctx, territoryId);
  return account && ctx.whatsapp.sender(account);
}
