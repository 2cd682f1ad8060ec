import { type LiveStatus, liveStatuses } from '@dehesa/domain/reservation-status';
import { may } from '@dehesa/domain/access';
import { PageHeader, Unbroken } from '@dehesa/ui';
import { Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../lib/backoffice-language';
import { FormNotice } from '../../../../lib/forms/form-notice';
import { SaveBar } from '../../../../lib/forms/save-bar';
import { UnsavedChanges } from '../../../../lib/forms/unsaved-changes';
import { LinkButton } from '../../../../lib/addresses/links';
import { useSignedInUser } from '../../../../lib/session';
import { trpc } from '../../../../lib/trpc';
import { ActivitySection } from './activity-section';
import { BookerSection } from './booker-section';
import { CompanionsSection } from './companions-section';
import { ForceDialog } from './force-dialog';
import { ChangedNotice, OverwriteDialog } from './overwrite-dialog';
import { ReservationAnswers } from './reservation-answers';
import { ReservationConsents } from './reservation-consents';
import { ReservationHistory } from '../history/reservation-history';
import { ReservationSection } from './reservation-section';
import { ReservationTrail } from '../history/reservation-trail';
import type { ReservationDetail } from '../reservation-types';
import { type ReturnFrom, returnTo } from './return-to';
import { SuppressedAddress } from '../suppressed-address';
import { type ReservationFormState, useReservationForm } from './use-reservation-form';
import { WriteToOne } from '../write/write-to-one';
import { GroupSection } from './group-section';
import type { ReservationValues } from './reservation-form-values';

interface ReservationEditorProps {
  initialValues: ReservationValues;
  /** Absent when a new one is made. */
  reservation?: ReservationDetail;
  from: ReturnFrom;
  /** Starts anew from what is stored now; only for an existing one. */
  onReload?: () => void;
}

/** The form with its head, its saving and, for an existing reservation, its history (U25). A refusal keeps all that was typed. */
export function ReservationEditor({ initialValues, reservation, from, onReload }: ReservationEditorProps) {
  const { form: texts } = useTexts().reservations;
  const user = useSignedInUser();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  // Of what the form was filled with, not of what may have been read since.
  const [stamp] = useState(reservation?.stamp);
  const create = trpc.reservations.create.useMutation();
  const edit = trpc.reservations.edit.useMutation();
  const actor = { userId: user.id, role: user.role, territoryId: user.territoryId };
  const state = useReservationForm({
    initialValues,
    mayForce: may(actor, 'reservations.exceedCapacity'),
    onSave: save,
    onSaved: (activityId) => navigate(returnTo(from, activityId)),
  });
  const changed =
    reservation !== undefined && reservation.stamp !== stamp && edit.status !== 'success' && !edit.isPending;
  const title = reservation === undefined ? texts.createTitle : texts.editTitle(reservation.reference);
  const leave = returnTo(from, reservation?.activity.id ?? initialValues.activityId);

  async function save(input: ReservationValues, overwrite: boolean) {
    if (reservation === undefined) await create.mutateAsync(input);
    else await edit.mutateAsync({ ...input, id: reservation.id, stamp: overwrite ? undefined : stamp });
    await utils.reservations.invalidate();
    notifications.show({ color: 'holm', ...texts.saved });
  }

  return (
    <>
      <PageHeader
        title={title}
        heading={reservation && <Heading reference={reservation.reference} />}
        trail={<ReservationTrail />}
        actions={reservation && <WriteToOne id={reservation.id} activityId={reservation.activity.id} />}
      />
      <Stack gap="lg" maw={920}>
        {reservation && <SuppressedAddress reservation={reservation} />}
        <div role="status">{changed && <ChangedNotice onReload={() => onReload?.()} />}</div>
        <ReservationForm
          state={state}
          storedStatus={liveStatuses.find((status) => status === reservation?.status)}
          onReload={() => onReload?.()}
          cancel={
            <LinkButton {...leave} variant="default">
              {texts.cancel}
            </LinkButton>
          }
        />
        {reservation && <ReservationAnswers reservation={reservation} />}
        {reservation && <ReservationConsents reservation={reservation} />}
        {reservation && <ReservationHistory events={reservation.history} />}
      </Stack>
    </>
  );
}

function Heading({ reference }: { reference: string }) {
  const [before, after] = useTexts().reservations.form.editTitle(reference).split(reference);
  return (
    <>
      {before}
      <Unbroken>{reference}</Unbroken>
      {after}
    </>
  );
}

interface ReservationFormProps {
  state: ReservationFormState;
  /** The stored state of an existing reservation. */
  storedStatus: LiveStatus | undefined;
  onReload: () => void;
  /** Leaves without saving; asked about where something was typed. */
  cancel: ReactNode;
}

function ReservationForm({ state, storedStatus, onReload, cancel }: ReservationFormProps) {
  const { form, chosen, lock, notice, faults, attributes, asks } = state;
  const { form: texts } = useTexts().reservations;
  const { language } = form.getValues();
  const territories = trpc.config.public.useQuery();
  const minimumAge = chosen?.activity.minimumAge ?? 0;
  const isGroup = form.getValues().unnamed !== undefined;
  return (
    <form {...attributes}>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {texts.required}
        </Text>
        <ActivitySection
          activity={chosen?.activity}
          free={chosen?.places.find(({ shift }) => shift === null)?.free}
          error={form.errors['activityId']}
          onPick={(activityId) => {
            form.setFieldValue('activityId', activityId);
            form.setFieldValue('shift', '');
            form.clearFieldError('activityId');
          }}
        />
        <ReservationSection
          form={form}
          places={chosen?.places ?? []}
          storedStatus={storedStatus}
          whatsapp={
            territories.data?.territories.find(({ id }) => id === chosen?.activity.territoryId)?.whatsapp === true
          }
        />
        <BookerSection form={form} language={language} birthDateRequired={minimumAge > 0} ofGroup={isGroup} />
        {isGroup ? (
          <GroupSection form={form} />
        ) : (
          <CompanionsSection
            form={form}
            language={language}
            minimumAge={minimumAge}
            childrenAllowed={chosen?.activity.childrenAllowed ?? true}
          />
        )}
        <FormNotice notice={notice} />
        <SaveBar
          save={texts.save}
          dirty={state.isUnsaved()}
          locked={lock.locked}
          isNew={storedStatus === undefined}
          faults={faults}
        >
          {cancel}
        </SaveBar>
      </Stack>
      <ForceDialog
        opened={asks === 'force'}
        busy={lock.locked}
        onClose={state.keepEditing}
        onForce={() => void state.agree('force')}
      />
      <OverwriteDialog
        opened={asks === 'overwrite'}
        busy={lock.locked}
        onClose={state.keepEditing}
        onOverwrite={() => void state.agree('overwrite')}
        onReload={onReload}
      />
      <UnsavedChanges isDirty={state.isUnsaved} />
    </form>
  );
}
