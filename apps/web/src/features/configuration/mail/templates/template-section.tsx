import { type TemplateGroup, TemplateLanguage } from '@dehesa/domain/messages';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { EmptyState, SectionCard } from '@dehesa/ui';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconSearch, IconTemplate } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { QueryView } from '../../../../lib/query-view';
import { trpc } from '../../../../lib/trpc';
import { PreviewDialog, type Previewed } from './preview-dialog';
import { TemplateDialog } from './template-dialog';
import { groupedTemplates, searchedTemplates } from './grouped-templates';
import { TemplateGroups } from './template-groups';
import type { TemplateRow } from './template-values';
import { useMessageNames } from './use-message-names';

const route = getRouteApi('/shell/config-app');

/** The texts of messages (U40, U49): by what they are for, searched, preview, clone, edit, delete, add. */
export function TemplateSection() {
  const { templates: texts } = useTextsOf(mailConfiguration);
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const open = (change: { template?: number | 'new'; copy?: number }) =>
    void navigate({ search: { ...view, template: undefined, copy: undefined, ...change }, resetScroll: false });
  const list = trpc.config.templates.list.useQuery();
  return (
    <SectionCard
      title={texts.title}
      hint={texts.hint}
      beside={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open({ template: 'new' })}>
          {texts.add}
        </Button>
      }
    >
      <QueryView query={list}>
        {(rows) => (
          <TemplateList
            rows={rows}
            group={view.group}
            onGroup={(group) => void navigate({ search: { ...view, group }, replace: true, resetScroll: false })}
            onAdd={() => open({ template: 'new' })}
            onClone={(copy) => open({ template: 'new', copy })}
            onEdit={(template) => open({ template })}
          />
        )}
      </QueryView>
      <TemplateDialog edited={view.template} onClose={() => open({})} />
    </SectionCard>
  );
}

interface TemplateListProps {
  rows: readonly TemplateRow[];
  /** The group that is open where nothing is searched for. */
  group: string | undefined;
  onGroup: (group: TemplateGroup | undefined) => void;
  onAdd: () => void;
  onClone: (id: number) => void;
  onEdit: (id: number) => void;
}

function TemplateList({ rows, group, onGroup, onAdd, ...handlers }: TemplateListProps) {
  const { templates: texts, languages } = useTextsOf(mailConfiguration);
  const { nameOf } = useMessageNames();
  const [typed, setTyped] = useState('');
  const [only, setOnly] = useState('');
  const [previewed, setPreviewed] = useState<Previewed>();
  const all = searchedTemplates(rows, nameOf);
  const groups = groupedTemplates(all, { typed, language: only });
  const searching = typed.trim() !== '' || only !== '';
  return (
    <>
      <Group align="flex-start" gap="md">
        <TextInput
          flex="1 1 16rem"
          label={texts.filter}
          description={texts.filterHint}
          inputWrapperOrder={['label', 'input', 'description']}
          value={typed}
          maxLength={100}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <NativeSelect
          flex="0 1 12rem"
          label={texts.filterLanguage}
          value={only}
          data={[
            { value: '', label: texts.allLanguages },
            ...TemplateLanguage.options.map((one) => ({ value: one, label: languages[one] })),
          ]}
          onChange={(event) => setOnly(event.currentTarget.value)}
        />
      </Group>
      {groups.length === 0 && (
        <EmptyState
          icon={<IconTemplate size={40} stroke={1.4} aria-hidden />}
          title={rows.length === 0 ? texts.empty : texts.nothingFound}
          action={
            searching ? (
              <Button
                variant="default"
                onClick={() => {
                  setTyped('');
                  setOnly('');
                }}
              >
                {texts.clear}
              </Button>
            ) : (
              <Button onClick={onAdd}>{texts.add}</Button>
            )
          }
        />
      )}
      <TemplateGroups
        groups={groups}
        // What is searched for is seen wherever it stands.
        isOpen={(one) => searching || one === group}
        onToggle={(one) => onGroup(one === group ? undefined : one)}
        onPreview={(row) => setPreviewed({ subject: row.sampleSubject, address: previewAddress(row) })}
        {...handlers}
      />
      <PreviewDialog shown={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}

function previewAddress({ slug, language, channel }: TemplateRow): string {
  return `/api/email-template/${slug}?language=${language}&channel=${channel}`;
}
