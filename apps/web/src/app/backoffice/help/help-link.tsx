import { helpTitles } from '@dehesa/i18n/backoffice/help-titles';
import { NavLink } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { LinkActionIcon } from '../../../lib/addresses/links';
import { useTextsOf } from '../../../lib/backoffice-language';
import { useSignedInUser } from '../../../lib/session';
import { topicOf } from './help-topics';

function useTopic() {
  const user = useSignedInUser();
  return topicOf(useRouterState({ select: ({ location }) => location.pathname }), user);
}

/** To the page of help about the screen that one is on (U51). */
export function HelpLink() {
  const { here } = useTextsOf(helpTitles);
  const topic = useTopic();
  return (
    <LinkActionIcon
      to="/ayuda/$topic"
      params={{ topic }}
      variant="subtle"
      size={44}
      aria-label={here}
      title={here}
      // On a phone it stands in the menu.
      visibleFrom="md"
    >
      <IconHelp size={24} stroke={1.6} aria-hidden />
    </LinkActionIcon>
  );
}

export interface HelpEntryProps {
  onNavigate: () => void;
}

/** The same in the menu of narrow screens. */
export function HelpEntry({ onNavigate }: HelpEntryProps) {
  const { here } = useTextsOf(helpTitles);
  const topic = useTopic();
  return (
    <NavLink
      renderRoot={(props) => <Link {...props} to="/ayuda/$topic" params={{ topic }} />}
      label={here}
      leftSection={<IconHelp size={22} stroke={1.6} aria-hidden />}
      mih={44}
      onClick={onNavigate}
    />
  );
}
