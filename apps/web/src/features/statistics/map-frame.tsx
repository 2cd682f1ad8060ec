import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { ErrorState, LoadingState } from '@dehesa/ui';
import { Alert } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts, useTextsOf } from '../../lib/backoffice-language';
import type { LandMap } from '../../lib/map/land-map';
import { useLandMap } from '../../lib/map/use-land-map';
import classes from './map-frame.module.css';

/** Where the maps of the statistics begin (U36), at zooms that show the whole land in so many pixels. */
export const mapViews = {
  ES: { centre: { lat: 39.2, lng: -6.16 }, zoom: 4.1, width: 520 },
  PT: { centre: { lat: 39.57, lng: -8.02 }, zoom: 5.25, width: 300 },
} as const;

interface MapFrameProps {
  title: string;
  centre: { lat: number; lng: number };
  zoom: number;
  /** The pixels that show at this zoom what is to be seen at first; a narrower map begins further out. */
  width: number;
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
  const [zoom, setZoom] = useState<number>();
  const room = entry?.isIntersecting === true ? entry.boundingClientRect.width : undefined;
  useEffect(() => {
    if (room !== undefined) setZoom((known) => known ?? props.zoom + Math.min(0, Math.log2(room / props.width)));
  }, [room, props.zoom, props.width]);
  return (
    <div ref={ref}>
      {zoom === undefined ? <div className={classes.frame} /> : <DrawnMap {...props} zoom={zoom} />}
      {props.children}
    </div>
  );
}

function DrawnMap({ title, centre, zoom, here, onReady }: MapFrameProps) {
  const { maps, shell } = useTexts();
  const { maps: texts } = useTextsOf(statistics);
  const { ref, state, retry } = useLandMap({
    centre,
    zoom,
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
