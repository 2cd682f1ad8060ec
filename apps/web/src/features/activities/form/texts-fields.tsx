import { activityLimits } from '@dehesa/domain/activities';
import { type Language, languages } from '@dehesa/domain/languages';
import { locales } from '@dehesa/i18n/formats';
import { Stack, Tabs, Text, Textarea, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTexts } from '../../../lib/backoffice-language';
import { FormSection } from './form-section';
import { RichTextField } from './rich-text-field';
import type { ActivityForm } from './use-activity-form';

export interface TextsFieldsProps {
  form: ActivityForm;
  shown: Language;
  onShow: (language: Language) => void;
}

/** The texts in both languages, a tab for each; a tab with a problem says so. */
export function TextsFields({ form, shown, onShow }: TextsFieldsProps) {
  const { form: texts } = useTexts().activities;
  const hasProblem = (language: Language) =>
    Object.keys(form.errors).some((path) => path.startsWith(`texts.${language}.`));
  return (
    <FormSection title={texts.sections.texts}>
      {/* Not by React's Activity: it would take the hidden editor down. */}
      <Tabs
        value={shown}
        onChange={(value) => onShow(value === 'pt' ? 'pt' : 'es')}
        keepMounted
        keepMountedMode="display-none"
      >
        <Tabs.List aria-label={texts.languageTabs}>
          {languages.map((language) => (
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
        {languages.map((language) => (
          <Tabs.Panel key={language} value={language} pt="md">
            <LanguageFields form={form} language={language} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <TextInput label={texts.includes} maxLength={activityLimits.includes} {...form.getInputProps('includes')} />
    </FormSection>
  );
}

function LanguageFields({ form, language }: { form: ActivityForm; language: Language }) {
  const { form: texts } = useTexts().activities;
  const required = language === 'es';
  const path = `texts.${language}` as const;
  const lang = locales[language];
  return (
    <Stack gap="md">
      {!required && (
        <Text size="sm" c="dimmed">
          {texts.portugueseHint}
        </Text>
      )}
      <TextInput
        label={texts.title}
        lang={lang}
        withAsterisk={required}
        maxLength={activityLimits.title}
        {...form.getInputProps(`${path}.title`)}
      />
      <TextInput
        label={texts.subtitle}
        lang={lang}
        maxLength={activityLimits.subtitle}
        {...form.getInputProps(`${path}.subtitle`)}
      />
      <RichTextField
        label={texts.description}
        lang={lang}
        required={required}
        value={form.values.texts[language].description}
        error={form.errors[`${path}.description`]}
        onChange={(html) => form.setFieldValue(`${path}.description`, html)}
      />
      <Textarea
        label={texts.necessaryMaterial}
        lang={lang}
        autosize
        minRows={2}
        maxLength={activityLimits.material}
        {...form.getInputProps(`${path}.necessaryMaterial`)}
      />
      <Textarea
        label={texts.recommendedMaterial}
        lang={lang}
        autosize
        minRows={2}
        maxLength={activityLimits.material}
        {...form.getInputProps(`${path}.recommendedMaterial`)}
      />
    </Stack>
  );
}
