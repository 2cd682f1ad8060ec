import type { PublicActivity } from '@dehesa/domain/activities';
import { useTexts } from '../../../lib/page-texts';
import { RadioCards } from './choice-fields';

/** The shifts as cards, each with its free places; one without room for the party can be chosen only to wait (B14). */
export function ShiftChoice({
  activity,
  people,
  value,
  onChange,
}: {
  activity: Pick<PublicActivity, 'shifts' | 'waitingList'>;
  people: number;
  value: string;
  onChange: (shift: string) => void;
}) {
  const texts = useTexts();
  const labels = texts.form;
  const { shifts, waitingList } = activity;
  return (
    <div className="card group">
      <RadioCards
        name="shift"
        tall
        legend={labels.shift}
        hint={labels.shiftHint}
        value={value}
        onChange={onChange}
        options={shifts.map(({ name, label, portugueseLabel, free, full }) => ({
          value: name,
          disabled: free < people && !waitingList,
          label: (
            <>
              {label}
              {portugueseLabel !== null && <span className="hint"> {texts.hours.portuguese(portugueseLabel)}</span>}
              {full ? (
                <span className="badge">{waitingList ? texts.activity.fullWaiting : texts.activity.full}</span>
              ) : (
                <span className="hint">
                  {free < people ? labels.noRoom(free, people, waitingList) : labels.placesLeft(free)}
                </span>
              )}
            </>
          ),
        }))}
      />
    </div>
  );
}
