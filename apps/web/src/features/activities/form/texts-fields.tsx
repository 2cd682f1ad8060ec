import { activityTextFields } from '@dehesa/domain/activities';
import { defaultLanguage, type StaffLanguage } from '@dehesa/domain/languages';
import { locales } from '@dehesa/i18n/formats';
import { SectionCard } from '@dehesa/ui';
import { useTexts } from '../../../lib/backoffice-language';
import { LanguageTabs } from './language-tabs';
import { RichTextField } from '../../../lib/rich-text/rich-text-field';
import type { ActivityForm } from './form-values';
import { TextInput, Textarea } from '../../../lib/inputs/inputs';

export interface TextsFieldsProps {
  form: ActivityForm;
  shown: StaffLanguage;
  onShow: (language: StaffLanguage) => void;
}

/** The texts in both languages of staff, but for the titles, which stand at the top (`TitlesFields`). */
export function TextsFields({ form, shown, onShow }: TextsFieldsProps) {
  const { form: texts } = useTexts().activities;
  return (
    <SectionCard title={texts.sections.texts}>
      <LanguageTabs errors={form.errors} shown={shown} onShow={onShow}>
        {(language) => <LanguageFields form={form} language={language} />}
      </LanguageTabs>
    </SectionCard>
  );
}

/** Those that are asked for in the same way, in the order of the form. */
const longTexts = ['necessaryMaterial', 'recommendedMaterial', 'includes', 'accessibility', 'badWeather'] as const;
const shortTexts = ['meetingPoint', 'price', 'guideLanguages'] as const;

function LanguageFields({ form, language }: { form: ActivityForm; language: StaffLanguage }) {
  const { form: texts } = useTexts().activities;
  const required = language === defaultLanguage;
  const path = `texts.${language}` as const;
  const lang = locales[language];
  return (
    <>
      <TextInput
        label={texts.subtitle}
        lang={lang}
        maxLength={activityTextFields.subtitle.max}
        {...form.getInputProps(`${path}.subtitle`)}
      />
      <RichTextField
        label={texts.description}
        lang={lang}
        required={required}
        path={`${path}.description`}
        value={form.values.texts[language].description}
        error={form.errors[`${path}.description`]}
        onChange={(html) => form.setFieldValue(`${path}.description`, html)}
      />
      {longTexts.map((name) => (
        <Textarea
          key={name}
          label={texts[name]}
          lang={lang}
          autosize
          minRows={2}
          maxLength={activityTextFields[name].max}
          {...form.getInputProps(`${path}.${name}`)}
        />
      ))}
      {shortTexts.map((name) => (
        <TextInput
          key={name}
          label={texts[name]}
          lang={lang}
          maxLength={activityTextFields[name].max}
          {...form.getInputProps(`${path}.${name}`)}
        />
      ))}
    </>
  );
}
