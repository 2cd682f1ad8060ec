import { activityAddress, type PublicActivityPage } from '@dehesa/domain/activities';
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
        {activity.related.map(({ id, slug, title, date, municipality, smallImageUrl }) => (
          <li key={id} className="card nearby-card">
            {smallImageUrl !== null && (
              <img className="nearby-image" src={smallImageUrl} alt="" width="640" height="480" loading="lazy" />
            )}
            <div>
              <h3>
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
