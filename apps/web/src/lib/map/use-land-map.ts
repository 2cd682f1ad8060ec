import { useEffect, useRef, useState } from 'react';
import { trpc } from '../trpc';
import type { LandMap, LandMapOptions } from './land-map';

export type MapState =
  | { status: 'loading' }
  | { status: 'ready'; landMap: LandMap }
  /** The browser has no WebGL 2, or it is switched off. */
  | { status: 'unsupported' }
  | { status: 'failed' };

const loading: MapState = { status: 'loading' };

export interface WantedMap extends Omit<LandMapOptions, 'tiles'> {
  /** Tiles would lie over what is painted on the land. */
  outlinesOnly?: boolean;
}

/** A map in the element that `ref` is given to, begun as `options` say at first. The drawing is loaded with it. */
export function useLandMap(options: WantedMap) {
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState({ options });
  const [state, setState] = useState(loading);
  const { outlinesOnly = false } = options;
  const tiles = trpc.config.mapTiles.useQuery(undefined, { staleTime: Infinity, enabled: !outlinesOnly });
  // Outlines are better than no map.
  const known = outlinesOnly || tiles.isError ? null : tiles.data;

  useEffect(() => {
    const container = ref.current;
    if (container === null || known === undefined) return;
    let left = false;
    let opened: LandMap | undefined;
    const open = async () => {
      const { openLandMap } = await import('./land-map');
      const landMap = await openLandMap(container, { ...wanted.options, tiles: known });
      if (left) return landMap.remove();
      opened = landMap;
      setState({ status: 'ready', landMap });
    };
    setState(loading);
    open().catch((error: unknown) => {
      if (left) return;
      const unsupported = error instanceof Error && error.name === 'GPUInitializationError';
      setState({ status: unsupported ? 'unsupported' : 'failed' });
    });
    return () => {
      left = true;
      opened?.remove();
    };
  }, [known, wanted]);

  return { ref, state, retry: () => setWanted(({ options: same }) => ({ options: same })) };
}
