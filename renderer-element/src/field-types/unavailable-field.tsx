import type { Cell } from '@form-builder/core/session/session.ts';
import { useText } from '../text/text-context.tsx';
import type { FieldIds } from './field-ids.ts';

interface UnavailableFieldProps {
  readonly cell: Cell;
  readonly ids: FieldIds;
}

/** Stands where a field of a type stands that the element cannot show, and says so. */
export function UnavailableField({ cell, ids }: UnavailableFieldProps) {
  const { translate } = useText();
  return (
    <div className="field" id={ids.frame} hidden={!cell.visible} part="field">
      <div className="notice notice-warning" id={ids.control} tabIndex={-1}>
        {cell.field.label && <p className="notice-title">{cell.field.label}</p>}
        <p>{translate('element.field_unavailable')}</p>
      </div>
    </div>
  );
}
