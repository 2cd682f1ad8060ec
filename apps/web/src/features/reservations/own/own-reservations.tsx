import { LoadingState } from '@dehesa/ui';
import { Stack, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { keepPreviousData } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { QueryPending } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { OwnReservationList } from './own-reservation-list';
import { ownReservationsInput, type OwnReservationsView } from './own-reservations-view';
import { UnverifiedAddress } from './unverified-address';
import { useOwnReservationTexts } from './use-own-reservation-texts';

export interface OwnReservationsProps {
  view: OwnReservationsView;
  onViewChange: (view: OwnReservationsView) => void;
}

/** A member's reservations, coming or past, once its address is proven. */
export function OwnReservations({ view, onViewChange }: OwnReservationsProps) {
  const texts = useOwnReservationTexts();
  const { shell } = useTexts();
  const { language } = useLanguage();
  const own = trpc.reservations.own.useQuery(ownReservationsInput(view, language), {
    placeholderData: keepPreviousData,
  });
  if (own.data === undefined) return <QueryPending query={own} />;
  const { email, verified, totals } = own.data;
  if (!verified) {
    return <UnverifiedAddress email={email} checking={own.isFetching} onCheck={() => void own.refetch()} />;
  }
  const time = view.time ?? 'coming';
  return (
    <Stack gap="md">
      <Text c="dimmed">{texts.introduction(email)}</Text>
      <Tabs value={time} onChange={(next) => onViewChange(next === 'past' ? { time: 'past' } : {})} keepMounted={false}>
        <Tabs.List aria-label={texts.times}>
          <Tabs.Tab value="coming" mih={44}>
            {texts.coming(totals.coming)}
          </Tabs.Tab>
          <Tabs.Tab value="past" mih={44}>
            {texts.past(totals.past)}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={time} pt="md">
          {/* Those of the tab before are not this one's. */}
          {own.data.time === time ? (
            <OwnReservationList
              rows={own.data.rows}
              time={time}
              total={totals[time]}
              page={view.page ?? 1}
              busy={own.isPlaceholderData}
              onPage={(page) => onViewChange({ ...view, page: page === 1 ? undefined : page })}
            />
          ) : (
            <LoadingState label={shell.loading} />
          )}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
