import { isBound } from '@dehesa/domain/access';
import { activityCalendar } from '@dehesa/i18n/backoffice/guides';
import { ActionIcon, Button, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { useSignedInUser } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import { type CalendarSpan, periodTitle, stepped } from './calendar-days';
import classes from './calendar.module.css';
import type { CalendarView } from './calendar-view';

interface CalendarFiltersProps {
  view: CalendarView;
  day: string;
  span: CalendarSpan;
  onView: (change: Partial<CalendarView>) => void;
}

/** Which days, how many of them, and of which territory and guide (B88). */
export function CalendarFilters({ view, day, span, onView }: CalendarFiltersProps) {
  const texts = useTextsOf(activityCalendar);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const { role } = useSignedInUser();
  const guides = trpc.activities.guides.choices.useQuery({});
  const step = (steps: 1 | -1) => () => onView({ day: stepped(day, span, steps) });
  return (
    <Group gap="md" align="flex-end" justify="space-between">
      <Group gap="xs">
        <ActionIcon variant="default" aria-label={texts.previous[span]} title={texts.previous[span]} onClick={step(-1)}>
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <Button variant="default" px="sm" onClick={() => onView({ day: undefined })}>
          {texts.today}
        </Button>
        <ActionIcon variant="default" aria-label={texts.next[span]} title={texts.next[span]} onClick={step(1)}>
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
        <Text component="h2" size="lg" fw={700} aria-live="polite" className={classes.period}>
          {periodTitle(day, span, language)}
        </Text>
      </Group>
      <Group gap="sm" align="flex-end">
        <SegmentedControl
          aria-label={texts.view}
          value={span}
          onChange={(next) => onView({ view: next === 'week' ? 'week' : undefined })}
          data={(['month', 'week'] as const).map((value) => ({ value, label: texts.views[value] }))}
        />
        {!isBound({ role }) && (
          <NativeSelect
            label={texts.territory}
            style={{ flex: '1 1 9rem' }}
            value={view.territory ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onView({ territory: value === '1' ? 1 : value === '2' ? 2 : undefined })
            }
            data={[
              { value: '', label: texts.allTerritories },
              { value: '1', label: shell.territories[1] },
              { value: '2', label: shell.territories[2] },
            ]}
          />
        )}
        <NativeSelect
          label={texts.guide}
          style={{ flex: '1 1 9rem' }}
          value={view.guide ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onView({ guide: value === '' ? undefined : value === 'none' ? 'none' : Number(value) })
          }
          data={[
            { value: '', label: texts.allGuides },
            { value: 'none', label: texts.withoutGuide },
            ...(guides.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </Group>
    </Group>
  );
}
