import type { PublicActivity } from '@dehesa/domain/activities';
import type { CompanionInput } from '@dehesa/domain/reservations';
import { useTexts } from '../../../../lib/page-texts';
import { RadioCards } from '../choice-fields';
import { largestParty, type PartySize, resized, sizeOf } from './party';

/** Of its title, to which the focus goes from companions that are gone. */
export const partyTitle = 'party';

/** How many come, asked first: by it the form has its people and each shift tells whether they fit. */
export function PartySizeChoice({
  activity,
  companions,
  onChange,
}: {
  activity: Pick<PublicActivity, 'childrenAllowed' | 'shifts' | 'places' | 'waitingList'>;
  companions: readonly CompanionInput[];
  onChange: (companions: CompanionInput[]) => void;
}) {
  const labels = useTexts().form;
  const size = sizeOf(companions);
  const people = size.adults + size.children;
  const change = (part: Partial<PartySize>) => onChange(resized(companions, { ...size, ...part }));
  const upTo = (least: number, others: number) =>
    Array.from({ length: largestParty + 1 - least }, (_, index) => index + least)
      .filter((count) => count <= (least === 0 ? largestParty - 1 : largestParty))
      .map((count) => ({ value: String(count), label: count, disabled: count + others > largestParty }));
  const { free } = activity.places;
  return (
    <section className="card group" aria-labelledby={partyTitle}>
      <h3 id={partyTitle} tabIndex={-1}>
        {labels.party}
      </h3>
      <p className="hint">{labels.companionsHint}</p>
      <RadioCards
        name="party.adults"
        short
        legend={labels.partyAdults}
        options={upTo(1, size.children)}
        value={String(size.adults)}
        onChange={(count) => change({ adults: Number(count) })}
      />
      {activity.childrenAllowed && (
        <RadioCards
          name="party.children"
          short
          legend={labels.partyChildren}
          options={upTo(0, size.adults)}
          value={String(size.children)}
          onChange={(count) => change({ children: Number(count) })}
        />
      )}
      {!activity.childrenAllowed && <p className="hint">{labels.noChildren}</p>}
      {activity.shifts.length === 0 && free > 0 && (
        <p className={free < people ? 'field-error' : 'hint'} role="status">
          {free < people ? labels.noRoom(free, people, activity.waitingList) : labels.placesLeft(free)}
        </p>
      )}
    </section>
  );
}
