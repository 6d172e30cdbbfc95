import type { Handling } from '@form-builder/core/contract/staff/submissions/handling.ts';
import { isoInstantOrNull } from '../../../platform/http/responses/iso-instant.ts';
import type { HandlingRow } from './handling-queries.ts';

/** A row whose timestamps are text when they were read from JSON. */
type Presented = {
  readonly [K in keyof HandlingRow]: Date | null extends HandlingRow[K]
    ? Date | string | null
    : HandlingRow[K];
};

/** Presents the handling of a submission to staff. */
export function presentHandling(row: Presented): Handling {
  return {
    assigned_to: row.assigned_to,
    assigned_at: isoInstantOrNull(row.assigned_at),
    handled_at: isoInstantOrNull(row.handled_at),
    handled_by: row.handled_by_name,
    labels: row.labels,
  };
}
