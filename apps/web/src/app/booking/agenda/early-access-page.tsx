import {
  agendaAddress,
  type AgendaView,
  earlyAccessAddress,
  type EarlyAccessPage as Selection,
  everyActivity,
} from '@dehesa/domain/activities';
import { agendaTexts, type EarlyAccessTexts, earlyAccessTexts } from '@dehesa/i18n/agenda';
import { longDate } from '@dehesa/i18n/booking';
import type { PublicPage } from '@dehesa/server/public-page';
import { AgendaCard } from '../../../features/activities/agenda/agenda-card';
import { useTexts } from '../../../lib/page-texts';

export type EarlyAccessPageData = Extract<PublicPage, { kind: 'earlyAccess' }>;

/** The activities that the guests of a collaborator may book ahead; like the agenda it runs no script. */
export function EarlyAccessPage({ page: { selection, language, languages } }: { page: EarlyAccessPageData }) {
  const labels = earlyAccessTexts(language);
  const shared = useTexts();
  const { collaborator, state, range, items } = selection;
  const unnamed = languages?.[0];
  const view: AgendaView = {
    ...everyActivity,
    language,
    unnamed,
    collaboratorId: collaborator?.id ?? null,
    pageIndex: 0,
  };
  const toAgenda = (
    <a className="button button-secondary" href={agendaAddress(view)}>
      {labels.toAgenda}
    </a>
  );
  if (collaborator === null) {
    return (
      <section className="card notice" aria-labelledby="selection">
        <h1 id="selection">{labels.missingTitle}</h1>
        <p>{labels.missing}</p>
        {toAgenda}
      </section>
    );
  }
  return (
    <>
      <p className="eyebrow">{labels.with(collaborator.name)}</p>
      <h1>{labels.title}</h1>
      {state !== 'open' ? (
        <section className="card notice" aria-labelledby="selection">
          <h2 id="selection">{labels.offTitle}</h2>
          <p>
            {labels.off}
            {state === 'upcoming' && range.opensOn !== null && ` ${labels.opensOn(longDate(shared, range.opensOn))}`}
          </p>
          {toAgenda}
        </section>
      ) : items.length === 0 ? (
        <section className="card notice" aria-labelledby="selection">
          <h2 id="selection">{labels.emptyTitle}</h2>
          <p>{labels.empty}</p>
        </section>
      ) : (
        <section aria-labelledby="selection">
          <p className="early-access">
            {labels.intro}
            {range.closesOn !== null && ` ${labels.until(longDate(shared, range.closesOn))}`}
          </p>
          <h2 id="selection">{labels.found(selection.total)}</h2>
          <ul className="agenda-list">
            {items.map((item, index) => (
              <AgendaCard key={item.id} first={index === 0} item={item} view={view} labels={agendaTexts(language)} />
            ))}
          </ul>
          <Pager selection={selection} view={view} labels={labels} />
        </section>
      )}
    </>
  );
}

function Pager({
  selection: { collaborator, pageIndex, pageCount },
  view: { language, unnamed },
  labels,
}: {
  selection: Selection;
  view: AgendaView;
  labels: EarlyAccessTexts;
}) {
  if (pageCount <= 1) return null;
  const address = (index: number) =>
    earlyAccessAddress(collaborator?.id ?? null, { language, unnamed, pageIndex: index });
  return (
    <nav className="agenda-pager" aria-label={labels.pages}>
      {pageIndex > 0 && (
        <a className="button button-secondary" rel="prev" href={address(pageIndex - 1)}>
          {labels.previous}
        </a>
      )}
      <span aria-current="page">{labels.page(pageIndex + 1, pageCount)}</span>
      {pageIndex + 1 < pageCount && (
        <a className="button button-secondary" rel="next" href={address(pageIndex + 1)}>
          {labels.next}
        </a>
      )}
    </nav>
  );
}
