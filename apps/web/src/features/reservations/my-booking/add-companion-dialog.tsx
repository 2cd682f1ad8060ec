import type { DomainFailure } from '@dehesa/domain/errors';
import { checkNewCompanion, type CompanionInput, type MyBookingAddition } from '@dehesa/domain/reservations';
import { bookingFailureText } from '@dehesa/i18n/booking-failures';
import { myBookingTexts } from '@dehesa/i18n/my-booking';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, FieldErrorsProvider, fieldId } from '../../../lib/forms/field';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import { CompanionFields } from '../booking/companion-fields';
import { RequiredConsents } from '../booking/consent-fields';
import { emptyCompanion, isoBirthDate } from '../booking/draft/booking-draft';
import { refusedField } from '../booking/problems/refused-field';
import { PartNotice } from './part-notice';
import type { MyBookingActions } from './use-my-booking';

/** Who joins, with the fields and consents of a booking; a refusal is told here and keeps what was typed (B74). */
export function AddCompanionDialog({
  kind,
  addition: { person, rules },
  version,
  actions,
  onClose,
}: {
  kind: 'adult' | 'child';
  addition: MyBookingAddition;
  version: string;
  actions: MyBookingActions;
  onClose: () => void;
}) {
  const language = useLanguage();
  const { form } = useTexts();
  const labels = myBookingTexts(language).addition;
  const { required, cancel } = myBookingTexts(language).correction;
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState<CompanionInput>(() => emptyCompanion(kind));
  const [consents, setConsents] = useState({ photoConsent: false, privacyAccepted: false });
  const [errors, setErrors] = useState<FieldErrors>({});
  const saving = actions.busy.includes('people');
  useEffect(() => dialog.current?.showModal(), []);

  const at = `companions.${person - 1}`;
  const change = (changes: Partial<CompanionInput>) => {
    setTyped((before) => ({ ...before, ...changes }));
    const touched = new Set(Object.keys(changes).map((name) => `${at}.${name}`));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !touched.has(name))));
  };
  const consent = (changes: Partial<typeof consents>) => {
    setConsents((before) => ({ ...before, ...changes }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  };
  /** The first of the fields on the screen that something is wrong with. */
  const show = (found: Record<string, string>) => {
    setErrors(found);
    const wanted = new Set(Object.keys(found).map(fieldId));
    const fields = [...(dialog.current?.querySelectorAll<HTMLElement>('form [id]') ?? [])];
    fields.find(({ id }) => wanted.has(id))?.focus();
  };
  const explain = (failed: DomainFailure | undefined) => {
    if (failed?.code === 'reservations.capacityExceeded') return labels.full;
    const words = bookingFailureText(language, failed);
    if (failed === undefined || words === null || shared.has(failed.code)) return null;
    if (failed.code === 'reservations.notBookable') return { ...words, message: labels.hindrances.notBookable };
    const field = refusedField(failed);
    if (field !== undefined) setErrors({ [field]: words.message });
    return words;
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const companion = { ...typed, birthDate: isoBirthDate(typed.birthDate) };
    const issues = checkNewCompanion({ companion, language, ...consents }, person, rules);
    const found: Record<string, string> = {};
    for (const { field, failure } of issues)
      found[field] ??=
        failure.code === 'reservations.companionIncomplete' ||
        (field === `${at}.identity` && typed.identity.trim() === '')
          ? required
          : (bookingFailureText(language, failure)?.message ?? '');
    show(found);
    if (issues.length > 0) return;
    let saved = false;
    await actions.act(
      'people',
      async (calls, newer = version) => {
        const answer = await calls.addCompanion.mutate({ ...actions.link, version: newer, companion, ...consents });
        saved = true;
        return answer;
      },
      labels.added(`${typed.firstName.trim()} ${typed.lastName.trim()}`),
      explain,
    );
    if (saved) dialog.current?.close();
  };
  const giveUp = () => {
    actions.clearNotice();
    dialog.current?.close();
  };

  return (
    <dialog ref={dialog} aria-labelledby="addition" onCancel={actions.clearNotice} onClose={onClose}>
      <h2 id="addition">{kind === 'child' ? labels.childTitle : labels.adultTitle}</h2>
      <p className="hint">{form.intro}</p>
      <form noValidate onSubmit={(event) => void save(event)}>
        <FieldErrorsProvider value={errors}>
          <CompanionFields
            index={person - 1}
            companion={typed}
            minimumAge={rules.minimumAge}
            onChange={change}
            onWarn={(name, message) => setErrors((before) => ({ ...before, [name]: message }))}
          />
          <RequiredConsents consents={consents} onChange={consent} />
        </FieldErrorsProvider>
        <PartNotice part="people" notice={actions.notice} />
        <div className="button-row">
          <button type="submit" className="button button-primary" aria-disabled={saving}>
            {saving ? labels.sending : labels.save}
          </button>
          <button type="button" className="button button-secondary" onClick={giveUp}>
            {cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** Refusals that the page of one's own reservation has better words for than the booking form. */
const shared = new Set<DomainFailure['code']>(['request.tooMany', 'reservations.shiftMissing', 'service.busy']);
