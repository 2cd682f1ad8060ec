import { activityAddress, type OtherPlaces, type PublicActivity } from '@dehesa/domain/activities';
import { longDate } from '@dehesa/i18n/booking';
import { byBothClocks, timesInWords } from '@dehesa/i18n/hours';
import { useTexts } from '../../../../lib/page-texts';
import { useFrame } from '../../../../lib/widget-frame';

/** Where a party that was refused for want of places fits: other shifts to take, other dates to go on at with what was typed. */
export function OtherPlacesChoice({
  other,
  people,
  activity,
  onShift,
  onDate,
}: {
  other: OtherPlaces;
  people: number;
  activity: Pick<PublicActivity, 'language' | 'collaboratorId'>;
  onShift: (name: string) => void;
  onDate: (slug: string) => void;
}) {
  const texts = useTexts();
  const labels = texts.form;
  const frame = useFrame();
  const shifts = other.shifts.filter(({ free }) => free >= people);
  if (shifts.length === 0 && other.dates.length === 0) return null;
  return (
    <>
      {shifts.length > 0 && (
        <>
          <p>{labels.otherShifts(people)}</p>
          <div className="button-row">
            {shifts.map(({ name, label, portugueseLabel, free }) => (
              <button key={name} type="button" className="button button-secondary" onClick={() => onShift(name)}>
                {byBothClocks(texts.hours, label, portugueseLabel).join(' · ')} · {labels.placesLeft(free)}
              </button>
            ))}
          </div>
        </>
      )}
      {other.dates.length > 0 && (
        <>
          <p>{labels.otherDates(people)}</p>
          <ul className="link-list">
            {other.dates.map(({ slug, date, times, free }) => (
              <li key={slug}>
                <a href={`${activityAddress(slug, { ...activity, ...frame })}#book`} onClick={() => onDate(slug)}>
                  {[longDate(texts, date), ...timesInWords(texts.hours, times)].join(' · ')}
                </a>{' '}
                <span className="hint">{labels.placesLeft(free)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
