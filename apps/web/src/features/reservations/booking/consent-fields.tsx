import { LegalLink } from '../../../lib/addresses/legal-link';
import { useTexts } from '../../../lib/page-texts';
import type { BookingDraft } from './draft/booking-draft';
import { CheckField } from './choice-fields';

type Consents = Pick<BookingDraft, 'photoConsent' | 'communicationsConsent' | 'whatsapp' | 'privacyAccepted'>;

/** Photo consent and privacy are required, communications are not (D12), nor is WhatsApp where there is any. */
export function ConsentFields({
  draft,
  whatsapp,
  onChange,
}: {
  draft: Consents;
  /** The territory writes by WhatsApp too. */
  whatsapp: boolean;
  onChange: (changes: Partial<Consents>) => void;
}) {
  const labels = useTexts().form;
  return (
    <fieldset className="card group">
      <legend>
        <h3>{labels.consents}</h3>
      </legend>
      <RequiredConsents consents={draft} onChange={onChange} />
      <CheckField
        name="communicationsConsent"
        required={false}
        label={labels.communicationsConsent}
        checked={draft.communicationsConsent}
        onChange={(communicationsConsent) => onChange({ communicationsConsent })}
      />
      {whatsapp && (
        <CheckField
          name="whatsapp"
          required={false}
          label={labels.whatsapp}
          checked={draft.whatsapp}
          onChange={(wanted) => onChange({ whatsapp: wanted })}
        />
      )}
    </fieldset>
  );
}

/** Without them nobody is booked. */
export function RequiredConsents({
  consents: { photoConsent, privacyAccepted },
  onChange,
}: {
  consents: Pick<Consents, 'photoConsent' | 'privacyAccepted'>;
  onChange: (changes: Partial<Pick<Consents, 'photoConsent' | 'privacyAccepted'>>) => void;
}) {
  const labels = useTexts().form;
  return (
    <>
      <CheckField
        name="photoConsent"
        required
        label={labels.photoConsent}
        checked={photoConsent}
        onChange={(given) => onChange({ photoConsent: given })}
      />
      <CheckField
        name="privacyAccepted"
        required
        label={
          <>
            {labels.privacyAccepted}{' '}
            <LegalLink kind="privacy" apart>
              {labels.privacyPolicy}
            </LegalLink>
            .
          </>
        }
        checked={privacyAccepted}
        onChange={(given) => onChange({ privacyAccepted: given })}
      />
    </>
  );
}
