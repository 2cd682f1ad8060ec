import type { DomainFailure } from '@dehesa/domain/errors';
import { personFields } from '@dehesa/domain/reservations';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, FieldErrorsProvider, fieldId, TextField } from '../../../lib/forms/field';
import { useLanguage, useTexts } from '../../../lib/page-texts';
import type { BookingReceipt } from './draft/draft-storage';

const field = 'correction.email';

/** Refusals about the address that was typed, or a moment in which nothing could be stored: one may try again. */
const again: readonly DomainFailure['code'][] = [
  'reservations.emailInvalid',
  'reservations.emailRepeated',
  'service.busy',
  'service.databaseAway',
];

/** Another address for the booking's answer, as long as its right lasts; afterwards there is the telephone (B79). */
export function CorrectEmail({
  receipt,
  phone,
  onCorrected,
}: {
  receipt: Pick<BookingReceipt, 'email' | 'correction'>;
  phone: string;
  onCorrected: (answer: Pick<BookingReceipt, 'email' | 'correction'>) => void;
}) {
  const language = useLanguage();
  const texts = useTexts();
  const { wrongEmail, correction: labels } = texts.done;
  const [step, setStep] = useState<'asking' | 'typing' | 'sending' | 'corrected' | 'over'>('asking');
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === 'typing') document.getElementById(fieldId(field))?.focus();
    if (step === 'corrected' || step === 'over') told.current?.focus();
  }, [step]);

  const type = () => {
    setTyped(receipt.email);
    setErrors({});
    setStep('typing');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    setErrors({});
    setStep('sending');
    const refuse = (message: string) => {
      setErrors({ [field]: message });
      setStep('typing');
    };
    try {
      const [sending, checks] = await Promise.all([import('./send-booking'), import('./booking-checks')]);
      try {
        const { email, right } = await sending.correctEmail(receipt.correction, typed);
        onCorrected({ email, correction: right });
        setStep('corrected');
      } catch (error) {
        const failed = sending.domainFailure(error);
        if (failed !== undefined && !again.includes(failed.code)) setStep('over');
        else refuse(checks.bookingFailureText(language, failed)?.message ?? labels.failed);
      }
    } catch {
      refuse(labels.failed);
    }
  };

  if (step === 'over')
    return (
      <p ref={told} className="problem" role="alert" tabIndex={-1}>
        {labels.over} {phone !== '' && wrongEmail(phone)}
      </p>
    );
  if (step === 'asking' || step === 'corrected')
    return (
      <div className="correct-email">
        {step === 'corrected' && (
          <p ref={told} className="outcome" role="status" tabIndex={-1}>
            {labels.done(receipt.email)}
          </p>
        )}
        <p>
          {labels.ask}{' '}
          <button type="button" className="button button-secondary" onClick={type}>
            {labels.button}
          </button>
        </p>
      </div>
    );
  return (
    <form className="correct-email" noValidate onSubmit={(event) => void save(event)} aria-busy={step === 'sending'}>
      <FieldErrorsProvider value={errors}>
        <TextField
          name={field}
          type="email"
          label={labels.label}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          maxLength={personFields.email.max}
          value={typed}
          onChange={setTyped}
        />
      </FieldErrorsProvider>
      <div className="button-row">
        <button type="submit" className="button button-primary" aria-disabled={step === 'sending'}>
          {step === 'sending' ? labels.sending : labels.save}
        </button>
        <button type="button" className="button button-secondary" onClick={() => setStep('asking')}>
          {labels.cancel}
        </button>
      </div>
    </form>
  );
}
