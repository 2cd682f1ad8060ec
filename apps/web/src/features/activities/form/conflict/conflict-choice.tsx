import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { Radio, SimpleGrid } from '@mantine/core';
import { useLanguage } from '../../../../lib/backoffice-language';
import type { Choices } from '../data-fields';
import type { ActivityFormValues } from '../form-values';
import { fieldText } from './field-text';
import type { FormField } from './form-fields';
import type { Side } from './use-conflict';

export interface ConflictChoiceProps {
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
export function ConflictChoice({ field, label, values, choices, chosen, asked, onChoose }: ConflictChoiceProps) {
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
