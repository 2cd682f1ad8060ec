import { afterEach, expect, it, vi } from 'vitest';
import { fill, withFonts } from '../../../lib/screens/acts.test-support';
import { field, screensOf } from '../../../lib/screens/shown-screen.test-support';
import { queryClient } from '../../../lib/trpc';
import { CollaboratorForm } from './collaborator-form';

const { show } = screensOf({
  'auth.session': () => ({ user: { id: 1, role: 1, territoryId: null }, appType: 'actividades' }),
});

withFonts();
afterEach(() => void vi.restoreAllMocks());

it('leaves the place of the other country behind', async () => {
  // What there is to know of a place is on its way for good.
  vi.spyOn(queryClient, 'fetchQuery').mockReturnValue(new Promise(() => undefined));
  show(() => <CollaboratorForm stored={null} onDirty={() => undefined} onClose={() => undefined} />);
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
