import type { Place } from '@dehesa/domain/places';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/page-texts';
import { useSelectedFill } from '../../../lib/places/use-selected-fill';
import { describedBy, fieldId, FieldNotes, LabelText, useFieldError } from '../../../lib/forms/field';

/** The locality as people type it, with places to choose from below it (the combobox of ARIA 1.2, with a list). */
export function LocalityField({
  name,
  required,
  autoComplete,
  maxLength,
  hint,
  value,
  suggestions,
  onType,
  onOpen,
  onChoose,
}: {
  name: string;
  required: boolean;
  autoComplete: string;
  maxLength: number;
  hint?: string | undefined;
  value: string;
  suggestions: readonly Place[];
  onType: (locality: string) => void;
  /** The list is wanted before anything is typed. */
  onOpen: () => void;
  onChoose: (place: Place) => void;
}) {
  const labels = useTexts().form;
  const error = useFieldError(name);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const { input, expect } = useSelectedFill(value);
  const id = fieldId(name);
  const shown = open ? suggestions : [];
  const current = shown[active];

  function choose(place: Place) {
    close();
    expect(place.locality);
    onChoose(place);
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function move(step: 1 | -1) {
    const count = shown.length;
    const next = active === -1 && step === -1 ? count - 1 : (active + step + count) % count;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    const { key, altKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (shown.length > 0 && !altKey) return move(key === 'ArrowDown' ? 1 : -1);
      if (suggestions.length === 0) onOpen();
      setOpen(true);
    } else if (key === 'Enter' && current !== undefined) {
      event.preventDefault();
      choose(current);
    } else if (key === 'Escape' && shown.length > 0) {
      event.preventDefault();
      close();
    }
  }

  return (
    <div className="field">
      <label htmlFor={id}>
        <LabelText label={labels.locality} required={required} />
      </label>
      <FieldNotes name={name} hint={hint} />
      <div className="combobox">
        <input
          ref={input}
          id={id}
          name={name}
          role="combobox"
          autoComplete={autoComplete}
          spellCheck={false}
          maxLength={maxLength}
          value={value}
          onChange={(event) => {
            setActive(-1);
            setOpen(true);
            expect(event.target.value);
            onType(event.target.value);
          }}
          onFocus={() => {
            setOpen(true);
            onOpen();
          }}
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={press}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current === undefined ? undefined : `${id}-${active}`}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(name, hint, error)}
        />
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={labels.suggestions} hidden={shown.length === 0}>
          {shown.map((place, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's, which keeps the focus
            <div
              key={`${place.locality} ${place.provinceCode}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              {place.locality}
              <span className="hint"> {place.province}</span>
            </div>
          ))}
        </div>
        <span className="visually-hidden" role="status">
          {shown.length > 0 && labels.suggestionCount(shown.length)}
        </span>
      </div>
    </div>
  );
}
