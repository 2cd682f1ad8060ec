import type { PublicActivity } from '@dehesa/domain/activities';
import { useTexts } from '../../../lib/page-texts';
import { bothHours, timeTexts } from './times-text';

/** Start and end, or the shifts; with the Portuguese hour where the activity lies on the border (B48). */
export function ActivityTimes({ activity }: { activity: PublicActivity }) {
  const texts = useTexts();
  if (activity.shifts.length > 0) return <ShiftList activity={activity} />;
  return <>{timeTexts(texts, activity.times).join(' · ') || texts.activity.timeToBeTold}</>;
}

function ShiftList({ activity }: { activity: PublicActivity }) {
  const texts = useTexts();
  const badge = activity.waitingList ? texts.activity.fullWaiting : texts.activity.full;
  return (
    <ul className="shift-list">
      {activity.shifts.map(({ name, portugueseName, full }) => (
        <li key={name}>
          {portugueseName === null ? name : bothHours(texts, name, portugueseName).join(' · ')}
          {full && <span className="badge">{badge}</span>}
        </li>
      ))}
    </ul>
  );
}
