import type { TerritoryId } from '@dehesa/domain/access';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { formatLongDate, formatTimeRange } from '@dehesa/i18n/formats';
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { DatePoster } from './date-poster';

/** What every screen of reservations tells of an activity. */
export interface SummarizedActivity {
  title: Readonly<Record<StaffLanguage, string>>;
  date: string;
  startTime: string | null;
  endTime: string | null;
  /** Where lists do not tell it, it is left out. */
  municipality?: string;
  territoryId: TerritoryId;
  category: Readonly<Record<StaffLanguage, string>>;
  past: boolean;
}

interface ActivitySummaryProps {
  activity: SummarizedActivity;
  /** Where the title stands above already. */
  untitled?: boolean;
  /** Below the rest. */
  children?: ReactNode;
}

/** Poster, title, when and where of an activity. */
export function ActivitySummary({ activity, untitled = false, children }: ActivitySummaryProps) {
  const { language } = useLanguage();
  const { shell, reservations } = useTexts();
  const times = formatTimeRange(activity.startTime, activity.endTime);
  const where = [activity.category[language], activity.municipality, shell.territories[activity.territoryId]];
  return (
    <Group gap="md" wrap="nowrap" align="flex-start" miw={0}>
      <DatePoster date={activity.date} past={activity.past} />
      <Stack gap={2} miw={0}>
        {!untitled && (
          <Text fw={600} lh={1.3}>
            {activity.title[language]}
          </Text>
        )}
        <Text size="sm">{reservations.date(formatLongDate(activity.date, language), times)}</Text>
        <Text size="sm" c="dimmed">
          {where.filter(Boolean).join(' · ')}
        </Text>
        {children}
      </Stack>
    </Group>
  );
}
