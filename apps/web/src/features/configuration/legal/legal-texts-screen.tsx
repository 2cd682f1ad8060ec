import { type LegalKind, legalKinds } from '@dehesa/domain/configuration';
import { publicSite } from '@dehesa/i18n/backoffice/configuration';
import { formatInstant, languageName } from '@dehesa/i18n/formats';
import { Box, Card, Stack, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { QueryPending, QueryView } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import { useFormLock } from '../../../lib/forms/form-lock';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { OldVersion, OldVersions } from '../versions/old-versions';
import { isChanged, type LegalDraft, type StoredLegalText } from './legal-draft';
import { LegalTextForm } from './legal-text-form';

/** The legal texts of the installation, one at a time; what was typed in the others stays. */
export function LegalTextsScreen() {
  const texts = useTextsOf(publicSite).legal;
  const list = trpc.config.legalTexts.list.useQuery();
  const [kind, setKind] = useState<LegalKind>('privacy');
  const [drafts, setDrafts] = useState<Partial<Record<LegalKind, LegalDraft>>>({});
  /** Of all of them: who turns to another and back would find a form that knows of no save. */
  const lock = useFormLock();

  if (!list.data) return <QueryPending query={list} />;
  const stored = list.data;
  const keep = (wanted: LegalKind, draft: LegalDraft | undefined) =>
    setDrafts((before) => ({ ...before, [wanted]: draft }));
  const isDirty = () => stored.some((text) => isChanged(text, drafts[text.kind]));
  const tabs = legalKinds.flatMap((one): StoredLegalText[] => stored.filter((text) => text.kind === one));
  return (
    <>
      <UnsavedChanges isDirty={isDirty} />
      <Tabs
        value={kind}
        onChange={(value) => setKind(legalKinds.find((one) => one === value) ?? 'privacy')}
        keepMounted={false}
        {...lock.attributes}
      >
        <Tabs.List aria-label={texts.kind}>
          {tabs.map((text) => (
            <Tabs.Tab key={text.kind} value={text.kind} mih={44}>
              {texts.kinds[text.kind]}
              {isChanged(text, drafts[text.kind]) && ' *'}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((text) => (
          <Tabs.Panel key={text.kind} value={text.kind} pt="md">
            <Stack gap="lg">
              <LegalTextForm
                stored={text}
                draft={drafts[text.kind]}
                lock={lock}
                onDraft={(draft) => keep(text.kind, draft)}
                onRead={async () => (await list.refetch()).data?.find(({ kind: one }) => one === text.kind)}
                onSaved={async () => {
                  await list.refetch();
                  keep(text.kind, undefined);
                }}
              />
              <LegalHistory kind={text.kind} />
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

type Version = Outputs['config']['legalTexts']['versions'][number];

/** What each version said: what somebody accepted with a reservation. */
function LegalHistory({ kind }: { kind: LegalKind }) {
  const texts = useTextsOf(publicSite).legal;
  return (
    <Card>
      <OldVersions title={texts.history}>
        <Versions kind={kind} />
      </OldVersions>
    </Card>
  );
}

function Versions({ kind }: { kind: LegalKind }) {
  const versions = trpc.config.legalTexts.versions.useQuery({ kind });
  return (
    <QueryView query={versions}>
      {(list) => (
        <Stack gap={0} mt="sm">
          {list.map((version) => (
            <OldText key={`${version.version}-${version.language}`} version={version} />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}

function OldText({ version }: { version: Version }) {
  const texts = useTextsOf(publicSite).legal;
  const { language } = useLanguage();
  const date = formatInstant(version.savedAt, language);
  return (
    <OldVersion summary={texts.historyOf(version.version, languageName(version.language, language).toLowerCase())}>
      <Text size="sm" c="dimmed">
        {version.savedBy === null ? texts.broughtBy(date) : texts.savedBy(date, version.savedBy)}
      </Text>
      {/* Cleaned by an allow list when it was saved (B45). */}
      <Box lang={version.language} dangerouslySetInnerHTML={{ __html: version.html }} />
    </OldVersion>
  );
}
