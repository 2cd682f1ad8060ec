import { earlyAccessAddress } from '@dehesa/domain/activities';
import { ownCollaborator } from '@dehesa/i18n/backoffice/collaborators';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/backoffice-language';
import { copyText } from '../../../lib/copy-text';
import classes from './own-page.module.css';

/** The link that a collaborator sends to its guests (B9). */
export function BookingLink({ collaboratorId }: { collaboratorId: number }) {
  const labels = ownCollaborator[useLanguage().language];
  const address = `${window.location.origin}${earlyAccessAddress(collaboratorId)}`;
  const copy = async () => {
    const copied = await copyText(address);
    notifications.show({
      color: copied ? 'holm' : 'clay',
      message: copied ? labels.copied : labels.notCopied,
    });
  };
  return (
    <Card component="section" aria-labelledby="own-link">
      <Title order={2} id="own-link" mb="xs">
        {labels.link}
      </Title>
      <Text mb="md">{labels.linkHint}</Text>
      <Text component="p" mb="md" className={classes.link}>
        <code>{address}</code>
      </Text>
      <Group gap="sm">
        <Button onClick={() => void copy()} leftSection={<IconCopy size={18} stroke={1.6} aria-hidden />}>
          {labels.copy}
        </Button>
        <Button component="a" href={address} target="_blank" variant="default">
          {labels.openLink}
        </Button>
      </Group>
    </Card>
  );
}
