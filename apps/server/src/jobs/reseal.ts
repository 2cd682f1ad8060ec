import { resealTotpKeys } from '@dehesa/services/auth';
import { resealSecrets } from '@dehesa/services/configuration';
import type { ServiceContext } from '@dehesa/services/context';
import { resealFields } from '@dehesa/services/messages';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Brings what is sealed under a previous key under the current one, and says in the log how much that was and what no
 * key opens. It may break off at any point and run again: what is done is done.
 */
export async function reseal(system: ServiceContext, logger: FastifyBaseLogger, signal: AbortSignal): Promise<void> {
  const { resealed: secrets, lost } = await resealSecrets(system);
  const apps = await resealTotpKeys(system);
  const messages = await resealFields(system, { signal });
  if (secrets + apps + messages > 0) logger.info({ secrets, apps, messages }, 'sealed anew under the current key');
  if (lost.length > 0) logger.warn({ lost }, 'no key opens these secrets where they are sent now: type them again');
}

/** The same behind everything else: nobody waits for it, and its fault is the log's. Stopping ends it. */
export function resealBehind(system: ServiceContext, logger: FastifyBaseLogger): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = reseal(system, logger, stopping.signal).catch((error: unknown) =>
    logger.error({ err: error }, 'sealing anew failed; it is tried again at night'),
  );
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
