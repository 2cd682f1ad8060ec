import type { Language } from '@dehesa/domain/languages';
import { SectionCard } from '@dehesa/ui';
import { ActionIcon, Button, Fieldset, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Fieldset.css';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../../../../lib/backoffice-language';
import { BirthDateField, EmailField, IdentityField, NameFields, PhoneField, SexField } from './person-fields';
import { PlaceFields } from './place-fields';
import { emptySlot } from './reservation-form-values';
import type { ReservationForm } from './use-reservation-form';
import { Select } from '../../../../lib/inputs/inputs';

interface CompanionsSectionProps {
  form: ReservationForm;
  language: Language;
  minimumAge: number;
  childrenAllowed: boolean;
}

/** Up to three people who come along, adults or children. A slot keeps its number when another one is emptied. */
export function CompanionsSection({ form, ...rules }: CompanionsSectionProps) {
  const { form: texts } = useTexts().reservations;
  const { companions } = form.getValues();
  const addButton = useRef<HTMLButtonElement>(null);
  const free = companions.findIndex(({ kind }) => kind === '');

  function add() {
    form.setFieldValue(`companions.${free}.kind`, 'adult');
    window.requestAnimationFrame(() => form.getInputNode(`companions.${free}.kind`)?.focus());
  }

  function remove(index: number) {
    form.setFieldValue(`companions.${index}`, emptySlot());
    for (const field of Object.keys(emptySlot())) form.clearFieldError(`companions.${index}.${field}`);
    window.requestAnimationFrame(() => addButton.current?.focus());
  }

  return (
    <SectionCard title={texts.companions} hint={texts.companionsHint}>
      {companions.map(
        ({ kind }, index) =>
          kind !== '' && (
            <CompanionSlot
              key={index}
              form={form}
              index={index}
              kind={kind}
              onRemove={() => remove(index)}
              {...rules}
            />
          ),
      )}
      {free >= 0 && (
        <Button
          ref={addButton}
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
          onClick={add}
          h="auto"
          mih={44}
          py={6}
          maw="100%"
          styles={{ label: { whiteSpace: 'normal' } }}
          style={{ alignSelf: 'flex-start' }}
        >
          {texts.addCompanion}
        </Button>
      )}
    </SectionCard>
  );
}

interface CompanionSlotProps extends CompanionsSectionProps {
  index: number;
  kind: 'adult' | 'child';
  onRemove: () => void;
}

function CompanionSlot({ form, index, kind, language, minimumAge, childrenAllowed, onRemove }: CompanionSlotProps) {
  const { form: texts } = useTexts().reservations;
  const path = `companions.${index}` as const;
  const person = { form, path };
  return (
    <Fieldset
      radius="lg"
      bg="transparent"
      legend={
        <Text span fw={600}>
          {texts.companion(index + 1)}
        </Text>
      }
    >
      <Stack gap="md">
        <Group gap="sm" align="flex-end" wrap="nowrap">
          <Select
            flex={1}
            label={texts.kind}
            required
            data={[
              { value: 'adult', label: texts.kinds.adult },
              { value: 'child', label: texts.kinds.child, disabled: !childrenAllowed && kind !== 'child' },
            ]}
            description={childrenAllowed ? undefined : texts.noChildren}
            allowDeselect={false}
            {...form.getInputProps(`${path}.kind`)}
          />
          <ActionIcon variant="default" aria-label={texts.removeCompanion(index + 1)} onClick={onRemove}>
            <IconTrash size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NameFields {...person} required />
          <BirthDateField {...person} />
          <SexField {...person} />
          {kind !== 'child' && (
            <>
              <IdentityField {...person} />
              <EmailField {...person} />
              <PhoneField {...person} />
              <PlaceFields {...person} language={language} />
            </>
          )}
        </SimpleGrid>
        {kind === 'child' && (
          <Text size="sm" c="dimmed">
            {texts.childHint(minimumAge)}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
