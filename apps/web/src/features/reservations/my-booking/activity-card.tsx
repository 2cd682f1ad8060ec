import type { MyBooking } from '@dehesa/domain/reservations';
import { longDate } from '@dehesa/i18n/booking';
import { myBookingTexts } from '@dehesa/i18n/my-booking';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../lib/page-texts';

/** When and where, and what to bring. `hours` are those of the schedule, `shift` the party's, with them where it tells no time (B70). */
export function ActivityCard({
  activity,
  hours,
  shift,
  coming,
}: {
  activity: MyBooking['activity'];
  hours: string;
  shift: string | null;
  /** What to bring interests who comes. */
  coming: boolean;
}) {
  const pageTexts = useTexts();
  const labels = myBookingTexts(useLanguage()).activity;
  return (
    <section className="card" aria-labelledby="my-activity">
      <h2 id="my-activity" lang={activity.foreign?.title}>
        {activity.slug === null ? activity.title : <a href={`/actividad/${activity.slug}`}>{activity.title}</a>}
      </h2>
      <dl className="facts">
        <Fact label={labels.when}>{longDate(pageTexts, activity.date)}</Fact>
        <Fact label={shift === null ? labels.time : labels.shift}>{shift ?? hours}</Fact>
        {activity.meetingPoint !== '' && <Fact label={labels.where}>{activity.meetingPoint}</Fact>}
        <Fact label={labels.municipality}>
          {activity.municipality}
          {activity.mapUrl !== null && (
            <a className="my-booking-map" href={activity.mapUrl} target="_blank" rel="noopener noreferrer">
              {labels.map}
            </a>
          )}
        </Fact>
        {coming && activity.necessaryMaterial !== '' && (
          <Fact label={labels.necessary} lang={activity.foreign?.necessaryMaterial}>
            {activity.necessaryMaterial}
          </Fact>
        )}
        {coming && activity.recommendedMaterial !== '' && (
          <Fact label={labels.recommended} lang={activity.foreign?.recommendedMaterial}>
            {activity.recommendedMaterial}
          </Fact>
        )}
        {activity.phone !== '' && (
          <Fact label={labels.phone}>
            <a href={`tel:${activity.phone.replaceAll(/[^\d+]/g, '')}`}>{activity.phone}</a>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, lang, children }: { label: string; lang?: string | undefined; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}
