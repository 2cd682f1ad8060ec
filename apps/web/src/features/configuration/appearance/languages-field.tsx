import { isStaffLanguage, type Language, languages } from '@dehesa/domain/languages';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { languageName } from '@dehesa/i18n/formats';
import { Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';

interface LanguagesFieldProps {
  /** The first is the one that is spoken where nothing else decides. */
  value: readonly Language[];
  error?: ReactNode;
  onChange: (languages: Language[]) => void;
}

/** What visitors may read, and what is spoken where nothing else decides (B108). */
export function LanguagesField({ value, error, onChange }: LanguagesFieldProps) {
  const { languages: texts } = useTextsOf(configurationTexts).appearance;
  const { language: own } = useLanguage();
  const named = (language: Language) => ({ value: language, label: languageName(language, own) });
  return (
    <Stack gap="md">
      <Checkbox.Group
        label={texts.offered}
        value={[...value]}
        error={error}
        onChange={(chosen) => onChange(inOrder(value, chosen))}
      >
        <Group gap="lg" mt="xs" mb="xs">
          {languages.map((language) => (
            <Checkbox key={language} {...named(language)} />
          ))}
        </Group>
      </Checkbox.Group>
      {value.length > 1 && (
        <NativeSelect
          w={{ base: '100%', xs: 280 }}
          label={texts.first}
          description={texts.firstHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={value[0] ?? ''}
          data={languages.filter((language) => value.includes(language)).map(named)}
          onChange={(event) => onChange(inOrder([event.currentTarget.value], value))}
        />
      )}
    </Stack>
  );
}

/** Those that are chosen: the first stays so while it is, the others are in the product's order. */
export function inOrder(before: readonly string[], chosen: readonly string[]): Language[] {
  const offered = languages.filter((language) => chosen.includes(language));
  const [first = offered[0]] = offered.filter((language) => language === before[0]);
  return first === undefined ? [] : [first, ...offered.filter((language) => language !== first)];
}

/** What staff write is in one of theirs: without either of them visitors would read nothing. */
export function languagesProblem(value: readonly Language[], missing: string): { visitorLanguages?: string } {
  return value.some(isStaffLanguage) ? {} : { visitorLanguages: missing };
}
