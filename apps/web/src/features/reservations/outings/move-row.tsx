import { Unbroken } from '@dehesa/ui';
import { formatInstant } from '@dehesa/i18n/formats';
import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { outings } from '@dehesa/i18n/backoffice/outings';
import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconMailForward, IconPhone } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/backoffice-language';
import { LinkAnchor } from '../../../lib/addresses/links';
import { type Outputs, trpc } from '../../../lib/trpc';
import { useTellRefusal } from '../../../lib/refusal';

type Move = Outputs['reservations']['moves']['list']['rows'][number];

const statusColors: Record<Move['status'], string> = {
  open: 'cork',
  accepted: 'holm',
  declined: 'gray',
  expired: 'gray',
  withdrawn: 'gray',
  none: 'gray',
};

const reachColors: Record<Move['reach'], string> = {
  read: 'holm',
  delivered: 'holm',
  sent: 'holm',
  onItsWay: 'gray',
  notReached: 'clay',
};

/** One reservation of a suspended outing: its answer, how far the message came, and a number for who was not reached. */
export function MoveRow({ move, onTold }: { move: Move; onTold: () => void }) {
  const { language } = useLanguage();
  const texts = outings[language].moves;
  const again = useWriteAgain(move, onTold);
  const { reference, people, status, reach, phone } = move;
  const name = nameOf(move);
  const mayBeTold = status === 'none' || (status === 'open' && move.expiresAt !== null);
  return (
    <Card component="li" padding="md" style={{ listStyle: 'none' }}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={4} miw={0}>
          {move.elsewhere ? (
            <Text fw={600} py={10}>
              {name}
            </Text>
          ) : (
            <LinkAnchor to="/actividades/edit/reserva" search={{ id: move.reservationId }} fw={600} py={10}>
              {name}
            </LinkAnchor>
          )}
          <Text size="sm" c="dimmed">
            <Unbroken>{reference}</Unbroken> · {texts.people(people)}
          </Text>
          <Place move={move} />
        </Stack>
        <Stack gap={6} align="flex-start">
          <Group gap={6}>
            <Badge variant="light" size="lg" color={statusColors[status]}>
              {texts.statuses[status]}
            </Badge>
            <Badge variant={reach === 'notReached' ? 'filled' : 'outline'} size="lg" color={reachColors[reach]}>
              {texts.reach[reach]}
            </Badge>
          </Group>
          <Told move={move} />
        </Stack>
      </Group>
      <Group gap="sm" mt="xs">
        {reach === 'notReached' && phone !== '' && (
          <Button
            component="a"
            href={`tel:${phone.replaceAll(' ', '')}`}
            variant="light"
            leftSection={<IconPhone size={18} stroke={1.6} aria-hidden />}
          >
            {texts.call(phone)}
          </Button>
        )}
        {mayBeTold && (
          <Button
            variant="default"
            loading={again.isPending}
            onClick={() => again.mutate({ id: move.id })}
            aria-label={texts.againTo(name)}
            leftSection={<IconMailForward size={18} stroke={1.6} aria-hidden />}
          >
            {texts.again}
          </Button>
        )}
      </Group>
    </Card>
  );
}

/** What is left of who comes on a date out of reach, or was erased, is the reference. */
const nameOf = ({ name, reference }: Move) => (name === '' ? reference : name);

function useWriteAgain(move: Move, onTold: () => void) {
  const { language } = useLanguage();
  const texts = outings[language].moves;
  return trpc.reservations.moves.writeAgain.useMutation({
    onSuccess: ({ messages }) => {
      const nothing = move.messages.length === 0 ? texts.notTold : texts.justTold;
      notifications.show(
        messages > 0
          ? { color: 'holm', title: texts.toldAgain, message: nameOf(move) }
          : { color: 'cork', title: nothing, message: nameOf(move) },
      );
      onTold();
    },
    onError: useTellRefusal(),
  });
}

/** Where its places are held, or where it comes. */
function Place({ move }: { move: Move }) {
  const { language } = useLanguage();
  const texts = outings[language].moves;
  const { status, held, taken, expiresAt, live } = move;
  if (taken !== null) return <Text size="sm">{texts.taken(formatDayMonthYear(taken.date))}</Text>;
  if (status === 'withdrawn' && live) return <Text size="sm">{texts.stillLive}</Text>;
  if (status !== 'open' || expiresAt === null) return null;
  const until = formatInstant(expiresAt, language);
  return (
    <Text size="sm">{held === null ? texts.until(until) : texts.heldUntil(formatDayMonthYear(held.date), until)}</Text>
  );
}

/** How each channel fared. */
function Told({ move }: { move: Move }) {
  const { language } = useLanguage();
  const texts = outings[language].moves;
  if (move.messages.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.noMessage}
      </Text>
    );
  return move.messages.map(({ channel, status, possiblyRepeated }) => (
    <Text key={channel} size="sm" c="dimmed">
      {texts.channels[channel]}: {texts.reach[channelState(status)]}
      {possiblyRepeated && ` (${texts.repeated})`}
    </Text>
  ));
}

function channelState(status: string): Move['reach'] {
  if (status === 'read' || status === 'delivered' || status === 'sent') return status;
  return status === 'queued' || status === 'sending' ? 'onItsWay' : 'notReached';
}
