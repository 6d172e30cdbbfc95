import { textTitleDefinition } from '@form-builder/core/field-types/text-title/text-title.ts';
import type { FieldView } from '../field-view.ts';

/** A title between the questions, below that of the page. */
export const textTitleView: FieldView<'text-title'> = {
  definition: textTitleDefinition,
  frame: () => 'none',
  Control: ({ field }) => <h3 className="section-title">{field.label}</h3>,
};
