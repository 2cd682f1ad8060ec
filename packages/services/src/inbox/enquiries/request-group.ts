import { DomainError } from '@dehesa/domain/errors';
import { checkGroup, GroupRequestInput } from '@dehesa/domain/inbox';
import { mailTexts } from '@dehesa/i18n/mails';
import type { ServiceContext } from '../../context';
import { takeEnquiry } from './take-enquiry';

/**
 * A group or a school asks for its places in an activity that may still be asked about: checked, counted and stored as a
 * question is, with a receipt by mail (B82, B83). It holds no place until staff make a reservation of it.
 */
export async function requestGroup(ctx: ServiceContext, raw: GroupRequestInput): Promise<void> {
  const input = GroupRequestInput.parse(raw);
  const [issue] = checkGroup(input);
  if (issue) throw DomainError.from(issue.failure);
  const { adults, minors } = input;
  const organisation = input.organisation.trim();
  const wishedDate = input.wishedDate.trim();
  await takeEnquiry(ctx, {
    kind: 'group',
    input,
    text: inWords({ ...input, organisation, wishedDate }),
    group: { organisation, adults, minors, wishedDate },
  });
}

/** What was asked for as the first line of the conversation, which its receipt repeats: in the language of who asks. */
function inWords({ language, organisation, adults, minors, wishedDate, text }: GroupRequestInput): string {
  const labels = mailTexts[language].groupRequest;
  return [
    labels.title,
    organisation && `${labels.organisation}: ${organisation}`,
    `${labels.people}: ${labels.count({ adults, minors })}`,
    wishedDate && `${labels.wishedDate}: ${wishedDate}`,
    text.trim() && `\n${text.trim()}`,
  ]
    .filter(Boolean)
    .join('\n');
}
