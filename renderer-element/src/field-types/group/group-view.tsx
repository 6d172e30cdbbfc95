import { groupDefinition } from '@form-builder/core/field-types/group/group.ts';
import { FieldList } from '../field-list.tsx';
import { FieldHint } from '../field-parts.tsx';
import type { FieldView } from '../field-view.ts';

/** A titled section with fields of its own. */
export const groupView: FieldView<'group'> = {
  definition: groupDefinition,
  frame: () => 'none',
  Control({ cell, field, ids, hint }) {
    return (
      <fieldset className="fieldset" aria-describedby={hint ? ids.hint : undefined}>
        {field.label && <legend className="section-title">{field.label}</legend>}
        <FieldHint hint={hint} ids={ids} />
        <FieldList cells={cell.children} />
      </fieldset>
    );
  },
};
