import { may } from '@dehesa/domain/access';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { formatInstant } from '@dehesa/i18n/formats';
import { Anchor, Badge, Button, Divider, Drawer, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Divider.css';
import { IconExternalLink, IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { CopyIdButton } from '../../../lib/copy-id-button';
import { QueryPending } from '../../../lib/query-view';
import { useSignedInUser } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import { ConfirmationButton, RemoveButton } from './collaborator-actions';
import classes from './collaborator-detail.module.css';
import { CollaboratorLinks } from './collaborator-links';
import { CollaboratorRecords } from './collaborator-records';
import { ContactLinks } from '../../../lib/lists/contact-links';
import { CollaboratorLogo } from './collaborator-rows';
import { type CollaboratorRow, nameOf, personOf } from './row';

export interface CollaboratorDetailProps {
  /** Whose panel is open; undefined for a closed one. */
  id: number | undefined;
  onEdit: (id: number) => void;
  onClose: () => void;
  /** What the page has to say of its account, below. */
  account?: ((id: number) => ReactNode) | undefined;
}

/** The panel of one collaborator: who it is, its links and QR, and what came through it (U14). */
export function CollaboratorDetail({ id, ...panel }: CollaboratorDetailProps) {
  const { detail } = useTextsOf(collaborators);
  // While the panel slides out it goes on showing what it showed.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Drawer
      opened={id !== undefined}
      onClose={panel.onClose}
      title={detail.title}
      closeButtonProps={{ 'aria-label': detail.close }}
      position="right"
      size={620}
      padding="lg"
    >
      {shown !== undefined && <Content key={shown} id={shown} {...panel} />}
    </Drawer>
  );
}

type ContentProps = CollaboratorDetailProps & { id: number };

function Content({ id, onEdit, onClose, account }: ContentProps) {
  const collaborator = trpc.users.collaborators.read.useQuery({ id });
  if (!collaborator.data) return <QueryPending query={collaborator} />;
  const row = collaborator.data;
  return (
    <Stack gap="lg" align="stretch">
      <Head row={row} />
      <Actions row={row} onEdit={() => onEdit(id)} onRemoved={onClose} />
      <CollaboratorFacts row={row} />
      <Divider />
      <CollaboratorLinks row={row} />
      <Divider />
      <CollaboratorRecords row={row} />
      {account?.(id)}
    </Stack>
  );
}

function Head({ row }: { row: CollaboratorRow }) {
  const { access } = useTextsOf(collaborators);
  return (
    <Group gap="md" wrap="nowrap">
      <CollaboratorLogo imageUrl={row.imageUrl} side={88} />
      <Stack gap={6} miw={0} align="flex-start">
        <Text fw={700} size="xl" component="h2" m={0} style={{ overflowWrap: 'anywhere' }}>
          {nameOf(row)}
        </Text>
        <Badge color={row.hasAccess ? 'holm' : 'cork'}>{row.hasAccess ? access.on : access.off}</Badge>
      </Stack>
    </Group>
  );
}

interface ActionsProps {
  row: CollaboratorRow;
  onEdit: () => void;
  onRemoved: () => void;
}

function Actions({ row, onEdit, onRemoved }: ActionsProps) {
  const { confirmation, list, remove } = useTextsOf(collaborators);
  const name = nameOf(row);
  return (
    <Group gap="sm">
      <ConfirmationButton
        row={row}
        variant={row.hasAccess ? 'default' : 'filled'}
        leftSection={<IconMailForward size={18} aria-hidden />}
      >
        {row.hasAccess ? confirmation.sendAgain : confirmation.send}
      </ConfirmationButton>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        aria-label={list.edit(name)}
        onClick={onEdit}
      >
        {list.editShort}
      </Button>
      <RemoveButton row={row} variant="subtle" leftSection={<IconTrash size={18} aria-hidden />} onRemoved={onRemoved}>
        {remove.action}
      </RemoveButton>
    </Group>
  );
}

/** What is known of a collaborator; what nobody said is left out. */
function CollaboratorFacts({ row }: { row: CollaboratorRow }) {
  const { detail, form, list } = useTextsOf(collaborators);
  const { language } = useLanguage();
  const { role } = useSignedInUser();
  const place = [row.postalCode, row.locality].filter(Boolean).join(' ');
  const facts: readonly { term: string; value: ReactNode; whole?: boolean }[] = [
    { term: form.contact, value: personOf(row) },
    { term: detail.contact, value: <ContactLinks email={row.email} phone={row.phone} /> },
    { term: detail.address, value: row.province === '' ? place : `${place} (${row.province})` },
    { term: detail.territory, value: row.territory?.[language] ?? list.withoutTerritory },
    { term: form.website, value: row.website === '' ? '' : <Website row={row} /> },
    { term: detail.language, value: form.languages[row.language] },
    { term: detail.createdAt, value: formatInstant(row.createdAt, language) },
    { term: detail.id, value: may({ role }, 'users.manage') ? <CopyIdButton id={row.id} height={44} /> : '' },
    { term: form.services, value: row.services, whole: true },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(
        ({ term, value, whole = false }) =>
          value !== '' && (
            <div key={term} className={whole ? classes.whole : undefined}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Website({ row }: { row: CollaboratorRow }) {
  const { list } = useTextsOf(collaborators);
  return (
    <Anchor href={row.website} target="_blank" rel="noopener noreferrer" py={11} aria-label={list.website(nameOf(row))}>
      {row.website.replace(/^https?:\/\//, '')} <IconExternalLink size={14} aria-hidden />
    </Anchor>
  );
}
