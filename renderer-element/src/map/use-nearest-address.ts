import type { GeolocationAnswer } from '@form-builder/core/field-types/geolocation/geolocation.ts';
import { useEffect } from 'react';
import { useProcedures } from '../autocomplete/use-procedures.ts';

const pauseMs = 400;

/**
 * Looks up the nearest address when the marker stops moving. Without a result the place keeps its
 * coordinates only.
 */
export function useNearestAddress(
  value: GeolocationAnswer | null,
  change: (value: GeolocationAnswer) => void,
): void {
  const call = useProcedures();
  const isNamed = value?.address !== undefined;
  useEffect(() => {
    if (!value || isNamed) return undefined;
    const asking = new AbortController();
    const ask = async () => {
      const { lat, lng } = value;
      const near = await call('bag:reverse', { lat, lng }, asking.signal);
      if (near && !asking.signal.aborted) change({ ...value, address: near.label });
    };
    const timer = setTimeout(() => void ask().catch(keepCoordinates), pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
    // Asked anew for another place only.
  }, [value?.lat, value?.lng, isNamed]);
}

/** The register is unavailable: a place needs no address. */
function keepCoordinates(): void {
  return undefined;
}
