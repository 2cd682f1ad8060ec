import type { SeriesOccurrence } from '@dehesa/domain/activities';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { formatLongDate, formatTimeRange } from '@dehesa/i18n/formats';
import { Badge, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useLanguage } from '../../../lib/backoffice-language';
import './series.css';

export interface DatesPreviewProps {
  occurrences: readonly SeriesOccurrence[];
  /** Days that were unticked. */
  except: ReadonlySet<string>;
  onToggle: (date: string) => void;
}

/** Whether a day becomes an activity unless it is unticked. */
export function isNew({ past, inSeries }: SeriesOccurrence): boolean {
  return !past && !inSeries;
}

/** Every day of the rule with its times; those that lie behind or are there already cannot be ticked. */
export function DatesPreview({ occurrences, except, onToggle }: DatesPreviewProps) {
  const { language } = useLanguage();
  const { drawer: texts } = activityEditing[language].series;
  return (
    <Stack component="ul" gap={0} className="series-dates" aria-label={texts.preview}>
      {occurrences.map((occurrence) => {
        const { date, startTime, endTime, past, inSeries } = occurrence;
        const times = formatTimeRange(startTime, endTime);
        return (
          <li key={date}>
            <Checkbox
              checked={isNew(occurrence) && !except.has(date)}
              disabled={!isNew(occurrence)}
              onChange={() => onToggle(date)}
              label={
                <Group component="span" gap="xs">
                  <span>{[formatLongDate(date, language), times].filter((part) => part !== '').join(' · ')}</span>
                  {past && (
                    <Badge component="span" color="gray">
                      {texts.past}
                    </Badge>
                  )}
                  {inSeries && (
                    <Badge component="span" color="river">
                      {texts.inSeries}
                    </Badge>
                  )}
                </Group>
              }
              description={<Registration occurrence={occurrence} />}
            />
          </li>
        );
      })}
    </Stack>
  );
}

function Registration({ occurrence }: { occurrence: SeriesOccurrence }) {
  const { language } = useLanguage();
  const { drawer: texts } = activityEditing[language].series;
  const { registrationOpensOn: opensOn, registrationClosesOn: closesOn } = occurrence;
  if (opensOn === null && closesOn === null) return null;
  const words = (date: string | null) => (date === null ? texts.noBound : formatDayMonthYear(date));
  return (
    <Text span size="sm">
      {texts.registration(words(opensOn), words(closesOn))}
    </Text>
  );
}
