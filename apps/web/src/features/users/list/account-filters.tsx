import type { AppType } from '@dehesa/domain/configuration';
import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Group, NativeSelect } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { SearchField } from '../../../lib/lists/search-field';
import type { AccountView } from './account-address';
import { directionOf, orderedBy } from '../../../lib/lists/order-by-name';
import { columnsOf, roleChoices, tellsFees } from './account-view';

// With the calendar of months, for gyms alone.
const FeeFilters = lazy(async () => ({ default: (await import('./fee-filters')).FeeFilters }));

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
      {tellsFees(kind, appType) && (
        <Suspense fallback={null}>
          <FeeFilters view={view} onViewChange={onViewChange} />
        </Suspense>
      )}
    </Group>
  );
}
