import type { ProvinceTotal } from '@dehesa/domain/statistics';
import { formatNumber } from '@dehesa/i18n/formats';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import type { LandMap } from '../../../lib/map/land-map';
import { type AreaPainter, paintAreas } from '../../../lib/map/paint-areas';
import { MapFrame } from '../map-frame';
import { mapViews } from '../map-views';
import { classOf, totalClasses } from '../total-classes';
import { classColour } from './class-colours';
import { MapLegend } from './map-legend';

interface ProvinceMapProps {
  country: 'ES' | 'PT';
  totals: readonly ProvinceTotal[];
}

/** Provinces or districts in the colour of their class; pointing at one tells its total. */
export function ProvinceMap({ country, totals }: ProvinceMapProps) {
  const { maps: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  const [landMap, setLandMap] = useState<LandMap>();
  const [painter, setPainter] = useState<AreaPainter>();
  const [pointed, setPointed] = useState<string | null>(null);
  const among = useMemo(() => totalClasses(totals.map(({ total }) => total)), [totals]);

  useEffect(() => {
    if (landMap !== undefined) setPainter(paintAreas(landMap, country, setPointed));
  }, [landMap, country]);

  useEffect(() => {
    painter?.paint(
      new Map(totals.map(({ code, total }) => [code, classColour(classOf(total, among) ?? 0, among.length)])),
    );
  }, [painter, totals, among]);

  const here = totals.find(({ code }) => code === pointed);
  return (
    <MapFrame
      title={texts[country]}
      {...mapViews[country]}
      here={here === undefined ? null : texts.here(here.name, formatNumber(here.total, language))}
      onReady={setLandMap}
    >
      <MapLegend among={among} />
    </MapFrame>
  );
}
