import { type Agenda, agendaAddress, type AgendaView } from '@dehesa/domain/activities';
import type { AgendaTexts } from '@dehesa/i18n/agenda';

/** To the pages before and after, where there is more than one. */
export function AgendaPager({ agenda, view, labels }: { agenda: Agenda; view: AgendaView; labels: AgendaTexts }) {
  const { pageIndex, pageCount } = agenda;
  if (pageCount <= 1) return null;
  return (
    <nav className="agenda-pager" aria-label={labels.pages}>
      {pageIndex > 0 && (
        <a className="button button-secondary" rel="prev" href={agendaAddress({ ...view, pageIndex: pageIndex - 1 })}>
          {labels.previous}
        </a>
      )}
      <span aria-current="page">{labels.page(pageIndex + 1, pageCount)}</span>
      {pageIndex + 1 < pageCount && (
        <a className="button button-secondary" rel="next" href={agendaAddress({ ...view, pageIndex: pageIndex + 1 })}>
          {labels.next}
        </a>
      )}
    </nav>
  );
}
