import type { Unnamed } from '@dehesa/domain/reservations';
import { inTransaction } from '../../in-transaction';
import { createGroup, type NewGroup } from './create-group';
import type { StaffWorld } from './staff-world.test-support';

/** For tests: stores a group of the staff's world, by the administrator; answers the reservation's id. */
export async function reserveGroup(
  world: StaffWorld,
  activityId: number,
  unnamed: Unnamed,
  change: Partial<NewGroup> = {},
): Promise<number> {
  const { firstName, lastName, phone, email } = world.person();
  const group: NewGroup = {
    activityId,
    shift: '',
    status: 2,
    language: 'es',
    organiser: { firstName, lastName, email, phonePrefix: '+34', phone },
    unnamed,
    notes: 'Colegio',
    notify: false,
    consent: { textVersion: 'privacy-0', givenAt: new Date('2026-04-30T10:00:00Z') },
    ...change,
  };
  const ctx = world.as(world.actors.admin);
  return (await inTransaction(ctx, (tx) => createGroup(ctx, tx, world.actors.admin, group))).id;
}
