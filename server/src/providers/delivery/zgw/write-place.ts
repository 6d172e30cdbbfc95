import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryRequest } from '../delivery-driver.ts';

/** The answer of a map, or of an address that was found: degrees in WGS 84. */
const placeSchema = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

type Place = Pick<DeliveryRequest, 'values'>;

/** The place of a case as a GeoJSON point (RFC 7946: longitude first); nothing without a place that is mapped. */
export function writePlace(request: Place) {
  const parsed = v.safeParse(placeSchema, placeOf(request));
  if (!parsed.success) return {};
  const { lat, lng } = parsed.output;
  return { zaakgeometrie: { type: 'Point', coordinates: [lng, lat] } };
}

/** Refuses a place without coordinates, such as a typed address, instead of leaving it out: it is expected in the case. */
export function assertPlace(request: Place): void {
  const place = placeOf(request);
  const isEmpty = place === undefined || place === null || place === '';
  if (!isEmpty && !('zaakgeometrie' in writePlace(request)))
    throw new ProviderError('refused', { text: JSON.stringify({ zaakgeometrie: null }) });
}

function placeOf({ values }: Place): unknown {
  const { zaak } = values;
  if (typeof zaak !== 'object' || zaak === null) return undefined;
  return Object.getOwnPropertyDescriptor(zaak, 'zaakgeometrie')?.value;
}
