import { formatLongDate, formatTimeRange } from '@dehesa/i18n/formats';
import { outings } from '@dehesa/i18n/backoffice/outings';
import { Badge, Card, Checkbox, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/forms/dates/date-field';
import { SearchField } from '../../../lib/lists/search-field';
import { QueryPending } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import type { SuspensionDraft } from './suspension-draft';

type DateOption = Outputs['activities']['suspension']['dates'][number];

const mostDates = 5;

interface DateChoiceProps {
  activityId: number;
  draft: SuspensionDraft;
  /** The new date has no day. */
  missing: boolean;
  onChange: (change: Partial<SuspensionDraft>) => void;
}

/** Which other dates are offered: coming activities, those of the series first, or a new day. */
export function DateChoice({ activityId, draft, missing, onChange }: DateChoiceProps) {
  const { language } = useLanguage();
  const { dates: texts } = outings[language];
  const [search, setSearch] = useState('');
  // Chosen ones stay in sight whatever is searched for next.
  const [known, setKnown] = useState<readonly DateOption[]>([]);
  const found = trpc.activities.suspension.dates.useQuery(
    { activityId, search },
    { placeholderData: keepPreviousData },
  );
  const { data } = found;
  const chosen = draft.dates.flatMap((id) => known.find((option) => option.activityId === id) ?? []);
  const others = (data ?? []).filter(({ activityId: id }) => !draft.dates.includes(id));
  const full = draft.dates.length >= mostDates;
  const toggle = (option: DateOption, on: boolean) => {
    setKnown([...known.filter(({ activityId: id }) => id !== option.activityId), option]);
    const rest = draft.dates.filter((id) => id !== option.activityId);
    onChange({ dates: on ? [...rest, option.activityId] : rest });
  };
  return (
    <Card>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            {texts.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.hint}
          </Text>
        </div>
        <NewDate draft={draft} missing={missing} onChange={onChange} />
        <SearchField label={texts.search} clearLabel={texts.clear} value={search} onSearch={setSearch} />
        {data === undefined && <QueryPending query={found} failedTitle={texts.failed} />}
        <Stack gap="sm" role="group" aria-label={texts.title}>
          {[...chosen, ...others].map((option) => (
            <DateRow
              key={option.activityId}
              option={option}
              checked={draft.dates.includes(option.activityId)}
              disabled={full && !draft.dates.includes(option.activityId)}
              onToggle={(on) => toggle(option, on)}
            />
          ))}
        </Stack>
        {full && (
          <Text size="sm" role="status">
            {texts.tooMany(mostDates)}
          </Text>
        )}
        {data !== undefined && data.length === 0 && chosen.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      </Stack>
    </Card>
  );
}

interface DateRowProps {
  option: DateOption;
  checked: boolean;
  disabled: boolean;
  onToggle: (on: boolean) => void;
}

function DateRow({ option, checked, disabled, onToggle }: DateRowProps) {
  const { language } = useLanguage();
  const { dates: texts } = outings[language];
  const free = option.shifts.reduce((sum, shift) => sum + shift.free, 0);
  const when = [formatLongDate(option.date, language), formatTimeRange(option.startTime, option.endTime)];
  return (
    <Checkbox
      size="md"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onToggle(event.currentTarget.checked)}
      label={
        <Stack gap={2}>
          <Text span fw={600}>
            {when.filter(Boolean).join(' · ')}
          </Text>
          <Text span size="sm">
            {option.title[language]} · {option.municipality}
          </Text>
          <Group gap={6} component="span">
            <Badge component="span" variant="light" color={free > 0 ? 'holm' : 'clay'}>
              {texts.free(free)}
            </Badge>
            {option.sameSeries && (
              <Badge component="span" variant="default">
                {texts.sameSeries}
              </Badge>
            )}
          </Group>
        </Stack>
      }
    />
  );
}

function NewDate({ draft, missing, onChange }: Omit<DateChoiceProps, 'activityId'>) {
  const { newDate: texts } = outings[useLanguage().language];
  const { newDate } = draft;
  return (
    <Stack gap="sm">
      <Checkbox
        size="md"
        label={texts.label}
        description={texts.hint}
        checked={newDate !== null}
        onChange={(event) =>
          onChange({ newDate: event.currentTarget.checked ? { date: null, startTime: '', endTime: '' } : null })
        }
      />
      {newDate !== null && (
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <DateField
            label={texts.date}
            withAsterisk
            value={newDate.date}
            onChange={(date) => onChange({ newDate: { ...newDate, date } })}
            error={missing && texts.missing}
          />
          <TextInput
            type="time"
            label={texts.start}
            value={newDate.startTime}
            onChange={(event) => onChange({ newDate: { ...newDate, startTime: event.currentTarget.value } })}
          />
          <TextInput
            type="time"
            label={texts.end}
            value={newDate.endTime}
            onChange={(event) => onChange({ newDate: { ...newDate, endTime: event.currentTarget.value } })}
          />
        </SimpleGrid>
      )}
    </Stack>
  );
}
