import { earlyAccessAddress } from '@dehesa/domain/activities';
import { checkpointAddress, posterAddress, qrAddress } from '@dehesa/domain/collaborators';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { ActionIcon, Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy, IconDownload, IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { copyText } from '../../../lib/copy-text';
import classes from './collaborator-detail.module.css';
import { type CollaboratorRow, nameOf } from './row';

/** Where its guests book ahead and where their visits are validated, to copy, and the QR of the latter. */
export function CollaboratorLinks({ row }: { row: CollaboratorRow }) {
  const { detail } = useTextsOf(collaborators);
  const { origin } = window.location;
  const qr = qrAddress(row.id);
  return (
    <Stack gap="md">
      <Text fw={600} component="h3" m={0}>
        {detail.links}
      </Text>
      {!row.hasAccess && <Alert color="cork">{detail.linksClosed}</Alert>}
      <CopiedLink
        label={detail.bookingLink}
        address={`${origin}${earlyAccessAddress(row.id, { language: row.language })}`}
      />
      <CopiedLink label={detail.checkpointLink} address={`${origin}${checkpointAddress(row.id)}`} />
      {row.hasAccess && (
        <Group gap="md" align="flex-start">
          <img
            className={classes.qr}
            src={qr}
            width={220}
            height={220}
            alt={detail.qrAlt(nameOf(row))}
            loading="lazy"
          />
          <Stack gap="sm" align="flex-start" flex="1 1 180px">
            <Text size="sm" c="dimmed">
              {detail.qrHint}
            </Text>
            <Button
              component="a"
              href={qr}
              download={`qr-${row.id}.png`}
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              {detail.qrDownload}
            </Button>
            <Anchor href={posterAddress(row.id, row.language)} target="_blank" rel="noopener" py={11}>
              <IconFileTypePdf size={18} aria-hidden /> {detail.poster}
            </Anchor>
            <Anchor href={posterAddress(row.id, 'es-pt')} target="_blank" rel="noopener" py={11}>
              <IconFileTypePdf size={18} aria-hidden /> {detail.posterBoth}
            </Anchor>
          </Stack>
        </Group>
      )}
    </Stack>
  );
}

function CopiedLink({ label, address }: { label: string; address: string }) {
  const { detail } = useTextsOf(collaborators);

  async function copy() {
    if (await copyText(address)) notifications.show({ message: detail.copied });
    else notifications.show({ color: 'clay', message: detail.copyFailed });
  }

  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        label={label}
        value={address}
        readOnly
        flex={1}
        miw={0}
        onFocus={(event) => event.currentTarget.select()}
      />
      <ActionIcon
        variant="default"
        aria-label={detail.copy(label)}
        title={detail.copy(label)}
        onClick={() => void copy()}
      >
        <IconCopy size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        component="a"
        variant="default"
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={detail.open(label)}
        title={detail.open(label)}
      >
        <IconExternalLink size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
