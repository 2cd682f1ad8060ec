import './my-booking.css';
import type { MyBooking, MyBookingShift } from '@dehesa/domain/reservations';
import { byBothClocks } from '@dehesa/i18n/hours';
import { myBookingTexts } from '@dehesa/i18n/my-booking';
import { AgendaLink } from '../../../features/activities/public/agenda-link';
import { timeTexts } from '../../../features/activities/public/times-text';
import { ActivityCard } from '../../../features/reservations/my-booking/activity-card';
import { CancelCard } from '../../../features/reservations/my-booking/cancel-card';
import { PeopleCard } from '../../../features/reservations/my-booking/people-card';
import { QuestionsCard } from '../../../features/reservations/my-booking/questions-card';
import { ShiftCard } from '../../../features/reservations/my-booking/shift-card';
import { StateCard } from '../../../features/reservations/my-booking/state-card';
import { useMyBooking } from '../../../features/reservations/my-booking/use-my-booking';
import { useLanguage, useTexts } from '../../../lib/page-texts';

/** One's own reservation by the link of its mails: seen, changed and cancelled without an account. */
export function MyBookingPage({ token, booking }: { token: string; booking: MyBooking | null }) {
  return booking === null ? <WrongLink /> : <Booking token={token} initial={booking} />;
}

function Booking({ token, initial }: { token: string; initial: MyBooking }) {
  const texts = useTexts();
  const actions = useMyBooking(token, initial);
  const { booking } = actions;
  if (booking === null) return <WrongLink />;
  const { activity, shift, shifts, state, begun, suspended } = booking;
  const open = state !== 'cancelled' && !begun;
  const coming = open && !suspended;
  const hours = timeTexts(texts, activity.times).join(' · ');
  // A shift that tells no time has the activity's hours (B70).
  const nameOf = ({ label, portugueseLabel, untimed }: MyBookingShift) =>
    [...(untimed ? [hours] : []), ...byBothClocks(texts.hours, label, portugueseLabel)].join(' · ');
  return (
    <div className="my-booking">
      <StateCard booking={booking} actions={actions} />
      <ActivityCard
        activity={activity}
        hours={hours || texts.activity.timeToBeTold}
        shift={shift && nameOf(shift)}
        coming={coming}
      />
      {state !== 'cancelled' && <PeopleCard booking={booking} actions={actions} changeable={coming} />}
      {booking.questions.length > 0 && <QuestionsCard booking={booking} actions={actions} />}
      {(shifts.length > 1 || actions.notice?.part === 'shift') && (
        <ShiftCard booking={booking} actions={actions} nameOf={nameOf} />
      )}
      <CancelCard actions={actions} open={open} />
      <p>
        <AgendaLink collaboratorId={null} />
      </p>
    </div>
  );
}

function WrongLink() {
  const labels = myBookingTexts(useLanguage()).wrongLink;
  return (
    <section className="card narrow" aria-labelledby="wrong-link">
      <h1 id="wrong-link">{labels.title}</h1>
      <p>{labels.text}</p>
      <AgendaLink collaboratorId={null} />
    </section>
  );
}
