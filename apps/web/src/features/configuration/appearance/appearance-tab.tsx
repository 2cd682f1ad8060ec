import { settingsLimits as limits } from '@dehesa/domain/configuration';
import type { Language, StaffLanguage } from '@dehesa/domain/languages';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { SectionCard } from '@dehesa/ui';
import { Alert, Box, List, NativeSelect, Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { type Outputs, trpc, trpcClient } from '../../../lib/trpc';
import { SettingsForm, WithSettings } from '../settings/settings-form';
import type { StoredSettings } from '../settings/use-settings-form';
import classes from './css-preview.module.css';
import { LanguagesField, languagesProblem } from './languages-field';
import { LogoField } from './logo-field';
import { StyleVersions } from './style-versions';
import { Refusal } from '../../../lib/refusal';

const previewKey = 'custom-css-preview';
/** Not after each key: the server cleans what was typed. */
const typingPauseMs = 400;

/** A public page with the CSS as it is typed, cleaned as it would be saved (B45), in a frame that runs nothing. */
function CssPreview({ typed }: { typed: string }) {
  const { appearance: texts } = useTextsOf(configurationTexts);
  const { language } = useLanguage();
  const [page, setPage] = useState<PreviewPage>('agenda');
  const [css] = useDebouncedValue(typed, typingPauseMs);
  // Asked for like any data, but sent in a body: a style sheet is too long for an address.
  const cleaned = useQuery({
    queryKey: ['custom-css-cleaned', css],
    queryFn: () => trpcClient.config.settings.previewCustomCss.mutate({ css }),
    placeholderData: keepPreviousData,
  });
  const html = useQuery({
    queryKey: [previewKey, page, language],
    queryFn: () => fetchPreviewPage(page, language),
  });
  return (
    <SectionCard title={texts.preview} hint={texts.previewHint}>
      <RemovedParts title={texts.removed} parts={cleaned.data?.removed ?? []} />
      <Refusal error={cleaned.error} />
      <NativeSelect
        w={{ base: '100%', xs: 280 }}
        label={texts.page}
        value={page}
        data={previewPages.map((value) => ({ value, label: texts.pages[value] }))}
        onChange={(event) => setPage(previewPages.find((known) => known === event.currentTarget.value) ?? 'agenda')}
      />
      {html.isError && <Text role="alert">{texts.previewFailed}</Text>}
      {html.data === null && <Text>{texts.noActivity}</Text>}
      {typeof html.data === 'string' && cleaned.data !== undefined && (
        <Box
          component="iframe"
          className={classes.frame}
          title={texts.frame(texts.pages[page])}
          // Without scripts, forms and windows; its own files are ours to load.
          sandbox="allow-same-origin"
          srcDoc={withCss(html.data, cleaned.data.css)}
        />
      )}
    </SectionCard>
  );
}

type RemovedPart = Outputs['config']['settings']['save']['removedCss'][number];

/** What of the CSS does not stay, each part with why. */
function RemovedParts({ title, parts }: { title: string; parts: readonly RemovedPart[] }) {
  const { appearance: texts } = useTextsOf(configurationTexts);
  if (parts.length === 0) return null;
  return (
    <Alert color="cork" role="status" title={title}>
      <List size="sm">
        {[...new Map(parts.map((part) => [part.text, part])).values()].map(({ text, why }) => (
          <List.Item key={text} style={{ overflowWrap: 'anywhere' }}>
            <code>{text}</code>: {texts.why[why]}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Public pages that show most of what CSS can change. */
export const previewPages = ['agenda', 'activity', 'legal'] as const;
export type PreviewPage = (typeof previewPages)[number];

/** A public page as visitors get it; null where there is no activity to show. */
export async function fetchPreviewPage(page: PreviewPage, language: StaffLanguage): Promise<string | null> {
  if (page === 'legal') return fetchHtml(`/aviso-legal?lang=${language}`);
  const agenda = await fetchHtml(`/agenda?lang=${language}`);
  if (page === 'agenda') return agenda;
  const link = parse(agenda).querySelector('a[href^="/actividad/"]')?.getAttribute('href');
  return link === undefined || link === null ? null : fetchHtml(link);
}

/** The page with this CSS in place of the stored one; what would run or lead away is taken out. */
export function withCss(html: string, css: string): string {
  const page = parse(html);
  for (const element of page.querySelectorAll('script, link[href^="/custom.css"], link[rel="modulepreload"]')) {
    element.remove();
  }
  for (const link of page.querySelectorAll('a[href], area[href]')) link.setAttribute('href', '#');
  const style = page.createElement('style');
  style.textContent = css;
  page.head.append(style);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

async function fetchHtml(address: string): Promise<string> {
  // The choice of a language is the visitor's own, not that of who looks at a preview.
  const response = await fetch(address, { credentials: 'omit', headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`the page answered ${response.status}`);
  return response.text();
}

/** A document that is not shown: nothing in it loads or runs. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The tab "Personalización" (U39): logo (B107), languages (B108), and custom CSS, seen before it is saved (B45). */
export function AppearanceTab() {
  return <WithSettings>{(settings) => <AppearanceForm settings={settings} />}</WithSettings>;
}

const valuesOf = ({ customCss, logoId, visitorLanguages }: StoredSettings) => ({
  customCss,
  logoId,
  visitorLanguages: [...visitorLanguages] as Language[],
});

function AppearanceForm({ settings }: { settings: StoredSettings }) {
  const { appearance: texts } = useTextsOf(configurationTexts);
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const [dropped, setDropped] = useState<readonly RemovedPart[]>([]);
  return (
    <SettingsForm
      settings={settings}
      valuesOf={valuesOf}
      toInput={(values) => values}
      problems={({ visitorLanguages }) => languagesProblem(visitorLanguages, texts.languages.missing)}
      onAnswer={({ removedCss }) => {
        setDropped(removedCss);
        void utils.config.settings.styleVersions.invalidate();
        // The pages have another head.
        void queries.invalidateQueries({ queryKey: [previewKey] });
      }}
      renderBelow={(form, { base, reload }) => (
        <>
          <CssPreview typed={form.values.customCss} />
          <StyleVersions
            unsaved={form.isDirty()}
            since={() => base().stamp}
            onRestored={async (removedCss) => {
              setDropped(removedCss);
              await reload();
              await utils.auth.session.invalidate();
            }}
          />
        </>
      )}
    >
      {(form) => (
        <>
          <SectionCard title={texts.logo.title} hint={texts.logo.hint}>
            <LogoField
              value={form.values.logoId}
              stored={settings}
              path="/upload/logo"
              onChange={(logoId) => form.setFieldValue('logoId', logoId)}
            />
          </SectionCard>
          <SectionCard title={texts.languages.title} hint={texts.languages.hint}>
            <LanguagesField
              value={form.values.visitorLanguages}
              error={form.errors['visitorLanguages']}
              onChange={(chosen) => form.setFieldValue('visitorLanguages', chosen)}
            />
          </SectionCard>
          <SectionCard title={texts.title} hint={texts.hint}>
            <Text size="sm">{texts.rules}</Text>
            <Textarea
              label={texts.css}
              autosize
              minRows={10}
              maxRows={24}
              maxLength={limits.customCss}
              spellCheck={false}
              autoCapitalize="none"
              autoCorrect="off"
              styles={{ input: { fontFamily: 'monospace', tabSize: 2 } }}
              {...form.getInputProps('customCss')}
            />
            {!form.isDirty() && <RemovedParts title={texts.dropped} parts={dropped} />}
          </SectionCard>
        </>
      )}
    </SettingsForm>
  );
}
