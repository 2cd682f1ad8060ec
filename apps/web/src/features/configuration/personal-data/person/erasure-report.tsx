import { formatInstant, formatNumber } from '@dehesa/i18n/formats';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import type { Outputs } from '../../../../lib/trpc';
import classes from './erasure-report.module.css';

export type Erasure = Outputs['config']['personalData']['erase'];

/** What was erased, in numbers: who asked for it may have it. */
export function ErasureReport({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const { report: texts } = useTextsOf(personalDataTexts);
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const kinds = ['people', 'reservations', 'cancelled', 'messages', 'conversations', 'accounts'] as const;
  return (
    <Card withBorder component="section" aria-label={texts.title}>
      <Stack gap="sm">
        <Title order={3} size="h4" ref={heading} tabIndex={-1}>
          {texts.title}
        </Title>
        <Text>{texts.at(formatInstant(erasure.at, language))}</Text>
        <dl className={classes.counts}>
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{texts[kind]}</dt>
              <dd>{formatNumber(erasure[kind], language)}</dd>
            </div>
          ))}
        </dl>
        <Group>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
