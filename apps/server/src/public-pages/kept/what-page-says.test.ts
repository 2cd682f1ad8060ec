import { expect, it } from 'vitest';
import type { PublicPage } from '../page';
import { whatPageSays } from './what-page-says';

const shared = { language: 'es', siteName: 'Dehesa' } as const;
const activity = (now: string, state: string, title = 'Grullas') =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of all that an activity says, these alone matter here
  ({ ...shared, kind: 'activity', now, activity: { title, state } }) as unknown as PublicPage;
const [ten, later] = ['2026-05-01T10:00:00.000Z', '2026-05-01T10:00:01.000Z'];

it('is the same a second later where no hour is shown, and whatever else differs is told', () => {
  for (const state of ['open', 'closed', 'past'])
    expect(whatPageSays(activity(later, state))).toBe(whatPageSays(activity(ten, state)));
  expect(whatPageSays(activity(ten, 'open', 'Cigüeñas'))).not.toBe(whatPageSays(activity(ten, 'open')));
  expect(whatPageSays({ ...activity(ten, 'open'), styleSheet: '/css/2.css' })).not.toBe(
    whatPageSays(activity(ten, 'open')),
  );
});

it('is another each second where the page counts down to when booking opens', () => {
  expect(whatPageSays(activity(later, 'upcoming'))).not.toBe(whatPageSays(activity(ten, 'upcoming')));
});
