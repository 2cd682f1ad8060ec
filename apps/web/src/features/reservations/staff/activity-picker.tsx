import { EmptyState, ErrorState, LoadingState } from '@dehesa/ui';
import { Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import classes from './activity-picker.module.css';
import { ActivitySummary } from './activity-summary';
import { Pager } from './pager';
import { SearchField } from './search-field';

/** Document 2 §9. */
const pageSize = 10;

interface ActivityPickerProps {
  opened: boolean;
  onClose: () => void;
  onPick: (activityId: number) => void;
}

/** Finds the activity of a reservation: search, ten a page. */
export function ActivityPicker({ opened, onClose, onPick }: ActivityPickerProps) {
  const { picker } = useTexts().reservations;
  return (
    <Modal opened={opened} onClose={onClose} title={picker.title} size="lg">
      <Results onPick={onPick} />
    </Modal>
  );
}

function Results({ onPick }: Pick<ActivityPickerProps, 'onPick'>) {
  const { language } = useLanguage();
  const { shell, reservations } = useTexts();
  const { picker } = reservations;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const found = trpc.reservations.cards.useQuery(
    { search, pageIndex: page - 1, pageSize },
    { placeholderData: keepPreviousData },
  );

  return (
    <Stack gap="md">
      <SearchField
        label={picker.search}
        clearLabel={picker.clearSearch}
        value={search}
        autoFocus
        onSearch={(next) => {
          setSearch(next);
          setPage(1);
        }}
      />
      {found.isPending && <LoadingState label={picker.loading} />}
      {found.isError && (
        <ErrorState
          title={picker.failed}
          message={errorMessage(found.error, language).message}
          retryLabel={shell.retry}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && (
        <>
          <Text size="sm" c="dimmed" role="status">
            {picker.results(found.data.total)}
          </Text>
          {found.data.rows.length === 0 && <EmptyState title={picker.empty} message={picker.emptyMessage} />}
          <Stack component="ul" gap="xs" className={classes.results}>
            {found.data.rows.map((activity) => (
              <li key={activity.id}>
                <UnstyledButton className={classes.result} onClick={() => onPick(activity.id)}>
                  <ActivitySummary activity={activity} />
                </UnstyledButton>
              </li>
            ))}
          </Stack>
          <Pager label={picker.pages} page={page} pages={Math.ceil(found.data.total / pageSize)} onPage={setPage} />
        </>
      )}
    </Stack>
  );
}
