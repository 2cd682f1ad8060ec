import { isBound, Territory } from '@dehesa/domain/access';
import { Button, Group } from '@mantine/core';
import { useTexts } from '../../../../lib/backoffice-language';
import { SearchField } from '../../../../lib/lists/search-field';
import { useSignedInUser } from '../../../../lib/session';
import type { ListView } from './list-view';

interface ListFiltersProps {
  view: ListView;
  onView: (change: Partial<ListView>) => void;
}

/** Search for everybody; the territory for roles 0 and 1, who see both (U21). */
export function ListFilters({ view, onView }: ListFiltersProps) {
  const { list } = useTexts().reservations;
  const { role } = useSignedInUser();
  const choices = [
    { territory: undefined, name: list.everywhere },
    { territory: Territory.monfrague, name: list.territories[1] },
    { territory: Territory.tajo, name: list.territories[2] },
  ];
  return (
    <Group gap="md" align="flex-end">
      <SearchField
        label={list.search}
        clearLabel={list.clearSearch}
        value={view.search}
        onSearch={(search) => onView({ search, page: 1 })}
      />
      {!isBound({ role }) && (
        <Group gap="xs" role="group" aria-label={list.territory}>
          {choices.map(({ territory, name }) => (
            <Button
              key={name}
              variant={view.territory === territory ? 'filled' : 'default'}
              aria-pressed={view.territory === territory}
              onClick={() => onView({ territory, page: 1 })}
            >
              {name}
            </Button>
          ))}
        </Group>
      )}
    </Group>
  );
}
