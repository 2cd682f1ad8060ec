import type { Position } from '@dehesa/domain/activities';
import { placeLabels } from '@dehesa/domain/places';
import { AttributionControl, Map, Marker, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import './map.css';
import { addFetchedBorders } from './fetched-borders';
import { layers, type MapColours, type MapTiles, mapStyle, readMapColours } from './map-style';
import { loadOutlines } from './outlines';

setWorkerUrl(workerUrl);

/** To whom outlines and labels are owed (NOTICE): names, alike in every language. */
const credits = '© Instituto Geográfico Nacional de España · Natural Earth · GSHHG · GeoNames';

/** The words on a map. */
export interface MapTexts {
  title: string;
  marker: string;
  zoomIn: string;
  zoomOut: string;
}

/** How a map within a page that scrolls is moved: its words where it was tried otherwise. */
export interface GestureTexts {
  windows: string;
  mac: string;
  mobile: string;
}

export interface LandMapOptions {
  centre: Position;
  zoom: number;
  /** Pixels on the left and above, fewer than none for the right and below, by which the centre lies out of the middle. */
  aside?: { x: number; y: number };
  tiles: MapTiles | null;
  texts: MapTexts;
  /** With them the wheel and one finger move the page and not the map. */
  gestures?: GestureTexts;
}

/** A map of Spain and Portugal with at most one marker on it. */
export interface LandMap {
  map: Map;
  colours: MapColours;
  /** Puts the marker there; whoever drags it is heard by `onMove`. */
  mark(position: Position, onMove: (position: Position) => void): void;
  remove(): void;
}

/** Draws the map into `container`. Without WebGL 2 it throws an error by the name of `GPUInitializationError`. */
export async function openLandMap(container: HTMLElement, options: LandMapOptions): Promise<LandMap> {
  const { centre, zoom, aside, tiles, texts, gestures } = options;
  const outlines = await loadOutlines();
  // Tiles are light, and so are the outlines below them, also at night.
  container.classList.add('daylight');
  const colours = readMapColours(container);
  const map = new Map({
    container,
    style: mapStyle(outlines, colours, tiles),
    center: centre,
    zoom,
    minZoom: Math.min(4, zoom),
    maxZoom: 18,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    cooperativeGestures: gestures !== undefined,
    // A worker may know of no page that an address is relative to.
    transformRequest: (url) => ({ url: url.startsWith('/') ? window.location.origin + url : url }),
    locale: {
      'Map.Title': texts.title,
      'Marker.Title': texts.marker,
      'NavigationControl.ZoomIn': texts.zoomIn,
      'NavigationControl.ZoomOut': texts.zoomOut,
      ...(gestures && {
        'CooperativeGesturesHandler.WindowsHelpText': gestures.windows,
        'CooperativeGesturesHandler.MacHelpText': gestures.mac,
        'CooperativeGesturesHandler.MobileHelpText': gestures.mobile,
      }),
    },
  });
  if (aside !== undefined) map.setPadding(paddingOf(aside));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl(), 'top-left');
  map.addControl(new AttributionControl({ compact: false, customAttribution: tiles?.attribution || credits }));
  if (tiles === null) labelPlaces(map);
  else standInForTiles(map, colours);
  // Before it nothing can be painted.
  await map.once('style.load');
  if (tiles === null) void addFetchedBorders(map, colours);
  // For those who wait until everything is drawn.
  map.on('idle', () => container.setAttribute('data-drawn', 'true'));
  map.on('movestart', () => container.removeAttribute('data-drawn'));

  let marker: Marker | undefined;
  let moved: (position: Position) => void = () => undefined;
  return {
    map,
    colours,
    mark(position, onMove) {
      moved = onMove;
      if (marker !== undefined) {
        marker.setLngLat(position);
        return;
      }
      marker = new Marker({ draggable: true, color: colours.mark, scale: 1.3 }).setLngLat(position).addTo(map);
      const added = marker;
      marker.on('dragend', () => moved(added.getLngLat()));
    },
    remove: () => map.remove(),
  };
}

/** Where the service of the tiles does not answer, outlines and names of towns are there: no fault to tell. */
function standInForTiles(map: Map, colours: MapColours): void {
  let labelled = false;
  map.on('error', (event) => {
    if (!('sourceId' in event) || event.sourceId !== layers.tiles) return reportError(event.error);
    if (labelled) return;
    labelled = true;
    labelPlaces(map);
    void addFetchedBorders(map, colours);
  });
}

/** Names of towns as elements: letters on a map would need fonts from elsewhere. They are for the eye alone. */
function labelPlaces(map: Map): void {
  const labels = placeLabels.map(({ name, lng, lat, fromZoom }) => {
    const element = document.createElement('span');
    element.className = 'map-place';
    element.textContent = name;
    element.ariaHidden = 'true';
    new Marker({ element, anchor: 'left' }).setLngLat([lng, lat]).addTo(map);
    return { element, fromZoom };
  });
  const show = () => {
    for (const { element, fromZoom } of labels) element.hidden = map.getZoom() < fromZoom;
  };
  show();
  map.on('zoom', show);
}

/** What the middle of the map has to leave free for its centre to lie so far out of it. */
function paddingOf({ x, y }: { x: number; y: number }) {
  return {
    left: Math.max(0, 2 * x),
    right: Math.max(0, -2 * x),
    top: Math.max(0, 2 * y),
    bottom: Math.max(0, -2 * y),
  };
}
