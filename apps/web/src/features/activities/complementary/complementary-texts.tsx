import { complementaryLimits } from '@dehesa/domain/activities';
import { defaultLanguage, type StaffLanguage } from '@dehesa/domain/languages';
import { locales } from '@dehesa/i18n/formats';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Ref } from 'react';
import { useTexts } from '../../../lib/backoffice-language';
import { LanguageTabs } from '../form/language-tabs';
import { RichTextField } from '../../../lib/rich-text/rich-text-field';
import type { ComplementaryValues } from './complementary-values';

export interface ComplementaryTextsProps {
  form: UseFormReturnType<ComplementaryValues>;
  shown: StaffLanguage;
  onShow: (language: StaffLanguage) => void;
  /** Of the Spanish title, where writing begins with it. */
  titleRef: Ref<HTMLInputElement> | undefined;
}

/** Title and description in both languages. */
export function ComplementaryTexts({ form, shown, onShow, titleRef }: ComplementaryTextsProps) {
  return (
    <LanguageTabs errors={form.errors} shown={shown} onShow={onShow}>
      {(language) => (
        <LanguageFields
          form={form}
          language={language}
          titleRef={language === defaultLanguage ? titleRef : undefined}
        />
      )}
    </LanguageTabs>
  );
}

interface LanguageFieldsProps {
  form: ComplementaryTextsProps['form'];
  language: StaffLanguage;
  titleRef: Ref<HTMLInputElement> | undefined;
}

function LanguageFields({ form, language, titleRef }: LanguageFieldsProps) {
  const { form: texts } = useTexts().activities;
  const required = language === defaultLanguage;
  const path = `texts.${language}` as const;
  const lang = locales[language];
  return (
    <>
      <TextInput
        ref={titleRef}
        data-autofocus={titleRef === undefined ? undefined : true}
        label={texts.title}
        lang={lang}
        withAsterisk={required}
        maxLength={complementaryLimits.title}
        {...form.getInputProps(`${path}.title`)}
      />
      <RichTextField
        label={texts.description}
        lang={lang}
        required={required}
        value={form.values.texts[language].description}
        error={form.errors[`${path}.description`]}
        onChange={(html) => form.setFieldValue(`${path}.description`, html)}
      />
    </>
  );
}
