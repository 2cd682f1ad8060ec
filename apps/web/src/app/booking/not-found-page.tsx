import { AgendaLink } from '../../features/activities/public/agenda-link';
import { useTexts } from '../../lib/page-texts';

/** An address that leads nowhere, or to an activity that is hidden. */
export function NotFoundPage() {
  const labels = useTexts().notFound;
  return (
    <section className="card narrow not-found">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1>{labels.title}</h1>
      <p>{labels.message}</p>
      <p className="hint">{labels.hint}</p>
      <AgendaLink collaboratorId={null} />
    </section>
  );
}
