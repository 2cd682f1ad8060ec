import { QuestionKind, questionLimits, QuestionOf } from '@dehesa/domain/activities';
import { activityQuestions } from '@dehesa/i18n/backoffice/activity-questions';
import { SectionCard } from '@dehesa/ui';
import { ActionIcon, Button, Fieldset, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Fieldset.css';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { randomKey } from '../../../lib/random-key';
import type { ActivityForm, QuestionValues, StoredActivity } from './form-values';
import { Checkbox, NumberInput, Select, TextInput } from '../../../lib/inputs/inputs';

const emptyOption = { es: '', pt: '' };

function newQuestion(): QuestionValues {
  return {
    id: randomKey(),
    kind: 'text',
    of: 'party',
    required: false,
    days: questionLimits.standardDays,
    label: { es: '', pt: '' },
    options: [],
    retired: false,
  };
}

/** The activity's own questions to who books, in their order (B73). */
export function QuestionsFields({ form, stored }: { form: ActivityForm; stored: StoredActivity | null }) {
  const texts = useTextsOf(activityQuestions);
  const add = useRef<HTMLButtonElement>(null);
  const { questions } = form.values;
  const known = new Set(stored?.questions.map(({ id }) => id));
  const append = () => {
    form.insertListItem('questions', newQuestion());
    requestAnimationFrame(() => form.getInputNode(`questions.${questions.length}.label.es`)?.focus());
  };
  const remove = (index: number) => {
    form.removeListItem('questions', index);
    add.current?.focus();
  };
  return (
    <SectionCard title={texts.title}>
      <Text size="sm" c="dimmed" mt={-8}>
        {texts.hint}
      </Text>
      {questions.length === 0 && <Text>{texts.none}</Text>}
      {questions.map(({ id }, index) => (
        <QuestionFields
          key={id}
          form={form}
          index={index}
          isStored={known.has(id)}
          onMove={(to) => form.reorderListItem('questions', { from: index, to })}
          onRemove={() => remove(index)}
        />
      ))}
      {questions.some(({ id }) => known.has(id)) && (
        <Text size="sm" c="dimmed">
          {texts.removed}
        </Text>
      )}
      {questions.length < questionLimits.questions ? (
        <Group>
          <Button ref={add} variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={append}>
            {texts.add}
          </Button>
        </Group>
      ) : (
        <Text size="sm">{texts.full(questionLimits.questions)}</Text>
      )}
    </SectionCard>
  );
}

interface QuestionFieldsProps {
  form: ActivityForm;
  index: number;
  /** It was saved: what kind of answer it takes, and of whom, stays. */
  isStored: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function QuestionFields({ form, index, isStored, onMove, onRemove }: QuestionFieldsProps) {
  const texts = useTextsOf(activityQuestions);
  const at = `questions.${index}`;
  const place = index + 1;
  const question = form.values.questions[index];
  const fixed = isStored ? texts.kindFixed : undefined;
  const chooseKind = (chosen: string | null) => {
    const kind = QuestionKind.parse(chosen);
    form.setFieldValue(`${at}.kind`, kind);
    form.setFieldValue(`${at}.options`, kind === 'choice' ? [emptyOption, emptyOption] : []);
  };
  return (
    <Fieldset legend={texts.question(place)}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={texts.label}
            withAsterisk
            maxLength={questionLimits.label}
            {...form.getInputProps(`${at}.label.es`)}
          />
          <TextInput
            label={texts.labelPt}
            description={texts.ptHint}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            maxLength={questionLimits.label}
            {...form.getInputProps(`${at}.label.pt`)}
          />
          <Select
            label={texts.kind}
            description={fixed}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            allowDeselect={false}
            disabled={isStored}
            data={QuestionKind.options.map((value) => ({ value, label: texts.kinds[value] }))}
            {...form.getInputProps(`${at}.kind`)}
            onChange={chooseKind}
          />
          <Select
            label={texts.of}
            allowDeselect={false}
            disabled={isStored}
            data={QuestionOf.options.map((value) => ({ value, label: texts.ofs[value] }))}
            {...form.getInputProps(`${at}.of`)}
          />
          <NumberInput
            label={texts.days}
            description={texts.daysHint}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            min={1}
            max={questionLimits.days}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            {...form.getInputProps(`${at}.days`)}
          />
          <Checkbox
            label={texts.required}
            mt={{ base: 0, sm: 'xl' }}
            {...form.getInputProps(`${at}.required`, { type: 'checkbox' })}
          />
        </SimpleGrid>
        {question?.kind === 'choice' && <OptionFields form={form} at={at} count={question.options.length} />}
        <Group gap="xs">
          <ActionIcon
            variant="default"
            size={44}
            aria-label={texts.up(place)}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <IconArrowUp size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={texts.down(place)}
            disabled={place === form.values.questions.length}
            onClick={() => onMove(index + 1)}
          >
            <IconArrowDown size={20} aria-hidden />
          </ActionIcon>
          <Button variant="subtle" color="clay" leftSection={<IconX size={18} aria-hidden />} onClick={onRemove}>
            {texts.remove(place)}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

/** What one chooses from, in both languages. */
function OptionFields({ form, at, count }: { form: ActivityForm; at: string; count: number }) {
  const texts = useTextsOf(activityQuestions);
  const problem = form.errors[`${at}.options`];
  return (
    <Stack gap="xs" role="group" aria-label={texts.options}>
      <Text fw={600}>{texts.options}</Text>
      {problem !== undefined && (
        <Text c="clay" size="sm" role="alert">
          {problem}
        </Text>
      )}
      {Array.from({ length: count }, (_, index) => (
        <Group key={index} gap="xs" align="flex-end" wrap="nowrap">
          <SimpleGrid cols={{ base: 1, sm: 2 }} flex={1}>
            <TextInput
              label={texts.option(index + 1)}
              maxLength={questionLimits.option}
              {...form.getInputProps(`${at}.options.${index}.es`)}
            />
            <TextInput
              label={texts.optionPt(index + 1)}
              maxLength={questionLimits.option}
              {...form.getInputProps(`${at}.options.${index}.pt`)}
            />
          </SimpleGrid>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={texts.removeOption(index + 1)}
            disabled={count <= 2}
            onClick={() => form.removeListItem(`${at}.options`, index)}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {count < questionLimits.options && (
        <Group>
          <Button variant="default" size="sm" onClick={() => form.insertListItem(`${at}.options`, emptyOption)}>
            {texts.addOption}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
