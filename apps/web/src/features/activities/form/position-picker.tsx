import { activityFormTexts } from '@dehesa/i18n/backoffice/activity-form';
import { type Position, readPosition, roundPosition, showPosition } from '@dehesa/domain/activities';
import { ErrorState, LoadingState } from '@dehesa/ui';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconCrosshair, IconMapPin } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import type { LandMap } from '../../../lib/map/land-map';
import { useLandMap } from '../../../lib/map/use-land-map';
import './position-picker.css';
import type { ActivityForm } from './form-values';
import { TextInput } from '../../../lib/inputs/inputs';
import { quiet } from '../../../lib/inputs/quiet';

/** A fixed point in Monfragüe at zoom 8; what is saved at zoom 14 (U20). */
const monfrague: Position = { lat: 39.86, lng: -6.1 };
const zooms = { unknown: 8, saved: 14 } as const;

export interface PositionPickerProps {
  start: Position | null;
  onSelect: (position: Position) => void;
  onCancel: () => void;
}

/** Chooses a point by click, by dragging, or by keyboard: what is under the crosshair. */
function PositionPicker({ start, onSelect, onCancel }: PositionPickerProps) {
  const { maps } = useTexts();
  const { map: texts } = useTextsOf(activityFormTexts).activityPlace;
  const [chosen, setChosen] = useState(start);
  const { ref, state, retry } = useLandMap({
    centre: start ?? monfrague,
    zoom: start === null ? zooms.unknown : zooms.saved,
    texts: maps,
  });
  const landMap = state.status === 'ready' ? state.landMap : undefined;

  const place = useCallback((on: LandMap, point: Position) => {
    const choose = (position: Position) => setChosen(roundPosition(position));
    on.mark(point, choose);
    choose(point);
  }, []);

  useEffect(() => {
    if (landMap === undefined) return;
    const { map } = landMap;
    if (start !== null) landMap.mark(start, (position) => setChosen(roundPosition(position)));
    const placeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      place(landMap, map.getCenter());
    };
    map.on('click', ({ lngLat }) => place(landMap, lngLat));
    map.getCanvas().addEventListener('keydown', placeByKey);
  }, [landMap, start, place]);

  return (
    <Stack gap="md">
      <Text size="sm">{texts.help}</Text>
      {state.status === 'unsupported' && (
        <Alert color="cork" variant="light" role="alert" title={texts.unsupported.title}>
          {texts.unsupported.message}
        </Alert>
      )}
      {state.status === 'failed' && <ErrorState {...texts.failed} retryLabel={texts.retry} onRetry={retry} />}
      <div className="position-map" hidden={state.status === 'unsupported' || state.status === 'failed'}>
        <div ref={ref} className="position-map-canvas" />
        {state.status === 'loading' && <LoadingState label={texts.loading} />}
        {landMap !== undefined && (
          <IconCrosshair className="position-map-crosshair" size={36} stroke={1.4} aria-hidden />
        )}
      </div>
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status" fw={600}>
          {chosen === null ? texts.none : texts.chosen(showPosition(chosen))}
        </Text>
        <Button
          variant="default"
          disabled={landMap === undefined}
          leftSection={<IconCrosshair size={18} aria-hidden />}
          onClick={() => landMap && place(landMap, landMap.map.getCenter())}
        >
          {texts.placeHere}
        </Button>
      </Group>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button disabled={chosen === null} onClick={() => chosen && onSelect(chosen)}>
          {texts.select}
        </Button>
      </Group>
    </Stack>
  );
}

interface PositionDialogProps {
  opened: boolean;
  /** What stands in the field. */
  typed: string;
  onClose: () => void;
  onSelect: (position: Position) => void;
}

const PositionDialog = quiet(function PositionDialog({ opened, typed, onClose, onSelect }: PositionDialogProps) {
  const { map } = useTextsOf(activityFormTexts).activityPlace;
  const narrow = useMediaQuery('(max-width: 40em)');
  return (
    <Modal opened={opened} onClose={onClose} title={map.title} size="56rem" fullScreen={narrow ?? false}>
      <PositionPicker start={readPosition(typed) ?? null} onCancel={onClose} onSelect={onSelect} />
    </Modal>
  );
});

/** The coordinates, typed or chosen on a map (U20). */
export function PositionField({ form }: { form: ActivityForm }) {
  const { position: texts } = useTextsOf(activityFormTexts).activityPlace;
  const [opened, { open, close }] = useDisclosure(false);
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
      <PositionDialog
        opened={opened}
        typed={form.values.position}
        onClose={close}
        onSelect={(position) => {
          form.setFieldValue('position', showPosition(position));
          close();
        }}
      />
    </Group>
  );
}
