import { AgendaLink } from '../../features/activities/public/agenda-link';
import { useTexts } from '../../lib/page-texts';

/** An address that leads nowhere, to an activity that is hidden, or a link that was cut or mistyped. */
export function NotFoundPage({ link }: { link: 'cancellation' | 'signUp' | undefined }) {
  const { notFound } = useTexts();
  const labels = link === undefined ? notFound : notFound.links[link];
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
