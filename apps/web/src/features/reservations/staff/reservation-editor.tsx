import type { StaffReservationInput } from '@dehesa/domain/reservations';
import { PageHeader } from '@dehesa/ui';
import { Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { LinkButton } from '../../../lib/links';
import { ChangedNotice } from './overwrite-dialog';
import { ReservationConsents } from './reservation-consents';
import { ReservationFormFields } from './reservation-form';
import { ReservationHistory } from './reservation-history';
import { ReservationTrail } from './reservation-trail';
import type { ReservationDetail } from './reservation-types';
import { type ReturnFrom, returnTo } from './return-to';
import { SuppressedAddress } from './suppressed-address';
import { liveStatuses } from './status-actions';
import { useReservationForm } from './use-reservation-form';
import type { SavingChoice } from './use-saving';

interface ReservationEditorProps {
  initialValues: StaffReservationInput;
  /** Absent when a new one is made. */
  reservation?: ReservationDetail;
  from: ReturnFrom;
  /** Starts anew from what is stored now; only for an existing one. */
  onReload?: () => void;
}

/** The form with its head, its saving and, for an existing reservation, its history. */
export function ReservationEditor({ initialValues, reservation, from, onReload }: ReservationEditorProps) {
  const { form: texts } = useTexts().reservations;
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const form = useReservationForm(initialValues);
  // Of what the form was filled with, not of what may have been read since.
  const [stamp] = useState(reservation?.stamp);
  const { activityId } = form.getValues();
  const chosen = trpc.reservations.ofActivity.useQuery(
    { activityId: activityId ?? 0, limit: 1 },
    { enabled: activityId !== null, placeholderData: keepPreviousData },
  );
  const create = trpc.reservations.create.useMutation();
  const edit = trpc.reservations.edit.useMutation();
  const changed =
    reservation !== undefined && reservation.stamp !== stamp && edit.status !== 'success' && !edit.isPending;
  const title = reservation === undefined ? texts.createTitle : texts.editTitle(reservation.reference);
  const leave = returnTo(from, reservation?.activity.id ?? initialValues.activityId);

  async function save(input: StaffReservationInput, { overwrite }: SavingChoice) {
    if (reservation === undefined) await create.mutateAsync(input);
    else await edit.mutateAsync({ ...input, id: reservation.id, stamp: overwrite ? undefined : stamp });
    await utils.reservations.invalidate();
    notifications.show({ color: 'holm', ...texts.saved });
  }

  return (
    <>
      <PageHeader title={title} trail={<ReservationTrail />} />
      <Stack gap="lg" maw={920}>
        {reservation && <SuppressedAddress reservation={reservation} />}
        <div role="status">{changed && <ChangedNotice onReload={() => onReload?.()} />}</div>
        <ReservationFormFields
          form={form}
          chosen={activityId === null ? undefined : chosen.data}
          storedStatus={liveStatuses.find((status) => status === reservation?.status)}
          onSave={save}
          onReload={() => onReload?.()}
          onSaved={() => navigate(returnTo(from, form.getValues().activityId))}
          cancel={
            <LinkButton {...leave} variant="default">
              {texts.cancel}
            </LinkButton>
          }
        />
        {reservation && <ReservationConsents reservation={reservation} />}
        {reservation && <ReservationHistory events={reservation.history} />}
      </Stack>
    </>
  );
}
