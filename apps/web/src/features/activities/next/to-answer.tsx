import { nextActivitiesTexts } from '@dehesa/i18n/backoffice/home';
import { may } from '@dehesa/domain/access';
import { Text } from '@mantine/core';
import { IconCircleCheck, IconMail, IconTicket, IconUsersGroup } from '@tabler/icons-react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { LinkAnchor } from '../../../lib/addresses/links';
import { useSignedInUser } from '../../../lib/session';
import { type Outputs, trpc } from '../../../lib/trpc';
import classes from './next-activities.module.css';

/** How many are named; beyond them there is the way to all. */
const named = 3;

interface ToAnswerProps {
  requests: number;
  lacking: Outputs['activities']['next']['lackingTomorrow'];
}

/** One line of what wants an answer today (U48), each a way to it. */
export function ToAnswer({ requests, lacking }: ToAnswerProps) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const texts = useTextsOf(nextActivitiesTexts);
  const unread = useUnreadMessages();
  if (requests + unread + lacking.length === 0) {
    return (
      <Text c="dimmed" className={classes.nothing}>
        <IconCircleCheck size={20} stroke={1.6} aria-hidden />
        {texts.nothingToAnswer}
      </Text>
    );
  }
  return (
    <ul className={classes.answers} aria-label={texts.answer}>
      {requests > 0 && (
        <li>
          <LinkAnchor to="/actividades/admin/reservas" className={classes.answer}>
            <IconTicket size={20} stroke={1.6} aria-hidden />
            {texts.requests(requests)}
          </LinkAnchor>
        </li>
      )}
      {unread > 0 && (
        <li>
          <LinkAnchor to="/actividades/admin/mensajes" className={classes.answer}>
            <IconMail size={20} stroke={1.6} aria-hidden />
            {shell.unreadMessages(unread)}
          </LinkAnchor>
        </li>
      )}
      {lacking.slice(0, named).map(({ id, title }) => (
        <li key={id}>
          <LinkAnchor to="/actividades/ver/reserva" search={{ id }} className={classes.answer}>
            <IconUsersGroup size={20} stroke={1.6} aria-hidden />
            {texts.lackingTomorrow(title[language])}
          </LinkAnchor>
        </li>
      ))}
      {lacking.length > named && (
        <li>
          <LinkAnchor to="/actividades/admin/reservas" className={classes.answer}>
            {texts.moreLacking}
          </LinkAnchor>
        </li>
      )}
    </ul>
  );
}

/** As the top bar counts them (U9): the same call, which that asks again. */
function useUnreadMessages(): number {
  const user = useSignedInUser();
  const { data = [] } = trpc.config.inbox.unread.useQuery(undefined, {
    enabled: may(user, 'messages.read'),
    retry: false,
  });
  return data.reduce((sum, { unread }) => sum + unread, 0);
}
