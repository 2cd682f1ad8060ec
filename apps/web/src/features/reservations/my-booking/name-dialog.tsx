import type { MyBookingPerson } from '@dehesa/domain/reservations';
import { personFields } from '@dehesa/domain/reservations';
import { myBookingTexts } from '@dehesa/i18n/my-booking';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/page-texts';
import { type FieldErrors, FieldErrorsProvider, fieldId, TextField } from '../../../lib/forms/field';
import { PartNotice } from './part-notice';
import type { MyBookingActions } from './use-my-booking';

/** How a name is written. A refusal is told here and keeps what was typed; it closes when the page shows the name anew. */
export function NameDialog({
  person,
  version,
  actions,
  onClose,
}: {
  person: MyBookingPerson;
  version: string;
  actions: MyBookingActions;
  onClose: () => void;
}) {
  const texts = myBookingTexts(useLanguage());
  const labels = texts.correction;
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState({ firstName: person.firstName, lastName: person.lastName });
  const [errors, setErrors] = useState<FieldErrors>({});
  const saving = actions.busy.includes('people');
  useEffect(() => dialog.current?.showModal(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const typed = { firstName: name.firstName.trim(), lastName: name.lastName.trim() };
    const missing = (['firstName', 'lastName'] as const).filter((field) => typed[field] === '');
    setErrors(Object.fromEntries(missing.map((field) => [`name.${field}`, labels.required])));
    const [first] = missing;
    if (first !== undefined) return document.getElementById(fieldId(`name.${first}`))?.focus();
    if (typed.firstName === person.firstName && typed.lastName === person.lastName) return dialog.current?.close();
    const shownAnew = await actions.act(
      'people',
      (calls, newer = version) =>
        calls.correctName.mutate({ ...actions.link, version: newer, personId: person.id, ...typed }),
      texts.people.corrected(`${typed.firstName} ${typed.lastName}`),
    );
    if (shownAnew) dialog.current?.close();
  };
  /** Whoever gives up has read the refusal here: the card below does not repeat it. */
  const giveUp = () => {
    actions.clearNotice();
    dialog.current?.close();
  };

  return (
    <dialog ref={dialog} aria-labelledby="correction" onCancel={actions.clearNotice} onClose={onClose}>
      <h2 id="correction">{labels.title(`${person.firstName} ${person.lastName}`.trim())}</h2>
      <p>{labels.hint}</p>
      <PartNotice part="people" notice={actions.notice} />
      <form noValidate onSubmit={(event) => void save(event)}>
        <FieldErrorsProvider value={errors}>
          <TextField
            name="name.firstName"
            label={labels.firstName}
            value={name.firstName}
            maxLength={personFields.firstName.max}
            autoCapitalize="words"
            autoComplete="off"
            onChange={(firstName) => setName((before) => ({ ...before, firstName }))}
          />
          <TextField
            name="name.lastName"
            label={labels.lastName}
            value={name.lastName}
            maxLength={personFields.lastName.max}
            autoCapitalize="words"
            autoComplete="off"
            onChange={(lastName) => setName((before) => ({ ...before, lastName }))}
          />
        </FieldErrorsProvider>
        <div className="button-row">
          <button type="submit" className="button button-primary" aria-disabled={saving}>
            {saving ? labels.sending : labels.save}
          </button>
          <button type="button" className="button button-secondary" onClick={giveUp}>
            {labels.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
