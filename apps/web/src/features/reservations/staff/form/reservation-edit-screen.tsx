import { useState } from 'react';
import { useActivityEvents } from '../../../../lib/live/activity-events';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { QueryPending } from '../../../../lib/query-view';
import { trpc } from '../../../../lib/trpc';
import { ReservationEditor } from './reservation-editor';
import { formValuesOf, newReservation } from './reservation-form-values';
import type { ReturnFrom } from './return-to';

export interface ReservationEditScreenProps {
  /** The reservation to edit; absent for a new one. */
  id?: number;
  /** The activity of a new one, as the address names it. */
  activityId?: number;
  from: ReturnFrom;
}

/** A new reservation, or a stored one as it is now. */
export function ReservationEditScreen({ id, activityId, from }: ReservationEditScreenProps) {
  const { language } = useLanguage();
  if (id !== undefined) return <StoredReservationEditor key={id} id={id} from={from} />;
  return (
    <ReservationEditor
      key={`new-${activityId ?? ''}`}
      initialValues={newReservation(activityId ?? null, language)}
      from={from}
    />
  );
}

function StoredReservationEditor({ id, from }: { id: number; from: ReturnFrom }) {
  const { reservations } = useTexts();
  const [turn, setTurn] = useState(0);
  // Read once and always anew: a form never starts from what was cached, nor changes under the hands of who types.
  const stored = trpc.reservations.read.useQuery(
    { id },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' },
  );
  // What others do to it meanwhile is told above the form, and stands in the history below.
  const { data, refetch } = stored;
  useActivityEvents(data?.activity.id, () => void refetch());
  if (data)
    return (
      <ReservationEditor
        key={turn}
        reservation={data}
        initialValues={formValuesOf(data)}
        from={from}
        onReload={() => void refetch().then(() => setTurn(turn + 1))}
      />
    );
  return (
    <QueryPending query={stored} loadingLabel={reservations.form.loading} failedTitle={reservations.form.failed} />
  );
}
