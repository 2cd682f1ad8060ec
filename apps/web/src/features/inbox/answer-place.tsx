import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Alert } from '@mantine/core';
import { useTextsOf } from '../../lib/backoffice-language';
import type { Outputs } from '../../lib/trpc';
import { Composer } from './composer';
import { TemplateComposer } from './template-composer';
import { useNow } from './use-now';

type Conversation = Outputs['config']['inbox']['conversation'];

/** Where a conversation is answered: by a text within the window, by a template after it (B38). */
export function AnswerPlace({ conversation }: { conversation: Conversation }) {
  const texts = useTextsOf(inbox);
  const { id, windowClosesAt, reservations, canAnswer } = conversation;
  const now = useNow(conversation.now);
  if (!canAnswer) return <Alert color="cork">{texts.noAccount}</Alert>;
  const minutes = windowClosesAt === null ? 0 : Math.ceil((windowClosesAt.getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return <TemplateComposer id={id} reservations={reservations} wrote={windowClosesAt !== null} />;
  return <Composer id={id} left={texts.duration(Math.floor(minutes / 60), minutes % 60)} />;
}
