import { documentLimits, hasDocumentName } from '@dehesa/domain/activities';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { formatFileSize } from '@dehesa/i18n/formats';
import { ConfirmButton } from '@dehesa/ui';
import { ActionIcon, Anchor, Button, Center, Group, Image, Stack, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { thumbnail } from '../../../../lib/files/image-sizes';
import type { Outputs } from '../../../../lib/trpc';
import type { PendingWork } from './pending-work';
import { TextInput } from '../../../../lib/inputs/inputs';

export interface DocumentRowProps {
  document: ActivityDocument;
  work: PendingWork;
  /** Answers whether it was done; if not, what was typed stays. */
  onRename: (name: string) => Promise<boolean>;
  onRemove: () => Promise<boolean>;
}

/** A document with its thumbnail; renamed in place. */
export function DocumentRow({ document, work, onRename, onRemove }: DocumentRowProps) {
  const activityMedia = useTextsOf(activityEditing).media;
  const { shell } = useTexts();
  const texts = activityMedia.documents;
  const { language } = useLanguage();
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);

  function stopRenaming() {
    setRenaming(false);
    requestAnimationFrame(() => {
      const button = pencil.current;
      // Whoever saved the activity is elsewhere.
      if (button?.ownerDocument.querySelector(':focus') === null) button.focus();
    });
  }

  return (
    <li>
      <Group gap="sm" wrap="nowrap" align="center">
        <Thumbnail document={document} />
        {renaming ? (
          <RenameField
            name={document.name}
            work={work}
            onCancel={stopRenaming}
            onRename={async (name) => {
              const renamed = await onRename(name);
              if (renamed) stopRenaming();
              return renamed;
            }}
          />
        ) : (
          <>
            <Stack gap={0} flex={1} miw={0}>
              <Anchor
                href={document.downloadUrl}
                target="_blank"
                rel="noopener"
                aria-label={texts.open(document.name)}
                style={{ overflowWrap: 'anywhere' }}
              >
                {document.name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {document.extension.toUpperCase()} · {formatFileSize(document.bytes, language)}
              </Text>
            </Stack>
            <Group gap={0} wrap="nowrap">
              <ActionIcon
                ref={pencil}
                color="gray"
                c="var(--dehesa-ink)"
                aria-label={texts.rename(document.name)}
                onClick={() => setRenaming(true)}
              >
                <IconPencil size={18} aria-hidden />
              </ActionIcon>
              <ConfirmButton
                variant="subtle"
                color="clay"
                px={0}
                w={44}
                aria-label={texts.remove(document.name)}
                title={texts.removeTitle}
                message={texts.removeMessage(document.name)}
                confirmLabel={texts.removeConfirm}
                cancelLabel={shell.cancel}
                onConfirm={onRemove}
              >
                <IconTrash size={18} aria-hidden />
              </ConfirmButton>
            </Group>
          </>
        )}
      </Group>
    </li>
  );
}

/** The picture itself, or which kind of file it is (D11). */
function Thumbnail({ document }: { document: ActivityDocument }) {
  if (document.isImage) {
    return (
      <Image src={thumbnail(document.url)} alt="" w={56} h={56} radius="md" fit="cover" flex="none" loading="lazy" />
    );
  }
  return (
    <Center w={56} h={56} flex="none" bg="var(--dehesa-paper-deep)" bdrs="md" aria-hidden>
      <Text size="sm" fw={700}>
        {document.extension.toUpperCase()}
      </Text>
    </Center>
  );
}

interface RenameFieldProps {
  name: string;
  work: PendingWork;
  onRename: (name: string) => Promise<boolean>;
  onCancel: () => void;
}

function RenameField({ name, work, onRename, onCancel }: RenameFieldProps) {
  const { documents: texts } = useTextsOf(activityEditing).media;
  const key = useId();
  const [typed, setTyped] = useState(name);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  async function rename(): Promise<boolean> {
    const given = hasDocumentName(typed);
    setMissing(!given);
    if (!given) return false;
    setBusy(true);
    const renamed = await onRename(typed.trim());
    setBusy(false);
    return renamed;
  }

  // Who types a name and saves the activity means both.
  useEffect(() => {
    work.keep(key, typed.trim() !== name, hasDocumentName(typed) ? rename : undefined);
    return () => work.keep(key, false);
  });

  function finishOnKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter') return;
    // The field lies within the activity's form, which Enter must not save.
    event.preventDefault();
    void rename();
  }

  return (
    <Stack gap="xs" flex={1} miw={0}>
      <TextInput
        label={texts.name}
        maxLength={documentLimits.name}
        value={typed}
        error={missing && texts.nameMissing}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={finishOnKey}
        data-autofocus
        autoFocus
      />
      <Group gap="xs">
        <Button onClick={() => void rename()} loading={busy}>
          {texts.renameAction}
        </Button>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          {texts.renameCancel}
        </Button>
      </Group>
    </Stack>
  );
}

export type ActivityDocument = Outputs['activities']['documents']['list'][number];
