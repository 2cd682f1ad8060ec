import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Stack, Text } from '@mantine/core';
import { LinkAnchor } from '../../lib/addresses/links';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import type { Outputs } from '../../lib/trpc';
import { GroupFacts } from './group/group-facts';

type Enquiry = NonNullable<Outputs['config']['inbox']['conversation']['enquiry']>;

/** What was asked on our pages: about which activity, and what a group asks for (B82, B83). */
export function EnquiryFacts({ id, name, enquiry }: { id: number; name: string; enquiry: Enquiry }) {
  const { kind, activityId, title, date, group } = enquiry;
  const texts = useTextsOf(inbox);
  const { language } = useLanguage();
  const about = (
    <Text>
      {texts.enquiry[kind]} ·{' '}
      <LinkAnchor to="/actividades/ver/reserva" search={{ id: activityId }}>
        {title[language] || title.es}
      </LinkAnchor>{' '}
      · {formatDayMonthYear(date)}
    </Text>
  );
  if (group === null) return about;
  return (
    <Stack gap="sm">
      {about}
      <GroupFacts id={id} name={name} group={group} activityId={activityId} />
    </Stack>
  );
}
