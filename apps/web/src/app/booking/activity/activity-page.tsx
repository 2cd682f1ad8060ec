import { type PublicActivityPage, takesBookings } from '@dehesa/domain/activities';
import { foreignTo } from '@dehesa/domain/language-codes';
import { useEffect, useState } from 'react';
import {
  ActivityDescription,
  ActivityDocuments,
  ActivityFacts,
} from '../../../features/activities/public/activity-facts';
import { AfterwardsSection } from '../../../features/activities/public/afterwards-section';
import { AgendaLink } from '../../../features/activities/public/agenda-link';
import { AvailabilityNotice } from '../../../features/activities/public/availability-notice';
import { CalendarPoster } from '../../../features/activities/public/calendar-poster';
import { PictureGallery } from '../../../features/activities/public/picture-gallery';
import { ComplementaryActivities, RelatedActivities } from '../../../features/activities/public/related-activities';
import { BookingForm } from '../../../features/reservations/booking/booking-form';
import { readReceipt, readUnsent } from '../../../features/reservations/booking/draft/draft-storage';
import { AskOrganiser } from '../../../features/reservations/enquiry/ask-organiser';
import { mediumImage, smallImage } from '../../../lib/files/image-sizes';
import { useTexts } from '../../../lib/page-texts';

/** An activity as visitors see it (U30). */
export function ActivityPage({ activity, now }: { activity: PublicActivityPage; now: string }) {
  const texts = useTexts();
  const { imageUrl, title, subtitle, foreign, state, full } = activity;
  const open = takesBookings(activity);
  const takesPlace = state !== 'past' && activity.suspension === null;
  const begunHere = useBegunHere(activity.slug) && takesPlace;
  return (
    <article>
      <AgendaLink collaboratorId={activity.collaboratorId} look="link" />
      <div className="hero">
        {imageUrl === null ? (
          <div className="hero-blank" />
        ) : (
          <img
            className="hero-image"
            src={imageUrl}
            srcSet={`${smallImage(imageUrl)} 640w, ${mediumImage(imageUrl)} 960w, ${imageUrl} 1366w`}
            sizes="(min-width: 74rem) 74rem, 100vw"
            alt={texts.activity.imageOf(title)}
            width="1366"
            height="768"
            fetchPriority="high"
          />
        )}
        <CalendarPoster date={activity.date} />
      </div>
      <div className="title-block">
        <p className="eyebrow" lang={foreignTo(activity.language)}>
          {activity.territory} · {activity.category}
        </p>
        <h1 lang={foreign?.title}>{title}</h1>
        {subtitle !== '' && (
          <p className="subtitle" lang={foreign?.subtitle}>
            {subtitle}
          </p>
        )}
      </div>
      {open ? (
        <a className="button button-primary to-booking" href="#book">
          {full ? texts.form.waitingTitle : texts.form.title}
        </a>
      ) : (
        // Who has one of its places, or asks for one yet, is not told first that none is left.
        !(begunHere && state === 'open') && <AvailabilityNotice activity={activity} now={now} />
      )}
      <AfterwardsSection activity={activity} />
      <div className="columns">
        <div>
          <ActivityFacts activity={activity} />
          {takesPlace && !open && <WithoutScript />}
          {takesPlace && <AskOrganiser activity={activity} groups={state !== 'closed'} />}
          {(open || begunHere) && <Telling activity={activity} />}
        </div>
        {open || begunHere ? (
          <Booking activity={activity} />
        ) : (
          <div>
            <Telling activity={activity} />
          </div>
        )}
      </div>
      {activity.related.length > 0 && <RelatedActivities activity={activity} />}
      {activity.complements.length > 0 && <ComplementaryActivities complements={activity.complements} />}
    </article>
  );
}

/**
 * Whether this tab keeps a booking of the activity that was not answered yet, or the answer to one: it is sent again, or told, also
 * where nobody else can book any more. Known once the page is live.
 */
function useBegunHere(slug: string): boolean {
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(readUnsent(slug) !== null || readReceipt(slug) !== undefined), [slug]);
  return begun;
}

/** What it is like: words, pictures, documents. */
function Telling({ activity }: { activity: PublicActivityPage }) {
  const labels = useTexts().activity;
  return (
    <>
      <ActivityDescription activity={activity} />
      {activity.gallery.length > 0 && (
        <section className="card" aria-labelledby="gallery">
          <h2 id="gallery">{labels.gallery}</h2>
          <PictureGallery pictures={activity.gallery} title={labels.gallery} />
        </section>
      )}
      {activity.documents.length > 0 && <ActivityDocuments documents={activity.documents} />}
    </>
  );
}

/** Once on a page: above its form, or above the questions where there is none. */
function WithoutScript() {
  return (
    <noscript>
      <p className="card notice">{useTexts().layout.withoutScript}</p>
    </noscript>
  );
}

function Booking({ activity }: { activity: PublicActivityPage }) {
  const texts = useTexts();
  return (
    <div id="book">
      {activity.earlyAccess && <p className="early-access">{texts.availability.earlyAccess}</p>}
      {activity.full && takesBookings(activity) && (
        <section className="card notice" aria-labelledby="waiting-list">
          <h2 id="waiting-list">{texts.availability.waitingTitle}</h2>
          <p>{texts.availability.waiting}</p>
        </section>
      )}
      <WithoutScript />
      <BookingForm activity={activity} />
    </div>
  );
}
