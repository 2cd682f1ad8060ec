import { accountDateFields } from '@dehesa/domain/users';
import { feeFilterTexts } from '@dehesa/i18n/backoffice/fee-filters';
import { Button, Group, NativeSelect } from '@mantine/core';
import { MonthPickerInput } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { monthFormat } from '../../../lib/forms/dates/use-calendar';
import type { AccountView } from './account-address';

export interface FeeFiltersProps {
  view: AccountView;
  onViewChange: (view: AccountView) => void;
}

/** Of a gym's members: whose fee has run out or is about to, and of which month a date of theirs is (U13). */
export function FeeFilters({ view, onViewChange }: FeeFiltersProps) {
  const filters = useTextsOf(feeFilterTexts);
  const { language } = useLanguage();
  const changed = (change: AccountView) => onViewChange({ ...view, page: undefined, ...change });
  const states = [
    { fee: 'expired', name: filters.expired },
    { fee: 'expiringSoon', name: filters.expiringSoon },
    { fee: undefined, name: filters.all },
  ] as const;
  return (
    <>
      <NativeSelect
        aria-label={filters.date}
        value={view.date ?? ''}
        onChange={(event) => {
          const date = accountDateFields.find((field) => field === event.currentTarget.value);
          changed({ date, month: date && view.month });
        }}
        data={[
          { value: '', label: filters.noDate },
          ...accountDateFields.map((value) => ({ value, label: filters.dates[value] })),
        ]}
      />
      {view.date !== undefined && (
        <MonthPickerInput
          locale={language}
          valueFormat={monthFormat}
          w={200}
          aria-label={filters.month}
          placeholder={filters.month}
          value={view.month === undefined ? null : `${view.month}-01`}
          onChange={(value) => changed({ month: value?.slice(0, 7) })}
          clearable
          clearButtonProps={{ 'aria-label': filters.clearMonth }}
          ariaLabels={{
            previousYear: filters.previousYear,
            nextYear: filters.nextYear,
            yearLevelControl: filters.chooseYear,
          }}
        />
      )}
      <Group gap="xs" role="group" aria-label={filters.fee}>
        {states.map(({ fee, name }) => (
          <Button
            key={name}
            px="sm"
            variant={view.fee === fee ? 'filled' : 'default'}
            aria-pressed={view.fee === fee}
            onClick={() => changed({ fee })}
          >
            {name}
          </Button>
        ))}
      </Group>
    </>
  );
}
