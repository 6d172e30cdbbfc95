import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../i18n/text-context.tsx';
import type { PlaceMap } from './leaflet-map.ts';
import { startPlace, type Place } from './place.ts';

/** The tiles of the map. */
export interface MapBackground {
  readonly tiles_url: string | null;
  readonly attribution: string;
}

interface PlaceMapViewProps {
  readonly background: MapBackground;
  readonly place: Place | undefined;
  readonly zoom: number;
  readonly isEnabled: boolean;
  /** The ids of its descriptions. */
  readonly describedBy: string | undefined;
  onPlace(place: Place, zoom: number): void;
}

/** How many pixels an arrow key moves the marker; with Shift five times as far. */
const stepPixels = 10;

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/**
 * The map, for pointer, touch and keyboard. The other inputs of the field offer an alternative for
 * everything it does.
 */
export function PlaceMapView(props: PlaceMapViewProps) {
  const { background, place, zoom, isEnabled } = props;
  const { translate } = useText();
  const { box, drawn, problem } = usePlaceMap(props);
  useEffect(() => drawn?.show(place, zoom), [drawn, place, zoom]);
  useEffect(() => drawn?.setEnabled(isEnabled), [drawn, isEnabled]);

  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const steps = zooms[event.key];
    if (!drawn || !isEnabled || !(arrow || steps)) return;
    event.preventDefault();
    if (steps) drawn.zoomBy(steps);
    if (!arrow) return;
    const length = stepPixels * (event.shiftKey ? 5 : 1);
    props.onPlace(drawn.placeBeside(arrow[0] * length, arrow[1] * length), drawn.zoom);
  };
  return (
    <div className="map">
      <div
        ref={box}
        className="map-box"
        role="application"
        tabIndex={0}
        aria-label={translate('form.map.name')}
        aria-describedby={props.describedBy}
        onKeyDown={press}
      />
      <div className="map-zoom">
        <ZoomButton label="zoom_in" sign="+" onClick={() => drawn?.zoomBy(1)} />
        <ZoomButton label="zoom_out" sign="−" onClick={() => drawn?.zoomBy(-1)} />
      </div>
      <p className="map-attribution">{background.attribution}</p>
      <p className={problem ? 'look-up-trouble' : 'unseen'} role="status">
        {problem && translate(problem)}
      </p>
    </div>
  );
}

/** Creates the map when its code has loaded, and reports why it cannot be shown. */
function usePlaceMap({ background, place, zoom, onPlace }: PlaceMapViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ place, zoom, onPlace });
  latest.current = { place, zoom, onPlace };
  const [drawn, setDrawn] = useState<PlaceMap | null>(null);
  const [problem, setTrouble] = useState<'form.map.no_map' | 'form.map.no_tiles' | null>(null);
  useEffect(() => {
    const shown = { isGone: false, map: null as PlaceMap | null };
    const draw = async () => {
      const { createPlaceMap } = await import('./leaflet-map.ts');
      if (shown.isGone || !box.current) return;
      shown.map = createPlaceMap({
        box: box.current,
        zoom: latest.current.zoom,
        centre: latest.current.place ?? startPlace,
        tilesUrl: background.tiles_url,
        onPlace: (at, near) => latest.current.onPlace(at, near),
        onTiles: (areThere) => setTrouble(areThere ? null : 'form.map.no_tiles'),
      });
      setDrawn(shown.map);
    };
    draw().catch(() => setTrouble('form.map.no_map'));
    return () => {
      shown.isGone = true;
      shown.map?.remove();
    };
  }, [background.tiles_url]);
  return { box, drawn, problem };
}

interface ZoomButtonProps {
  readonly label: 'zoom_in' | 'zoom_out';
  readonly sign: string;
  onClick(): void;
}

function ZoomButton({ label, sign, onClick }: ZoomButtonProps) {
  const { translate } = useText();
  return (
    <button
      type="button"
      className="map-button"
      aria-label={translate(`form.map.${label}`)}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
