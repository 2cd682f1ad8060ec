import { postalCodes } from '@dehesa/i18n/backoffice/places';
import { formatInstant, formatNumber } from '@dehesa/i18n/formats';
import { Anchor, Badge, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { allOf, QueryPending } from '../../lib/query-view';
import { type Outputs, trpc } from '../../lib/trpc';
import { BordersCard } from './borders-card';
import { DownloadForm } from './download-form';
import { ImportForm } from './import-form';
import { ImportReport } from './import-report';

const countries = ['ES', 'PT'] as const;

/** What there is of each country, and what that means for who fills in a form. */
function CoverageCards({ coverage }: { coverage: Outputs['places']['coverage'] }) {
  const texts = useTextsOf(postalCodes);
  const { language } = useLanguage();
  return (
    <Stack component="section" gap="sm" aria-labelledby="postal-now">
      <Title order={2} size="h3" id="postal-now">
        {texts.now}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {countries.map((country) => {
          const found = coverage.find((row) => row.country === country);
          return (
            <Card key={country}>
              <Group justify="space-between" gap="sm" mb={4}>
                <Title order={3} size="h4">
                  {texts.countries[country]}
                </Title>
                <Badge variant="light" color={found ? 'holm' : 'gray'}>
                  {found ? texts.imported : texts.notImported}
                </Badge>
              </Group>
              {found && (
                <Text fw={600}>
                  {texts.codes(formatNumber(found.codes, language))} ·{' '}
                  {texts.places(formatNumber(found.places, language))}
                </Text>
              )}
              <Text c="dimmed">{found ? texts.strict[country] : texts.default[country]}</Text>
            </Card>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}

/** How often a running import is asked how far it is. */
const pollMs = 700;

/** The postal codes of the installation: what there is, an import with its progress, and its report. */
export function PostalCodesScreen() {
  const utils = trpc.useUtils();
  const coverage = trpc.places.coverage.useQuery();
  const imports = trpc.places.imports.useQuery(undefined, {
    refetchInterval: (query) => (query.state.data?.[0]?.status === 'running' ? pollMs : false),
  });
  const [last, ...earlier] = imports.data ?? [];

  // What there is changes when an import ends, also one that was begun elsewhere.
  const ended = last !== undefined && last.status !== 'running' ? last.id : null;
  useEffect(() => {
    if (ended !== null) void utils.places.coverage.invalidate();
  }, [ended, utils]);

  const both = allOf({ coverage, imports });
  if (!both.data) return <QueryPending query={both} />;
  const running = last?.status === 'running' ? last : null;
  const onStarted = () => void utils.places.imports.invalidate();
  return (
    <Stack gap="lg">
      <CoverageCards coverage={both.data.coverage} />
      <DownloadForm
        running={running}
        last={both.data.imports.find((one) => one.downloaded && one.status !== 'running')}
        onStarted={onStarted}
      />
      <ImportForm running={running} onStarted={onStarted} />
      {last !== undefined && last.status !== 'running' && <ImportReport report={last} />}
      {earlier.length > 0 && <EarlierImports imports={earlier} />}
      <BordersCard />
      <Credits ine={both.data.coverage.some((country) => country.ine)} />
    </Stack>
  );
}

/** Whom the data is of, as their licences ask. */
function Credits({ ine }: { ine: boolean }) {
  const { credits } = useTextsOf(postalCodes);
  return (
    <Stack component="section" gap={4} aria-labelledby="postal-credits">
      <Title order={2} size="h5" id="postal-credits">
        {credits.title}
      </Title>
      <Text size="sm" c="dimmed">
        <Anchor href="https://www.geonames.org/" td="underline" inherit>
          {credits.geonames}
        </Anchor>
      </Text>
      <Text size="sm" c="dimmed">
        {credits.ign}
      </Text>
      <Text size="sm" c="dimmed">
        {credits.naturalEarth}
      </Text>
      <Text size="sm" c="dimmed">
        {credits.gshhg}
      </Text>
      {ine && (
        <Text size="sm" c="dimmed">
          {credits.ine}
        </Text>
      )}
    </Stack>
  );
}

/** One line for each import before the last. */
function EarlierImports({ imports }: { imports: Outputs['places']['imports'] }) {
  const texts = useTextsOf(postalCodes);
  const { language } = useLanguage();
  return (
    <Card component="section" aria-labelledby="postal-earlier">
      <Title order={2} size="h3" id="postal-earlier" mb="sm">
        {texts.earlier}
      </Title>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {imports.map((one) => (
          <li key={one.id}>
            <Text style={{ overflowWrap: 'anywhere' }}>
              <strong>{one.fileName}</strong> · {texts.status[one.status]}
            </Text>
            <Text size="sm" c="dimmed">
              {formatInstant(one.finishedAt ?? one.startedAt, language)}
              {one.error === null
                ? ` · ${texts.kept}: ${formatNumber(one.rowsKept, language)} · ${texts.rejected}: ${formatNumber(one.rowsRejected, language)}`
                : ` · ${texts.failures[one.error]}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
