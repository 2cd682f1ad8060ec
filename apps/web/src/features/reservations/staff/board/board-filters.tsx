import { Group, Select, Switch, Text } from '@mantine/core';
import { useTexts } from '../../../../lib/backoffice-language';
import { SearchField } from '../../../../lib/lists/search-field';
import { useFoldedBoard } from './card/folded-board';
import { useBoardTexts } from './use-board-texts';
import type { BoardView } from './board-view';
import type { ShiftPlaces } from '../reservation-types';

interface BoardFiltersProps {
  places: readonly ShiftPlaces[];
  view: BoardView;
  /** Changes of others are told at once. */
  live: boolean;
  onView: (change: Partial<BoardView>) => void;
}

/** Finds somebody on the board; by shift where there are shifts. */
export function BoardFilters({ places, view, live, onView }: BoardFiltersProps) {
  const { board } = useTexts().reservations;
  const texts = useBoardTexts();
  const { folded, fold } = useFoldedBoard();
  const shifts = places.flatMap(({ shift }) => (shift === null ? [] : [shift.name]));
  return (
    <Group gap="md" align="flex-end">
      <SearchField
        label={board.search}
        placeholder={board.searchHint}
        clearLabel={board.clearSearch}
        value={view.search}
        onSearch={(search) => onView({ search })}
      />
      {shifts.length > 0 && (
        <Select
          w={{ base: '100%', sm: 220 }}
          label={board.shift}
          allowDeselect={false}
          data={[{ value: '', label: board.allShifts }, ...shifts]}
          value={view.shift}
          onChange={(shift) => onView({ shift: shift ?? '' })}
        />
      )}
      <Switch pb={10} label={texts.folded} checked={folded} onChange={(event) => fold(event.currentTarget.checked)} />
      <Text size="sm" c="dimmed" pb={12}>
        {live ? texts.live : texts.polling}
      </Text>
    </Group>
  );
}
