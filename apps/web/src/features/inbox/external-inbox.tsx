import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { Anchor, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTextsOf } from '../../lib/backoffice-language';
import classes from './inbox.module.css';

/** The inbox of another site in the place of ours; it may do what it needs, but not lead our page away. */
export function ExternalInbox({ url, title }: { url: string; title: string }) {
  const texts = useTextsOf(inbox);
  return (
    <Stack gap="sm">
      <Text>
        {texts.external}{' '}
        <Anchor href={url} target="_blank" rel="noopener noreferrer" className={classes.document}>
          <span>{texts.openExternal}</span>
          <IconExternalLink size={18} stroke={1.6} aria-hidden />
        </Anchor>
      </Text>
      <iframe
        className={classes.external}
        src={url}
        title={texts.externalFrame(title)}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is another site's, which needs its own scripts and session
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
        allow="clipboard-write; microphone"
        referrerPolicy="strict-origin"
      />
    </Stack>
  );
}
