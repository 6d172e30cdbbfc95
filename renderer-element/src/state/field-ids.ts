import type { Cell } from '@form-builder/core/session/session.ts';

/** The ids of a field's parts, the same on the server and in the browser. */
export interface FieldIds {
  readonly frame: string;
  readonly label: string;
  readonly control: string;
  readonly hint: string;
  readonly error: string;
}

/** Ids from the cell's key: unique within one form, stable while rows move. */
export function fieldIds(cell: Cell): FieldIds {
  const key = cell.key;
  return {
    frame: `field-${key}`,
    label: `label-${key}`,
    control: `control-${key}`,
    hint: `hint-${key}`,
    error: `error-${key}`,
  };
}
