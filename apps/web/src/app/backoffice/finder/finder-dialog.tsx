import type { FinderGroup } from '@dehesa/domain/finder';
import { helpTitles } from '@dehesa/i18n/backoffice/help-titles';
import { finder } from '@dehesa/i18n/backoffice/finder';
import { Finder } from '../../../features/finder/finder';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { useSession, useSignedInUser } from '../../../lib/session';
import { topicsFor } from '../help/help-topics';
import { type MenuEntry, menuFor } from '../menu';

/** By which entry of the menu somebody has the screens of a group. */
const groupsOf: Partial<Record<MenuEntry['label'], FinderGroup>> = {
  reservations: 'reservations',
  activities: 'activities',
  inbox1: 'conversations',
  inbox2: 'conversations',
  companies: 'companies',
  monitors: 'companies',
  users: 'users',
  collaborators: 'collaborators',
};

/** The search with what the menu of its user has. */
export function FinderDialog({ onClose }: { onClose: () => void }) {
  const { shell } = useTexts();
  const { conversations } = useTextsOf(finder);
  const { appType } = useSession();
  const { help, topics } = useTextsOf(helpTitles);
  const user = useSignedInUser();
  const menu = menuFor(user, appType);
  const names: Partial<Record<FinderGroup, string>> = {};
  for (const { label } of menu) {
    const group = groupsOf[label];
    if (group !== undefined) names[group] = group === 'conversations' ? conversations : shell.menu[label];
  }
  const places = [
    ...menu.map(({ label, link: { to } }) => ({ to, label: shell.menu[label] })),
    ...topicsFor(user).map(({ name }) => ({ to: `/ayuda/${name}`, label: `${help}: ${topics[name]}` })),
  ];
  const screens = places.map(({ to, label }) => ({
    key: `screen ${to}`,
    label,
    details: [],
    open: (navigate: (to: { to: string }) => unknown) => navigate({ to }),
  }));
  return <Finder names={names} screens={screens} onClose={onClose} />;
}
