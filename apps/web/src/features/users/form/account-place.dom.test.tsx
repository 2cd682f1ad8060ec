import { it } from 'vitest';
import { expectPlaceLeftBehind, noPlacesAnswered } from '../../../lib/places/other-country.test-support';
import { screensOf } from '../../../lib/screens/shown-screen.test-support';
import { AccountEditor } from './account-editor';

const { show } = screensOf({
  'auth.session': () => ({ user: { id: 1, role: 0, territoryId: null }, appType: 'actividades' }),
  'users.accounts.roles': () => [0, 1, 2, 3],
});

it('of a company leaves the place of the other country behind', async () => {
  noPlacesAnswered();
  show(() => <AccountEditor kind="company" id={undefined} onSaved={() => Promise.resolve()} />);
  await expectPlaceLeftBehind();
});
