import {
  divIcon,
  GridLayer,
  map,
  marker,
  Util,
  type Coords,
  type DoneCallback,
  type LeafletMouseEvent,
  type Map,
  type TileEvent,
} from 'leaflet';
import type { Place } from './place.ts';

interface MapOptions {
  readonly box: HTMLElement;
  readonly centre: Place;
  readonly zoom: number;
  /** The URL of its tiles; `null` for none. */
  readonly tilesUrl: string | null;
  /** The visitor clicked a place, or dragged the marker to it. */
  onPlace(place: Place, zoom: number): void;
  /** Whether tiles load. */
  onTiles(areThere: boolean): void;
}

/** A map with one marker. */
export interface PlaceMap {
  readonly zoom: number;
  /** Moves the marker there and into view; `undefined` removes it. */
  show(place: Place | undefined, zoom?: number): void;
  zoomBy(steps: number): void;
  /**
   * Returns the place at this distance, in pixels, from the marker, or from the centre without a
   * marker.
   */
  placeBeside(right: number, down: number): Place;
  setEnabled(isEnabled: boolean): void;
  remove(): void;
}

/** An inline drawing, so that no image is fetched. */
const pin = divIcon({
  className: 'map-pin',
  html: '<svg viewBox="0 0 24 36" width="32" height="48" aria-hidden="true"><path class="map-pin-body" d="M12 1a11 11 0 0 0-11 11c0 8 11 23 11 23s11-15 11-23A11 11 0 0 0 12 1Z"/><circle class="map-pin-eye" cx="12" cy="12" r="4"/></svg>',
  iconSize: [32, 48],
  iconAnchor: [16, 47],
});

const behaviour = {
  minZoom: 1,
  maxZoom: 19,
  // Leaflet's own controls, texts and keys are not translated.
  zoomControl: false,
  attributionControl: false,
  keyboard: false,
  // The wheel scrolls the page; buttons, keys and pinching zoom.
  scrollWheelZoom: false,
};

/** Creates the map with Leaflet; the caller handles keys and buttons. */
export function createPlaceMap(options: MapOptions): PlaceMap {
  const { box, centre, tilesUrl, onPlace, onTiles } = options;
  const drawn = map(box, {
    ...behaviour,
    center: [centre.lat, centre.lng],
    zoom: options.zoom,
    zoomAnimation: !prefersStill(),
    fadeAnimation: !prefersStill(),
  });
  const spot = marker([centre.lat, centre.lng], { icon: pin, draggable: true, keyboard: false });
  const report = ({ lat, lng }: Place) => onPlace({ lat, lng }, drawn.getZoom());
  let isEnabled = true;
  drawn.on('click', ({ latlng }: LeafletMouseEvent) => isEnabled && report(latlng));
  spot.on('dragend', () => report(spot.getLatLng()));
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
  const tiles = new Tiles(tilesUrl);
  tiles.on('tileload', () => onTiles(true));
  tiles.on('tileerror', () => onTiles(false));
  // Lets the browser stop fetching tiles outside the view.
  tiles.on('tileunload', ({ tile }: TileEvent) => tile.removeAttribute('src'));
  tiles.addTo(drawn);
}

/**
 * Like Leaflet's tile layer, which replaces a removed tile by a `data:` image: a page's Content-Security-Policy
 * may reject that.
 */
class Tiles extends GridLayer {
  readonly #url: string;

  constructor(url: string) {
    super({ minZoom: 1, maxZoom: 19 });
    this.#url = url;
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    tile.onload = () => done(undefined, tile);
    tile.onerror = () => done(new Error(`No tile ${z}/${x}/${y}`), tile);
    tile.src = Util.template(this.#url, { x, y, z });
    return tile;
  }
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
