import { formatInstant } from '@dehesa/i18n/formats';
import { type StaffLanguage, staffLanguages } from '@dehesa/domain/languages';
import { formatLongDate } from '@dehesa/i18n/formats';
import { outings } from '@dehesa/i18n/backoffice/outings';
import { EmptyState } from '@dehesa/ui';
import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { LinkAnchor } from '../../../lib/addresses/links';
import { Pager } from '../../../lib/lists/pager';
import { QueryPending } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import { MoveRow } from './move-row';
import { moveFilters, movesPerPage, type OutingView } from './outing-view';

type Moves = Outputs['reservations']['moves']['list'];

const refreshEvery = 10_000;

interface MovesPanelProps {
  activityId: number;
  view: OutingView;
  onView: (view: OutingView) => void;
}

/** A suspended outing: who has answered what, and whom the message has not reached. */
export function MovesPanel({ activityId, view, onView }: MovesPanelProps) {
  const { language } = useLanguage();
  const texts = outings[language].moves;
  const filter = view.ver ?? 'all';
  const page = view.page ?? 1;
  const moves = trpc.reservations.moves.list.useQuery(
    { activityId, filter, pageIndex: page - 1, pageSize: movesPerPage },
    { placeholderData: keepPreviousData, refetchInterval: refreshEvery },
  );
  if (moves.data === undefined) return <QueryPending query={moves} />;
  const { data, error, isPlaceholderData, refetch } = moves;
  return (
    <Stack gap="lg">
      <About moves={data} />
      {error !== null && (
        <Alert color="cork" variant="light" title={errorMessage(error, language).title} role="status" />
      )}
      <Group gap="xs" role="group" aria-label={texts.filter}>
        {moveFilters.map((name) => (
          <Button
            key={name}
            variant={name === filter ? 'filled' : 'default'}
            color={name === 'notReached' && data.counts.notReached > 0 ? 'clay' : 'holm'}
            aria-pressed={name === filter}
            onClick={() => onView({ ver: name === 'all' ? undefined : name })}
          >
            {filterText(language, name, data.counts[name])}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        {texts.refreshed}
      </Text>
      {data.rows.length === 0 ? (
        <Card>
          <EmptyState title={data.counts.all === 0 ? texts.empty : texts.nothing} />
        </Card>
      ) : (
        <Stack gap="sm" component="ul" aria-label={texts.list} aria-busy={isPlaceholderData} p={0} m={0}>
          {data.rows.map((move) => (
            <MoveRow key={move.id} move={move} onTold={() => void refetch()} />
          ))}
        </Stack>
      )}
      <Pager
        label={texts.pages}
        page={page}
        pages={Math.ceil(data.total / movesPerPage)}
        onPage={(next) => onView({ ...view, page: next === 1 ? undefined : next })}
      />
    </Stack>
  );
}

function filterText(language: StaffLanguage, name: (typeof moveFilters)[number], count: number): string {
  return outings[language].filters[name](count);
}

function About({ moves }: { moves: Moves }) {
  const { language } = useLanguage();
  const texts = outings[language];
  const when = formatInstant(moves.at, language);
  const { words, dates } = moves;
  return (
    <Card>
      <Stack gap="xs">
        <Text fw={600}>{texts.reasons[moves.reason]}</Text>
        <Text size="sm" c="dimmed">
          {moves.by === null ? texts.moves.byNobody(when) : texts.moves.by(moves.by, when)}
        </Text>
        {staffLanguages.map(
          (spoken) =>
            words[spoken] !== '' && (
              <Text key={spoken} lang={spoken} style={{ whiteSpace: 'pre-line' }}>
                {words[spoken]}
              </Text>
            ),
        )}
        {dates.length > 0 && (
          <div>
            <Text size="sm" fw={600}>
              {texts.moves.offered}
            </Text>
            {dates.map(({ activityId, title, date }) => (
              <LinkAnchor
                key={activityId}
                to="/actividades/ver/reserva"
                search={{ id: activityId }}
                py={12}
                display="block"
                size="sm"
              >
                {formatLongDate(date, language)} · {title[language]}
              </LinkAnchor>
            ))}
          </div>
        )}
      </Stack>
    </Card>
  );
}
