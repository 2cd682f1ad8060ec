import { fieldWords } from '@dehesa/i18n/backoffice/audit';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { formatInstant } from '@dehesa/i18n/formats';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLanguage, useTextsOf } from '../backoffice-language';

/** What somebody saved since a form was read. */
export interface SavedChange {
  id: number;
  /** Null where it is not known. */
  at: Date | null;
  /** Null for an account that is gone. */
  by: string | null;
  mine: boolean;
  /** Which settings, or parts of the text; none for all of it. */
  fields: readonly string[];
}

export interface Conflict {
  changes: readonly SavedChange[];
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody else saved first: who changed what and when, and whose is to be stored (B95). */
export function SavedMeanwhile({ changes, onMine, onTheirs }: Conflict) {
  const { conflict: texts } = useTextsOf(configurationTexts);
  const { language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);

  // Whoever pressed the button that saves is brought here, and told.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color="cork"
      variant="light"
      role="alert"
      title={changes.length > 0 && changes.every(({ mine }) => mine) ? texts.ownTitle : texts.title}
    >
      <Stack gap="sm">
        {changes.length > 0 && (
          <List>
            {changes.map(({ id, at, by, mine, fields }) => (
              <List.Item key={id} c="var(--dehesa-ink)">
                <b>
                  {mine ? texts.yourself : (by ?? texts.somebody)}
                  {at !== null && `, ${formatInstant(at, language)}`}
                </b>
                {fields.length > 0 && `: ${fields.map((field) => fieldWords(language, field)).join(', ')}`}
              </List.Item>
            ))}
          </List>
        )}
        <Text c="var(--dehesa-ink)">{texts.message}</Text>
        <Group gap="sm">
          <Button type="button" onClick={onMine}>
            {texts.mine}
          </Button>
          <Button type="button" variant="default" onClick={onTheirs}>
            {texts.theirs}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
