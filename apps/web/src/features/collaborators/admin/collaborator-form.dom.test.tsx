import { it } from 'vitest';
import { expectPlaceLeftBehind, noPlacesAnswered } from '../../../lib/places/other-country.test-support';
import { withFonts } from '../../../lib/screens/acts.test-support';
import { screensOf } from '../../../lib/screens/shown-screen.test-support';
import { CollaboratorForm } from './collaborator-form';

const { show } = screensOf({
  'auth.session': () => ({ user: { id: 1, role: 1, territoryId: null }, appType: 'actividades' }),
});

withFonts();

it('leaves the place of the other country behind', async () => {
  noPlacesAnswered();
  show(() => <CollaboratorForm stored={null} onDirty={() => undefined} onClose={() => undefined} />);
  await expectPlaceLeftBehind();
});
