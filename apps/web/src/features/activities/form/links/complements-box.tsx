import { activityFormTexts } from '@dehesa/i18n/backoffice/activity-form';
import { Card, MultiSelect, Text } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import { trpc } from '../../../../lib/trpc';
import type { ActivityForm, StoredActivity } from '../form-values';
import classes from './complements-box.module.css';

interface ComplementsBoxProps {
  form: ActivityForm;
  /** Those of the activity as it was read last, or of its original: their titles are known. */
  known: StoredActivity['complementary'];
}

/** The complementary activities: a box that is shut, and looks for nothing, until it is opened (U19). */
export function ComplementsBox({ form, known }: ComplementsBoxProps) {
  const { complements: texts } = useTextsOf(activityFormTexts).activityLinks;
  const id = useId();
  const [opened, setOpened] = useState(false);
  const chosen = form.values.complementaryIds.length;
  return (
    <Card component="section" p={0} aria-labelledby={id}>
      <details className={classes.box} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary className={classes.summary}>
          <IconChevronRight size={20} aria-hidden className={classes.mark} />
          <div className={classes.words}>
            <h2 className={classes.title} id={id} tabIndex={-1}>
              {texts.title}
            </h2>
            {chosen > 0 && (
              <Text size="sm" c="dimmed">
                {texts.count(chosen)}
              </Text>
            )}
          </div>
        </summary>
        <div className={classes.content}>{opened && <ComplementsField form={form} known={known} />}</div>
      </details>
    </Card>
  );
}

function ComplementsField({ form, known }: ComplementsBoxProps) {
  const { complements: texts } = useTextsOf(activityFormTexts).activityLinks;
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), 300);
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const found = trpc.activities.complementary.list.useQuery(
    { search, pageSize: 50, order: 'title', direction: 'asc' },
    { placeholderData: keepPreviousData },
  );
  const named = (hidden: boolean, title: string) => (hidden ? texts.hidden(title) : title);
  const { complementaryIds: chosen } = form.values;
  const offered = (found.data?.rows ?? [])
    .filter((row) => !row.hidden || chosen.includes(String(row.id)))
    .map((row) => ({
      value: String(row.id),
      label: named(row.hidden, row.texts[language].title || row.texts.es.title),
    }));
  const offeredIds = new Set(offered.map(({ value }) => value));
  // A chosen one stays among the options, else the field would not know what to call it.
  const titles = new Map([
    ...known.map((one) => [String(one.id), named(one.hidden, one.title[language])] as const),
    ...picked,
  ]);
  const others = chosen.filter((id) => !offeredIds.has(id)).map((id) => ({ value: id, label: titles.get(id) ?? id }));

  return (
    <MultiSelect
      {...form.getInputProps('complementaryIds')}
      label={texts.label}
      placeholder={chosen.length === 0 ? texts.placeholder : undefined}
      searchable
      hidePickedOptions
      nothingFoundMessage={found.data && texts.nothingFound}
      error={found.error && errorMessage(found.error, language).message}
      data={[...offered, ...others]}
      // The server has searched already, without regard to accents and in the place too.
      filter={({ options }) => options.filter((option) => 'value' in option && offeredIds.has(option.value))}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(ids) => {
        setPicked((before) => new Map([...before, ...offered.map(({ value, label }) => [value, label] as const)]));
        form.setFieldValue('complementaryIds', ids);
      }}
    />
  );
}
