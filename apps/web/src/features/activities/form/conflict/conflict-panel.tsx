import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { formatInstant } from '@dehesa/i18n/formats';
import { Button, List, Paper, Radio, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../../../lib/backoffice-language';
import type { Choices } from '../data-fields';
import type { ActivityFormValues } from '../form-values';
import './conflict.css';
import { fieldText } from './field-text';
import type { FormField } from './form-fields';
import type { ActivityChange, Conflict, Side } from './use-conflict';
import { useFieldLabels } from './use-field-labels';

interface ConflictChoiceProps {
  field: FormField;
  label: string;
  values: Record<Side, ActivityFormValues>;
  choices: Choices;
  chosen: Side | undefined;
  asked: boolean;
  onChoose: (side: Side) => void;
}

const sides: readonly Side[] = ['mine', 'theirs'];

/** One field that both changed, under its name: both values in full, one to be chosen. */
function ConflictChoice({ field, label, values, choices, chosen, asked, onChoose }: ConflictChoiceProps) {
  const { language } = useLanguage();
  const texts = activityEditing[language].conflict;
  const said = { mine: values.mine, theirs: values.theirs };
  const words = sides.map((side) => fieldText(said[side], field, { choices, language }));
  return (
    <Radio.Group
      label={label}
      value={chosen ?? null}
      onChange={(value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
      error={asked && chosen === undefined ? texts.chooseOne : undefined}
      data-conflict={field}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt={4} mb={4}>
        {sides.map((side, index) => (
          <Radio
            key={side}
            value={side}
            label={texts[side]}
            // Two pictures have no words that would tell them apart.
            description={field === 'imageId' && words[0] === words[1] ? texts.anotherImage : words[index]}
            classNames={{ root: 'conflict-side', description: 'conflict-value' }}
          />
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}

export interface ConflictPanelProps {
  conflict: Conflict;
  choices: Choices;
  /** A save was tried before all was chosen. */
  asked: boolean;
  saving: boolean;
  onChoose: (field: FormField, side: Side) => void;
}

/** Somebody else saved first: who changed what and when, what became of it, and what is to be chosen. */
export function ConflictPanel({ conflict, choices, asked, saving, onChoose }: ConflictPanelProps) {
  const { language } = useLanguage();
  const texts = activityEditing[language].conflict;
  const labels = useFieldLabels();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { changes, takenOver, kept, both } = conflict;
  const names = (fields: readonly FormField[]) => fields.map((field) => labels[field]).join(', ');

  // The button that was pressed may be far below: whoever pressed it is brought here, and told.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <Paper component="section" withBorder p="lg" aria-labelledby={titleId} className="conflict-panel">
      <Stack gap="md">
        <Title order={2} size="h3" id={titleId} ref={heading} tabIndex={-1} className="conflict-title">
          <IconAlertTriangle size={24} aria-hidden />{' '}
          {changes.every((change) => change.mine) ? texts.ownTitle : texts.title}
        </Title>
        <Text>{texts.intro}</Text>
        <div>
          <Text fw={600}>{texts.changes}</Text>
          <List spacing={4} mt={4}>
            {changes.map((change) => (
              <List.Item key={change.version}>
                <Change change={change} />
              </List.Item>
            ))}
          </List>
        </div>
        {takenOver.length > 0 && (
          <Text>
            {texts.takenOver} <strong>{names(takenOver)}</strong>
          </Text>
        )}
        {kept.length > 0 && (
          <Text>
            {texts.kept} <strong>{names(kept)}</strong>
          </Text>
        )}
        {both.length === 0 ? (
          <Text>{texts.noneLeft}</Text>
        ) : (
          <Stack gap="lg">
            <Title order={3} size="h4">
              {texts.both}
            </Title>
            {both.map((field) => (
              <ConflictChoice
                key={field}
                field={field}
                label={labels[field]}
                values={conflict.values}
                choices={choices}
                chosen={conflict.chosen[field]}
                asked={asked}
                onChoose={(side) => onChoose(field, side)}
              />
            ))}
          </Stack>
        )}
        <div>
          <Button type="submit" loading={saving}>
            {texts.saveAgain}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}

function Change({ change }: { change: ActivityChange }) {
  const { language } = useLanguage();
  const texts = activityEditing[language].conflict;
  const labels = useFieldLabels();
  const who = change.mine ? texts.yourself : (change.by ?? texts.somebody);
  return (
    <>
      <strong>{texts.change(who, formatInstant(change.at, language))}</strong>
      <br />
      {change.fields.length === 0 ? texts.noFields : change.fields.map((field) => labels[field]).join(', ')}
    </>
  );
}
