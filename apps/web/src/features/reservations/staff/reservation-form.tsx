import { may } from '@dehesa/domain/access';
import type { StaffReservationInput } from '@dehesa/domain/reservations';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTexts } from '../../../lib/backoffice-language';
import { useSignedInUser } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import { ActivitySection } from './activity-section';
import { BookerSection } from './booker-section';
import { CompanionsSection } from './companions-section';
import { ForceDialog } from './force-dialog';
import { LeaveGuard } from './leave-guard';
import { OverwriteDialog } from './overwrite-dialog';
import { ReservationSection } from './reservation-section';
import type { ActivityReservations } from './reservation-types';
import type { LiveStatus } from './status-actions';
import type { ReservationForm } from './use-reservation-form';
import { type SavingChoice, useSaving } from './use-saving';

interface ReservationFormFieldsProps {
  form: ReservationForm;
  chosen: ActivityReservations | undefined;
  /** The stored state of an existing reservation. */
  storedStatus?: LiveStatus;
  onSave: (input: StaffReservationInput, choice: SavingChoice) => Promise<unknown>;
  onSaved: () => Promise<void>;
  /** Starts anew from what is stored now. */
  onReload: () => void;
  /** Leaves without saving; asked about where something was typed. */
  cancel: ReactNode;
}

/** Creates or edits a reservation (U25). A refusal keeps all that was typed. */
export function ReservationFormFields({
  form,
  chosen,
  storedStatus,
  onSave,
  onSaved,
  onReload,
  cancel,
}: ReservationFormFieldsProps) {
  const { form: texts } = useTexts().reservations;
  const user = useSignedInUser();
  const actor = { userId: user.id, role: user.role, territoryId: user.territoryId };
  const saving = useSaving({ form, chosen, mayForce: may(actor, 'reservations.exceedCapacity'), onSave, onSaved });
  const { language } = form.getValues();
  const territories = trpc.config.public.useQuery();
  const minimumAge = chosen?.activity.minimumAge ?? 0;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void saving.save();
  }

  return (
    <form onSubmit={submit} noValidate {...saving.lock.attributes}>
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
        <BookerSection form={form} language={language} birthDateRequired={minimumAge > 0} />
        <CompanionsSection
          form={form}
          language={language}
          minimumAge={minimumAge}
          childrenAllowed={chosen?.activity.childrenAllowed ?? true}
        />
        {saving.problem && (
          <Alert color="clay" variant="light" title={saving.problem.title} role="alert">
            <Text c="var(--dehesa-ink)">{saving.problem.message}</Text>
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          {cancel}
          <Button type="submit" loading={saving.lock.locked}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
      <ForceDialog
        opened={saving.asks === 'force'}
        busy={saving.lock.locked}
        onClose={saving.keepEditing}
        onForce={() => void saving.force()}
      />
      <OverwriteDialog
        opened={saving.asks === 'overwrite'}
        busy={saving.lock.locked}
        onClose={saving.keepEditing}
        onOverwrite={() => void saving.overwrite()}
        onReload={onReload}
      />
      <LeaveGuard isUnsaved={saving.isUnsaved} />
    </form>
  );
}
