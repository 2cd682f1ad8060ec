import { isLanguage, type Language } from '@dehesa/domain/languages';
import { writing } from '@dehesa/i18n/backoffice/writing';
import { languageName } from '@dehesa/i18n/formats';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useState } from 'react';
import { useLanguage } from '../backoffice-language';
import classes from './message-samples.module.css';

/** A message as one of its readers will get it. */
export interface Sample {
  language: Language;
  /** How many get it in this language. */
  recipients: number;
  name: string;
  subject: string;
  html: string;
}

/** How a message to many reads in each language; first the one that more people read. */
export function MessageSamples({ samples }: { samples: readonly Sample[] }) {
  const { language: own } = useLanguage();
  const { samples: texts } = writing[own];
  const [chosen, setChosen] = useState<Language>();
  const [most] = samples.toSorted((a, b) => b.recipients - a.recipients);
  const shown = samples.find(({ language }) => language === (chosen ?? most?.language ?? own));
  if (shown === undefined) return null;
  const { name, subject, html, recipients } = shown;
  return (
    <Stack gap="sm">
      <SegmentedControl
        className={classes.languages}
        aria-label={texts.language}
        value={shown.language}
        onChange={(value) => isLanguage(value) && setChosen(value)}
        data={samples.map(({ language, recipients: count }) => ({
          value: language,
          label: texts.languages(languageName(language, own), count),
        }))}
      />
      <Text size="sm" c="dimmed">
        {recipients === 0 ? texts.sampleUnread(name) : texts.sample(name)}
      </Text>
      <Text>
        <Text span inherit c="dimmed">
          {texts.subject}:{' '}
        </Text>
        <Text span inherit fw={600}>
          {subject}
        </Text>
      </Text>
      {/* An empty sandbox: no scripts, no forms, no navigation, an origin of its own. */}
      <iframe className={classes.sample} sandbox="" srcDoc={html} title={texts.content(subject)} />
    </Stack>
  );
}
