import { legalAddresses } from '@dehesa/domain/configuration';
import { type Language, languageFacts, languages } from '@dehesa/domain/languages';
import { formatInstant, formatList, languageName, languageWord } from '@dehesa/i18n/formats';
import { hasGaps } from '@dehesa/i18n/legal-gaps';
import { publicSite } from '@dehesa/i18n/backoffice/configuration';
import { Alert, Anchor, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage, isRefusal } from '../../../lib/error-message';
import { SaveBar } from '../../../lib/forms/save-bar';
import { RichTextField } from '../../../lib/rich-text/rich-text-field';
import { trpc } from '../../../lib/trpc';
import { isChanged, type LegalDraft, type StoredLegalText } from './legal-draft';

export interface LegalTextFormProps {
  stored: StoredLegalText;
  draft: LegalDraft | undefined;
  onDraft: (draft: LegalDraft | undefined) => void;
  /** Also where what is stored is wanted instead of the draft. */
  onSaved: () => Promise<void>;
}

/** One legal text in every language of visitors; a refusal keeps what was typed. */
export function LegalTextForm({ stored, draft, onDraft, onSaved }: LegalTextFormProps) {
  const { legal: texts, saved } = useTextsOf(publicSite);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const edit = trpc.config.legalTexts.edit.useMutation();
  const [empty, setEmpty] = useState<readonly Language[]>([]);
  const current = draft ?? { version: stored.version, html: stored.html };
  const changed = isChanged(stored, draft);
  const unfinished = languages.filter((one) => hasGaps(current.html[one], one));
  const stale = edit.error !== null && isRefusal(edit.error, 'configuration.changedMeanwhile');

  async function send(event: FormEvent) {
    event.preventDefault();
    const missing = languages.filter((one) => current.html[one].trim() === '');
    setEmpty(missing);
    if (missing.length > 0) return;
    try {
      await edit.mutateAsync({ kind: stored.kind, ...current });
    } catch {
      // Shown below by the mutation's own state.
      return;
    }
    await Promise.all([onSaved(), utils.config.legalTexts.versions.invalidate({ kind: stored.kind })]);
    notifications.show({ color: 'holm', message: saved });
  }

  async function load() {
    await onSaved();
    edit.reset();
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
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
        {edit.error !== null && (
          <Alert
            color="clay"
            variant="light"
            role="alert"
            title={stale ? texts.changedMeanwhile : errorMessage(edit.error, language).title}
          >
            <Stack gap="sm" align="flex-start">
              <Text c="var(--dehesa-ink)">
                {stale ? texts.changedMeanwhileHint : errorMessage(edit.error, language).message}
              </Text>
              {stale && (
                <Button variant="default" onClick={() => void load()}>
                  {texts.load}
                </Button>
              )}
            </Stack>
          </Alert>
        )}
        <SaveBar save={texts.save} dirty={changed} locked={edit.isPending} onlyDirty />
      </Stack>
    </form>
  );
}
