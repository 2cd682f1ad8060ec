import { useTexts } from '../../../lib/page-texts';
import { birthDateParts, joinBirthDate } from './draft/booking-draft';
import { describedBy, fieldId, FieldNotes, LabelText, useFieldError } from '../../../lib/forms/field';

const digits = (value: string, max: number) => value.replace(/\D/g, '').slice(0, max);

/** Day, month and year in three fields: nobody should have to page a calendar back to 1948. */
export function BirthDateField({
  name,
  hint,
  value,
  onChange,
  autoComplete = false,
}: {
  name: string;
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  autoComplete?: boolean;
}) {
  const texts = useTexts();
  const labels = texts.form;
  const error = useFieldError(name);
  const parts = birthDateParts(value);
  const part = (key: keyof typeof parts) => ({
    name: `${name}.${key}`,
    value: parts[key],
    autoComplete: autoComplete ? `bday-${key}` : 'off',
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(name, undefined, error),
    'aria-required': true,
  });
  return (
    <fieldset className="field birth-date" data-birth-date={name} aria-describedby={describedBy(name, hint, error)}>
      <legend>
        <LabelText label={labels.birthDate} required />
      </legend>
      <FieldNotes name={name} hint={hint} />
      <div className="date-parts">
        <label>
          <span>{labels.day}</span>
          <input
            {...part('day')}
            id={fieldId(name)}
            inputMode="numeric"
            maxLength={2}
            onChange={(event) => onChange(joinBirthDate({ ...parts, day: digits(event.target.value, 2) }))}
          />
        </label>
        <label>
          <span>{labels.month}</span>
          <select
            {...part('month')}
            onChange={(event) => onChange(joinBirthDate({ ...parts, month: event.target.value }))}
          >
            <option value="">{labels.chooseMonth}</option>
            {texts.calendar.months.map((month, index) => (
              <option key={month} value={String(index + 1)}>
                {month}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{labels.year}</span>
          <input
            {...part('year')}
            inputMode="numeric"
            maxLength={4}
            onChange={(event) => onChange(joinBirthDate({ ...parts, year: digits(event.target.value, 4) }))}
          />
        </label>
      </div>
    </fieldset>
  );
}
