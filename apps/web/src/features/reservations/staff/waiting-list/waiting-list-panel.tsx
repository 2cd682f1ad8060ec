import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { QueryView } from '../../../../lib/query-view';
import { type Outputs, trpc } from '../../../../lib/trpc';
import { OfferDialog } from './offer-dialog';
import { useOffers } from './use-offers';
import { WaitingPartyRow } from './waiting-party-row';
import classes from './waiting-list.module.css';

type WaitingList = Outputs['reservations']['waitingList']['read'];
type WaitingParty = WaitingList['parties'][number];

/** Who comes first is what staff look for; the cards below tell the rest. */
const shownAtFirst = 5;

/** The order of an activity's waiting list, what is offered to whom, and offering by hand (B19); the board keeps it live. */
export function WaitingListPanel({ activity }: { activity: { id: number } }) {
  const { language } = useLanguage();
  const texts = waitingList[language].panel;
  const list = trpc.reservations.waitingList.read.useQuery({ activityId: activity.id });
  return (
    <QueryView query={list} loadingLabel={texts.loading} failedTitle={texts.failed}>
      {(data) => data.total > 0 && <Panel list={data} />}
    </QueryView>
  );
}

function Panel({ list }: { list: WaitingList }) {
  const texts = waitingList[useLanguage().language].panel;
  const { card } = useTexts().reservations;
  const offers = useOffers();
  const [all, setAll] = useState(false);
  const { mode, offeredPlaces, canOffer, total, parties } = list;
  const shown = all ? parties : parties.slice(0, shownAtFirst);
  const missing = total - parties.length;
  return (
    <Card component="section" aria-labelledby="waiting-list" padding="md" mb="sm">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h4" id="waiting-list" tabIndex={-1}>
            {texts.title}
          </Title>
          {offeredPlaces > 0 && (
            <Badge variant="light" size="lg">
              {texts.held(offeredPlaces)}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {texts.modes[mode]}
        </Text>
        {byShift(shown).map(({ shift, parties: inTurn }) => (
          <div key={shift ?? ''}>
            {shift !== null && (
              <Text component="h4" size="sm" fw={600} mb={4}>
                {card.shift} {shift}
              </Text>
            )}
            <ol className={classes.parties}>
              {inTurn.map((party) => (
                <WaitingPartyRow
                  key={party.reservationId}
                  party={party}
                  asks={mode === 'offer'}
                  canOffer={canOffer}
                  onAsk={(action) => offers.ask(action, party)}
                />
              ))}
            </ol>
          </div>
        ))}
        {parties.length > shown.length && (
          <Button variant="default" onClick={() => setAll(true)}>
            {texts.showAll(parties.length)}
          </Button>
        )}
        {all && missing > 0 && (
          <Text size="sm" c="dimmed">
            {texts.missing(missing)}
          </Text>
        )}
      </Stack>
      {offers.request && (
        <OfferDialog
          key={`${offers.request.action}-${offers.request.party.reservationId}`}
          request={offers.request}
          hours={list.offerHours}
          opened={offers.opened}
          onAccept={offers.accept}
          onClose={offers.close}
          onGone={offers.gone}
        />
      )}
    </Card>
  );
}

/** The list as it comes, cut where the shift changes. */
function byShift(parties: readonly WaitingParty[]): { shift: string | null; parties: WaitingParty[] }[] {
  const groups: { shift: string | null; parties: WaitingParty[] }[] = [];
  for (const party of parties) {
    const last = groups.at(-1);
    if (last !== undefined && last.shift === party.shift) last.parties.push(party);
    else groups.push({ shift: party.shift, parties: [party] });
  }
  return groups;
}
