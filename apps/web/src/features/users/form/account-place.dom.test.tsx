import { afterEach, expect, it, vi } from 'vitest';
import { fill } from '../../../lib/screens/acts.test-support';
import { field, screensOf } from '../../../lib/screens/shown-screen.test-support';
import { queryClient } from '../../../lib/trpc';
import { AccountEditor } from './account-editor';

const { show } = screensOf({
  'auth.session': () => ({ user: { id: 1, role: 0, territoryId: null }, appType: 'actividades' }),
  'users.accounts.roles': () => [0, 1, 2, 3],
});
afterEach(() => void vi.restoreAllMocks());

it('of a company leaves the place of the other country behind', async () => {
  // What there is to know of a place is on its way for good.
  vi.spyOn(queryClient, 'fetchQuery').mockReturnValue(new Promise(() => undefined));
  show(() => <AccountEditor kind="company" id={undefined} onSaved={() => Promise.resolve()} />);
  await fill('Código postal', '10695');
  await fill('Localidad', 'Villarreal de San Carlos');
  expect((await field('Provincia')).value).toBe('Cáceres');
  await fill('País', 'pt');
  const district = await field('Distrito');
  expect([(await field('Código postal')).value, (await field('Localidad')).value, district.value]).toEqual([
    '',
    '',
    '',
  ]);
});
