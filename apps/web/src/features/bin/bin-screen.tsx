import { may } from '@dehesa/domain/access';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import { binTexts } from '@dehesa/i18n/backoffice/bin';
import { Button, Group, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useLanguage, useTexts, useTextsOf } from '../../lib/backoffice-language';
import type { PageChoice } from '../../lib/lists/paged-list';
import { useSignedInUser } from '../../lib/session';
import { type Outputs, trpc } from '../../lib/trpc';
import { BinList } from './bin-list';
import { type BinType, type BinView, binTypes } from './bin-view';

interface BinScreenProps {
  view: BinView;
  onView: (view: BinView) => void;
}

/** The bins of what somebody may delete, one at a time (B100). */
export function BinScreen({ view, onView }: BinScreenProps) {
  const texts = useTextsOf(binTexts);
  const user = useSignedInUser();
  const labels: Record<BinType, string> = {
    reservas: texts.kinds.reservations,
    cuentas: texts.kinds.accounts,
    colaboradores: texts.kinds.collaborators,
  };
  const shown = binTypes.filter((type) => type !== 'cuentas' || may(user, 'companies.manage'));
  const type = shown.find((known) => known === view.tipo) ?? 'reservas';
  const list = { view, onPage: (change: PageChoice) => onView({ ...view, ...change }) };
  return (
    <Stack gap="md">
      <Group role="group" aria-label={texts.which} gap="xs">
        {shown.map((tipo) => (
          <Button
            key={tipo}
            variant={tipo === type ? 'filled' : 'default'}
            aria-pressed={tipo === type}
            onClick={() => onView({ tipo })}
          >
            {labels[tipo]}
          </Button>
        ))}
      </Group>
      {type === 'reservas' && <DeletedReservations {...list} />}
      {type === 'cuentas' && <DeletedAccounts {...list} />}
      {type === 'colaboradores' && <DeletedCollaborators {...list} />}
    </Stack>
  );
}

interface Rows {
  reservations: Outputs['reservations']['bin']['list']['rows'][number];
  accounts: Outputs['users']['accounts']['bin']['list']['rows'][number];
}

interface ListProps {
  view: PageChoice;
  onPage: (change: PageChoice) => void;
}

const input = ({ page, size }: PageChoice) => ({ pageIndex: (page ?? 1) - 1, pageSize: size ?? 25 });
const paged = { placeholderData: keepPreviousData };

function DeletedReservations({ view, onPage }: ListProps) {
  const texts = useTextsOf(binTexts);
  const { reservations } = useTexts();
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const restore = trpc.reservations.bin.restore.useMutation({ onSettled: () => utils.reservations.invalidate() });
  return (
    <BinList<Rows['reservations']>
      query={trpc.reservations.bin.list.useQuery(input(view), paged)}
      view={view}
      onPage={onPage}
      what={({ reference, title, date, people, status }) =>
        `${reference} · ${title[language]}, ${formatDayMonthYear(date)} · ${texts.of(people, reservations.status[status])}`
      }
      ask={({ name }) => texts.restore.reservation(name)}
      restore={(id) => restore.mutateAsync({ id })}
    />
  );
}

function DeletedAccounts({ view, onPage }: ListProps) {
  const texts = useTextsOf(binTexts);
  const { shell } = useTexts();
  const utils = trpc.useUtils();
  const { bin } = trpc.users.accounts;
  const again = { onSettled: () => utils.users.accounts.invalidate() };
  const restore = bin.restore.useMutation(again);
  const purge = bin.purge.useMutation(again);
  return (
    <BinList<Rows['accounts']>
      query={bin.list.useQuery(input(view), paged)}
      view={view}
      onPage={onPage}
      what={({ role, email }) => `${shell.roles[role]} · ${email}`}
      ask={({ name }) => texts.restore.account(name)}
      restore={(id) => restore.mutateAsync({ id })}
      purge={(id) => purge.mutateAsync({ id })}
    />
  );
}

function DeletedCollaborators({ view, onPage }: ListProps) {
  const texts = useTextsOf(binTexts);
  const utils = trpc.useUtils();
  const { bin } = trpc.users.collaborators;
  const again = { onSettled: () => utils.users.collaborators.invalidate() };
  const restore = bin.restore.useMutation(again);
  const purge = bin.purge.useMutation(again);
  return (
    <BinList<Rows['accounts']>
      query={bin.list.useQuery(input(view), paged)}
      view={view}
      onPage={onPage}
      what={({ email }) => email}
      ask={({ name }) => texts.restore.account(name)}
      restore={(id) => restore.mutateAsync({ id })}
      purge={(id) => purge.mutateAsync({ id })}
    />
  );
}
