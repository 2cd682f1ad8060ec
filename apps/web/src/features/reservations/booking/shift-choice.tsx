import type { PublicActivity } from '@dehesa/domain/activities';
import { useTexts } from '../../../lib/page-texts';
import { RadioCards } from './choice-fields';

/** The shifts as cards; a full one can be chosen only for its waiting list (B14). */
export function ShiftChoice({
  activity,
  value,
  onChange,
}: {
  activity: PublicActivity;
  value: string;
  onChange: (shift: string) => void;
}) {
  const texts = useTexts();
  const { shifts, waitingList } = activity;
  return (
    <div className="card group">
      <RadioCards
        name="shift"
        tall
        legend={texts.form.shift}
        hint={texts.form.shiftHint}
        value={value}
        onChange={onChange}
        options={shifts.map(({ name, label, portugueseLabel, full }) => ({
          value: name,
          disabled: full && !waitingList,
          label: (
            <>
              {label}
              {portugueseLabel !== null && <span className="hint"> {texts.hours.portuguese(portugueseLabel)}</span>}
              {full && <span className="badge">{waitingList ? texts.activity.fullWaiting : texts.activity.full}</span>}
            </>
          ),
        }))}
      />
    </div>
  );
}
