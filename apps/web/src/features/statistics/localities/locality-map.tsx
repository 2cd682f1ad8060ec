import type { LocalityTotal } from '@dehesa/domain/statistics';
import { formatNumber } from '@dehesa/i18n/formats';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { drawTotals, type PointTotal, type TotalDrawer } from '../../../lib/map/draw-totals';
import type { LandMap } from '../../../lib/map/land-map';
import { MapFrame } from '../map-frame';
import { mapViews } from '../map-views';

/** A circle for each locality whose place is known. */
export function LocalityMap({ country, totals }: { country: 'ES' | 'PT'; totals: readonly LocalityTotal[] }) {
  const { maps: texts, localities } = useTextsOf(statistics);
  const { language } = useLanguage();
  const [landMap, setLandMap] = useState<LandMap>();
  const [drawer, setDrawer] = useState<TotalDrawer>();
  const [pointed, setPointed] = useState<number | null>(null);
  const placed = useMemo(() => totals.flatMap(placeOf), [totals]);

  useEffect(() => {
    if (landMap !== undefined) setDrawer(drawTotals(landMap, setPointed));
  }, [landMap]);
  useEffect(() => {
    drawer?.draw(placed);
    setPointed(null);
  }, [drawer, placed]);

  const here = pointed === null ? undefined : placed[pointed];
  const unplaced = totals.length - placed.length;
  return (
    <MapFrame
      title={texts.localities}
      {...mapViews[country]}
      here={here === undefined ? null : texts.here(here.name, formatNumber(here.total, language))}
      onReady={setLandMap}
    >
      {unplaced > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {localities.unplaced(formatNumber(unplaced, language))}
        </Text>
      )}
    </MapFrame>
  );
}

function placeOf({ locality, total, lat, lon }: LocalityTotal): PointTotal[] {
  return lat === null || lon === null ? [] : [{ name: locality, total, lat, lon }];
}
