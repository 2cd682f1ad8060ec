import { defaultLanguage, isStaffLanguage, type StaffLanguage, staffLanguages } from '@dehesa/domain/languages';
import { Stack, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/backoffice-language';

export interface LanguageTabsProps {
  /** Problems of the form by the path of their field; titles stand elsewhere. */
  errors: Readonly<Record<string, unknown>>;
  shown: StaffLanguage;
  onShow: (language: StaffLanguage) => void;
  /** The fields of one language. */
  children: (language: StaffLanguage) => ReactNode;
}

/** Texts in both languages, a tab for each; a tab with a problem says so. */
export function LanguageTabs({ errors, shown, onShow, children }: LanguageTabsProps) {
  const { form: texts } = useTexts().activities;
  const hasProblem = (language: StaffLanguage) =>
    Object.keys(errors).some((path) => path.startsWith(`texts.${language}.`) && !path.endsWith('.title'));
  return (
    // Not by React's Activity: it would take the hidden editor down.
    <Tabs
      value={shown}
      onChange={(value) => onShow(isStaffLanguage(value) ? value : defaultLanguage)}
      keepMounted
      keepMountedMode="display-none"
    >
      <Tabs.List aria-label={texts.languageTabs}>
        {staffLanguages.map((language) => (
          <Tabs.Tab
            key={language}
            value={language}
            mih={44}
            rightSection={
              hasProblem(language) && <IconAlertCircle size={18} color="var(--dehesa-danger)" aria-hidden />
            }
          >
            {texts.languages[language]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {staffLanguages.map((language) => (
        <Tabs.Panel key={language} value={language} pt="md">
          <Stack gap="md">
            {language !== defaultLanguage && (
              <Text size="sm" c="dimmed">
                {texts.portugueseHint}
              </Text>
            )}
            {children(language)}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
