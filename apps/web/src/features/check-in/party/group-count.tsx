import { noneUnnamed } from '@dehesa/domain/reservations';
import { useId, useState } from 'react';
import { useGuide } from '../guide-context';
import { comingWith, type Marked, type PersonState } from './merge-ticks';
import type { ListedParty, ListedPerson } from '../records';

/** How many without a name are in a group, and once it is there, how many of them came (B83): all, unless the guide says so. */
export function GroupCount({
  party,
  person,
  shown: { mark, cameWith },
  onMark,
}: {
  party: ListedParty;
  person: ListedPerson;
  shown: PersonState;
  onMark: (people: readonly Marked[], button: string) => void;
}) {
  const { texts } = useGuide();
  const labels = texts.list;
  const fieldId = useId();
  const [typed, setTyped] = useState(String(cameWith));
  const all = comingWith(party, person);
  const wanted = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const isPossible = wanted <= all;
  const who = <p className="guide-notes">{labels.unnamed(party.unnamed ?? noneUnnamed)}</p>;
  if (mark !== 'present') return who;
  return (
    <>
      {who}
      <form
        className="guide-count"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPossible || wanted === cameWith) return;
          onMark([{ person, mark, unnamed: wanted, before: mark, unnamedBefore: cameWith }], `count ${wanted}`);
        }}
      >
        <label htmlFor={fieldId}>{labels.howMany(all)}</label>
        <input
          id={fieldId}
          inputMode="numeric"
          maxLength={3}
          value={typed}
          aria-invalid={!isPossible}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="guide-small-button" aria-disabled={!isPossible || wanted === cameWith}>
          {labels.noteCount}
        </button>
      </form>
    </>
  );
}
