import { namedPeriods, type Period } from '@dehesa/domain/statistics';
import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import type { StatisticsViewProps } from '../statistics-view';

// A calendar is wanted by few, and weighs much.
const OwnDates = lazy(async () => ({ default: (await import('./own-dates')).OwnDates }));

const choices = [...namedPeriods, 'dates'] as const;

interface PeriodChoiceProps extends StatisticsViewProps {
  period: Period | null | undefined;
}

/** Which activities are counted, and whether they are set beside those of the year before (B92). */
export function PeriodChoice({ view, onViewChange, period }: PeriodChoiceProps) {
  const { period: texts } = useTextsOf(statistics);

  function choose(value: string) {
    const chosen = choices.find((one) => one === value);
    const { from: _from, to: _to, compare, ...rest } = view;
    if (chosen === undefined) onViewChange({ ...rest, period: undefined });
    // One's own begin with those that were shown.
    else if (chosen === 'dates') onViewChange({ ...rest, compare, period: chosen, ...period });
    else onViewChange({ ...rest, compare, period: chosen });
  }

  return (
    <Stack gap="xs">
      <Group gap="md" align="flex-end">
        <NativeSelect
          label={texts.label}
          value={view.period ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[{ value: '', label: texts.all }, ...choices.map((value) => ({ value, label: texts.names[value] }))]}
          size="md"
          maw="100%"
        />
        {view.period === 'dates' && (
          <Suspense fallback={null}>
            <OwnDates view={view} onViewChange={onViewChange} />
          </Suspense>
        )}
        {view.period !== undefined && (
          <Checkbox
            label={texts.compare}
            checked={view.compare === true}
            onChange={(event) => onViewChange({ ...view, compare: event.currentTarget.checked ? true : undefined })}
            styles={{ body: { minHeight: 44, alignItems: 'center' } }}
          />
        )}
      </Group>
      {/* Beside the choice from the start, so that a change of it is read out. */}
      <Text size="sm" c="dimmed" role="status">
        {period === null || period === undefined
          ? ''
          : texts.range(formatDayMonthYear(period.from), formatDayMonthYear(period.to))}
      </Text>
    </Stack>
  );
}
