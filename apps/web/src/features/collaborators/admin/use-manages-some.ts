import { isBound } from '@dehesa/domain/access';
import { useSignedInUser } from '../../../lib/session';

/** Whether there can be collaborators that the signed-in user manages: a manager without a territory has none. */
export function useManagesSome(): boolean {
  const { role, territoryId } = useSignedInUser();
  return !isBound({ role }) || territoryId !== null;
}
