import type { PublicPage } from '@dehesa/server/public-page';
import { useTexts } from '../../lib/page-texts';

type FailedPageData = Extract<PublicPage, { kind: 'failed' }>;

/** Something is wrong on our side: said in few words, with a way to try again; a form that was sent is sent as it was. */
export function FailedPage({ page: { address, away, reason, fields } }: { page: FailedPageData }) {
  const labels = useTexts().failed;
  if (fields !== null) {
    return (
      <section className="card narrow not-found">
        <h1>{labels.notStoredTitle}</h1>
        <p>{labels.notStored}</p>
        <form method="post" action={address}>
          {fields.map(([name, value], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same name may come more than once, and none moves
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button button-primary">
            {labels.sendAgain}
          </button>
        </form>
      </section>
    );
  }
  return (
    <section className="card narrow not-found">
      <h1>{reason?.title ?? labels.title}</h1>
      <p role={away ? 'status' : undefined}>{away ? labels.away : (reason?.message ?? labels.message)}</p>
      <p>
        <a className="button button-secondary" href={address}>
          {labels.again}
        </a>
      </p>
    </section>
  );
}
