import type { PublicActivity } from '@dehesa/domain/activities';
import { longDate } from '@dehesa/i18n/booking';
import { byBothClocks, timesInWords } from '@dehesa/i18n/hours';
import { useTexts } from '../../../lib/page-texts';

/** What a booking is for and where its answer goes: to be checked before it is sent, and read again after it. */
export function BookingSummary({
  activity,
  shift,
  people,
  email,
}: {
  activity: Pick<PublicActivity, 'date' | 'times' | 'shifts'>;
  /** Empty where none is chosen. */
  shift: string;
  people: number;
  email: string;
}) {
  const texts = useTexts();
  const labels = texts.form.summary;
  const chosen = activity.shifts.find(({ name }) => name === shift);
  // A shift that tells no time has the activity's hours (B70).
  const hours =
    activity.shifts.length === 0 || chosen?.untimed === true ? timesInWords(texts.hours, activity.times) : [];
  if (chosen) hours.push(...byBothClocks(texts.hours, chosen.label, chosen.portugueseLabel));
  return (
    <dl className="facts booking-summary">
      <div className="fact">
        <dt>{texts.activity.when}</dt>
        <dd>{[longDate(texts, activity.date), ...hours].join('\n')}</dd>
      </div>
      <div className="fact">
        <dt>{labels.people}</dt>
        <dd>{labels.count(people)}</dd>
      </div>
      {email !== '' && (
        <div className="fact wide">
          <dt>{labels.email}</dt>
          <dd className="booking-email">{email}</dd>
        </div>
      )}
    </dl>
  );
}
