import { textTitleDefinition } from '@form-builder/core/field-types/text-title/text-title.ts';
import type { FieldView } from '../../state/fields/field-view.ts';

/** A title between fields; like titles in a designer's text it starts at the second level. */
export const textTitleView: FieldView<'text-title'> = {
  definition: textTitleDefinition,
  frame: () => 'none',
  Control: ({ field }) => <h2 className="section-title">{field.label}</h2>,
};
