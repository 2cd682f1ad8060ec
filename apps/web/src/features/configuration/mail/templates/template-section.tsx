import { TemplateLanguage } from '@dehesa/domain/messages';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { EmptyState } from '@dehesa/ui';
import { Button, Card, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconSearch, IconTemplate } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { QueryView } from '../../../../lib/query-view';
import { trpc } from '../../../../lib/trpc';
import { PreviewDialog, type Previewed } from './preview-dialog';
import { TemplateDialog } from './template-dialog';
import { TemplateCards, TemplateTable } from './template-rows';
import type { TemplateRow } from './template-values';
import { useMessageNames } from './use-message-names';

const route = getRouteApi('/shell/config-app');

/** The texts of messages (U40): table, preview, clone, edit, delete, add. */
export function TemplateSection() {
  const { templates: texts } = useTextsOf(mailConfiguration);
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const open = (change: { template?: number | 'new'; copy?: number }) =>
    void navigate({ search: { ...view, template: undefined, copy: undefined, ...change }, resetScroll: false });
  const list = trpc.config.templates.list.useQuery();
  return (
    <Card component="section" aria-labelledby="templates-title">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div style={{ flex: '1 1 18rem' }}>
            <Title order={2} size="h3" id="templates-title">
              {texts.title}
            </Title>
            <Text c="dimmed">{texts.hint}</Text>
          </div>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open({ template: 'new' })}>
            {texts.add}
          </Button>
        </Group>
        <QueryView query={list}>
          {(rows) => (
            <TemplateList
              rows={rows}
              onClone={(copy) => open({ template: 'new', copy })}
              onEdit={(template) => open({ template })}
            />
          )}
        </QueryView>
      </Stack>
      <TemplateDialog edited={view.template} onClose={() => open({})} />
    </Card>
  );
}

interface TemplateListProps {
  rows: readonly TemplateRow[];
  onClone: (id: number) => void;
  onEdit: (id: number) => void;
}

function TemplateList({ rows, onClone, onEdit }: TemplateListProps) {
  const { templates: texts, languages } = useTextsOf(mailConfiguration);
  const { nameOf } = useMessageNames();
  const wide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const [typed, setTyped] = useState('');
  const [only, setOnly] = useState('');
  const [previewed, setPreviewed] = useState<Previewed>();
  const wanted = folded(typed);
  const shown = rows.filter(
    (row) =>
      (only === '' || row.language === only) &&
      [nameOf(row), row.slug, row.subject].some((text) => folded(text).includes(wanted)),
  );
  const Rows = wide ? TemplateTable : TemplateCards;
  return (
    <>
      <Group align="flex-end" gap="md">
        <TextInput
          flex="1 1 16rem"
          label={texts.filter}
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
      {shown.length === 0 ? (
        <EmptyState
          icon={<IconTemplate size={40} stroke={1.4} aria-hidden />}
          title={rows.length === 0 ? texts.empty : texts.nothingFound}
        />
      ) : (
        <Rows
          rows={shown}
          onPreview={(row) => setPreviewed({ subject: row.sampleSubject, address: previewAddress(row) })}
          onClone={onClone}
          onEdit={onEdit}
        />
      )}
      <PreviewDialog shown={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  );
}

function previewAddress({ slug, language, channel }: TemplateRow): string {
  return `/api/email-template/${slug}?language=${language}&channel=${channel}`;
}

/** Without case and accents, as lists are searched (B34). */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
