import { isBound } from '@dehesa/domain/access';
import { collaboratorOrders } from '@dehesa/domain/collaborators';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { SearchField } from '../../../lib/lists/search-field';
import { useSignedInUser } from '../../../lib/session';
import type { CollaboratorView } from './collaborator-address';
import { directionOf, orderedBy } from '../../../lib/lists/order-by-name';

export interface CollaboratorFiltersProps {
  view: CollaboratorView;
  /** How many wait for their confirmation. */
  pending: number | undefined;
  onViewChange: (view: CollaboratorView) => void;
}

/** Search, order, who waits for a confirmation, and the territory (roles 0 and 1). */
export function CollaboratorFilters({ view, pending, onViewChange }: CollaboratorFiltersProps) {
  const { list } = useTextsOf(collaborators);
  const { activities, shell } = useTexts();
  const { role } = useSignedInUser();
  const changed = (change: CollaboratorView) => onViewChange({ ...view, page: undefined, ...change });
  const counted = (name: string, count: number | undefined) =>
    count === undefined || count === 0 ? name : activities.list.withCount(name, count);
  return (
    <Group gap="md" align="flex-end">
      <SearchField
        label={list.search}
        clearLabel={activities.list.clearSearch}
        value={view.q ?? ''}
        onSearch={(text) => changed({ q: text || undefined })}
      />
      <OrderSelect view={view} onViewChange={onViewChange} />
      <Choice
        label={list.states}
        value={view.state}
        choices={[
          { value: undefined, name: list.all },
          { value: 'pending' as const, name: counted(list.pending, pending) },
          { value: 'active' as const, name: list.active },
        ]}
        onChoose={(state) => changed({ state })}
      />
      {!isBound({ role }) && (
        <NativeSelect
          aria-label={list.territory}
          value={String(view.territory ?? '')}
          onChange={(event) => {
            const territory = ([1, 2] as const).find((id) => String(id) === event.currentTarget.value);
            changed({ territory });
          }}
          data={[
            { value: '', label: list.everywhere },
            ...([1, 2] as const).map((id) => ({ value: String(id), label: shell.territories[id] })),
          ]}
        />
      )}
    </Group>
  );
}

function OrderSelect({ view, onViewChange }: Pick<CollaboratorFiltersProps, 'view' | 'onViewChange'>) {
  const { columns } = useTextsOf(collaborators);
  const { activities } = useTexts();
  return (
    <NativeSelect
      aria-label={activities.list.sortBy}
      value={`${view.order ?? 'name'} ${directionOf(view)}`}
      onChange={(event) => {
        const [order, direction] = event.currentTarget.value.split(' ');
        const column = collaboratorOrders.find((name) => name === order) ?? 'name';
        onViewChange(orderedBy(view, column, direction === 'desc' ? 'desc' : 'asc'));
      }}
      data={collaboratorOrders.flatMap((column) => [
        { value: `${column} asc`, label: `${columns[column]} ↑` },
        { value: `${column} desc`, label: `${columns[column]} ↓` },
      ])}
    />
  );
}

interface ChoiceProps<T> {
  label: string;
  value: T;
  choices: readonly { value: T; name: string }[];
  onChoose: (value: T) => void;
}

function Choice<T>({ label, value: chosen, choices, onChoose }: ChoiceProps<T>) {
  return (
    <Group gap="xs" role="group" aria-label={label}>
      {choices.map(({ value, name }) => (
        <Button
          key={name}
          px="sm"
          variant={chosen === value ? 'filled' : 'default'}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {name}
        </Button>
      ))}
    </Group>
  );
}
