import { activityAddress, type PublicActivityPage } from '@dehesa/domain/activities';
import { longDate } from '@dehesa/i18n/booking';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/page-texts';
import { ActivityTimes } from './activity-times';

/** Date, times, places, where, for whom: what people ask on the phone. */
export function ActivityFacts({ activity }: { activity: PublicActivityPage }) {
  const texts = useTexts();
  const labels = texts.activity;
  const places =
    activity.shifts.length > 0 ? labels.placesPerShift(activity.capacity) : labels.places(activity.capacity);
  const ages = activity.minimumAge === 0 ? labels.everybody : labels.fromAge(activity.minimumAge);
  const takesPlace = activity.state !== 'past' && activity.suspension === null;
  const uncertain = takesPlace ? activity.places.uncertain : null;
  return (
    <section className="card" aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {labels.facts}
      </h2>
      <dl className="facts">
        <Fact label={labels.when}>{longDate(texts, activity.date)}</Fact>
        <Fact label={activity.shifts.length > 0 ? labels.shifts : labels.time}>
          <ActivityTimes activity={activity} />
        </Fact>
        <Fact label={labels.municipality}>{activity.municipality}</Fact>
        {activity.meetingPoint !== '' && <Fact label={labels.meetingPoint}>{activity.meetingPoint}</Fact>}
        <Fact label={labels.capacity}>
          {places}
          {activity.full && <span className="badge">{labels.full}</span>}
          {uncertain && <span className="fact-note">{labels.uncertain(uncertain)}</span>}
        </Fact>
        <Fact label={labels.ages}>
          {ages}
          {!activity.childrenAllowed && <span className="fact-note">{labels.withoutChildren}</span>}
        </Fact>
        {activity.organizer !== '' && <Fact label={labels.organizer}>{activity.organizer}</Fact>}
      </dl>
      {takesPlace && (
        <p className="to-calendar">
          <a className="button button-secondary" href={activityAddress(activity.slug, activity, '.ics')}>
            {labels.addToCalendar}
          </a>
        </p>
      )}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
