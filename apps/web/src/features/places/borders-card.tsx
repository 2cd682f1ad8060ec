import { municipalBorders } from '@dehesa/i18n/backoffice/places';
import { formatInstant, formatNumber } from '@dehesa/i18n/formats';
import { SectionCard } from '@dehesa/ui';
import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { Advance } from '../../lib/lists/advance';
import { QueryPending } from '../../lib/query-view';
import { Refusal } from '../../lib/refusal';
import { type Outputs, trpc } from '../../lib/trpc';

type Borders = Outputs['places']['borders'];

const licence = 'https://creativecommons.org/licenses/by/4.0/';
/** How often a fetch that runs is asked how far it is. */
const pollMs = 700;

/** Has the server fetch borders of Portuguese municipalities for the maps (B109), and tells what there is and what came of it. */
export function BordersCard() {
  const texts = useTextsOf(municipalBorders);
  const utils = trpc.useUtils();
  const borders = trpc.places.borders.useQuery(undefined, {
    refetchInterval: (query) => (query.state.data?.last?.status === 'running' ? pollMs : false),
  });
  const fetchNow = trpc.places.fetchBorders.useMutation({ onSettled: () => utils.places.borders.invalidate() });
  const { data } = borders;
  const running = data?.last?.status === 'running';
  return (
    <SectionCard title={texts.title} hint={texts.hint}>
      {data ? <BorderState borders={data} /> : <QueryPending query={borders} />}
      <Refusal error={fetchNow.error} />
      {data?.offered === true && (
        <Group>
          <Button
            loading={fetchNow.isPending}
            disabled={running}
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => fetchNow.mutate()}
          >
            {texts.fetchNow}
          </Button>
        </Group>
      )}
      <Text size="sm" c="dimmed">
        {texts.source}{' '}
        <Anchor href={licence} target="_blank" rel="noreferrer" td="underline" inherit>
          {texts.licence}
        </Anchor>
      </Text>
    </SectionCard>
  );
}

function BorderState({ borders: { offered, fetchedAt, municipalities, last } }: { borders: Borders }) {
  const texts = useTextsOf(municipalBorders);
  const { language } = useLanguage();
  const shown =
    fetchedAt === null
      ? texts.none
      : texts.shown(formatNumber(municipalities, language), formatInstant(fetchedAt, language));
  return (
    <>
      <Text role="status">{shown}</Text>
      {!offered && <Text c="dimmed">{texts.off}</Text>}
      {last?.status === 'running' && (
        <Advance label={texts.stages[last.stage]} fraction={last.progress} detail={texts.mayLeave} />
      )}
      {last !== null && last.error !== null && (
        <Alert color="clay" variant="light">
          <Text c="var(--dehesa-ink)">
            {texts.failed(formatInstant(last.finishedAt ?? last.startedAt, language), texts.failures[last.error])}
          </Text>
        </Alert>
      )}
    </>
  );
}
