import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { ErrorState, LoadingState } from '@dehesa/ui';
import { Alert } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts, useTextsOf } from '../../lib/backoffice-language';
import type { LandMap } from '../../lib/map/land-map';
import { useLandMap } from '../../lib/map/use-land-map';
import classes from './map-frame.module.css';

/**
 * Where the maps of the statistics begin (U36), and how far the land reaches from there, in degrees of longitude; those of
 * latitude are as long as Mercator draws them.
 */
export const mapViews = {
  ES: { centre: { lat: 39.2, lng: -6.16 }, reach: { west: 3.2, east: 10.5, north: 6.2, south: 4.1 } },
  PT: { centre: { lat: 39.57, lng: -8.02 }, reach: { west: 1.5, east: 1.9, north: 3.4, south: 3.4 } },
} as const;

/** Free pixels around the land. */
const margin = 14;
/** The world at zoom 0, in pixels. */
const worldSize = 512;

/** How a map of a size shows the whole land: its zoom, and how far its centre lies out of the middle then. */
function showWhole({ west, east, north, south }: MapFrameProps['reach'], { width, height }: DOMRectReadOnly) {
  const degree = Math.min((width - 2 * margin) / (west + east), (height - 2 * margin) / (north + south));
  return {
    zoom: Math.log2((degree * 360) / worldSize),
    aside: { x: ((west - east) / 2) * degree, y: ((north - south) / 2) * degree },
  };
}

interface MapFrameProps {
  title: string;
  centre: { lat: number; lng: number };
  reach: Readonly<Record<'west' | 'east' | 'north' | 'south', number>>;
  /** What is pointed at, in words. */
  here: string | null;
  /** A function that stays the same: it is told each map once. */
  onReady: (landMap: LandMap) => void;
  /** Below the map: its legend. */
  children?: ReactNode;
}

/** A map that is drawn once it comes near the screen: each takes memory, and three of them lie on one page. */
export function MapFrame(props: MapFrameProps) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '0px' });
  const [view, setView] = useState<ReturnType<typeof showWhole>>();
  const room = entry?.isIntersecting === true ? entry.boundingClientRect : undefined;
  useEffect(() => {
    if (room !== undefined) setView((known) => known ?? showWhole(props.reach, room));
  }, [room, props.reach]);
  return (
    <div>
      {view === undefined ? <div ref={ref} className={classes.frame} /> : <DrawnMap {...props} {...view} />}
      {props.children}
    </div>
  );
}

type DrawnMapProps = Omit<MapFrameProps, 'reach'> & ReturnType<typeof showWhole>;

function DrawnMap({ title, centre, zoom, aside, here, onReady }: DrawnMapProps) {
  const { maps, shell } = useTexts();
  const { maps: texts } = useTextsOf(statistics);
  const { ref, state, retry } = useLandMap({
    centre,
    zoom,
    aside,
    // The section around it has the plain title.
    texts: { ...maps, title: `${maps.title}: ${title}` },
    gestures: texts.gestures,
    outlinesOnly: true,
  });
  const landMap = state.status === 'ready' ? state.landMap : undefined;
  useEffect(() => {
    if (landMap !== undefined) onReady(landMap);
  }, [landMap, onReady]);

  const missing = state.status === 'unsupported' || state.status === 'failed';
  return (
    <>
      {state.status === 'unsupported' && (
        <Alert color="cork" variant="light" role="note" title={texts.unsupported.title}>
          {texts.unsupported.message}
        </Alert>
      )}
      {state.status === 'failed' && <ErrorState {...texts.failed} retryLabel={shell.retry} onRetry={retry} />}
      <div className={classes.frame} hidden={missing}>
        <div ref={ref} className={classes.canvas} />
        {state.status === 'loading' && <LoadingState label={texts.loading} />}
        {/* For who points; the table says the same to everybody else. */}
        {here !== null && (
          <div className={classes.here} aria-hidden>
            {here}
          </div>
        )}
      </div>
    </>
  );
}
