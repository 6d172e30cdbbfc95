import { breakDefinition } from '@form-builder/core/field-types/break/break.ts';
import type { FieldView } from '../../state/fields/field-view.ts';

/**
 * Splits a page. The navigation shows the sections before and after it separately, so visitors see
 * this line only in a group or a row, where a break cannot split. Designers see it on the canvas.
 */
export const breakView: FieldView<'break'> = {
  definition: breakDefinition,
  frame: () => 'none',
  Control: () => <hr className="divider" />,
};
