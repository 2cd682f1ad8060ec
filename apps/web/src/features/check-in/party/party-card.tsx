import type { Mark } from '@dehesa/domain/check-in';
import { noneUnnamed, unnamedPeople } from '@dehesa/domain/reservations';
import { useGuide } from '../guide-context';
import { ownQueue } from '../guide-state';
import { madridTime } from '../../../lib/madrid-today';
import { GroupCount } from './group-count';
import { comingWith, type Marked, type PersonState, personState } from './merge-ticks';
import type { ListedParty, ListedPerson } from '../records';

/** `button` names what was tapped. */
type OnMark = (people: readonly Marked[], button: string) => void;

interface PartyCardProps {
  party: ListedParty;
  /** What says why nobody can be ticked yet, by its id; taking back is always possible (B64). */
  whyNot: string | undefined;
  onMark: OnMark;
}

/** The rows of a party: one tap for each person, or one for all. */
export function PartyCard({ party, whyNot, onMark }: PartyCardProps) {
  const { state, texts } = useGuide();
  const labels = texts.list;
  const { owner, device } = state;
  const { unnamed = noneUnnamed } = party;
  const waiting = new Set(ownQueue(state).map(({ nonce }) => nonce));
  const rows = party.people.map((person) => ({
    person,
    state: personState(
      person,
      (tick) => tick.by === owner?.name && tick.device === device,
      (tick) => waiting.has(tick.nonce),
    ),
  }));
  const open = rows.filter((row) => row.state.mark === 'open');
  const markAll = (found: typeof rows, mark: Mark) =>
    onMark(
      found.map(({ person, state: { mark: before } }) => ({ person, mark, before, ...allWith(party, person) })),
      `all ${mark}`,
    );
  const nameId = `party-${party.reservationId}`;
  const [booker] = party.people;
  return (
    <article className="guide-party" aria-labelledby={nameId}>
      <h3 id={nameId} className="guide-party-head">
        <span className="guide-party-name">
          {booker?.lastName}, {booker?.firstName}
        </span>{' '}
        <span className="guide-party-facts">
          {texts.people(party.people.length + unnamedPeople(unnamed))} · {party.reference}
        </span>
      </h3>
      {party.notes !== '' && (
        <p className="guide-notes">
          <strong>{labels.notes}:</strong> {party.notes}
        </p>
      )}
      <Answers answers={party.answers} />
      <ul className="guide-people">
        {rows.map(({ person, state: shown }) => (
          <li key={person.id}>
            <PersonRow party={party} person={person} shown={shown} whyNot={whyNot} onMark={onMark} />
            {comingWith(party, person) > 0 && (
              <GroupCount
                key={`${shown.mark} ${shown.cameWith}`}
                party={party}
                person={person}
                shown={shown}
                onMark={onMark}
              />
            )}
            <Answers answers={person.answers} />
          </li>
        ))}
      </ul>
      {whyNot === undefined && party.people.length > 1 && open.length > 0 && (
        <div className="guide-whole">
          <button type="button" className="guide-small-button" onClick={() => markAll(open, 'present')}>
            {open.length === party.people.length ? labels.wholeParty(open.length) : labels.wholeRest(open.length)}
          </button>
          {open.length === party.people.length && (
            <button type="button" className="guide-small-button" onClick={() => markAll(open, 'absent')}>
              {labels.nobody}
            </button>
          )}
        </div>
      )}
    </article>
  );
}

/** Whoever is not there, or taken back, is so with all that come along; so is who comes, unless a number says less. */
function allWith(party: ListedParty, person: ListedPerson) {
  const others = comingWith(party, person);
  return { unnamed: others, unnamedBefore: others };
}

interface PersonRowProps extends Pick<PartyCardProps, 'party' | 'whyNot' | 'onMark'> {
  person: ListedPerson;
  shown: PersonState;
}

function PersonRow({ party, person, shown, whyNot, onMark }: PersonRowProps) {
  const { texts } = useGuide();
  const labels = texts.list;
  const { mark, at, by, others, waits, cameWith } = shown;
  const name = `${person.firstName} ${person.lastName}`;
  const all = comingWith(party, person);
  const set = (wanted: Mark) =>
    onMark(
      [
        {
          person,
          mark: mark === wanted ? 'open' : wanted,
          unnamed: all,
          before: mark,
          unnamedBefore: mark === 'present' ? cameWith : all,
        },
      ],
      wanted,
    );
  const tooEarly = (wanted: Mark) =>
    whyNot !== undefined && mark !== wanted && { disabled: true, 'aria-describedby': whyNot };
  const facts = [
    mark === 'present' && at !== null ? labels.cameAt(madridTime(at)) : mark === 'absent' ? labels.absent : '',
    by === null ? '' : labels.byOther(whoOf(by, labels.somebody)),
    waits ? labels.waits : '',
  ].filter((fact) => fact !== '');
  return (
    <>
      <div className="guide-row" data-mark={mark}>
        <button
          type="button"
          className="guide-came"
          aria-pressed={mark === 'present'}
          onClick={() => set('present')}
          {...tooEarly('present')}
        >
          <span className="guide-check" aria-hidden="true">
            {mark === 'present' ? '✓' : mark === 'absent' ? '✕' : ''}
          </span>
          <span className="visually-hidden">{labels.came}: </span>
          <span className="guide-name">
            {name}
            {person.kind === 'child' && <span className="guide-child"> ({labels.child})</span>}
          </span>
          {facts.length > 0 && <span className="guide-mark">{facts.join(' · ')}</span>}
        </button>
        <button
          type="button"
          className="guide-absent"
          aria-pressed={mark === 'absent'}
          aria-label={`${labels.absent}: ${name}`}
          onClick={() => set('absent')}
          {...tooEarly('absent')}
        >
          {labels.absent}
        </button>
      </div>
      {others.map(({ tick, agrees }) => (
        <p key={tick.nonce} className="guide-note">
          {(agrees ? labels.alsoBy : labels.contradicted)(whoOf(tick, labels.somebody), madridTime(tick.at))}
        </p>
      ))}
    </>
  );
}

/** "Ana Durán (Android K7)", as far as it is known. */
function whoOf({ by, device }: { by: string; device: string }, somebody: string): string {
  const who = by === '' ? somebody : by;
  return device === '' ? who : `${who} (${device})`;
}

/** A list that a device keeps from before there were questions has none. */
function Answers({ answers = [] }: { answers: ListedPerson['answers'] | undefined }) {
  const { language } = useGuide();
  return answers.map(({ question, label, value }) => (
    <p key={question} className="guide-notes">
      <strong>{label[language]}:</strong> {value[language]}
    </p>
  ));
}
