import type { AppType } from '@dehesa/domain/configuration';
import { accountDateFields, type AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Button, Group, NativeSelect } from '@mantine/core';
import { DatesProvider, MonthPickerInput } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import 'dayjs/locale/pt';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { SearchField } from '../../../lib/lists/search-field';
import type { AccountView } from './account-address';
import { columnsOf, directionOf, orderedBy, roleChoices, tellsFees } from './account-view';

export interface AccountFiltersProps {
  kind: AccountKind;
  appType: AppType;
  view: AccountView;
  onViewChange: (view: AccountView) => void;
}

/** Search, order, the role of users, and in a gym fees and dates. */
export function AccountFilters({ kind, appType, view, onViewChange }: AccountFiltersProps) {
  const { list, columns } = useTextsOf(accounts);
  const { activities, shell } = useTexts();
  const changed = (change: AccountView) => onViewChange({ ...view, page: undefined, ...change });
  const roles = roleChoices(kind, appType);
  const orders = columnsOf(kind, appType);
  return (
    <Group gap="md" align="flex-end">
      <SearchField
        label={list.search}
        clearLabel={activities.list.clearSearch}
        value={view.q ?? ''}
        onSearch={(text) => changed({ q: text || undefined })}
      />
      <NativeSelect
        aria-label={activities.list.sortBy}
        value={`${view.order ?? 'name'} ${directionOf(view)}`}
        onChange={(event) => {
          const [order, direction] = event.currentTarget.value.split(' ');
          const column = orders.find((name) => name === order) ?? 'name';
          onViewChange(orderedBy(view, column, direction === 'desc' ? 'desc' : 'asc'));
        }}
        data={orders.flatMap((column) => [
          { value: `${column} asc`, label: `${columns[column]} ↑` },
          { value: `${column} desc`, label: `${columns[column]} ↓` },
        ])}
      />
      {roles.length > 0 && (
        <NativeSelect
          aria-label={list.role}
          value={String(view.role ?? '')}
          onChange={(event) => changed({ role: roles.find((role) => String(role) === event.currentTarget.value) })}
          data={[
            { value: '', label: appType === 'general' ? list.everyRole : list.usualRoles },
            ...roles.map((role) => ({ value: String(role), label: shell.roles[role] })),
          ]}
        />
      )}
      {tellsFees(kind, appType) && <FeeFilters view={view} onViewChange={onViewChange} />}
    </Group>
  );
}

interface FeeFiltersProps {
  view: AccountView;
  onViewChange: (view: AccountView) => void;
}

/** Of a gym's members: whose fee has run out or is about to, and of which month a date of theirs is (U13). */
function FeeFilters({ view, onViewChange }: FeeFiltersProps) {
  const { filters } = useTextsOf(accounts);
  const { language } = useLanguage();
  const changed = (change: AccountView) => onViewChange({ ...view, page: undefined, ...change });
  const states = [
    { fee: 'expired', name: filters.expired },
    { fee: 'expiringSoon', name: filters.expiringSoon },
    { fee: undefined, name: filters.all },
  ] as const;
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
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
    </DatesProvider>
  );
}
