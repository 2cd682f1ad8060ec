import { enquiryLimits } from '@dehesa/domain/inbox';
import { describedBy, fieldId, FieldNotes, LabelText, useFieldError } from '../../../lib/forms/field';

/** From here on it is told how much is left. */
const tellFrom = enquiryLimits.text - 200;

/** What is asked or wished, in sentences. */
export function LongTextField({
  name,
  label,
  hint,
  required,
  left,
  value,
  onChange,
}: {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  left: (count: number) => string;
  value: string;
  onChange: (value: string) => void;
}) {
  const error = useFieldError(name);
  return (
    <div className="field">
      <label htmlFor={fieldId(name)}>
        <LabelText label={label} required={required} />
      </label>
      <FieldNotes name={name} hint={hint} />
      <textarea
        id={fieldId(name)}
        name={name}
        rows={5}
        maxLength={enquiryLimits.text}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(name, hint, error)}
      />
      <p className="hint" role="status">
        {value.length >= tellFrom && left(enquiryLimits.text - value.length)}
      </p>
    </div>
  );
}
