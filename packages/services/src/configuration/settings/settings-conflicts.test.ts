import { configuration, secondFactorRoles } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSecondFactorRoles, saveSecondFactorRoles } from '../../auth/index';
import { listEarlyAccessChanges, readEarlyAccess, saveEarlyAccess } from '../../collaborators/index';
import type { ServiceContext } from '../../context';
import { createConfigurationWorld } from '../configuration.test-support';
import { readWebSettings } from '../web/web-settings';
import { saveWidgetOrigins } from '../web/save-widget-origins';
import { readSettings } from './read-settings';
import { saveSettings } from './save-settings';
import { listSettingsChanges } from './settings-saves';

const world = await closedAfterAll(createConfigurationWorld());
const ctx = world.superAdmin;
beforeEach(async () => {
  await world.db.delete(secondFactorRoles);
  await world.db.update(configuration).set({ widgetOrigins: [], earlyAccessOpensOn: null, earlyAccessClosesOn: null });
});

/** Each setting with a verb of its own: saving its n-th value, what is stored then, and who saved it since. */
interface OwnSetting {
  name: string;
  read: () => Promise<{ stamp: number }>;
  save: (who: ServiceContext, value: 1 | 2 | 3, since?: number) => Promise<unknown>;
  stored: () => Promise<unknown>;
  values: Record<1 | 2 | 3, unknown>;
  changes: (since: number) => ReturnType<typeof listSettingsChanges>;
}

const opensOn = { 1: '2026-06-01', 2: '2026-06-02', 3: '2026-06-03' } as const;
const settings: OwnSetting[] = [
  {
    name: 'widgetOrigins',
    read: () => readWebSettings(ctx),
    save: (who, value, since) => saveWidgetOrigins(who, { origins: [`https://w${value}.example`], since }),
    stored: async () => (await readWebSettings(ctx)).widgetOrigins,
    values: { 1: ['https://w1.example'], 2: ['https://w2.example'], 3: ['https://w3.example'] },
    changes: (since) => listSettingsChanges(ctx, { since, field: 'widgetOrigins' }),
  },
  {
    name: 'secondFactorRoles',
    read: () => readSecondFactorRoles(ctx),
    save: (who, value, since) => saveSecondFactorRoles(who, { roles: [value === 3 ? 0 : value], since }),
    stored: async () => (await readSecondFactorRoles(ctx)).roles,
    values: { 1: [1], 2: [2], 3: [0] },
    changes: (since) => listSettingsChanges(ctx, { since, field: 'secondFactorRoles' }),
  },
  {
    name: 'earlyAccess',
    read: () => readEarlyAccess(ctx),
    save: (who, value, since) => saveEarlyAccess(who, { opensOn: opensOn[value], closesOn: null, since }),
    stored: async () => (await readEarlyAccess(ctx)).opensOn,
    values: opensOn,
    changes: (since) => listEarlyAccessChanges(world.asRole(1), { since }),
  },
];

describe.each(settings)('two who change $name (B95)', ({ name, read, save, stored, values, changes }) => {
  it('the second is refused over what the first has changed, is told, and then saves knowing of it', async () => {
    const { stamp } = await read();
    await save({ ...ctx }, 1, stamp);
    await expect(save(ctx, 2, stamp)).rejects.toThrow('configuration.changedMeanwhile');
    expect(await stored()).toEqual(values[1]);
    const now = await read();
    expect(await changes(stamp)).toEqual([
      { id: now.stamp, at: expect.any(Date), by: 'Ana Durán', mine: true, fields: [name] },
    ]);
    await save(ctx, 2, now.stamp);
    expect(await stored()).toEqual(values[2]);
  });

  it('other settings are not in the way, nor is the same value, nor who names no state', async () => {
    const { stamp } = await read();
    await saveSettings(ctx, { appName: `Mientras se cambia ${name}` });
    await save(ctx, 1, stamp);
    await save(ctx, 1, stamp);
    expect(await changes(stamp)).toHaveLength(1);
    await saveSettings(ctx, { appName: `Después de ${name}`, since: (await readSettings(ctx)).stamp });
    await save(ctx, 2);
    expect(await stored()).toEqual(values[2]);
  });

  it('at the very same moment one is saved and the others are refused', async () => {
    const { stamp } = await read();
    const outcomes = await Promise.allSettled(([1, 2, 3] as const).map((value) => save(ctx, value, stamp)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    const winner = ([1, 2, 3] as const)[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? 1;
    expect(await stored()).toEqual(values[winner]);
  });
});

it('months of keeping are a setting like the others', async () => {
  const { stamp } = await readSettings(ctx);
  await saveSettings({ ...ctx }, { retentionMonths: 18, since: stamp });
  await expect(saveSettings(ctx, { retentionMonths: 6, since: stamp })).rejects.toThrow('changedMeanwhile');
  expect((await readSettings(ctx)).retentionMonths).toBe(18);
});

it('who saved the days is told to who may set them, and nothing of other settings', async () => {
  const { stamp } = await readSettings(ctx);
  await saveSettings(ctx, { appName: 'Solo para quien configura' });
  expect(await listEarlyAccessChanges(world.asRole(1), { since: stamp })).toEqual([]);
  for (const role of [2, 3, 4] as const) {
    await expect(listEarlyAccessChanges(world.asRole(role), { since: 0 })).rejects.toThrow('access.forbidden');
  }
});
