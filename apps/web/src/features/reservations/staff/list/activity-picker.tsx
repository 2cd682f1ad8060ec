import { Modal, Stack, UnstyledButton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { ActivitySearch, useActivitySearch } from '../../../../lib/addresses/activity-search';
import { useTexts } from '../../../../lib/backoffice-language';
import { trpc } from '../../../../lib/trpc';
import classes from './activity-picker.module.css';
import { ActivitySummary } from './activity-summary';

interface ActivityPickerProps {
  opened: boolean;
  onClose: () => void;
  onPick: (activityId: number) => void;
}

/** Finds the activity of a reservation: search, ten a page. */
export function ActivityPicker({ opened, onClose, onPick }: ActivityPickerProps) {
  const { pickerTitle } = useTexts().reservations;
  return (
    <Modal opened={opened} onClose={onClose} title={pickerTitle} size="lg">
      <Results onPick={onPick} />
    </Modal>
  );
}

function Results({ onPick }: Pick<ActivityPickerProps, 'onPick'>) {
  const search = useActivitySearch();
  const found = trpc.reservations.cards.useQuery(search.input, { placeholderData: keepPreviousData });
  return (
    <ActivitySearch search={search} found={found}>
      {(rows) => (
        <Stack component="ul" gap="xs" className={classes.results}>
          {rows.map((activity) => (
            <li key={activity.id}>
              <UnstyledButton className={classes.result} onClick={() => onPick(activity.id)}>
                <ActivitySummary activity={activity} />
              </UnstyledButton>
            </li>
          ))}
        </Stack>
      )}
    </ActivitySearch>
  );
}
