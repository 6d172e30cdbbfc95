import { memo } from 'react';
import type { Cell } from '@form-builder/core/session/session.ts';
import { FormField } from './form-field.tsx';

/** Fields in reading order. Hidden fields stay in place with `hidden`. */
export const FieldList = memo(function FieldList({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <div className="fields">
      {cells.map((cell) => (
        <FormField key={cell.key} cell={cell} />
      ))}
    </div>
  );
});
