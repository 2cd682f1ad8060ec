import { closedAfterAll } from '@dehesa/testing';
import { auditLog } from '@dehesa/db/schema';
import { expect, it } from 'vitest';
import { createConfigurationWorld } from '../configuration.test-support';
import { allowedWidgetOrigin } from './allowed-widget-origin';
import { closeCollaboratorSignUp, renewCollaboratorKey } from './collaborator-key';
import { saveWidgetOrigins } from './save-widget-origins';
import { readWebSettings } from './web-settings';

const world = await closedAfterAll(createConfigurationWorld());

it('the widget may stand nowhere until a site is named; a site is an origin and nothing else', async () => {
  expect(await allowedWidgetOrigin(world.nobody, 'https://www.example.org')).toBeNull();
  const origins = [' https://WWW.example.org/ ', 'https://www.example.org', 'http://localhost:8080'];
  expect(await saveWidgetOrigins(world.superAdmin, { origins })).toEqual({
    origins: ['https://www.example.org', 'http://localhost:8080'],
  });
  expect(await allowedWidgetOrigin(world.nobody, 'https://www.example.org')).toBe('https://www.example.org');
  expect(await allowedWidgetOrigin(world.nobody, 'http://localhost:8080')).toBe('http://localhost:8080');
  for (const other of ['https://example.org', 'http://www.example.org', 'http://localhost', '*', '', 'null'])
    expect(await allowedWidgetOrigin(world.nobody, other)).toBeNull();
  await expect(saveWidgetOrigins(world.superAdmin, { origins: ['https://*.example.org'] })).rejects.toThrow('origin');
  expect((await readWebSettings(world.superAdmin)).widgetOrigins).toHaveLength(2);
});

it('the key of the sign-up is renewed, told as an address, and closed; the audit log does not have it', async () => {
  expect(await readWebSettings(world.superAdmin)).toMatchObject({ collaboratorKey: '', signUpAddress: null });
  await renewCollaboratorKey(world.superAdmin);
  const first = await readWebSettings(world.superAdmin);
  expect(first.collaboratorKey).toMatch(/^[\w-]{20}$/);
  expect(first.signUpAddress).toBe(`https://reservas.example.org/alta-colaborador?key=${first.collaboratorKey}`);
  await renewCollaboratorKey(world.superAdmin);
  const second = await readWebSettings(world.superAdmin);
  expect(second.collaboratorKey).not.toBe(first.collaboratorKey);
  await closeCollaboratorSignUp(world.superAdmin);
  expect(await readWebSettings(world.superAdmin)).toMatchObject({ collaboratorKey: '', signUpAddress: null });
  const log = JSON.stringify(await world.db.select().from(auditLog));
  expect(log).toContain('configuration.renewCollaboratorKey');
  for (const key of [first.collaboratorKey, second.collaboratorKey]) expect(log).not.toContain(key);
});

it.each([1, 2, 3, 4] as const)('is not for role %i', async (role) => {
  const ctx = world.asRole(role);
  const refused = expect.objectContaining({ failure: { code: 'access.forbidden' } });
  await expect(readWebSettings(ctx)).rejects.toEqual(refused);
  await expect(saveWidgetOrigins(ctx, { origins: [] })).rejects.toEqual(refused);
  await expect(renewCollaboratorKey(ctx)).rejects.toEqual(refused);
  await expect(closeCollaboratorSignUp(ctx)).rejects.toEqual(refused);
});
