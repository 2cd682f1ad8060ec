import { unnamedPeople, type MyBooking, type MyBookingShift } from '@dehesa/domain/reservations';
import { myBookingTexts } from '@dehesa/i18n/my-booking';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../../lib/page-texts';
import { RadioCards } from '../booking/choice-fields';
import { FieldErrorsProvider, fieldId } from '../../../lib/forms/field';
import { PartNotice } from './part-notice';
import type { MyBookingActions } from './use-my-booking';
import { LiveButton } from '../../../lib/live/live-button';

/** Another shift for the whole party, where it has room; the full ones are shown and cannot be chosen. */
export function ShiftCard({
  booking,
  actions,
  nameOf,
}: {
  booking: MyBooking;
  actions: MyBookingActions;
  /** By both clocks, with the activity's hours where it tells no time (B48, B70). */
  nameOf: (shift: MyBookingShift) => string;
}) {
  const labels = myBookingTexts(useLanguage()).shift;
  const { shift: current, shifts } = booking;
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState(false);
  const wanted = shifts.find(({ id, room }) => room && String(id) === chosen);
  const anyRoom = shifts.some(({ room }) => room);
  const saving = actions.busy.includes('shift');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(wanted === undefined);
    if (wanted === undefined) return document.getElementById(fieldId('shift'))?.focus();
    const { id } = wanted;
    const shownAnew = await actions.act(
      'shift',
      (calls, newer = booking.version) => calls.changeShift.mutate({ ...actions.link, version: newer, shiftId: id }),
      labels.done(nameOf(wanted)),
    );
    if (shownAnew) setChosen('');
  };

  return (
    <section className="card" aria-labelledby="my-shift">
      <h2 id="my-shift">{labels.title}</h2>
      <PartNotice part="shift" notice={actions.notice} />
      {anyRoom ? (
        <form noValidate onSubmit={(event) => void save(event)}>
          <FieldErrorsProvider value={missing && wanted === undefined ? { shift: labels.choose } : {}}>
            <RadioCards
              name="shift"
              tall
              legend={labels.legend}
              hint={labels.hint(booking.people.length + unnamedPeople(booking.unnamed))}
              value={wanted === undefined ? String(current?.id ?? '') : chosen}
              onChange={setChosen}
              options={shifts.map((shift) => ({
                value: String(shift.id),
                disabled: !shift.room && shift.id !== current?.id,
                label: (
                  <>
                    {nameOf(shift)}
                    {shift.id === current?.id && <span className="hint"> {labels.current}</span>}
                    {!shift.room && shift.id !== current?.id && <span className="badge">{labels.full}</span>}
                  </>
                ),
              }))}
            />
          </FieldErrorsProvider>
          <LiveButton type="submit" className="button button-secondary" aria-disabled={saving}>
            {saving ? labels.sending : labels.save}
          </LiveButton>
        </form>
      ) : (
        <p>{labels.none}</p>
      )}
    </section>
  );
}
