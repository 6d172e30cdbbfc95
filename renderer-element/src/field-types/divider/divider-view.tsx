import { dividerDefinition } from '@form-builder/core/field-types/divider/divider.ts';
import type { FieldView } from '../../state/fields/field-view.ts';

/** A line between fields. */
export const dividerView: FieldView<'divider'> = {
  definition: dividerDefinition,
  frame: () => 'none',
  Control: () => <hr className="divider" />,
};
