import { chosenSheet } from '@dehesa/domain/chosen-address';
import { manyLists } from '@dehesa/i18n/backoffice/many-lists';
import { IconRefresh, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/backoffice-language';
import { type ListDeed, ListMany } from '../../../lib/lists/many/list-many';
import type { ListSelection } from '../../../lib/lists/many/list-selection';
import { type Outputs, trpc } from '../../../lib/trpc';
import type { AccountRow } from '../row';
import { feeEndsOf } from './fee-ends';

type Refused = Outputs['users']['accounts']['changeMany']['refused'][number];

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

interface AccountManyProps {
  selection: ListSelection<AccountRow>;
  /** Whether the list tells of fees (B44). */
  fees: boolean;
}

/** What is done to the users, companies or monitors that are ticked (B96). */
export function AccountMany({ selection, fees }: AccountManyProps) {
  const { language } = useLanguage();
  const { accounts: texts } = manyLists[language];
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.users.accounts.changeMany.useMutation();
  const access = (action: 'giveAccess' | 'withdrawAccess'): ListDeed<Refused> => ({
    icon: action === 'giveAccess' ? <IconUserCheck {...icon} /> : <IconUserOff {...icon} />,
    texts: texts[action],
    warns: action === 'withdrawAccess',
    change: (ids) => mutateAsync({ action, ids }),
  });
  return (
    <ListMany
      selection={selection}
      label={texts.bar}
      deeds={[access('giveAccess'), access('withdrawAccess'), ...(fees ? [renewal()] : [])]}
      nameOf={({ name }) => (name === '' ? texts.somebody : name)}
      afterwards={() => utils.users.accounts.invalidate()}
      sheet={(ids) => chosenSheet('accounts', language, ids)}
    />
  );

  /** Who pays no fee has none to renew; of each it is told until when it was paid when it was ticked (B99). */
  function renewal(): ListDeed<Refused> {
    const ends = feeEndsOf(selection.chosen);
    const others = selection.chosen.size - ends.size;
    return {
      icon: <IconRefresh {...icon} />,
      texts: texts.renewFee,
      about: { ids: [...ends.keys()], others: others === 0 ? '' : texts.withoutFee(others) },
      change: (asked) =>
        mutateAsync({ action: 'renewFee', fees: asked.map((id) => ({ id, expiresOn: ends.get(id) ?? null })) }),
    };
  }
}
