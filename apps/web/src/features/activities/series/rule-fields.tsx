import { seriesLimits } from '@dehesa/domain/activities';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { Checkbox, Group, Input, NumberInput, Radio, Select, Stack } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Radio.css';
import { DatePicker } from '@mantine/dates';
import { useId } from 'react';
import { useLanguage } from '../../../lib/backoffice-language';
import { useCalendar } from '../../../lib/forms/dates/use-calendar';
import { DateField } from '../../../lib/forms/dates/date-field';
import './series.css';
import { nths, type RuleProblem, type RuleValues, weekdayNumbers } from './rule-values';

export interface RuleFieldsProps {
  values: RuleValues;
  problem: RuleProblem | undefined;
  /** A day of the month that the calendar begins with. */
  month: string;
  onChange: (change: Partial<RuleValues>) => void;
}

/** How an activity is repeated: by weeks, by months, or on days picked from a calendar. */
export function RuleFields(props: RuleFieldsProps) {
  const { values, onChange } = props;
  const { language } = useLanguage();
  const { drawer: texts } = activityEditing[language].series;
  const kinds = ['weekly', 'monthly', 'dates'] as const;
  return (
    <Stack gap="md">
      <Radio.Group
        label={texts.kind}
        value={values.kind}
        onChange={(value) => onChange({ kind: kinds.find((kind) => kind === value) ?? 'weekly' })}
      >
        <Group gap={0} className="series-choices">
          {kinds.map((kind) => (
            <Radio key={kind} value={kind} label={texts.kinds[kind]} />
          ))}
        </Group>
      </Radio.Group>
      {values.kind === 'weekly' && <WeeklyFields {...props} />}
      {values.kind === 'monthly' && <MonthlyFields {...props} />}
      {values.kind === 'dates' ? <PickedDates {...props} /> : <EndFields {...props} />}
    </Stack>
  );
}

const numberField = { min: 1, allowDecimal: false, allowNegative: false, maw: 240 } as const;

function WeeklyFields({ values, problem, onChange }: RuleFieldsProps) {
  const { language } = useLanguage();
  const { drawer: texts, weekday: nameOf } = activityEditing[language].series;
  return (
    <>
      <NumberInput
        {...numberField}
        label={texts.everyWeeks}
        max={seriesLimits.weeks}
        value={values.everyWeeks}
        onChange={(everyWeeks) => onChange({ everyWeeks })}
        error={problem === 'everyWeeks' && texts.problems.number(seriesLimits.weeks)}
      />
      <Checkbox.Group
        label={texts.weekdays}
        value={values.weekdays}
        onChange={(weekdays) => onChange({ weekdays })}
        error={problem === 'weekdays' && texts.problems.weekdays}
      >
        <Group gap={0} className="series-choices">
          {weekdayNumbers.map((weekday) => (
            <Checkbox key={weekday} value={String(weekday)} label={nameOf(weekday)} w={160} />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  );
}

function MonthlyFields({ values, problem, onChange }: RuleFieldsProps) {
  const { language } = useLanguage();
  const { drawer: texts, weekday: nameOf, nthWeekday } = activityEditing[language].series;
  const weekdays = weekdayNumbers.map((weekday) => ({
    group: nameOf(weekday),
    items: nths.map((nth) => ({ value: `${nth} ${weekday}`, label: nthWeekday(nth, weekday) })),
  }));
  return (
    <>
      <NumberInput
        {...numberField}
        label={texts.everyMonths}
        max={seriesLimits.months}
        value={values.everyMonths}
        onChange={(everyMonths) => onChange({ everyMonths })}
        error={problem === 'everyMonths' && texts.problems.number(seriesLimits.months)}
      />
      <Radio.Group
        label={texts.monthlyBy}
        value={values.monthlyBy}
        onChange={(value) => onChange({ monthlyBy: value === 'day' ? 'day' : 'weekday' })}
      >
        <Group gap={0} className="series-choices">
          <Radio value="weekday" label={texts.byWeekday} />
          <Radio value="day" label={texts.byDay} />
        </Group>
      </Radio.Group>
      {values.monthlyBy === 'weekday' ? (
        <Select
          label={texts.whichWeekday}
          data={weekdays}
          value={values.nthWeekday}
          onChange={(value) => onChange({ nthWeekday: value ?? values.nthWeekday })}
          allowDeselect={false}
          searchable
          openOnFocus={false}
          nothingFoundMessage={texts.noWeekday}
          maw={320}
        />
      ) : (
        <NumberInput
          {...numberField}
          label={texts.dayNumber}
          description={texts.byDayHint}
          max={31}
          value={values.day}
          onChange={(day) => onChange({ day })}
          error={problem === 'day' && texts.problems.number(31)}
        />
      )}
    </>
  );
}

function EndFields({ values, problem, onChange }: RuleFieldsProps) {
  const { language } = useLanguage();
  const { drawer: texts } = activityEditing[language].series;
  return (
    <>
      <Radio.Group
        label={texts.end}
        value={values.end}
        onChange={(value) => onChange({ end: value === 'until' ? 'until' : 'times' })}
      >
        <Group gap={0} className="series-choices">
          <Radio value="times" label={texts.endTimes} />
          <Radio value="until" label={texts.endUntil} />
        </Group>
      </Radio.Group>
      {values.end === 'times' ? (
        <NumberInput
          {...numberField}
          label={texts.times}
          max={seriesLimits.times}
          value={values.times}
          onChange={(times) => onChange({ times })}
          error={problem === 'times' && texts.problems.number(seriesLimits.times)}
        />
      ) : (
        <DateField
          label={texts.until}
          value={values.until}
          onChange={(until) => onChange({ until })}
          error={problem === 'until' && texts.problems.until}
          maw={240}
        />
      )}
    </>
  );
}

function PickedDates({ values, problem, month, onChange }: RuleFieldsProps) {
  const { language } = useLanguage();
  const { drawer: texts } = activityEditing[language].series;
  const calendar = useCalendar();
  const id = useId();
  return (
    <Input.Wrapper
      label={texts.dates}
      labelElement="div"
      labelProps={{ id }}
      description={texts.datesHint}
      error={problem === 'dates' && texts.problems.dates}
    >
      <div role="group" aria-labelledby={id}>
        <DatePicker
          {...calendar}
          type="multiple"
          value={values.dates}
          onChange={(dates) => onChange({ dates: dates.slice(0, seriesLimits.times) })}
          className="series-calendar"
          size="md"
          defaultDate={month}
          mt="xs"
        />
      </div>
    </Input.Wrapper>
  );
}
