import { createContext, type InputHTMLAttributes, type ReactNode, useContext } from 'react';
import { useTexts } from '../page-texts';

/** What is wrong with which field, by the field's name: `booker.email`, `companions.0.identity`. */
export type FieldErrors = Readonly<Record<string, string>>;

const ErrorsContext = createContext<FieldErrors>({});
export const FieldErrorsProvider = ErrorsContext;

export function useFieldError(name: string): string | undefined {
  return useContext(ErrorsContext)[name];
}

export function fieldId(name: string): string {
  return `f-${name.replaceAll('.', '-')}`;
}

interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  required?: boolean;
  /** Over the whole width of a grid. */
  wide?: boolean;
}

/** Ids that a screen reader reads with the field: its hint and what is wrong with it. */
export function describedBy(name: string, hint: string | undefined, error: string | undefined): string | undefined {
  const ids = [hint && `${fieldId(name)}-hint`, error && `${fieldId(name)}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function FieldNotes({ name, hint }: { name: string; hint?: string | undefined }) {
  const error = useFieldError(name);
  return (
    <>
      {hint !== undefined && (
        <p className="hint" id={`${fieldId(name)}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field-error" id={`${fieldId(name)}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

/** The label's words, in `language` where that is not the page's, with what tells required fields from optional ones. */
export function LabelText({
  label,
  required,
  language = null,
}: {
  label: string;
  required: boolean;
  language?: string | null;
}) {
  const { optional } = useTexts().form;
  return (
    <>
      {language === null ? label : <span lang={language}>{label}</span>}
      {/* A star never stands alone on a line. */}
      {required ? '\u00a0' : ' '}
      {required ? <span aria-hidden="true">*</span> : <span className="optional">({optional})</span>}
    </>
  );
}

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>;

export function TextField({
  name,
  label,
  hint,
  required = true,
  wide = false,
  value,
  onChange,
  ...native
}: FieldProps & Native & { value: string; onChange: (value: string) => void }) {
  const error = useFieldError(name);
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={fieldId(name)}>
        <LabelText label={label} required={required} />
      </label>
      <FieldNotes name={name} hint={hint} />
      <input
        {...native}
        id={fieldId(name)}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(name, hint, error)}
      />
    </div>
  );
}

export function SelectField({
  name,
  label,
  hint,
  required = true,
  wide = false,
  value,
  onChange,
  autoComplete,
  children,
}: FieldProps & { value: string; onChange: (value: string) => void; autoComplete?: string; children: ReactNode }) {
  const error = useFieldError(name);
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={fieldId(name)}>
        <LabelText label={label} required={required} />
      </label>
      <FieldNotes name={name} hint={hint} />
      <select
        id={fieldId(name)}
        name={name}
        value={value}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(name, hint, error)}
      >
        {children}
      </select>
    </div>
  );
}
