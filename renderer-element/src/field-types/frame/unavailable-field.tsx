import type { RefObject } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldIds } from '../../state/field-ids.ts';

interface UnavailableFieldProps {
  readonly cell: Cell;
  readonly ids: FieldIds;
  readonly box: RefObject<HTMLDivElement | null>;
}

/** Replaces a field of a type that this element does not know. */
export function UnavailableField({ cell, ids, box }: UnavailableFieldProps) {
  const { translate } = useText();
  return (
    <div ref={box} className="field" id={ids.frame} hidden={!cell.visible} part="field">
      <div className="notice notice-warning" id={ids.control} tabIndex={-1}>
        {cell.field.label && <p className="notice-title">{cell.field.label}</p>}
        <p>{translate('element.field_unavailable')}</p>
      </div>
    </div>
  );
}
