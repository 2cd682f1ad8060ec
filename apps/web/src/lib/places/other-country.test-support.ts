import { expect, onTestFinished, vi } from 'vitest';
import { fill } from '../screens/acts.test-support';
import { field } from '../screens/shown-screen.test-support';
import { queryClient } from '../trpc';

/** What there is to know of a place is on its way for good. */
export function noPlacesAnswered(): void {
  const asked = vi.spyOn(queryClient, 'fetchQuery').mockReturnValue(new Promise(() => undefined));
  onTestFinished(() => asked.mockRestore());
}

/** In the form that is shown: a place of Spain, then another country, and nothing of the place is left. */
export async function expectPlaceLeftBehind(): Promise<void> {
  await fill('Código postal', '10695');
  await fill('Localidad', 'Villarreal de San Carlos');
  expect((await field('Provincia')).value).toBe('Cáceres');
  await fill('País', 'pt');
  const parts = [await field('Distrito'), await field('Código postal'), await field('Localidad')];
  expect(parts.map(({ value }) => value)).toEqual(['', '', '']);
}
