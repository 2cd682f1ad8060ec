import { type PublicActivity, shortTime } from '@dehesa/domain/activities';
import type { BookingTexts } from '@dehesa/i18n/booking';
import { useTexts } from '../../../lib/page-texts';

/** Start and end, or the shifts; with the Portuguese hour where the activity lies on the border (B48). */
export function ActivityTimes({ activity }: { activity: PublicActivity }) {
  const texts = useTexts();
  if (activity.shifts.length > 0) return <ShiftList activity={activity} />;
  const { start, end, portugueseStart, portugueseEnd } = activity.times;
  const spanish = range(texts, start, end);
  if (spanish === null) return <>{texts.activity.timeToBeTold}</>;
  const portuguese = range(texts, portugueseStart, portugueseEnd);
  return <>{portuguese === null ? spanish : bothHours(texts, spanish, portuguese)}</>;
}

function ShiftList({ activity }: { activity: PublicActivity }) {
  const texts = useTexts();
  const badge = activity.waitingList ? texts.activity.fullWaiting : texts.activity.full;
  return (
    <ul className="shift-list">
      {activity.shifts.map(({ name, portugueseName, full }) => (
        <li key={name}>
          {portugueseName === null ? name : bothHours(texts, name, portugueseName)}
          {full && <span className="badge">{badge}</span>}
        </li>
      ))}
    </ul>
  );
}

function range(texts: BookingTexts, start: string | null, end: string | null): string | null {
  if (start !== null && end !== null) return texts.activity.from(shortTime(start), shortTime(end));
  if (start !== null) return texts.activity.starting(shortTime(start));
  return end === null ? null : texts.activity.until(shortTime(end));
}

function bothHours(texts: BookingTexts, spanish: string, portuguese: string): string {
  return `${texts.activity.spanishHour(spanish)} · ${texts.activity.portugueseHour(portuguese)}`;
}
