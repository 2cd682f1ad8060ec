import type { PublicActivity } from '@dehesa/domain/activities';
import { checkGroup, enquiryLimits, type GroupRequestInput } from '@dehesa/domain/inbox';
import { languageFacts } from '@dehesa/domain/language-codes';
import type { EnquiryTexts } from '@dehesa/i18n/enquiry';
import { TextField } from '../../../lib/forms/field';
import { useLanguage } from '../../../lib/page-texts';
import { ContactFields, PrivacyField } from './contact-fields';
import { EnquiryFrame } from './enquiry-frame';
import { LongTextField } from './long-text-field';
import { requestGroup } from './send-enquiry';
import { useEnquiry } from './use-enquiry';
import { WishedDateFields } from './wished-date-fields';

/** As it is typed: numbers in their fields, the date by the activity that it is of. */
interface GroupDraft extends Omit<GroupRequestInput, 'activityId' | 'language' | 'proof' | 'adults' | 'minors'> {
  activityId: string;
  adults: string;
  minors: string;
}

/** The places of a group, asked for by number (B83). Loaded when somebody opens it, never with the page. */
export function GroupForm({
  activity,
  texts,
  onClose,
}: {
  activity: Pick<PublicActivity, 'id' | 'slug' | 'date' | 'times'>;
  texts: EnquiryTexts;
  onClose: () => void;
}) {
  const language = useLanguage();
  const empty = (idempotencyKey: string): GroupDraft => ({
    activityId: String(activity.id),
    organisation: '',
    adults: '',
    minors: '',
    wishedDate: '',
    firstName: '',
    lastName: '',
    email: '',
    phonePrefix: languageFacts[language].phonePrefix,
    phone: '',
    text: '',
    privacyAccepted: false,
    idempotencyKey,
  });
  const enquiry = useEnquiry<GroupDraft>({
    name: 'group',
    slug: activity.slug,
    texts,
    empty,
    check: (draft) => checkGroup(read(draft)),
    call: (draft) => requestGroup({ ...read(draft), language, proof: null }),
  });
  const { draft, change } = enquiry;
  const own = texts.group;
  const { firstName, lastName, email, phone } = texts;
  const { organisation, adults, minors, wishedDate, text } = own;
  return (
    <>
      <h3 id="group-title">{own.title}</h3>
      <EnquiryFrame
        name="group"
        texts={texts}
        enquiry={enquiry}
        labels={{ firstName, lastName, email, phone, organisation, adults, minors, wishedDate, text }}
        onClose={onClose}
      >
        <TextField
          name="group.organisation"
          label={organisation}
          required={false}
          autoComplete="organization"
          maxLength={enquiryLimits.organisation}
          value={draft.organisation}
          onChange={(typed) => change({ organisation: typed })}
        />
        <div className="grid">
          <TextField
            name="group.adults"
            label={adults}
            hint={own.adultsHint}
            inputMode="numeric"
            maxLength={4}
            value={draft.adults}
            onChange={(typed) => change({ adults: typed })}
          />
          <TextField
            name="group.minors"
            label={minors}
            required={false}
            inputMode="numeric"
            maxLength={4}
            value={draft.minors}
            onChange={(typed) => change({ minors: typed })}
          />
        </div>
        <WishedDateFields activity={activity} texts={own} draft={draft} onChange={change} />
        <ContactFields name="group" contact={draft} wholeContact texts={texts} onChange={change} />
        <LongTextField
          name="group.text"
          label={text}
          required={false}
          left={texts.left}
          value={draft.text}
          onChange={(typed) => change({ text: typed })}
        />
        <PrivacyField
          name="group"
          texts={texts}
          accepted={draft.privacyAccepted}
          onChange={(privacyAccepted) => change({ privacyAccepted })}
        />
      </EnquiryFrame>
    </>
  );
}

function read({ activityId, adults, minors, ...typed }: GroupDraft) {
  return { ...typed, activityId: Number(activityId), adults: numberIn(adults), minors: numberIn(minors) };
}

/** Nothing is none; what is no number is told by `checkGroup`. */
function numberIn(typed: string): number {
  const digits = typed.trim();
  return /^\d*$/.test(digits) ? Number(digits) : Number.NaN;
}
