import { type LegalKind, legalKinds } from '@dehesa/domain/configuration';
import { publicSite } from '@dehesa/i18n/backoffice/configuration';
import { Stack, Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { QueryPending } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { UnsavedChanges } from '../../../lib/unsaved-changes';
import { isChanged, type LegalDraft, type StoredLegalText } from './legal-draft';
import { LegalHistory } from './legal-history';
import { LegalTextForm } from './legal-text-form';

/** The legal texts of the installation, one at a time; what was typed in the others stays. */
export function LegalTextsScreen() {
  const texts = useTextsOf(publicSite).legal;
  const list = trpc.config.legalTexts.list.useQuery();
  const [kind, setKind] = useState<LegalKind>('privacy');
  const [drafts, setDrafts] = useState<Partial<Record<LegalKind, LegalDraft>>>({});

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
                onDraft={(draft) => keep(text.kind, draft)}
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
