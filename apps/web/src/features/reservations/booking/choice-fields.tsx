import type { ReactNode } from 'react';
import { describedBy, fieldId, FieldNotes, LabelText, useFieldError } from '../../../lib/forms/field';

interface Option {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

/** One of a few, as large cards; the first one takes the focus when the choice is missing. */
export function RadioCards({
  name,
  legend,
  hint,
  options,
  tall = false,
  short = false,
  required = true,
  legendLanguage = null,
  value,
  onChange,
}: {
  name: string;
  legend: string;
  hint?: string | undefined;
  /** Options with more than a word each. */
  tall?: boolean;
  /** Options of one digit each, one of which is always chosen. */
  short?: boolean;
  required?: boolean;
  /** Of the legend, where it is not the page's. */
  legendLanguage?: string | null;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
}) {
  const error = useFieldError(name);
  const firstEnabled = options.findIndex((option) => option.disabled !== true);
  return (
    <fieldset className="field wide" aria-describedby={describedBy(name, hint, error)}>
      <legend>{short ? legend : <LabelText label={legend} required={required} language={legendLanguage} />}</legend>
      <FieldNotes name={name} hint={hint} />
      <div className={`radio-cards${tall ? ' radio-cards-tall' : ''}${short ? ' radio-cards-short' : ''}`}>
        {options.map((option, index) => (
          <label key={option.value} className="radio-card">
            <input
              type="radio"
              id={index === firstEnabled ? fieldId(name) : undefined}
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              aria-describedby={describedBy(name, undefined, error)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function CheckField({
  name,
  label,
  required,
  checked,
  onChange,
}: {
  name: string;
  label: ReactNode;
  required: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const error = useFieldError(name);
  return (
    <div className="field">
      <FieldNotes name={name} />
      <label className="check">
        <input
          type="checkbox"
          id={fieldId(name)}
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(name, undefined, error)}
        />
        <span>
          {label} {required && <span aria-hidden="true">*</span>}
        </span>
      </label>
    </div>
  );
}
