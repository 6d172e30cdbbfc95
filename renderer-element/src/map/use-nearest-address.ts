import { useEffect, useRef } from 'react';
import type { FieldViewProps } from '../state/field-view.ts';
import { useProcedures } from '../autocomplete/use-procedures.ts';

const pauseMs = 400;

/**
 * Looks up the nearest address when the marker stops moving, also when the visitor goes on to the
 * next page at once. Without a result the place keeps its coordinates only.
 */
export function useNearestAddress({ cell, value, change }: FieldViewProps<'geolocation'>): void {
  const call = useProcedures();
  const isLeft = useRef(false);
  useEffect(() => () => void (isLeft.current = true), []);
  const isNamed = value?.address !== undefined;
  useEffect(() => {
    if (!value || isNamed) return undefined;
    const { lat, lng } = value;
    const asking = new AbortController();
    const ask = async () => {
      const near = await call('bag:reverse', { lat, lng }, asking.signal);
      if (near && cell.value === value) change({ ...value, address: near.label });
    };
    const timer = setTimeout(() => void ask().catch(keepCoordinates), pauseMs);
    return () => {
      if (isLeft.current) return;
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
