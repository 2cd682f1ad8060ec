import { readPosition, showPosition } from '@dehesa/domain/activities';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconMapPin } from '@tabler/icons-react';
import { useTexts } from '../../../lib/backoffice-language';
import { PositionPicker } from './position-picker';
import type { ActivityForm } from './use-activity-form';

/** The coordinates, typed or chosen on a map (U20). */
export function PositionField({ form }: { form: ActivityForm }) {
  const { position: texts, map } = useTexts().activityPlace;
  const [opened, { open, close }] = useDisclosure(false);
  const narrow = useMediaQuery('(max-width: 40em)');
  return (
    <Group gap="sm" align="flex-start">
      <TextInput
        flex="1 1 16rem"
        label={texts.label}
        description={texts.hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('position')}
      />
      <Button
        variant="default"
        mt={{ base: 0, xs: '1.55rem' }}
        leftSection={<IconMapPin size={18} aria-hidden />}
        onClick={open}
      >
        {texts.open}
      </Button>
      <Modal opened={opened} onClose={close} title={map.title} size="56rem" fullScreen={narrow ?? false}>
        <PositionPicker
          start={readPosition(form.values.position) ?? null}
          onCancel={close}
          onSelect={(position) => {
            form.setFieldValue('position', showPosition(position));
            close();
          }}
        />
      </Modal>
    </Group>
  );
}
