import { chosenSheet } from '@dehesa/domain/chosen-address';
import { manyLists } from '@dehesa/i18n/backoffice/many-lists';
import { IconEye, IconEyeOff, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/backoffice-language';
import { type ListDeed, ListMany } from '../../../lib/lists/many/list-many';
import type { ListSelection } from '../../../lib/lists/many/list-selection';
import { type Outputs, trpc } from '../../../lib/trpc';
import type { ActivityListRow } from './list-view';

type Refused = Outputs['activities']['changeMany']['refused'][number];

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;
const icons = {
  show: <IconEye {...icon} />,
  hide: <IconEyeOff {...icon} />,
  open: <IconLockOpen {...icon} />,
  close: <IconLock {...icon} />,
};
const actions = ['show', 'hide', 'open', 'close'] as const;

/** What is done to the activities that are ticked (B96). */
export function ActivityMany({ selection }: { selection: ListSelection<ActivityListRow> }) {
  const { language } = useLanguage();
  const { activities: texts } = manyLists[language];
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.activities.changeMany.useMutation();
  const deeds = actions.map((action): ListDeed<Refused> => ({
    icon: icons[action],
    texts: texts[action],
    warns: action === 'hide',
    change: (ids) => mutateAsync({ action, ids }),
  }));
  return (
    <ListMany
      selection={selection}
      label={texts.bar}
      deeds={deeds}
      nameOf={({ title }) => (title === null ? texts.somebody : title[language])}
      afterwards={() => utils.activities.invalidate()}
      sheet={(ids) => chosenSheet('activities', language, ids)}
    />
  );
}
