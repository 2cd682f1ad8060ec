import type { ComplementaryRef } from '@dehesa/domain/activities';
import type { ServiceContext } from '../../context';
import { changeComplementary } from './change-complementary';

/** Hides a complementary activity, for staff (roles 0 to 2): nothing is erased, and an edit can show it again (B11). */
export async function hideComplementary(ctx: ServiceContext, input: ComplementaryRef): Promise<void> {
  await changeComplementary(ctx, input, { columns: { hidden: true }, action: 'activities.hideComplementary' });
}
