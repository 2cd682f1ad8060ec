import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { Alert, Box, List, NativeSelect, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpcClient } from '../../../lib/trpc';
import { SettingsCard } from '../settings/settings-card';
import classes from './css-preview.module.css';
import { fetchPreviewPage, type PreviewPage, previewPages, withCss } from './preview-page';

/** Not after each key: the server cleans what was typed. */
const typingPauseMs = 400;

/** A public page with the CSS as it is typed, cleaned as it would be saved (B45), in a frame that runs nothing. */
export function CssPreview({ typed }: { typed: string }) {
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
    queryKey: ['custom-css-preview', page, language],
    queryFn: () => fetchPreviewPage(page, language),
  });
  return (
    <SettingsCard title={texts.preview} hint={texts.previewHint}>
      {cleaned.data !== undefined && cleaned.data.removed.length > 0 && (
        <Alert color="cork" role="status" title={texts.removed}>
          <List size="sm">
            {[...new Set(cleaned.data.removed)].map((part) => (
              <List.Item key={part} style={{ overflowWrap: 'anywhere' }}>
                <code>{part}</code>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {cleaned.isError && (
        <Alert color="clay" variant="light" role="alert" title={errorMessage(cleaned.error, language).title}>
          {errorMessage(cleaned.error, language).message}
        </Alert>
      )}
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
    </SettingsCard>
  );
}
