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
    const asking = new AbortController();
    const show = (found: MapBackground) => !asking.signal.aborted && setBackground(found);
    call('map:background', {}, asking.signal).then(show, () => show(noBackground));
    return () => asking.abort();
    // Asked once.
  }, [isSeen]);
  return background;
}
