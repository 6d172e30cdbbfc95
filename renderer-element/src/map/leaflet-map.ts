import { divIcon, map, marker, tileLayer, type LeafletMouseEvent, type Map } from 'leaflet';
import type { Place } from './place.ts';

interface MapOptions {
  readonly box: HTMLElement;
  readonly centre: Place;
  readonly zoom: number;
  /** Where its pictures come from; `null` for none. */
  readonly tilesUrl: string | null;
  /** The visitor pointed at a place, or dragged the marker to it. */
  onPlace(place: Place, zoom: number): void;
  /** Whether pictures arrive. */
  onTiles(areThere: boolean): void;
}

/** A map with one marker. */
export interface PlaceMap {
  readonly zoom: number;
  /** Puts the marker there and brings it into sight; `undefined` takes it away. */
  show(place: Place | undefined, zoom?: number): void;
  zoomBy(steps: number): void;
  /** The place so many pixels from the marker; from the middle while there is none. */
  placeBeside(right: number, down: number): Place;
  setEnabled(isEnabled: boolean): void;
  remove(): void;
}

/** Its own drawing: no picture is fetched for it. */
const pin = divIcon({
  className: 'map-pin',
  html: '<svg viewBox="0 0 24 36" width="32" height="48" aria-hidden="true"><path class="map-pin-body" d="M12 1a11 11 0 0 0-11 11c0 8 11 23 11 23s11-15 11-23A11 11 0 0 0 12 1Z"/><circle class="map-pin-eye" cx="12" cy="12" r="4"/></svg>',
  iconSize: [32, 48],
  iconAnchor: [16, 47],
});

/** Draws the map on Leaflet; keys and buttons belong to whoever shows it. */
export function createPlaceMap(options: MapOptions): PlaceMap {
  const { box, centre, tilesUrl, onPlace, onTiles } = options;
  const drawn = map(box, {
    center: [centre.lat, centre.lng],
    zoom: options.zoom,
    minZoom: 1,
    maxZoom: 19,
    // Its own controls, texts and keys say nothing in the visitor's language.
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    // The page scrolls on; buttons, keys and pinching zoom.
    scrollWheelZoom: false,
    zoomAnimation: !prefersStill(),
    fadeAnimation: !prefersStill(),
  });
  const spot = marker([centre.lat, centre.lng], { icon: pin, draggable: true, keyboard: false });
  const tell = ({ lat, lng }: Place) => onPlace({ lat, lng }, drawn.getZoom());
  let isEnabled = true;
  drawn.on('click', ({ latlng }: LeafletMouseEvent) => isEnabled && tell(latlng));
  spot.on('dragend', () => tell(spot.getLatLng()));
  if (tilesUrl !== null) addTiles(drawn, tilesUrl, onTiles);
  const sizes = new ResizeObserver(() => drawn.invalidateSize({ animate: false }));
  sizes.observe(box);
  return {
    get zoom() {
      return drawn.getZoom();
    },
    show(place, zoom = drawn.getZoom()) {
      if (!place) {
        spot.remove();
        return;
      }
      spot.setLatLng(place).addTo(drawn);
      const isAway = !drawn.getBounds().pad(-0.1).contains(place);
      if (isAway || zoom !== drawn.getZoom()) drawn.setView(place, zoom, { animate: false });
    },
    zoomBy: (steps) => drawn.setZoom(drawn.getZoom() + steps, { animate: false }),
    placeBeside(right, down) {
      const from = drawn.hasLayer(spot) ? spot.getLatLng() : drawn.getCenter();
      const point = drawn.latLngToContainerPoint(from).add([right, down]);
      return drawn.containerPointToLatLng(point);
    },
    setEnabled(now) {
      isEnabled = now;
      if (now) spot.dragging?.enable();
      else spot.dragging?.disable();
    },
    remove() {
      sizes.disconnect();
      drawn.remove();
    },
  };
}

function addTiles(drawn: Map, tilesUrl: string, onTiles: (areThere: boolean) => void): void {
  const tiles = tileLayer(tilesUrl, { minZoom: 1, maxZoom: 19 });
  tiles.on('tileload', () => onTiles(true));
  tiles.on('tileerror', () => onTiles(false));
  tiles.addTo(drawn);
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
