import { legalAddresses } from '@dehesa/domain/configuration';
import { type Language, languageFacts, languages } from '@dehesa/domain/languages';
import { formatInstant, formatList, languageName, languageWord } from '@dehesa/i18n/formats';
import { hasGaps } from '@dehesa/i18n/legal-gaps';
import { publicSite } from '@dehesa/i18n/backoffice/configuration';
import { Alert, Anchor, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { ConflictBox } from '../../../lib/conflicts/conflict-box';
import { mergeValues } from '../../../lib/conflicts/merge-values';
import type { SavedChange } from '../../../lib/conflicts/saved-meanwhile';
import { isMeanwhile } from '../../../lib/conflicts/use-saved-form';
import type { FormLock } from '../../../lib/forms/form-lock';
import { SaveBar } from '../../../lib/forms/save-bar';
import { RichTextField } from '../../../lib/rich-text/rich-text-field';
import { Refusal } from '../../../lib/refusal';
import { type Outputs, trpc } from '../../../lib/trpc';
import { isChanged, type LegalDraft, type StoredLegalText } from './legal-draft';

export interface LegalTextFormProps {
  stored: StoredLegalText;
  draft: LegalDraft | undefined;
  /** Around the form and what leads to the other texts. */
  lock: FormLock;
  onDraft: (draft: LegalDraft | undefined) => void;
  /** Also where what is stored is wanted instead of the draft. */
  onSaved: () => Promise<void>;
  /** The text as it is stored now; the draft stays. */
  onRead: () => Promise<StoredLegalText | undefined>;
}

/** One legal text in every language of visitors; a refusal keeps what was typed. */
export function LegalTextForm({ stored, draft, lock, onDraft, onSaved, onRead }: LegalTextFormProps) {
  const { legal: texts, saved } = useTextsOf(publicSite);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const edit = trpc.config.legalTexts.edit.useMutation();
  const [empty, setEmpty] = useState<readonly Language[]>([]);
  const [changes, setChanges] = useState<readonly SavedChange[]>();
  const current = draft ?? { version: stored.version, html: stored.html, base: stored.html };
  const changed = isChanged(stored, draft);
  const unfinished = languages.filter((one) => hasGaps(current.html[one], one));

  async function send() {
    const missing = languages.filter((one) => current.html[one].trim() === '');
    setEmpty(missing);
    if (missing.length === 0) await lock.hold(store);
  }

  async function store() {
    try {
      const { version, html } = current;
      await edit.mutateAsync({ kind: stored.kind, version, html });
    } catch (error) {
      // Any other is shown below by the mutation's own state.
      if (isMeanwhile(error)) await tellMeanwhile();
      return;
    }
    setChanges(undefined);
    await Promise.all([onSaved(), utils.config.legalTexts.versions.invalidate({ kind: stored.kind })]);
    notifications.show({ color: 'holm', message: saved });
  }

  /** What was typed stays, what was left alone is as it is stored now (B95). */
  async function tellMeanwhile() {
    const [theirs, versions] = await Promise.all([
      onRead(),
      utils.config.legalTexts.versions.fetch({ kind: stored.kind }, { staleTime: 0 }),
    ]);
    if (theirs === undefined) return;
    const html = mergeValues(current.base, theirs.html, current.html);
    onDraft({ version: theirs.version, html, base: theirs.html });
    setChanges(savesAfter(versions, current.version));
    edit.reset();
  }

  async function load() {
    await onSaved();
    setChanges(undefined);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Text c="dimmed">
            {stored.updatedAt !== null && texts.version(stored.version, formatInstant(stored.updatedAt, language))}
          </Text>
          <Anchor href={legalAddresses[stored.kind]} target="_blank" td="underline">
            {texts.seePage}
          </Anchor>
        </Group>
        {unfinished.length > 0 && (
          <Alert color="cork" variant="light" title={texts.gaps.title}>
            {texts.gaps.message(
              formatList(
                unfinished.map((one) => languageWord(one, language)),
                language,
              ),
            )}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, lg: 2 }}>
          {languages.map((one) => (
            <RichTextField
              key={one}
              label={languageName(one, language)}
              lang={languageFacts[one].locale}
              required
              value={current.html[one]}
              error={empty.includes(one) && texts.empty}
              onChange={(html) => {
                setEmpty((before) => before.filter((other) => other !== one));
                onDraft({ ...current, html: { ...current.html, [one]: html } });
              }}
            />
          ))}
        </SimpleGrid>
        <ConflictBox
          conflict={changes && { changes, onMine: () => void send(), onTheirs: () => void lock.hold(load) }}
        />
        {!isMeanwhile(edit.error) && <Refusal error={edit.error} />}
        <SaveBar save={texts.save} dirty={changed} locked={lock.locked} onlyDirty />
      </Stack>
    </form>
  );
}

type Version = Outputs['config']['legalTexts']['versions'][number];

/** Each save after a version, the newest first, with the languages that it changed. */
function savesAfter(versions: readonly Version[], known: number): SavedChange[] {
  const later = versions.filter(({ version }) => version > known);
  const numbers = [...new Set(later.map(({ version }) => version))];
  return numbers.flatMap((id) => {
    const texts = later.filter(({ version }) => version === id);
    const fields = texts.map(({ language }) => language);
    return texts.slice(0, 1).map(({ savedAt: at, savedBy: by, mine }) => ({ id, at, by, mine, fields }));
  });
}
