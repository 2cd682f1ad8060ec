import { type Position, roundPosition, showPosition } from '@dehesa/domain/activities';
import { ErrorState, LoadingState } from '@dehesa/ui';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconCrosshair } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../../lib/backoffice-language';
import type { LandMap } from '../../../lib/map/land-map';
import { useLandMap } from '../../../lib/map/use-land-map';
import './position-picker.css';

/** A fixed point in Monfragüe at zoom 8; what is saved at zoom 14 (U20). */
const monfrague: Position = { lat: 39.86, lng: -6.1 };
const zooms = { unknown: 8, saved: 14 } as const;

export interface PositionPickerProps {
  start: Position | null;
  onSelect: (position: Position) => void;
  onCancel: () => void;
}

/** Chooses a point by click, by dragging, or by keyboard: what is under the crosshair. */
export function PositionPicker({ start, onSelect, onCancel }: PositionPickerProps) {
  const { activityPlace, maps } = useTexts();
  const { map: texts } = activityPlace;
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
