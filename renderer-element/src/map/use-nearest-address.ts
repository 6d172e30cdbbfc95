import { useEffect, useRef } from 'react';
import type { FieldViewProps } from '../state/fields/field-view.ts';
import { useProcedures } from '../autocomplete/use-procedures.ts';

const pauseMs = 400;

/**
 * Looks up the nearest address when the marker stops moving, even if the visitor continues to the
 * next page at once. Without a result the place has only its coordinates.
 */
export function useNearestAddress({ cell, value, change }: FieldViewProps<'geolocation'>): void {
  const call = useProcedures();
  const isLeft = useRef(false);
  useEffect(() => () => void (isLeft.current = true), []);
  const isNamed = value?.address !== undefined;
  useEffect(() => {
    if (!value || isNamed) return undefined;
    const { lat, lng } = value;
    const request = new AbortController();
    const ask = async () => {
      const near = await call('bag:reverse', { lat, lng }, request.signal);
      if (near && cell.value === value) change({ ...value, address: near.label });
    };
    const timer = setTimeout(() => void ask().catch(keepCoordinates), pauseMs);
    return () => {
      if (isLeft.current) return;
      clearTimeout(timer);
      request.abort();
    };
    // The address is requested again only for another place.
  }, [value?.lat, value?.lng, isNamed]);
}

/** The register is unavailable; a place is valid without an address. */
function keepCoordinates(): void {
  return undefined;
}
