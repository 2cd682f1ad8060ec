import { attendanceDay, attendanceOpen } from '@dehesa/domain/check-in';
import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { useState } from 'react';
import { useGuide } from './guide-context';
import { ListControls } from './list-controls';
import { byShift, type ListView, shownParties, wholeList } from './list-view';
import { countMarks, type Marked } from './party/merge-ticks';
import { PartyCard } from './party/party-card';
import type { CheckInList, ListedParty } from './records';
import { type Said, SaidBar } from './said-bar';
import { tapGuard } from './tap-guard';

/** Names the sentence that says from when one can tick. */
const notYetId = 'guide-not-yet';

/** The list itself: numbers, search, and a row for each person. */
export function CheckInBoard({ list }: { list: CheckInList }) {
  const { guide, state, texts } = useGuide();
  const labels = texts.list;
  const [view, setView] = useState<ListView>(wholeList);
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const [said, setSaid] = useState<Said>();
  const [isSameTap] = useState(tapGuard);
  const counts = countMarks(list.parties);
  const expected = counts.present + counts.absent + counts.open;
  const open = attendanceOpen(list.activity, state.today);
  const parties = shownParties(list, view, touched);

  const change = (changes: Partial<ListView>) => {
    setView({ ...view, ...changes });
    setTouched(new Set());
  };

  function mark(party: ListedParty, people: readonly Marked[], button: string) {
    const [first] = people;
    if (first === undefined) return;
    if (isSameTap(`${first.person.id} ${button}`)) return;
    const marks = people.map(({ person, mark, unnamed }) => ({ personId: person.id, mark, unnamed }));
    guide.tick(list.activity.id, marks);
    setTouched(new Set(touched).add(party.reservationId));
    setSaid({
      name: `${first.person.firstName} ${first.person.lastName}`,
      mark: first.mark,
      people: people.reduce((sum, { unnamed }) => sum + 1 + unnamed, 0),
      undo: () => {
        guide.tick(
          list.activity.id,
          people.map(({ person, before, unnamedBefore }) => ({
            personId: person.id,
            mark: before,
            unnamed: unnamedBefore,
          })),
        );
        setSaid(undefined);
      },
    });
  }

  if (list.parties.length === 0) {
    return (
      <div className="card">
        <p>
          <strong>{labels.empty}</strong>
        </p>
        <p className="hint">{labels.emptyHint}</p>
      </div>
    );
  }
  const groups = byShift(parties);
  return (
    <>
      <div className="guide-progress">
        <p aria-live="polite">
          <strong>{labels.progress(counts.present, expected)}</strong>
        </p>
        <progress max={expected} value={counts.present} aria-label={labels.progress(counts.present, expected)} />
      </div>
      {!open && (
        <p className="guide-facts" id={notYetId}>
          {labels.notYet(formatDayMonthYear(attendanceDay(list.activity)))}
        </p>
      )}
      <ListControls list={list} view={view} counts={counts} onChange={change} />
      {groups.map(({ shift, parties: group }) => (
        <section key={shift ?? ''} aria-label={shift ?? labels.noShift}>
          {list.shifts.length > 0 && <h2 className="guide-group">{shift ?? labels.noShift}</h2>}
          <ul className="guide-parties">
            {group.map((party) => (
              <li key={party.reservationId}>
                <PartyCard
                  party={party}
                  whyNot={open ? undefined : notYetId}
                  onMark={(people, button) => mark(party, people, button)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {parties.length === 0 && (
        <div className="card" role="status">
          <p>
            <strong>{labels.nothingFound}</strong>
          </p>
          <p className="hint">{labels.nothingFoundHint}</p>
          <button type="button" className="button button-secondary" onClick={() => change(wholeList)}>
            {labels.showAll}
          </button>
        </div>
      )}
      <SaidBar said={said} onClose={() => setSaid(undefined)} />
    </>
  );
}
