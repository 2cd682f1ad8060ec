import { FinishInstallationInput } from '@dehesa/domain/installation';
import { createFirstAdmin, type PasswordHasher } from '../auth';
import type { ServiceContext } from '../context';
import { assertInstalling } from './first-word';

/**
 * Makes the first super administrator, which closes the installation for good (B103): of two who finish at once one does,
 * and the other learns that there is one. Refuses as `createFirstAdmin` does.
 */
export async function finishInstallation(
  ctx: ServiceContext,
  raw: FinishInstallationInput,
  hasher?: PasswordHasher,
): Promise<void> {
  const { word, ...admin } = FinishInstallationInput.parse(raw);
  await assertInstalling(ctx, word);
  await createFirstAdmin(ctx, admin, hasher);
}
