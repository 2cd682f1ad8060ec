import { SectionCard } from '@dehesa/ui';
import { SimpleGrid } from '@mantine/core';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import type { Outputs } from '../../../lib/trpc';
import { PlainFields } from './plain-fields';
import type { ActivityForm } from './form-values';
import { Select } from '../../../lib/inputs/inputs';

export interface Choices {
  companies: Outputs['activities']['companies'];
  territories: Outputs['activities']['territories'];
  categories: Outputs['activities']['categories'];
}

/** Whose it is, where it belongs and whom to ask. */
export function DataFields({ form, choices }: { form: ActivityForm; choices: Choices }) {
  const { activities, shell } = useTexts();
  const { language } = useLanguage();
  const texts = activities.form;
  const select = {
    placeholder: texts.choose,
    nothingFoundMessage: texts.nothingFound,
    allowDeselect: false,
    openOnFocus: false,
    withAsterisk: true,
  };
  return (
    <SectionCard title={texts.sections.data}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          {...select}
          searchable
          label={texts.company}
          data={choices.companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.getInputProps('companyId')}
        />
        <Select
          {...select}
          label={texts.territory}
          data={choices.territories.map(({ id }) => ({ value: String(id), label: shell.territories[id] }))}
          {...form.getInputProps('territoryId')}
        />
        <Select
          {...select}
          searchable
          label={texts.category}
          data={choices.categories.map((category) => ({ value: String(category.id), label: category[language] }))}
          {...form.getInputProps('categoryId')}
        />
        <PlainFields form={form} section="data" />
      </SimpleGrid>
    </SectionCard>
  );
}
