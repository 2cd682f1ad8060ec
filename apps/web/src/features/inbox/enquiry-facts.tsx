import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Text } from '@mantine/core';
import { LinkAnchor } from '../../lib/addresses/links';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import type { Outputs } from '../../lib/trpc';

type Enquiry = NonNullable<Outputs['config']['inbox']['conversation']['enquiry']>;

/** What was asked on our pages: about which activity. */
export function EnquiryFacts({ enquiry: { kind, activityId, title, date } }: { enquiry: Enquiry }) {
  const texts = useTextsOf(inbox);
  const { language } = useLanguage();
  return (
    <Text>
      {texts.enquiry[kind]} ·{' '}
      <LinkAnchor to="/actividades/ver/reserva" search={{ id: activityId }}>
        {title[language] || title.es}
      </LinkAnchor>{' '}
      · {formatDayMonthYear(date)}
    </Text>
  );
}
