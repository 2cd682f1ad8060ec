import { auditLog, configuration, textVersions } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptVersions } from '../../kept-versions';
import { createConfigurationWorld } from '../configuration.test-support';
import { readSettings } from './read-settings';
import { saveSettings } from './save-settings';
import { listSettingsChanges } from './settings-saves';
import { listStyleVersions, readStyleVersion, restoreStyle } from './style-versions';

const world = await closedAfterAll(createConfigurationWorld());
const ctx = world.superAdmin;
const style = (colour: string) => `h1 {\n  color: ${colour};\n}`;
beforeEach(async () => {
  await world.db.delete(textVersions);
  await world.db.update(configuration).set({ customCss: '' });
});

describe('the versions of the style (B94)', () => {
  it('are those that were saved, cleaned, the newest first; what was there before has no date', async () => {
    await world.db.update(configuration).set({ customCss: style('green') });
    await saveSettings(ctx, { customCss: '@import "//malo.example"; h1{color:red}' });
    await saveSettings(ctx, { customCss: style('red'), appName: 'Otra cosa' });
    const versions = await listStyleVersions(ctx);
    expect(versions).toEqual([
      { id: expect.any(Number), savedAt: expect.any(Date), savedBy: 'Ana Durán', mine: true, current: true },
      { id: expect.any(Number), savedAt: null, savedBy: null, mine: false, current: false },
    ]);
    const said = await Promise.all(versions.map(({ id }) => readStyleVersion(ctx, { version: id })));
    expect(said).toEqual([{ css: style('red') }, { css: style('green') }]);
  });

  it('go back by the way of a save: cleaned, as a version of its own, told to who has the settings open (B95)', async () => {
    await saveSettings(ctx, { customCss: style('red') });
    await saveSettings(ctx, { customCss: style('blue') });
    const { stamp } = await readSettings(ctx);
    const [, red] = await listStyleVersions(ctx);
    const version = red?.id ?? 0;
    await world.db
      .update(textVersions)
      .set({ content: { css: `${style('red')} a{behavior:x}` } })
      .where(eq(textVersions.id, version));
    expect(await restoreStyle(ctx, { version, since: stamp })).toEqual({
      removedCss: [{ text: 'behavior:x', why: 'notAllowed' }],
    });
    expect((await readSettings(ctx)).customCss).toContain(style('red'));
    expect(await listStyleVersions(ctx)).toMatchObject([{ current: true }, { current: false }, { current: false }]);
    expect(await listSettingsChanges(ctx, { since: stamp })).toMatchObject([{ fields: ['customCss'] }]);
    const [entry] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry?.details).toEqual({ fields: ['customCss'], version: '2026-05-01T10:00:00.000Z' });
    await expect(
      restoreStyle(ctx, { version: versionOf(await listStyleVersions(ctx), 1), since: stamp }),
    ).rejects.toThrow('configuration.changedMeanwhile');
  });

  it('of two who go back at once one does', async () => {
    await saveSettings(ctx, { customCss: style('red') });
    await saveSettings(ctx, { customCss: style('blue') });
    const { stamp } = await readSettings(ctx);
    const version = versionOf(await listStyleVersions(ctx), 1);
    const both = await Promise.allSettled([1, 2].map(() => restoreStyle(ctx, { version, since: stamp })));
    // The second finds what it wants in force: nothing is left to store.
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await listStyleVersions(ctx)).toHaveLength(3);
  });

  it('are the last ones alone, and those of no template', async () => {
    for (let time = 0; time < keptVersions + 2; time += 1)
      await saveSettings(ctx, { customCss: style(`#0000${10 + time}`) });
    expect(await listStyleVersions(ctx)).toHaveLength(keptVersions);
    const [other] = await world.db
      .insert(textVersions)
      .values({ name: 'template/x/es/email', content: { body: 'x' } })
      .returning();
    await expect(readStyleVersion(ctx, { version: other?.id ?? 0 })).rejects.toThrow('record.notFound');
    await expect(restoreStyle(ctx, { version: other?.id ?? 0, since: 0 })).rejects.toThrow('record.notFound');
  });

  it.each([1, 2, 3, 4] as const)('are not for role %i', async (role) => {
    const refused = world.asRole(role);
    await expect(listStyleVersions(refused)).rejects.toThrow('access.forbidden');
    await expect(readStyleVersion(refused, { version: 1 })).rejects.toThrow('access.forbidden');
    await expect(restoreStyle(refused, { version: 1, since: 0 })).rejects.toThrow('access.forbidden');
  });
});

function versionOf(versions: readonly { id: number }[], place: number): number {
  return versions[place]?.id ?? 0;
}
