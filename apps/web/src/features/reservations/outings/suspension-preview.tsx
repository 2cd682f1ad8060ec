import { outings } from '@dehesa/i18n/backoffice/outings';
import { ConfirmButton, SectionCard } from '@dehesa/ui';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';
import { QueryPending } from '../../../lib/query-view';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc';
import { MessageSamples } from '../../../lib/writing/message-samples';

type Preview = Outputs['activities']['suspension']['preview'];

/** Of those for whom no places can be held; the rest are counted. */
const shownNames = 8;

interface SuspensionPreviewProps {
  input: Inputs['activities']['suspension']['preview'];
  /** What was looked at is done. */
  onSuspend: () => Promise<void>;
}

/** What suspending the outing will do: whom it concerns, where places are held, and how the messages read. */
export function SuspensionPreview({ input, onSuspend }: SuspensionPreviewProps) {
  const { language } = useLanguage();
  const { preview: texts } = outings[language];
  const title = useRef<HTMLHeadingElement>(null);
  // Always as it is now: counts of a moment ago would be believed.
  const preview = trpc.activities.suspension.preview.useQuery(input, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  const { data, error, isFetching, refetch } = preview;
  useEffect(() => title.current?.focus(), []);
  return (
    <SectionCard title={texts.title} headingRef={title}>
      {(data === undefined || error !== null) && <QueryPending query={preview} loadingLabel={texts.loading} />}
      {data && error === null && (
        <>
          <Counts
            preview={data}
            offers={input.dates !== undefined && (input.dates.length > 0 || Boolean(input.newDate))}
          />
          <MessageSamples samples={data.samples} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" size="md" loading={isFetching} onClick={() => void refetch()}>
              {texts.again}
            </Button>
            <SuspendButton alone={data.reservations === 0} onSuspend={onSuspend} />
          </Group>
        </>
      )}
    </SectionCard>
  );
}

function SuspendButton({ alone, onSuspend }: { alone: boolean; onSuspend: () => Promise<void> }) {
  const { confirm, suspend, suspendAlone } = outings[useLanguage().language];
  return (
    <ConfirmButton
      size="md"
      color="clay"
      title={confirm.title}
      message={confirm.message}
      confirmLabel={confirm.yes}
      cancelLabel={confirm.no}
      onConfirm={onSuspend}
    >
      {alone ? suspendAlone : suspend}
    </ConfirmButton>
  );
}

function Counts({ preview, offers }: { preview: Preview; offers: boolean }) {
  const { preview: texts } = outings[useLanguage().language];
  const { reservations, people, waiting, emails, whatsapps, unreached, held, notHeld } = preview;
  if (reservations === 0) return <Text>{texts.nobody}</Text>;
  return (
    <Stack gap="xs">
      <Text fw={600}>
        {texts.reservations(reservations)} · {texts.people(people)} · {texts.emails(emails)}
        {whatsapps > 0 && ` · ${texts.whatsapps(whatsapps)}`}
      </Text>
      {offers ? <Text>{texts.held(held.reservations, held.people)}</Text> : <Text>{texts.cancelled}</Text>}
      {waiting > 0 && <Text>{texts.waiting(waiting)}</Text>}
      {notHeld.length > 0 && (
        <Alert color="cork" variant="light" title={texts.notHeld}>
          <List>
            {notHeld.slice(0, shownNames).map((party) => (
              <List.Item key={party.reservationId}>{texts.notHeldOne(party.name, party.people)}</List.Item>
            ))}
            {notHeld.length > shownNames && <List.Item>{texts.more(notHeld.length - shownNames)}</List.Item>}
          </List>
        </Alert>
      )}
      {unreached > 0 && (
        <Alert color="clay" variant="light">
          <Text c="var(--dehesa-ink)">{texts.unreached(unreached)}</Text>
        </Alert>
      )}
    </Stack>
  );
}
