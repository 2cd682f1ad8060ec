import { EmptyState } from '@dehesa/ui';
import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTexts } from '../../../../lib/backoffice-language';
import { QueryView } from '../../../../lib/query-view';
import { trpc } from '../../../../lib/trpc';
import { LinkButton } from '../../../../lib/addresses/links';
import { Pager } from '../../../../lib/lists/pager';
import { ActivityCard } from './activity-card';
import type { ListView } from './list-view';

/** How many cards a page has (U10). */
const pageSize = 9;

/** How often the counts are asked for anew, in milliseconds. */
const refreshEvery = 30_000;

interface ActivityCardsProps {
  view: ListView;
  onView: (change: Partial<ListView>) => void;
}

/** A page of activities, coming ones first. */
export function ActivityCards({ view, onView }: ActivityCardsProps) {
  const { reservations } = useTexts();
  const { list } = reservations;
  const { page, search, territory } = view;
  const cards = trpc.reservations.cards.useQuery(
    { search, territoryId: territory ?? null, pageIndex: page - 1, pageSize },
    { placeholderData: keepPreviousData, refetchInterval: refreshEvery },
  );
  return (
    <Stack component="section" gap="md" aria-labelledby="activities-heading" aria-busy={cards.isPlaceholderData}>
      <div>
        <Title order={2} id="activities-heading">
          {list.cardsHeading}
        </Title>
        {cards.data && (
          <Text c="dimmed" role="status">
            {list.total(cards.data.total)}
          </Text>
        )}
      </div>
      <QueryView
        query={cards}
        loadingLabel={list.loading}
        failedTitle={list.failed}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<NoActivities view={view} onView={onView} />}
      >
        {(data) => (
          <>
            <SimpleGrid cols={{ base: 1, sm: 2, '100em': 3 }} spacing="md">
              {data.rows.map((activity) => (
                <ActivityCard key={activity.id} activity={activity} />
              ))}
            </SimpleGrid>
            <Pager
              label={list.pages}
              page={page}
              pages={Math.ceil(data.total / pageSize)}
              onPage={(next) => onView({ page: next })}
            />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function NoActivities({ view, onView }: ActivityCardsProps) {
  const { reservations, activities } = useTexts();
  const { list } = reservations;
  if (view.search === '' && view.territory === undefined && view.page === 1) {
    return (
      <EmptyState
        title={list.empty}
        message={list.emptyMessage}
        action={<LinkButton to="/actividades/edit/actividad">{activities.create}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      title={list.notFound}
      message={list.notFoundMessage}
      action={
        <Button onClick={() => onView({ search: '', territory: undefined, page: 1 })}>{list.clearFilters}</Button>
      }
    />
  );
}
