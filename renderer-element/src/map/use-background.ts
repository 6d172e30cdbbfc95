import { useEffect, useState } from 'react';
import { useProcedures } from '../autocomplete/use-procedures.ts';
import type { MapBackground } from './place-map-view.tsx';

const noBackground: MapBackground = { tiles_url: null, attribution: '' };

/** The tiles of the map, requested when the map becomes visible; `null` until then. */
export function useBackground(isSeen: boolean): MapBackground | null {
  const call = useProcedures();
  const [background, setBackground] = useState<MapBackground | null>(null);
  useEffect(() => {
    if (!isSeen || background) return undefined;
    const request = new AbortController();
    const show = (found: MapBackground) => !request.signal.aborted && setBackground(found);
    call('map:background', {}, request.signal).then(show, () => show(noBackground));
    return () => request.abort();
    // The tiles are requested once.
  }, [isSeen]);
  return background;
}
