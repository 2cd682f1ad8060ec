import { configuration, postalCodes, provinces } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { createStaffWorld, refusal } from '../reservations/staff/staff-world.test-support';
import { readFirstSteps } from './read-first-steps';

const world = await closedAfterAll(createStaffWorld());
const superAdmin = () => world.as(world.actors.super);

it('tells what is open, and no more of it once it is done (U44)', async () => {
  expect(await readFirstSteps(superAdmin())).toEqual(['mail', 'secondAdministrator', 'postalCodes', 'whatsapp']);
  const outside = { ...superAdmin(), installation: { ...superAdmin().installation, mailFromOutside: true } };
  expect(await readFirstSteps(outside)).not.toContain('mail');
  await world.db.update(configuration).set({ mailHost: 'mail.example.org' });
  await world.db.insert(provinces).values([
    { country: 'ES', code: '10', name: 'Cáceres' },
    { country: 'PT', code: '05', name: 'Castelo Branco' },
  ]);
  const code = { place: 'Plasencia', municipality: 'Plasencia', provinceCode: '10', source: 'geonames' as const };
  await world.db.insert(postalCodes).values({ ...code, country: 'ES', code: '10600' });
  // One country's codes are half of them.
  expect(await readFirstSteps(superAdmin())).toEqual(['secondAdministrator', 'postalCodes', 'whatsapp']);
  await world.db.insert(postalCodes).values({ ...code, country: 'PT', provinceCode: '05', code: '6000-001' });
  expect(await readFirstSteps(superAdmin())).toEqual(['secondAdministrator', 'whatsapp']);
});

it('warns of backups for as long as the last good one is older than a night allows (B85)', async () => {
  const { clock } = superAdmin();
  const made = (hours: number | null) => {
    const at = hours === null ? null : new Date(clock.now().getTime() - hours * 3_600_000);
    return readFirstSteps({ ...superAdmin(), backups: { lastAt: async () => at } });
  };
  expect((await made(27))[0]).toBe('backups');
  expect((await made(null))[0]).toBe('backups');
  expect(await made(25)).not.toContain('backups');
  // Where the installation does not do it, somebody else does.
  expect(await readFirstSteps(superAdmin())).not.toContain('backups');
});

it.each(['admin', 'monfrague', 'company', 'member'] as const)('is nothing for a %s', async (who) => {
  expect(await refusal(readFirstSteps(world.as(world.actors[who])))).toBe('access.forbidden');
});
