import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { Box, Group, Progress, Stack, Text } from '@mantine/core';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { occupancyBar, type ShiftOccupancy } from './occupancy';

interface OccupancyMeterProps {
  /** The shift's name; the whole activity where it has none. */
  shift: string | null;
  places: ShiftOccupancy;
}

/** How full a shift is: confirmed and pending people in the colours of their states, places that are offered in that of who waits. */
export function OccupancyMeter({ shift, places }: OccupancyMeterProps) {
  const { board } = useTexts().reservations;
  const bar = occupancyBar(places);
  const label = shift === null ? board.occupancy : board.occupancyOf(shift);
  const occupied = board.occupied(bar.held, places.capacity);
  const left = bar.over > 0 ? board.over(bar.over) : bar.free === 0 ? board.full : board.free(bar.free);
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs" align="baseline">
        <Text fw={600}>{shift ?? board.occupancy}</Text>
        <Text size="sm">
          {occupied} ·{' '}
          <Text span size="sm" fw={600} c={bar.free === 0 ? 'var(--dehesa-danger)' : undefined}>
            {left}
          </Text>
        </Text>
      </Group>
      <Progress.Root
        size={14}
        radius="xl"
        bg="var(--dehesa-paper-deep)"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(places.capacity, bar.held)}
        aria-valuenow={bar.held}
        aria-valuetext={`${occupied}. ${left}`}
      >
        <Progress.Section value={bar.confirmedPercent} color="holm" withAria={false} />
        <Progress.Section value={bar.pendingPercent} color="river.3" withAria={false} />
        <Progress.Section value={bar.offeredPercent} color="cork.2" withAria={false} striped />
      </Progress.Root>
    </Stack>
  );
}

/** What the colours of the bars are. */
export function OccupancyLegend({ offered }: { offered: boolean }) {
  const { board } = useTexts().reservations;
  const { legend } = waitingList[useLanguage().language].panel;
  return (
    <Group gap="md">
      <LegendEntry color="var(--mantine-color-holm-7)" label={board.legend.confirmed} />
      <LegendEntry color="var(--mantine-color-river-3)" label={board.legend.pending} />
      {offered && <LegendEntry color="var(--mantine-color-cork-2)" label={legend} />}
    </Group>
  );
}

function LegendEntry({ color, label }: { color: string; label: string }) {
  return (
    <Group gap={6}>
      <Box w={12} h={12} bg={color} style={{ borderRadius: '50%' }} aria-hidden />
      <Text size="sm">{label}</Text>
    </Group>
  );
}
