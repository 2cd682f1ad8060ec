import type { Period, ProvinceChange, ProvinceTotal, StatisticsScope } from '@dehesa/domain/statistics';
import { type StatisticsTexts, statistics } from '@dehesa/i18n/backoffice/statistics';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { formatNumber } from '@dehesa/i18n/formats';
import { EmptyState } from '@dehesa/ui';
import { Card, Text, Title } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import type { LandMap } from '../../lib/map/land-map';
import { type AreaPainter, paintAreas } from '../../lib/map/paint-areas';
import { CountedLink } from './counted/counted-link';
import type { CountedNumber } from './counted/counted-view';
import { useOpenCounted } from './counted/use-open-counted';
import { MapFrame, mapViews } from './map-frame';
import frame from './map-frame.module.css';
import { type ComparedRow, ComparedTable } from './period/compared-table';
import { differenceOf } from './period/differences';
import classes from './statistics.module.css';
import { classOf, type TotalClass, totalClasses } from './total-classes';

/** From few to many, on the colour of the land: each is told from its neighbours without seeing hues. */
const shades = ['#d3e6d1', '#9cc4a0', '#629a70', '#3a6d4a', '#1f3f2b'] as const;

/** The colour of a class among so many, spread over the shades. */
function classColour(index: number, classes: number): string {
  const step = classes < 2 ? 2 : Math.round((index * (shades.length - 1)) / (classes - 1));
  return shades[step] ?? shades[shades.length - 1] ?? '';
}

/** What the colours of the provinces mean. */
function MapLegend({ among }: { among: readonly TotalClass[] }) {
  const { maps: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  const label = ({ from, to }: TotalClass) => {
    if (to === null) return texts.from(formatNumber(from, language));
    return to === from
      ? formatNumber(from, language)
      : texts.range(formatNumber(from, language), formatNumber(to, language));
  };
  return (
    <ul className={frame.legend} aria-label={texts.legend}>
      <li>
        <span className={`${frame.swatch} daylight`} style={{ background: 'var(--dehesa-surface)' }} aria-hidden />
        {texts.none}
      </li>
      {among.map((one, index) => (
        <li key={one.from}>
          <span
            className={`${frame.swatch} daylight`}
            style={{ background: classColour(index, among.length) }}
            aria-hidden
          />
          {label(one)}
        </li>
      ))}
    </ul>
  );
}

interface ProvinceMapProps {
  country: 'ES' | 'PT';
  totals: readonly ProvinceTotal[];
  /** One that was pressed, when it was pointed at already. */
  onOpen: (code: string) => void;
}

/** Provinces or districts in the colour of their class; pointing at one tells its total. */
function ProvinceMap({ country, totals, onOpen }: ProvinceMapProps) {
  const { maps: texts } = useTextsOf(statistics);
  const { language } = useLanguage();
  const [landMap, setLandMap] = useState<LandMap>();
  const [painter, setPainter] = useState<AreaPainter>();
  const [pointed, setPointed] = useState<string | null>(null);
  const among = useMemo(() => totalClasses(totals.map(({ total }) => total)), [totals]);

  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (landMap !== undefined) setPainter(paintAreas(landMap, country, setPointed, (code) => open(code)));
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

interface ProvinceSectionProps {
  country: 'ES' | 'PT';
  /** The most frequent first; of a period also with those of the year before (B92). */
  totals: readonly (ProvinceTotal | ProvinceChange)[];
  scope: StatisticsScope;
  period: Period | null;
}

/** Inscriptions by province of Spain or district of Portugal: a map, and the same as a table. */
export function ProvinceSection({ country, totals, scope, period }: ProvinceSectionProps) {
  const { maps: texts, noData } = useTextsOf(statistics);
  const id = useId();
  const known = totals.filter(({ total }) => total > 0);
  const open = useOpenCounted();
  const numberOf = (code: string): CountedNumber => ({ scope, period, of: { country, provinceCode: code } });
  const told = totals.filter((province) => province.total > 0 || (beforeOf(province) ?? 0) > 0);
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={3} id={id} mb="xs">
        {texts[country]}
      </Title>
      {told.length === 0 ? (
        <EmptyState icon={<IconMapOff size={40} stroke={1.4} aria-hidden />} title={noData} />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="md">
            {texts.hint}
          </Text>
          <div className={classes.split}>
            <ProvinceMap
              country={country}
              totals={known}
              onOpen={(code) => {
                if (known.some((province) => province.code === code)) open(numberOf(code));
              }}
            />
            <ProvinceTable country={country} totals={told} numberOf={numberOf} />
          </div>
        </>
      )}
    </Card>
  );
}

interface ProvinceTableProps extends Pick<ProvinceSectionProps, 'country' | 'totals'> {
  numberOf: (code: string) => CountedNumber;
}

/** What the map shows, for who does not see it: its rows are scrolled with the keyboard too. */
function ProvinceTable({ country, totals, numberOf }: ProvinceTableProps) {
  const { maps: texts, period } = useTextsOf(statistics);
  const { language } = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className={classes.rows} role="region" aria-label={texts.table[country]} tabIndex={0}>
      <ComparedTable
        stickyHeader
        headings={[texts.province[country], texts.total]}
        rows={totals.map((province) => ({
          ...comparedRow(province, period, language),
          label: (
            <CountedLink number={numberOf(province.code)} count={province.total}>
              {province.name}
            </CountedLink>
          ),
        }))}
      />
    </div>
  );
}

/** Inscriptions of the year before; none where nothing is compared. */
function beforeOf(province: ProvinceTotal | ProvinceChange): number | null {
  return 'before' in province ? province.before : null;
}

function comparedRow(
  province: ProvinceTotal | ProvinceChange,
  texts: StatisticsTexts['period'],
  language: StaffLanguage,
): Omit<ComparedRow, 'label'> {
  const before = beforeOf(province);
  return {
    key: province.code,
    now: formatNumber(province.total, language),
    before: before === null ? null : formatNumber(before, language),
    difference: before === null ? null : differenceOf(province.total, before, texts, language),
  };
}
