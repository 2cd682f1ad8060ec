import { chosenSheet } from '@dehesa/domain/chosen-address';
import { manyLists } from '@dehesa/i18n/backoffice/many-lists';
import { IconMailForward, IconRefresh, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { lazy } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';
import { type ListDeed, ListMany } from '../../../lib/lists/many/list-many';
import type { ListSelection } from '../../../lib/lists/many/list-selection';
import { type Outputs, trpc } from '../../../lib/trpc';
import type { AccountRow } from '../row';
import { feeEndsOf } from './fee-ends';

// With the samples of what was written.
const WriteAccounts = lazy(async () => ({ default: (await import('./write-accounts')).WriteAccounts }));

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
  const invited = [...selection.chosen].flatMap(([id, { invitation }]) => (invitation === null ? [] : [id]));
  return (
    <ListMany
      selection={selection}
      label={texts.bar}
      deeds={[
        access('giveAccess'),
        access('withdrawAccess'),
        ...(invited.length > 0 ? [invitation()] : []),
        ...(fees ? [renewal()] : []),
      ]}
      write={{ label: texts.write, Dialog: WriteAccounts }}
      nameOf={({ name }) => (name === '' ? texts.somebody : name)}
      afterwards={() => utils.users.accounts.invalidate()}
      sheet={(ids) => chosenSheet('accounts', language, ids)}
    />
  );

  /** Of the ticked ones only who was invited and has no password yet gets another link (B97). */
  function invitation(): ListDeed<Refused> {
    const others = selection.chosen.size - invited.length;
    return {
      icon: <IconMailForward {...icon} />,
      texts: texts.resendInvitation,
      about: { ids: invited, others: others === 0 ? '' : texts.notInvited(others) },
      change: (ids) => mutateAsync({ action: 'resendInvitation', ids }),
    };
  }

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
