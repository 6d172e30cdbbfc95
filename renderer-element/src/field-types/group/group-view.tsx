import { groupDefinition } from '@form-builder/core/field-types/group/group.ts';
import { FieldList } from '../field-list.tsx';
import type { FieldView } from '../field-view.ts';

/** A titled section with fields of its own. */
export const groupView: FieldView<'group'> = {
  definition: groupDefinition,
  frame: () => 'none',
  Control({ cell, field, ids }) {
    return (
      <fieldset className="fieldset" aria-describedby={field.hint ? ids.hint : undefined}>
        {field.label && <legend className="section-title">{field.label}</legend>}
        {field.hint && (
          <p className="hint" id={ids.hint}>
            {field.hint}
          </p>
        )}
        <FieldList cells={cell.children} />
      </fieldset>
    );
  },
};
