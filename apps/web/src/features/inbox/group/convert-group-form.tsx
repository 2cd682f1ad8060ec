import { liveStatuses, ReservationStatus } from '@dehesa/domain/reservation-status';
import { formatDayMonthYear, shortTime } from '@dehesa/domain/calendar-days';
import { groupLimits, reservationLimits, unnamedPeople } from '@dehesa/domain/reservations';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { DialogButtons } from '@dehesa/ui';
import { NumberInput, Select, SimpleGrid, Stack, Switch, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { notifications } from '@mantine/notifications';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { FormNotice } from '../../../lib/forms/form-notice';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import type { FormProblems } from '../../../lib/forms/zod-check';
import { QueryPending } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';

type GroupDate = Outputs['config']['inbox']['groupDates'][number];

interface ConvertGroupProps {
  /** The conversation's. */
  id: number;
  /** Which date was asked for. */
  activityId: number;
  group: { organisation: string; adults: number; minors: number };
  onClose: () => void;
}

/** Makes a reservation of a group's request: date, shift, numbers and state are chosen, all of it from what was asked (B83). */
export function ConvertGroupForm(props: ConvertGroupProps) {
  const { group: texts } = useTextsOf(inbox);
  // What is free is read anew each time.
  const dates = trpc.config.inbox.groupDates.useQuery({ id: props.id }, { gcTime: 0, staleTime: 0 });
  if (dates.data === undefined) return <QueryPending query={dates} loadingLabel={texts.loading} />;
  if (dates.data.length === 0) return <Text>{texts.noDates}</Text>;
  return <GroupFields {...props} dates={dates.data} />;
}

interface Values {
  activityId: string;
  shift: string;
  adults: number | string;
  minors: number | string;
  /** One of `liveStatuses`, as a choice holds it. */
  status: string;
  notes: string;
  notify: boolean;
}

function GroupFields({ id, activityId, group, dates, onClose }: ConvertGroupProps & { dates: readonly GroupDate[] }) {
  const { group: texts } = useTextsOf(inbox);
  const { reservations, shell } = useTexts();
  const utils = trpc.useUtils();
  const convert = trpc.config.inbox.convertGroup.useMutation();
  const wished = dates.find((date) => date.activityId === activityId) ?? dates[0];
  const { form, notice, lock, attributes } = useZodForm<Values>({
    initialValues: {
      activityId: String(wished?.activityId ?? ''),
      shift: '',
      adults: group.adults,
      minors: group.minors,
      status: String(ReservationStatus.pending),
      notes: group.organisation,
      notify: true,
    },
    check: (values) => problemsOf(values, shiftsOf(dates, values.activityId), texts),
    save: async ({ activityId: chosen, shift, adults, minors, status, notes, notify }) => {
      const { reference } = await convert.mutateAsync({
        id,
        activityId: Number(chosen),
        shift,
        adults: Number(adults),
        minors: Number(minors),
        status: liveStatuses.find((known) => String(known) === status) ?? ReservationStatus.pending,
        notes,
        notify,
      });
      notifications.show({ color: 'holm', message: texts.saved(reference) });
    },
    onSaved: async () => {
      await Promise.all([utils.config.inbox.invalidate(), utils.reservations.invalidate()]);
    },
    dialog: { onClose },
  });
  const { activityId: chosen, shift, adults, minors } = form.values;
  const shifts = shiftsOf(dates, chosen);
  const size = unnamedPeople({ adults: Number(adults), minors: Number(minors) });
  const hasShifts = shifts.some(({ name }) => name !== null);
  const free = freeIn(shifts, shift);
  const holdsPlaces = form.values.status !== String(ReservationStatus.waiting);
  return (
    <form {...attributes}>
      <Stack gap="md">
        <FormNotice notice={notice} />
        <Select
          label={texts.date}
          required
          allowDeselect={false}
          data={dates.map((date) => ({ value: String(date.activityId), label: labelOf(date, texts) }))}
          {...form.getInputProps('activityId')}
          onChange={(value) => form.setValues({ activityId: value ?? chosen, shift: '' })}
        />
        {hasShifts && (
          <Select
            label={texts.shift}
            required
            allowDeselect={false}
            data={shifts.flatMap(({ name, free: left }) =>
              name === null ? [] : [{ value: name, label: texts.shiftWith(name, left) }],
            )}
            {...form.getInputProps('shift')}
            value={shift === '' ? null : shift}
          />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NumberInput
            label={texts.adults}
            description={texts.adultsHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            min={1}
            max={groupLimits.most}
            allowDecimal={false}
            {...form.getInputProps('adults')}
          />
          <NumberInput
            label={texts.minors}
            required
            min={0}
            max={groupLimits.most - 1}
            allowDecimal={false}
            {...form.getInputProps('minors')}
          />
        </SimpleGrid>
        <Text role="status" c={holdsPlaces && free !== undefined && size > free ? 'clay' : undefined}>
          {holdsPlaces && (free !== undefined && size > free ? texts.noRoom(free) : texts.total(size))}
        </Text>
        <Select
          label={texts.status}
          allowDeselect={false}
          data={liveStatuses.map((value) => ({ value: String(value), label: reservations.status[value] }))}
          {...form.getInputProps('status')}
        />
        <Textarea
          label={texts.notes}
          maxLength={reservationLimits.notes}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('notes')}
        />
        <Switch label={texts.notify} {...form.getInputProps('notify', { type: 'checkbox' })} />
        <DialogButtons cancelLabel={shell.cancel} onCancel={onClose} acceptLabel={texts.save} busy={lock.locked} />
      </Stack>
    </form>
  );
}

type Shifts = GroupDate['shifts'];
type Texts = (typeof inbox)['es']['group'];

function shiftsOf(dates: readonly GroupDate[], activityId: string): Shifts {
  return dates.find((date) => String(date.activityId) === activityId)?.shifts ?? [];
}

/** Free where the group would go; undefined while no shift is chosen. */
function freeIn(shifts: Shifts, chosen: string): number | undefined {
  return shifts.find(({ name }) => (name ?? '') === chosen)?.free;
}

function labelOf({ date, startTime, shifts }: GroupDate, texts: Texts): string {
  const when = [formatDayMonthYear(date), startTime && shortTime(startTime)].filter(Boolean).join(', ');
  return texts.dateWith(
    when,
    shifts.reduce((sum, { free }) => sum + free, 0),
  );
}

/** What no other place says: the server alone knows what is free now. */
function problemsOf({ shift, adults, minors }: Values, shifts: Shifts, texts: Texts): FormProblems {
  const size = unnamedPeople({ adults: Number(adults), minors: Number(minors) });
  const isSized = Number(adults) >= 1 && adults !== '' && minors !== '' && size > 1 && size <= groupLimits.most;
  return {
    ...(shift === '' && shifts.some(({ name }) => name !== null) && { shift: texts.chooseShift }),
    ...(!isSized && { adults: texts.size2to200 }),
  };
}
