import type { DeliveryRequest } from '../delivery-driver.ts';
import { dayOf } from '../day-of.ts';
import type { ObjectShape } from './object-types.ts';
import { fitValue } from '../schema/fit-value.ts';

/** Writes an object for the Objects API; without its shape as far as the mapping shows. */
export function writeObject(
  { id, values, submission }: Pick<DeliveryRequest, 'id' | 'values' | 'submission'>,
  shape?: ObjectShape,
) {
  const schema = shape?.version.jsonSchema;
  const { data = {}, geometry, startAt } = values;
  const place = writeGeometry(geometry);
  return {
    // Ours, so that a repeated attempt finds the object of an earlier one.
    uuid: id,
    type: shape?.type.url ?? '',
    record: {
      typeVersion: shape?.version.version ?? null,
      data: fitValue(data, schema, schema) ?? {},
      startAt:
        typeof startAt === 'string' && startAt !== '' ? startAt : dayOf(submission.completedAt),
      ...(place !== undefined && { geometry: place }),
    },
  };
}

/** A place as GeoJSON, longitude first; anything else as it is, for the receiver to reject. */
function writeGeometry(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object' || !('lat' in value) || !('lng' in value)) return value;
  return { type: 'Point', coordinates: [value.lng, value.lat] };
}
