import { type PublicActivity, takesBookings } from '@dehesa/domain/activities';
import { answerField, reservationLimits } from '@dehesa/domain/reservations';
import { type FocusEvent, type FormEvent, useRef } from 'react';
import { useTexts } from '../../../lib/page-texts';
import { PartyQuestions, QuestionsProvider } from './questions/activity-questions';
import { BookerFields } from './booker-fields';
import { BookingSummary } from './booking-summary';
import { BookingThanks } from './booking-thanks';
import { CompanionList } from './companion-list';
import { ConsentFields } from './consent-fields';
import { describedBy, fieldId, FieldErrorsProvider, FieldNotes, LabelText } from '../../../lib/forms/field';
import { OtherLanguageHint } from './other-language-hint';
import { answerKey, answersOfCompanions, type BookingDraft } from './draft/booking-draft';
import { OtherPlacesChoice } from './party/other-places-choice';
import { PartySizeChoice } from './party/party-size-choice';
import { ProblemSummary } from './problems/problem-summary';
import { ShiftChoice } from './shift-choice';
import { useReadOnly } from '../../../lib/live/read-only';
import { useBooking } from './use-booking';
import { LiveButton } from '../../../lib/live/live-button';
import { WaitingNotice } from './waiting-notice';

/** A message that appears while a click is under way would move its target from under the finger. */
const clickMs = 250;

/** The public booking form (U30), from empty to thank-you. */
export function BookingForm({ activity }: { activity: PublicActivity }) {
  const labels = useTexts().form;
  const form = useRef<HTMLFormElement>(null);
  const booking = useBooking(activity, form);
  const touched = useRef(false);
  const { draft, errors, problem, receipt, sending, change } = booking;
  const readOnly = useReadOnly();
  if (receipt !== undefined)
    return (
      <BookingThanks
        receipt={receipt}
        activity={activity}
        onAgain={takesBookings(activity) ? booking.bookAgain : undefined}
        onCorrected={booking.corrected}
      />
    );

  const { shifts } = booking;
  const people = draft.companions.length + 1;
  const free = shifts.length === 0 ? activity.places.free : shifts.find(({ name }) => name === draft.shift)?.free;
  const waiting = activity.waitingList && (activity.full || (free !== undefined && free < people));
  const resize = (companions: BookingDraft['companions']) => {
    const answers = answersOfCompanions(draft.answers, draft.companions, companions);
    change({ companions, answers }, changedSlots(draft.companions, companions));
    // Without a waiting list a shift that has no room for them any more cannot be chosen.
    if (!activity.waitingList && free !== undefined && free <= companions.length && shifts.length > 0) {
      change({ shift: '' }, []);
      booking.warn('shift', labels.noRoom(free, companions.length + 1, false));
    }
  };
  const answer = (person: number | null, question: string, value: string) => {
    const { [answerKey(person, question)]: _before, ...others } = draft.answers;
    const answers = value === '' ? others : { ...others, [answerKey(person, question)]: value };
    change({ answers }, [answerField(person, question)]);
  };
  const chooseShift = (shift: string) => change({ shift }, ['shift']);
  const prepareOnce = () => {
    if (touched.current) return;
    touched.current = true;
    booking.prepare();
  };
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const name = fieldLeft(target, relatedTarget);
    if (name !== undefined) setTimeout(() => void booking.checkField(name), clickMs);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void booking.send(waiting);
  };
  return (
    <section aria-labelledby="booking">
      <h2 id="booking">{waiting ? labels.waitingTitle : labels.title}</h2>
      <p className="hint">{labels.intro}</p>
      <OtherLanguageHint />
      <QuestionsProvider value={{ questions: activity.questions, answers: draft.answers, onAnswer: answer }}>
        <FieldErrorsProvider value={errors}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of its fields bubbles up */}
          <form
            ref={form}
            noValidate
            onSubmit={submit}
            onFocus={prepareOnce}
            onBlur={leave}
            aria-labelledby="booking"
            aria-busy={sending}
          >
            {/* What was sent with its key stays as it is until it is answered (B14). */}
            <fieldset className="unframed" disabled={booking.waiting}>
              <PartySizeChoice activity={activity} companions={draft.companions} onChange={resize} />
              {shifts.length > 0 && (
                <ShiftChoice
                  activity={{ shifts, waitingList: activity.waitingList }}
                  people={people}
                  value={draft.shift}
                  onChange={chooseShift}
                />
              )}
              <BookerFields
                booker={draft.booker}
                bookerAge={activity.bookerAge}
                onChange={(changes) =>
                  change(
                    { booker: { ...draft.booker, ...changes } },
                    Object.keys(changes).map((key) => `booker.${key}`),
                  )
                }
                onWarn={booking.warn}
              />
              <CompanionList
                companions={draft.companions}
                activity={activity}
                onChange={resize}
                onWarn={booking.warn}
              />
              <PartyQuestions />
              <div className="card group field">
                <label htmlFor={fieldId('notes')}>
                  <LabelText label={labels.notes} required={false} />
                </label>
                <FieldNotes name="notes" hint={labels.notesHint} />
                <textarea
                  id={fieldId('notes')}
                  name="notes"
                  rows={3}
                  maxLength={reservationLimits.notes}
                  value={draft.notes}
                  onChange={(event) => change({ notes: event.target.value }, ['notes'])}
                  aria-describedby={describedBy('notes', labels.notesHint, errors['notes'])}
                />
              </div>
              <ConsentFields
                draft={draft}
                whatsapp={activity.whatsapp}
                onChange={(changes) => change(changes, Object.keys(changes))}
              />
            </fieldset>
            {problem !== undefined && (
              <ProblemSummary problem={problem} errors={errors} onWaiting={() => void booking.send(true)}>
                {problem.other && (
                  <OtherPlacesChoice
                    other={problem.other}
                    people={people}
                    activity={activity}
                    onShift={chooseShift}
                    onDate={booking.carryTo}
                  />
                )}
              </ProblemSummary>
            )}
            {booking.waiting ? (
              <WaitingNotice onStop={booking.stop} />
            ) : (
              <>
                {activity.confirmsAtOnce && !waiting && <p className="hint">{labels.atOnce}</p>}
                <section className="card group" aria-labelledby="summary">
                  <h3 id="summary">{labels.summary.title}</h3>
                  <BookingSummary
                    activity={{ ...activity, shifts }}
                    shift={draft.shift}
                    people={people}
                    email={draft.booker.email}
                  />
                </section>
                {readOnly !== undefined && <p className="hint">{labels.readOnly}</p>}
                <LiveButton type="submit" className="button button-primary" aria-disabled={sending || !booking.ready}>
                  {sending ? labels.sending : waiting ? labels.submitWaiting : labels.submit}
                </LiveButton>
                <p className="hint" role="status">
                  {booking.proving}
                </p>
              </>
            )}
          </form>
        </FieldErrorsProvider>
      </QuestionsProvider>
    </section>
  );
}

/** The field that the focus leaves; of a birth date only once it leaves all three parts. */
function fieldLeft(target: HTMLElement, next: EventTarget | null): string | undefined {
  const date = target.closest<HTMLElement>('[data-birth-date]');
  if (date === null) return target.getAttribute('name') ?? undefined;
  return next instanceof Node && date.contains(next) ? undefined : date.dataset['birthDate'];
}

/** Names of what differs between two lists of companions; once one was removed, all of them. */
function changedSlots<T extends object>(before: readonly T[], after: readonly T[]): string[] {
  if (before.length !== after.length) return ['companions'];
  return after.flatMap((companion, index) => {
    const old: object = before[index] ?? {};
    return Object.entries(companion)
      .filter(([key, value]) => Reflect.get(old, key) !== value)
      .map(([key]) => `companions.${index}.${key}`);
  });
}
