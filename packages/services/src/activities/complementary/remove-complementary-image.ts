import type { ComplementaryRef } from '@dehesa/domain/activities';
import type { ServiceContext } from '../../context';
import { changeComplementary } from './change-complementary';

/** Takes the picture off a complementary activity, for staff (roles 0 to 2); without one nothing changes. */
export async function removeComplementaryImage(ctx: ServiceContext, input: ComplementaryRef): Promise<void> {
  await changeComplementary(ctx, input, { columns: { imageId: null }, action: 'activities.removeComplementaryImage' });
}
