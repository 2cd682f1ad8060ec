import type { PublicActivity } from '@dehesa/domain/activities';
import { checkQuestion, type QuestionInput } from '@dehesa/domain/inbox';
import { languageFacts } from '@dehesa/domain/language-codes';
import type { EnquiryTexts } from '@dehesa/i18n/enquiry';
import { useLanguage } from '../../../lib/page-texts';
import { ContactFields, PrivacyField } from './contact-fields';
import { EnquiryFrame } from './enquiry-frame';
import { LongTextField } from './long-text-field';
import { askOrganiser } from './send-enquiry';
import { useEnquiry } from './use-enquiry';

type QuestionDraft = Omit<QuestionInput, 'activityId' | 'language' | 'proof'>;

/** A question to the organisers (B82). Loaded when somebody opens it, never with the page. */
export function QuestionForm({
  activity: { id: activityId, slug },
  texts,
  onClose,
}: {
  activity: Pick<PublicActivity, 'id' | 'slug'>;
  texts: EnquiryTexts;
  onClose: () => void;
}) {
  const language = useLanguage();
  const empty = (idempotencyKey: string): QuestionDraft => ({
    firstName: '',
    lastName: '',
    email: '',
    phonePrefix: languageFacts[language].phonePrefix,
    phone: '',
    text: '',
    privacyAccepted: false,
    idempotencyKey,
  });
  const enquiry = useEnquiry<QuestionDraft>({
    name: 'question',
    slug,
    texts,
    empty,
    check: checkQuestion,
    call: (draft) => askOrganiser({ ...draft, activityId, language, proof: null }),
  });
  const { draft, change } = enquiry;
  const { firstName, lastName, email, phone } = texts;
  return (
    <EnquiryFrame
      name="question"
      texts={texts}
      enquiry={enquiry}
      labels={{ firstName, lastName, email, phone, text: texts.question.text }}
      onClose={onClose}
    >
      <LongTextField
        name="question.text"
        label={texts.question.text}
        required
        left={texts.left}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      <ContactFields name="question" contact={draft} texts={texts} onChange={change} />
      <PrivacyField
        name="question"
        texts={texts}
        accepted={draft.privacyAccepted}
        onChange={(privacyAccepted) => change({ privacyAccepted })}
      />
    </EnquiryFrame>
  );
}
