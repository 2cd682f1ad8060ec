import type { PublicActivity } from '@dehesa/domain/activities';
import { ActivityDescription } from '../../features/activities/public/activity-description';
import { ActivityFacts } from '../../features/activities/public/activity-facts';
import { AvailabilityNotice } from '../../features/activities/public/availability-notice';
import { CalendarPoster } from '../../features/activities/public/calendar-poster';
import { BookingForm } from '../../features/reservations/booking/booking-form';
import { useTexts } from '../../lib/page-texts';

/** An activity as visitors see it (document 2 §2.8). */
export function ActivityPage({ activity, now }: { activity: PublicActivity; now: string }) {
  const texts = useTexts();
  const { imageUrl, title, subtitle, state, full, waitingList } = activity;
  const takesBookings = state === 'open' && (!full || waitingList);
  return (
    <article>
      <div className="hero">
        {imageUrl === null ? (
          <div className="hero-blank" />
        ) : (
          <img
            className="hero-image"
            src={imageUrl}
            alt={texts.activity.imageOf(title)}
            width="1366"
            height="768"
            fetchPriority="high"
          />
        )}
        <CalendarPoster date={activity.date} />
      </div>
      <div className="title-block">
        <p className="eyebrow">
          {activity.territory} · {activity.category}
        </p>
        <h1>{title}</h1>
        {subtitle !== '' && <p className="subtitle">{subtitle}</p>}
      </div>
      {takesBookings ? (
        <a className="button button-primary to-booking" href="#book">
          {full ? texts.form.waitingTitle : texts.form.title}
        </a>
      ) : (
        <AvailabilityNotice activity={activity} now={now} />
      )}
      <div className="columns">
        <div>
          <ActivityFacts activity={activity} />
          {takesBookings && <ActivityDescription activity={activity} />}
        </div>
        {takesBookings ? <Booking activity={activity} /> : <ActivityDescription activity={activity} />}
      </div>
    </article>
  );
}

function Booking({ activity }: { activity: PublicActivity }) {
  const texts = useTexts();
  return (
    <div id="book">
      {activity.earlyAccess && <p className="early-access">{texts.availability.earlyAccess}</p>}
      {activity.full && (
        <section className="card notice" aria-labelledby="waiting-list">
          <h2 id="waiting-list">{texts.availability.waitingTitle}</h2>
          <p>{texts.availability.waiting}</p>
        </section>
      )}
      <noscript>
        <p className="card notice">{texts.layout.withoutScript}</p>
      </noscript>
      <BookingForm activity={activity} />
    </div>
  );
}
