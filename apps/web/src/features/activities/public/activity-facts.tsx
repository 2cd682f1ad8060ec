import {
  activityAddress,
  type PublicActivity,
  type PublicActivityPage,
  type PublicDocument,
} from '@dehesa/domain/activities';
import { foreignTo } from '@dehesa/domain/language-codes';
import { fileSize, longDate } from '@dehesa/i18n/booking';
import { byBothClocks } from '@dehesa/i18n/hours';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import { timeTexts } from './times-text';

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
        {activity.minutes !== null && <Fact label={labels.duration}>{labels.lasts(activity.minutes)}</Fact>}
        {(activity.free || activity.price !== '') && (
          <Fact label={labels.price}>
            <span lang={activity.foreign?.price}>{activity.free ? labels.free : activity.price}</span>
          </Fact>
        )}
        <Fact label={labels.municipality}>{activity.municipality}</Fact>
        {activity.meetingPoint !== '' && (
          <Fact label={labels.meetingPoint}>
            <span lang={activity.foreign?.meetingPoint}>{activity.meetingPoint}</span>
          </Fact>
        )}
        {activity.distanceMetres !== null && (
          <Fact label={labels.distance}>{labels.metres(activity.distanceMetres)}</Fact>
        )}
        {activity.difficulty !== null && (
          <Fact label={labels.difficulty}>{labels.difficulties[activity.difficulty]}</Fact>
        )}
        {activity.guideLanguages !== '' && (
          <Fact label={labels.guideLanguages}>
            <span lang={activity.foreign?.guideLanguages}>{activity.guideLanguages}</span>
          </Fact>
        )}
        <Fact label={labels.capacity}>
          {places}
          {activity.full && activity.suspension === null && <span className="badge">{labels.full}</span>}
          {uncertain && <span className="fact-note">{labels.uncertain(uncertain)}</span>}
        </Fact>
        <Fact label={labels.ages}>
          {ages}
          {!activity.childrenAllowed && <span className="fact-note">{labels.withoutChildren}</span>}
        </Fact>
        {activity.organizer !== '' && <Fact label={labels.organizer}>{activity.organizer}</Fact>}
        {takesPlace && activity.phone !== '' && (
          <Fact label={labels.contact}>
            <a href={`tel:${activity.phone.replace(/[^+\d]/g, '')}`}>{labels.call(activity.phone)}</a>
          </Fact>
        )}
      </dl>
      {takesPlace && activity.mapPicture !== null && (
        <img
          className="place-map"
          src={activity.mapPicture}
          alt={labels.mapOf(activity.municipality)}
          width={480}
          height={300}
          loading="lazy"
        />
      )}
      {takesPlace && (
        <p className="to-calendar button-row">
          <a className="button button-secondary" href={activityAddress(activity.slug, activity, '.ics')}>
            {labels.addToCalendar}
          </a>
          {activity.mapUrl !== null && (
            <a className="button button-secondary" href={activity.mapUrl} target="_blank" rel="noopener noreferrer">
              {labels.directions}
            </a>
          )}
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

/** Start and end, the shifts, or both where a shift tells no time (B70); with the Portuguese hour on the border (B48). */
function ActivityTimes({ activity }: { activity: PublicActivityPage }) {
  const texts = useTexts();
  const hours = timeTexts(texts, activity.times).join('\n');
  if (activity.shifts.length === 0) return <>{hours || texts.activity.timeToBeTold}</>;
  return (
    <>
      {activity.shifts.some(({ untimed }) => untimed) && hours}
      <ShiftList activity={activity} />
    </>
  );
}

function ShiftList({ activity }: { activity: PublicActivityPage }) {
  const texts = useTexts();
  const badge = activity.waitingList ? texts.activity.fullWaiting : texts.activity.full;
  return (
    <ul className="shift-list">
      {activity.shifts.map(({ name, label, portugueseLabel, full }) => (
        <li key={name}>
          {byBothClocks(texts.hours, label, portugueseLabel).join('\n')}
          {full && activity.suspension === null && <span className="badge">{badge}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What can be downloaded, each with its kind and size. */
export function ActivityDocuments({ documents }: { documents: readonly PublicDocument[] }) {
  const spoken = foreignTo(useLanguage());
  const texts = useTexts();
  return (
    <section className="card" aria-labelledby="documents">
      <h2 id="documents">{texts.activity.documents}</h2>
      <ul className="link-list">
        {documents.map(({ id, name, url, extension, bytes }) => (
          <li key={id}>
            <a href={url} download>
              <span lang={spoken}>{name}</span>{' '}
              <span className="hint">{`(${extension.toUpperCase()}, ${fileSize(texts, bytes)})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Description, what is included, and what to bring. */
export function ActivityDescription({ activity }: { activity: PublicActivity }) {
  const labels = useTexts().activity;
  const { foreign } = activity;
  const lists = [
    { id: 'includes', title: labels.includes, text: activity.includes, lang: foreign?.includes },
    {
      id: 'necessary',
      title: labels.necessaryMaterial,
      text: activity.necessaryMaterial,
      lang: foreign?.necessaryMaterial,
    },
    {
      id: 'recommended',
      title: labels.recommendedMaterial,
      text: activity.recommendedMaterial,
      lang: foreign?.recommendedMaterial,
    },
    {
      id: 'accessibility',
      title: labels.accessibility,
      text: activity.accessibility,
      lang: foreign?.accessibility,
    },
    { id: 'bad-weather', title: labels.badWeather, text: activity.badWeather, lang: foreign?.badWeather },
  ].filter(({ text }) => text !== '');
  return (
    <section className="card" aria-labelledby="description">
      <h2 id="description">{labels.description}</h2>
      {/* Cleaned by an allow list when it was saved (B45); the page's policy runs no inline script either. */}
      <div
        className="rich-text"
        lang={foreign?.description}
        dangerouslySetInnerHTML={{ __html: activity.description }}
      />
      {lists.map(({ id, title, text, lang }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id}>{title}</h3>
          <p className="plain-text" lang={lang}>
            {text}
          </p>
        </section>
      ))}
    </section>
  );
}
