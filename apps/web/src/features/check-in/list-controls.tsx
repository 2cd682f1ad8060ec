import type { Mark } from '@dehesa/domain/check-in';
import { useRef } from 'react';
import { useGuide } from './guide-context';
import type { ListView } from './list-view';
import type { CheckInList } from './records';
import { ScanDialog } from './scan-dialog';

const choices = ['all', 'open', 'present', 'absent'] as const;

/** Search, shift and state; each says how many there are. */
export function ListControls({
  list,
  view,
  counts,
  onChange,
}: {
  list: CheckInList;
  view: ListView;
  counts: Record<Mark, number>;
  onChange: (change: Partial<ListView>) => void;
}) {
  const labels = useGuide().texts.list;
  const search = useRef<HTMLInputElement>(null);
  const countOf = (show: ListView['show']) =>
    show === 'all' ? counts.present + counts.absent + counts.open : counts[show];
  return (
    <search className="guide-controls">
      <div className="field">
        <label htmlFor="guide-search">{labels.find}</label>
        <div className="guide-search">
          <input
            ref={search}
            id="guide-search"
            type="search"
            name="search"
            value={view.search}
            maxLength={100}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => onChange({ search: event.target.value })}
          />
          {view.search !== '' && (
            <button
              type="button"
              className="guide-small-button"
              onClick={() => {
                onChange({ search: '' });
                search.current?.focus();
              }}
            >
              <span aria-hidden="true">✕</span>
              <span className="visually-hidden">{labels.clear}</span>
            </button>
          )}
          <ScanDialog list={list} onFound={(reference) => onChange({ search: reference, shift: '', show: 'all' })} />
        </div>
      </div>
      {list.shifts.length > 1 && (
        <div className="field guide-shift">
          <label htmlFor="guide-shift">{labels.shift}</label>
          <select
            id="guide-shift"
            name="shift"
            value={view.shift}
            onChange={(event) => onChange({ shift: event.target.value })}
          >
            <option value="">{labels.allShifts}</option>
            {list.shifts.map((shift) => (
              <option key={shift} value={shift}>
                {shift}
              </option>
            ))}
          </select>
        </div>
      )}
      <fieldset className="guide-filters">
        <legend className="visually-hidden">{labels.show}</legend>
        {choices.map((show) => (
          <label key={show} className="guide-filter">
            <input
              type="radio"
              name="show"
              value={show}
              checked={view.show === show}
              onChange={() => onChange({ show })}
            />
            <span>
              <strong>{countOf(show)}</strong> {labels.filters[show]}
            </span>
          </label>
        ))}
      </fieldset>
    </search>
  );
}
