import type { TerritoryId } from '@dehesa/domain/access';
import {
  type Agenda,
  agendaAddress,
  agendaParameters,
  type AgendaPeriod,
  agendaPeriods,
  type AgendaView,
  audienceWords,
  type MinimumAge,
  periodWords,
  territoryWords,
} from '@dehesa/domain/activities';
import { defaultLanguage } from '@dehesa/domain/language-codes';
import type { AgendaTexts } from '@dehesa/i18n/agenda';

const ages: readonly MinimumAge[] = [0, 12, 16, 18];

export interface FilterProps {
  view: AgendaView;
  labels: AgendaTexts['filters'];
}

/** The handy dates: links that keep what else is looked for. */
export function PeriodLinks({ view, labels }: FilterProps) {
  const anyDate = view.period === null && view.from === null && view.to === null;
  const link = (period: AgendaPeriod | null, current: boolean, text: string) => (
    <a
      key={text}
      className="chip"
      href={agendaAddress({ ...view, period, from: null, to: null, pageIndex: 0 })}
      aria-current={current ? 'true' : undefined}
    >
      {text}
    </a>
  );
  return (
    <nav className="chips" aria-label={labels.when}>
      {link(null, anyDate, labels.anyDate)}
      {agendaPeriods.map((period) => link(period, view.period === period, labels.period[period]))}
    </nav>
  );
}

/** A plain form that asks by the address, and lands on what it found: it works without scripts, and can be shared. */
export function AgendaFilters({
  view,
  labels,
  territories,
}: FilterProps & { territories: readonly { id: TerritoryId; name: string }[] }) {
  const more = view.from !== null || view.to !== null || view.audience !== null || view.withChildren;
  return (
    <form className="card agenda-filters" method="get" action="/agenda#found" role="search" aria-label={labels.title}>
      {(view.language !== (view.unnamed ?? defaultLanguage) || view.embed !== undefined) && (
        <input type="hidden" name={agendaParameters.language} value={view.language} />
      )}
      {view.embed !== undefined && <input type="hidden" name={agendaParameters.embed} value={view.embed} />}
      {view.collaboratorId !== null && (
        <input type="hidden" name={agendaParameters.collaborator} value={view.collaboratorId} />
      )}
      {view.period !== null && <input type="hidden" name={agendaParameters.period} value={periodWords[view.period]} />}
      <div className="field">
        <label htmlFor="f-search">{labels.search}</label>
        <p className="hint" id="f-search-hint">
          {labels.searchHint}
        </p>
        <input
          id="f-search"
          type="search"
          name={agendaParameters.search}
          defaultValue={view.search}
          maxLength={100}
          aria-describedby="f-search-hint"
        />
      </div>
      <div className="field">
        <label htmlFor="f-territory">{labels.territory}</label>
        <select
          id="f-territory"
          name={agendaParameters.territory}
          defaultValue={view.territoryId === null ? '' : territoryWords[view.territoryId]}
        >
          <option value="">{labels.anywhere}</option>
          {territories.map(({ id, name }) => (
            <option key={id} value={territoryWords[id]}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <details className="agenda-more" open={more}>
        <summary>{labels.more}</summary>
        <div className="grid">
          <DateField name="from" label={labels.from} value={view.from} />
          <DateField name="to" label={labels.to} value={view.to} />
          <div className="field">
            <label htmlFor="f-audience">{labels.audience}</label>
            <select
              id="f-audience"
              name={agendaParameters.audience}
              defaultValue={view.audience === null ? '' : audienceWords[view.audience]}
            >
              <option value="">{labels.anyAudience}</option>
              {ages.map((age) => (
                <option key={age} value={audienceWords[age]}>
                  {labels.audiences(age)}
                </option>
              ))}
            </select>
          </div>
          <label className="check">
            <input type="checkbox" name={agendaParameters.children} value="1" defaultChecked={view.withChildren} />
            <span>{labels.withChildren}</span>
          </label>
        </div>
      </details>
      <button type="submit" className="button button-primary">
        {labels.submit}
      </button>
    </form>
  );
}

function DateField({ name, label, value }: { name: 'from' | 'to'; label: string; value: string | null }) {
  return (
    <div className="field">
      <label htmlFor={`f-${name}`}>{label}</label>
      <input id={`f-${name}`} type="date" name={agendaParameters[name]} defaultValue={value ?? ''} />
    </div>
  );
}

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
