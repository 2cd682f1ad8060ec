import type { FinderGroup } from '@dehesa/domain/finder';
import { finder } from '@dehesa/i18n/backoffice/finder';
import { Finder } from '../../../features/finder/finder';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { useSession, useSignedInUser } from '../../../lib/session';
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
  const menu = menuFor(useSignedInUser(), appType);
  const names: Partial<Record<FinderGroup, string>> = {};
  for (const { label } of menu) {
    const group = groupsOf[label];
    if (group !== undefined) names[group] = group === 'conversations' ? conversations : shell.menu[label];
  }
  const screens = menu.map(({ label, link }) => ({
    key: `screen ${link.to}`,
    label: shell.menu[label],
    details: [],
    open: (navigate: (to: { to: string }) => unknown) => navigate({ to: link.to }),
  }));
  return <Finder names={names} screens={screens} onClose={onClose} />;
}
