import { agendaAddress, everyActivity, isFiltered } from '@dehesa/domain/activities';
import { type AgendaTexts, agendaTexts } from '@dehesa/i18n/agenda';
import type { PublicPage } from '@dehesa/server/public-page';
import { AgendaCard } from '../../../features/activities/agenda/agenda-card';
import { AgendaFilters, AgendaPager, PeriodLinks } from '../../../features/activities/agenda/agenda-filters';

export type AgendaPageData = Extract<PublicPage, { kind: 'agenda' }>;

/** What can be booked, soonest first: all of it is links and one form, so the browser runs nothing for it. */
export function AgendaPage({ page, origin }: { page: AgendaPageData; origin: string }) {
  const { view, agenda, territories } = page;
  const labels = agendaTexts(page.language);
  const everything = agendaAddress({ ...view, ...everyActivity, pageIndex: 0 });
  const filtered = isFiltered(view);
  return (
    <>
      <h1>{labels.title}</h1>
      {agenda.collaboratorId !== null && <p className="early-access">{labels.earlyAccessIntro}</p>}
      <PeriodLinks view={view} labels={labels.filters} />
      <AgendaFilters view={view} labels={labels.filters} territories={territories} />
      {agenda.total === 0 ? (
        <NothingFound filtered={filtered} everything={everything} labels={labels} />
      ) : (
        <section aria-labelledby="found">
          <div className="agenda-found">
            <h2 id="found">{labels.found(agenda.total)}</h2>
            {filtered && <a href={everything}>{labels.filters.clear}</a>}
          </div>
          <ul className="agenda-list">
            {agenda.items.map((item, index) => (
              <AgendaCard key={item.id} first={index === 0} item={item} view={view} labels={labels} />
            ))}
          </ul>
          <AgendaPager agenda={agenda} view={view} labels={labels} />
        </section>
      )}
      {agenda.total > 0 && (
        <Subscription address={agendaAddress({ ...view, pageIndex: 0 }, '.ics')} origin={origin} labels={labels} />
      )}
    </>
  );
}

function NothingFound({
  filtered,
  everything,
  labels,
}: {
  filtered: boolean;
  everything: string;
  labels: AgendaTexts;
}) {
  return (
    <section className="card notice" aria-labelledby="found">
      <h2 id="found">{filtered ? labels.emptyTitle : labels.nothingTitle}</h2>
      <p>{filtered ? labels.empty : labels.nothing}</p>
      {filtered && (
        <a className="button button-secondary" href={everything}>
          {labels.filters.clear}
        </a>
      )}
    </section>
  );
}

function Subscription({ address, origin, labels }: { address: string; origin: string; labels: AgendaTexts }) {
  return (
    <section className="card agenda-subscription" aria-labelledby="subscription">
      <h2 id="subscription">{labels.subscribeTitle}</h2>
      <p>
        <a className="button button-secondary" href={address} download>
          {labels.subscribe}
        </a>
      </p>
      <p className="hint">
        {labels.subscribeHint} <code>{`${origin}${address}`}</code>
      </p>
    </section>
  );
}
