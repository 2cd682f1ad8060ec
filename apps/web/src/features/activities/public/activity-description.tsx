import type { PublicActivity } from '@dehesa/domain/activities';
import { useTexts } from '../../../lib/page-texts';

/** Description, what is included, and what to bring. */
export function ActivityDescription({ activity }: { activity: PublicActivity }) {
  const labels = useTexts().activity;
  const lists = [
    { id: 'includes', title: labels.includes, text: activity.includes },
    { id: 'necessary', title: labels.necessaryMaterial, text: activity.necessaryMaterial },
    { id: 'recommended', title: labels.recommendedMaterial, text: activity.recommendedMaterial },
  ].filter(({ text }) => text !== '');
  return (
    <section className="card" aria-labelledby="description">
      <h2 id="description">{labels.description}</h2>
      {/* Cleaned by an allow list when it was saved (B45); the page's policy runs no inline script either. */}
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: activity.description }} />
      {lists.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id}>{title}</h3>
          <p className="plain-text">{text}</p>
        </section>
      ))}
    </section>
  );
}
