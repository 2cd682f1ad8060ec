import { activityTextFields } from '@dehesa/domain/activities';
import { defaultLanguage, staffLanguages } from '@dehesa/domain/languages';
import { longForms } from '@dehesa/i18n/backoffice/long-forms';
import { locales } from '@dehesa/i18n/formats';
import { SectionCard } from '@dehesa/ui';
import { Stack } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import type { ActivityForm } from './form-values';
import { TextInput } from '../../../lib/inputs/inputs';

/** What the activity is called, in both languages of staff: the form begins with it (U50). */
export function TitlesFields({ form }: { form: ActivityForm }) {
  const { titles } = useTextsOf(longForms);
  return (
    <SectionCard title={titles.section}>
      <Stack gap="sm">
        {staffLanguages.map((language) => (
          <TextInput
            key={language}
            label={titles[language]}
            lang={locales[language]}
            withAsterisk={language === defaultLanguage}
            maxLength={activityTextFields.title.max}
            {...form.getInputProps(`texts.${language}.title`)}
          />
        ))}
      </Stack>
    </SectionCard>
  );
}
