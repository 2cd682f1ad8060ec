import { Stack } from '@mantine/core';
import { useEffect } from 'react';
import { allOf, QueryPending } from '../../lib/query-view';
import { trpc } from '../../lib/trpc';
import { CoverageCards } from './coverage-cards';
import { Credits } from './credits';
import { EarlierImports } from './earlier-imports';
import { ImportForm } from './import-form';
import { ImportReport } from './import-report';

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
  return (
    <Stack gap="lg">
      <CoverageCards coverage={both.data.coverage} />
      <ImportForm
        running={last?.status === 'running' ? last : null}
        onStarted={() => void utils.places.imports.invalidate()}
      />
      {last !== undefined && last.status !== 'running' && <ImportReport report={last} />}
      {earlier.length > 0 && <EarlierImports imports={earlier} />}
      <Credits ine={both.data.coverage.some((country) => country.ine)} />
    </Stack>
  );
}
