import { breakDefinition } from '@form-builder/core/field-types/break/break.ts';
import type { FieldView } from '../../state/field-view.ts';

/**
 * Where a page is split. The navigation shows the sections before and after it separately, so
 * visitors see this line only where a break cannot split: in a group or a row. Designers see it on
 * the canvas.
 */
export const breakView: FieldView<'break'> = {
  definition: breakDefinition,
  frame: () => 'none',
  Control: () => <hr className="divider" />,
};
