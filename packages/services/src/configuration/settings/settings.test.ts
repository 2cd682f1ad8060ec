import { closedAfterAll } from '@dehesa/testing';
import { auditLog, configuration, configurationSecrets } from '@dehesa/db/schema';
import { Settings, SettingsInput } from '@dehesa/domain/configuration';
import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createConfigurationWorld } from '../configuration.test-support';
import { readSecret } from '../secrets';
import { customCssAddress, readCustomCss } from './custom-css';
import { previewCustomCss } from './preview-custom-css';
import { readFixedSettings } from './read-fixed-settings';
import { readSettings } from './read-settings';
import { listSettingsChanges } from './settings-saves';
import { saveSettings } from './save-settings';

const world = await closedAfterAll(createConfigurationWorld());
beforeEach(async () => {
  await world.db.delete(configurationSecrets);
  await world.db.update(configuration).set({ appType: 'actividades' });
});

const lastAudit = async () => {
  const [entry] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return entry;
};

describe('the settings', () => {
  it('are those of super administrators alone', async () => {
    for (const role of [1, 2, 3, 4] as const) {
      await expect(readSettings(world.asRole(role))).rejects.toThrow('access.forbidden');
      await expect(saveSettings(world.asRole(role), { appName: 'x' })).rejects.toThrow('access.forbidden');
      await expect(previewCustomCss(world.asRole(role), { css: '' })).rejects.toThrow('access.forbidden');
      expect(() => readFixedSettings(world.asRole(role))).toThrow('access.forbidden');
    }
    await expect(readSettings(world.nobody)).rejects.toThrow('access.unauthenticated');
  });

  it('say what the environment decides in their place', () => {
    const installation = {
      ...world.superAdmin.installation,
      fixedSettings: [{ name: 'RATE_LIMIT', value: '900' } as const],
    };
    const told = { settings: [{ name: 'RATE_LIMIT', value: '900' }], mail: null };
    expect(readFixedSettings({ ...world.superAdmin, installation })).toEqual(told);
    expect(readFixedSettings(world.superAdmin)).toEqual({ settings: [], mail: null });
  });

  it('tell nothing of what has a screen and verbs of its own: the key of the sign-up opens a door', async () => {
    await world.db
      .update(configuration)
      .set({ collaboratorKey: 'clave-de-alta', widgetOrigins: ['https://sitio.example'] });
    const settings = await readSettings(world.superAdmin);
    expect(JSON.stringify(settings)).not.toMatch(/clave-de-alta|sitio\.example/);
    const own = ['licenceEndsOn', 'logoUrl', 'earlyAccess', 'stamp'];
    expect(Object.keys(settings).toSorted()).toEqual([...Object.keys(Settings.shape), ...own].toSorted());
  });

  it('change where they are named, and nowhere else', async () => {
    const before = await readSettings(world.superAdmin);
    await saveSettings(world.superAdmin, {
      appName: '  Dehesa del Tajo ',
      mailPort: 2525,
      territories: { 2: { adminEmails: ['uno@example.org', '', 'uno@example.org'], whatsappAccountId: '77' } },
    });
    const { territories } = before;
    expect(await readSettings(world.superAdmin)).toEqual({
      ...before,
      stamp: expect.any(Number),
      appName: 'Dehesa del Tajo',
      mailPort: 2525,
      territories: {
        1: territories[1],
        2: { ...territories[2], adminEmails: ['uno@example.org'], whatsappAccountId: '77' },
      },
    });
  });

  it('leave the names of what changed in the audit log, and no value', async () => {
    await saveSettings(world.superAdmin, {
      appName: 'Otra',
      mailTls: false,
      mailPassword: 'secreta-1',
      territories: { 1: { whatsappToken: 'secreta-2', adminAlias: 'Alguien' } },
    });
    const entry = await lastAudit();
    expect(entry).toMatchObject({
      actorId: world.superId,
      action: 'configuration.saveSettings',
      details: { fields: ['appName', 'mailPassword', 'territories.1.adminAlias', 'territories.1.whatsappToken'] },
    });
    expect(JSON.stringify(entry)).not.toMatch(/secreta|Alguien|Otra/);
    await saveSettings(world.superAdmin, { appName: 'Otra' });
    expect((await lastAudit())?.id).toBe(entry?.id);
  });

  it('never give a secret away; the asterisks keep it, nothing removes it (B42)', async () => {
    const ctx = world.superAdmin;
    const secrets = { mailPassword: 'a b*', paymentKey: 'k', wordpressPassword: 'w', syncToken: 's' };
    await saveSettings(ctx, { ...secrets, territories: { 1: { whatsappToken: 't1' }, 2: { whatsappToken: 't2' } } });
    const read = await readSettings(ctx);
    const hidden = '********';
    expect(read).toMatchObject({
      mailPassword: hidden,
      paymentKey: hidden,
      wordpressPassword: hidden,
      syncToken: hidden,
      territories: { 1: { whatsappToken: hidden }, 2: { whatsappToken: hidden } },
    });
    const { licenceEndsOn: _licence, earlyAccess: _range, ...settings } = read;
    await saveSettings(ctx, settings);
    expect(await readSecret(ctx, 'mail-password')).toBe('a b*');
    expect(await readSecret(ctx, 'whatsapp-token-2')).toBe('t2');
    await saveSettings(ctx, { mailPassword: '', territories: { 2: { whatsappToken: '' } } });
    expect(await readSecret(ctx, 'mail-password')).toBeUndefined();
    expect((await readSettings(ctx)).territories[2].whatsappToken).toBe('');
    expect(await readSecret(ctx, 'whatsapp-token-1')).toBe('t1');
    expect(JSON.stringify(await world.db.select().from(configurationSecrets))).not.toContain('t1');
  });

  it.each([
    { mailPort: 0 },
    { mailPort: 70_000 },
    { mailHost: 'mail.example.org/x' },
    { mailFrom: 'nadie' },
    { adminEmails: ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org'] },
    { appName: ' ' },
    { appType: 'otra' },
    { maxReservations: -1 },
    { retentionMonths: 1.5 },
    { wordpressPrefix: 'wp-' },
    { syncUrl: 'ftp://example.org' },
    { territories: { 1: { inboxUrl: 'javascript:alert(1)' } } },
  ])('refuse %j', (input) => {
    expect(SettingsInput.safeParse(input).success).toBe(false);
  });

  it('take the type of the app lower-cased and trimmed, and only those of the screen', async () => {
    const ctx = world.superAdmin;
    await saveSettings(ctx, SettingsInput.parse({ appType: ' Gimnasio ' }));
    expect((await readSettings(ctx)).appType).toBe('gimnasio');
    await expect(saveSettings(ctx, { appType: 'general' })).rejects.toMatchObject({
      failure: { code: 'input.invalid', params: { path: 'appType' } },
    });
    await world.db.update(configuration).set({ appType: 'general' });
    // An installation of that type saves its other settings.
    await saveSettings(ctx, { appType: 'general', appName: 'General' });
    expect(await readSettings(ctx)).toMatchObject({ appType: 'general', appName: 'General' });
  });

  it('hold as many changes as were made at once', async () => {
    const ctx = world.superAdmin;
    await Promise.all([
      saveSettings(ctx, { mailAlias: 'uno' }),
      saveSettings(ctx, { adminAlias: 'dos' }),
      saveSettings(ctx, { paymentCurrency: '978' }),
    ]);
    expect(await readSettings(ctx)).toMatchObject({ mailAlias: 'uno', adminAlias: 'dos', paymentCurrency: '978' });
  });
});

describe('custom CSS (B45)', () => {
  it('is stored clean, and is told before what would be taken out', async () => {
    const css = '@import "//malo.example"; h1{color:red}';
    expect(await previewCustomCss(world.superAdmin, { css })).toEqual({
      css: 'h1 {\n  color: red;\n}',
      removed: [{ text: '@import "//malo.example";', why: 'notAllowed' }],
    });
    expect(await saveSettings(world.superAdmin, { customCss: css })).toEqual({
      removedCss: [{ text: '@import "//malo.example";', why: 'notAllowed' }],
    });
    expect(await saveSettings(world.superAdmin, { appName: 'Dehesa' })).toEqual({ removedCss: [] });
    expect((await readSettings(world.superAdmin)).customCss).toBe('h1 {\n  color: red;\n}');
  });

  it('has another address after each change, and none where there is none', async () => {
    await saveSettings(world.superAdmin, { customCss: 'h1{color:red}' });
    const red = await readCustomCss(world.nobody);
    expect(customCssAddress(red.css)).toBe(`/custom.css?v=${red.version}`);
    await saveSettings(world.superAdmin, { customCss: 'h1{color:blue}' });
    expect((await readCustomCss(world.nobody)).version).not.toBe(red.version);
    expect(customCssAddress('')).toBeNull();
  });
});

describe('two who have the settings open (B95)', () => {
  const other = () => ({ ...world.superAdmin });
  const meanwhile = expect.objectContaining({
    failure: expect.objectContaining({ code: 'configuration.changedMeanwhile' }),
  });

  it('the second is refused over what the first has changed, is told, and then saves knowing of it', async () => {
    await saveSettings(world.superAdmin, { mailAlias: 'antes' });
    const { stamp } = await readSettings(world.superAdmin);
    await saveSettings(other(), { mailAlias: 'primero', paymentCurrency: '840', since: stamp });
    const second = { mailAlias: 'segundo', adminAlias: 'nuevo', since: stamp };
    await expect(saveSettings(world.superAdmin, second)).rejects.toEqual(meanwhile);
    const now = await readSettings(world.superAdmin);
    expect(now).toMatchObject({ mailAlias: 'primero' });
    expect(now.adminAlias).not.toBe('nuevo');
    expect(await listSettingsChanges(world.superAdmin, { since: stamp })).toEqual([
      { id: now.stamp, at: expect.any(Date), by: 'Ana Durán', mine: true, fields: ['mailAlias', 'paymentCurrency'] },
    ]);
    await saveSettings(world.superAdmin, { ...second, since: now.stamp });
    expect(await readSettings(world.superAdmin)).toMatchObject({ mailAlias: 'segundo', adminAlias: 'nuevo' });
  });

  it('other settings are not in the way, nor is the same value, nor who names no state', async () => {
    const { stamp } = await readSettings(world.superAdmin);
    await saveSettings(other(), { mailAlias: 'x1', since: stamp });
    await saveSettings(world.superAdmin, { paymentCurrency: '978', since: stamp });
    await saveSettings(world.superAdmin, { mailAlias: 'x1', since: stamp });
    await saveSettings(world.superAdmin, { mailAlias: 'x2' });
    expect(await readSettings(world.superAdmin)).toMatchObject({ mailAlias: 'x2', paymentCurrency: '978' });
  });

  it('what a territory has, and a secret, are told apart like the rest', async () => {
    const { stamp } = await readSettings(world.superAdmin);
    await saveSettings(other(), { territories: { 1: { adminAlias: 'uno' } }, mailPassword: 'una clave', since: stamp });
    await saveSettings(world.superAdmin, { territories: { 2: { adminAlias: 'dos' } }, since: stamp });
    const first = { territories: { 1: { adminAlias: 'otro' } }, since: stamp };
    await expect(saveSettings(world.superAdmin, first)).rejects.toEqual(meanwhile);
    await expect(saveSettings(world.superAdmin, { mailPassword: 'otra', since: stamp })).rejects.toEqual(meanwhile);
  });

  it('a form that stood open while settings were saved again and again is refused too', async () => {
    const { stamp } = await readSettings(world.superAdmin);
    await saveSettings(other(), { mailAlias: 'hace mucho' });
    for (let time = 0; time < 60; time += 1) await saveSettings(other(), { adminAlias: `vez ${time}` });
    await expect(saveSettings(world.superAdmin, { mailAlias: 'ahora', since: stamp })).rejects.toEqual(meanwhile);
    expect((await readSettings(world.superAdmin)).mailAlias).toBe('hace mucho');
  });

  it('at the very same moment one is saved and the others are refused', async () => {
    const { stamp } = await readSettings(world.superAdmin);
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((mailAlias) => saveSettings(world.superAdmin, { mailAlias, since: stamp })),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect((await readSettings(world.superAdmin)).mailAlias).toBe(['a', 'b', 'c'][winner]);
  });

  it('what was saved is told to super administrators alone', async () => {
    for (const role of [1, 2, 3, 4] as const) {
      await expect(listSettingsChanges(world.asRole(role), { since: 0 })).rejects.toThrow('access');
    }
  });
});
