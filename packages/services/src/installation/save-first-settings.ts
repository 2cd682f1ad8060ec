import { SaveFirstSettingsInput } from '@dehesa/domain/installation';
import { oneAtATime } from '../advisory-locks';
import { firstAdminLock } from '../auth';
import { storeSettings } from '../configuration';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { assertInstalling } from './first-word';

/** Keeps what a step of the first start was told, the others as they are; for who has its word (B103). */
export async function saveFirstSettings(ctx: ServiceContext, raw: SaveFirstSettingsInput): Promise<void> {
  const { word, settings } = SaveFirstSettingsInput.parse(raw);
  await assertInstalling(ctx, word);
  await inTransaction(ctx, async (tx) => {
    const within = { ...ctx, db: tx };
    // Nothing is changed any more once somebody has finished.
    await oneAtATime(tx, firstAdminLock);
    await assertInstalling(within, word);
    await storeSettings(within, settings);
  });
}
