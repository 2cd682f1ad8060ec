import { activityAddress, type PublicActivityPage, type PublicComplement } from '@dehesa/domain/activities';
import { longDate } from '@dehesa/i18n/booking';
import { useTexts } from '../../../lib/page-texts';
import { useFrame } from '../../../lib/widget-frame';

/** Coming activities that go well with this one. */
export function RelatedActivities({ activity }: { activity: PublicActivityPage }) {
  const texts = useTexts();
  const frame = useFrame();
  return (
    <section className="nearby-section" aria-labelledby="related">
      <h2 id="related">{texts.activity.related}</h2>
      <ul className="nearby">
        {activity.related.map(({ id, slug, title, foreign, date, municipality, smallImageUrl }) => (
          <li key={id} className="card nearby-card">
            {smallImageUrl !== null && (
              <img className="nearby-image" src={smallImageUrl} alt="" width="640" height="480" loading="lazy" />
            )}
            <div>
              <h3 lang={foreign?.title}>
                <a href={activityAddress(slug, { ...activity, ...frame })}>{title}</a>
              </h3>
              <p className="nearby-when">{longDate(texts, date)}</p>
              <p>{municipality}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What else there is to do nearby, organised by others: where, when, and how to reach them. */
export function ComplementaryActivities({ complements }: { complements: readonly PublicComplement[] }) {
  return (
    <section className="nearby-section" aria-labelledby="complements">
      <h2 id="complements">{useTexts().activity.complements}</h2>
      <ul className="nearby">
        {complements.map((complement) => (
          <Complement key={complement.id} complement={complement} />
        ))}
      </ul>
    </section>
  );
}

function Complement({ complement }: { complement: PublicComplement }) {
  const texts = useTexts();
  const labels = texts.activity;
  const { foreign, title, description, date, place, phone, url, smallImageUrl } = complement;
  return (
    <li className="card nearby-card">
      {smallImageUrl !== null && (
        <img className="nearby-image" src={smallImageUrl} alt="" width="640" height="480" loading="lazy" />
      )}
      <div>
        <h3 lang={foreign?.title}>{title}</h3>
        {date !== null && <p className="nearby-when">{longDate(texts, date)}</p>}
        {place !== '' && <p>{place}</p>}
        {/* Cleaned by an allow list when it was saved (B45). */}
        <div className="rich-text" lang={foreign?.description} dangerouslySetInnerHTML={{ __html: description }} />
        <ul className="link-list">
          {phone !== '' && (
            <li>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{labels.call(phone)}</a>
            </li>
          )}
          {url !== null && (
            <li>
              <a href={url} rel="noopener noreferrer">
                {labels.website(title)}
              </a>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
