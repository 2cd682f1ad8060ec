import type { Action } from '@dehesa/domain/access';
import { authorize } from '@dehesa/services/context';
import type { LegacyHandler } from './handler';

/** Who may not do this learns it before anything is said about the body (B22); the verb asks again. */
export function requires(action: Action, handle: LegacyHandler): LegacyHandler {
  return async (call) => {
    authorize(call.services, action);
    return handle(call);
  };
}
