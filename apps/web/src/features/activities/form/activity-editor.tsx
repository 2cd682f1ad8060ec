import { ErrorState, LoadingState, PageHeader } from '@dehesa/ui';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { ActivityForm } from './activity-form';

export interface ActivityEditorProps {
  /** undefined for a new one. */
  id: number | undefined;
  /** The activity is new and begins as a copy of the one with this id. */
  copy?: boolean;
  onCreated: () => Promise<void>;
}

/** Loads what the form needs: the activity itself, always fresh, and what can be chosen. */
export function ActivityEditor({ id, copy = false, onCreated }: ActivityEditorProps) {
  const { activities, shell } = useTexts();
  const { language } = useLanguage();
  const activity = trpc.activities.read.useQuery(
    { id: id ?? 0 },
    { enabled: id !== undefined, gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
  );
  const [generation, setGeneration] = useState(0);
  const companies = trpc.activities.companies.useQuery();
  const territories = trpc.activities.territories.useQuery();
  const categories = trpc.activities.categories.useQuery();
  const needed = [...(id === undefined ? [] : [activity]), companies, territories, categories];

  const failed = needed.find((query) => query.isError);
  if (failed?.error) {
    const retry = () => needed.forEach((query) => void query.refetch());
    return (
      <>
        <PageHeader title={activities.heading} />
        <ErrorState {...errorMessage(failed.error, language)} retryLabel={shell.retry} onRetry={retry} />
      </>
    );
  }
  const read = id === undefined ? null : activity.data;
  if (read === undefined || !companies.data || !territories.data || !categories.data) {
    return <LoadingState label={shell.loading} />;
  }
  const choices = { companies: companies.data, territories: territories.data, categories: categories.data };
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
      choices={choices}
      onCreated={onCreated}
      onReload={() => void reload()}
    />
  );
}
