import { PageHeader } from '@dehesa/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { ActivityForm, type ActivityFormProps } from './activity-form';
import { allOf, QueryPending } from '../../../lib/query-view';
import { useReadAnew } from '../../../lib/screens/use-read-anew';

export interface ActivityEditorProps extends Pick<ActivityFormProps, 'scheduleNotice'> {
  /** undefined for a new one. */
  id: number | undefined;
  /** The activity is new and begins as a copy of the one with this id. */
  copy?: boolean;
  onCreated: () => Promise<void>;
}

/**
 * Loads what the form needs: the activity itself, always fresh, and what can be chosen. What saving has read of it stays in
 * the cache longer than the form: no other form begins with that.
 */
export function ActivityEditor({ id, copy = false, onCreated, scheduleNotice }: ActivityEditorProps) {
  const { activities } = useTexts();
  const activity = useReadAnew(
    trpc.activities.read.useQuery(
      { id: id ?? 0 },
      {
        enabled: id !== undefined,
        gcTime: 0,
        staleTime: Infinity,
        refetchOnMount: 'always',
        refetchOnWindowFocus: false,
      },
    ),
  );
  const [generation, setGeneration] = useState(0);
  const companies = trpc.activities.companies.useQuery();
  const territories = trpc.activities.territories.useQuery();
  const categories = trpc.activities.categories.useQuery();
  const choices = allOf({ companies, territories, categories });
  const needed = allOf({ choices, ...(id !== undefined && { activity }) });
  const read = id === undefined ? null : activity.data;
  if (read === undefined || choices.data === undefined) {
    return (
      <>
        {needed.error !== null && <PageHeader title={activities.heading} />}
        <QueryPending query={needed} />
      </>
    );
  }
  const reload = async () => {
    await activity.refetch();
    setGeneration((count) => count + 1);
  };
  // Data that comes in by itself must not replace what is being typed: only another activity or a reload begins anew.
  return (
    <ActivityForm
      key={`${read?.id ?? 'new'} ${generation}`}
      stored={copy ? null : read}
      original={copy && read ? read : undefined}
      choices={choices.data}
      onCreated={onCreated}
      scheduleNotice={scheduleNotice}
      onReload={() => void reload()}
    />
  );
}
