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
      <CheckField
        name="photoConsent"
        required
        label={labels.photoConsent}
        checked={draft.photoConsent}
        onChange={(photoConsent) => onChange({ photoConsent })}
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
        checked={draft.privacyAccepted}
        onChange={(privacyAccepted) => onChange({ privacyAccepted })}
      />
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
