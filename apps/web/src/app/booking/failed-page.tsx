import { useTexts } from '../../lib/page-texts';

/** Something is wrong on our side: said in few words, with a way to try again. */
export function FailedPage({ address }: { address: string }) {
  const labels = useTexts().failed;
  return (
    <section className="card narrow not-found">
      <h1>{labels.title}</h1>
      <p>{labels.message}</p>
      <p>
        <a className="button button-secondary" href={address}>
          {labels.again}
        </a>
      </p>
    </section>
  );
}
