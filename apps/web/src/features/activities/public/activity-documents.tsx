import type { PublicDocument } from '@dehesa/domain/activities';
import { fileSize } from '@dehesa/i18n/booking';
import { useTexts } from '../../../lib/page-texts';

/** What can be downloaded, each with its kind and size. */
export function ActivityDocuments({ documents }: { documents: readonly PublicDocument[] }) {
  const texts = useTexts();
  return (
    <section className="card" aria-labelledby="documents">
      <h2 id="documents">{texts.activity.documents}</h2>
      <ul className="link-list">
        {documents.map(({ id, name, url, extension, bytes }) => (
          <li key={id}>
            <a href={url} download>
              {name} <span className="hint">{`(${extension.toUpperCase()}, ${fileSize(texts, bytes)})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
