import { groupDefinition } from '@form-builder/core/field-types/group/group.ts';
import { FieldList } from '../frame/field-list.tsx';
import { renderHint } from '../frame/field-parts.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';

/** A titled section with fields. */
export const groupView: FieldView<'group'> = {
  definition: groupDefinition,
  frame: () => 'none',
  Control({ cell, field, ids, hint }) {
    return (
      <fieldset className="fieldset" aria-describedby={hint ? ids.hint : undefined}>
        {field.label && <legend className="section-title">{field.label}</legend>}
        {renderHint({ hint, ids })}
        <FieldList cells={cell.children} />
      </fieldset>
    );
  },
};
