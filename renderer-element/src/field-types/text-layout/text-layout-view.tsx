import { textLayoutDefinition } from '@form-builder/core/field-types/text-layout/text-layout.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { RichText } from './rich-text.tsx';

/** Text between fields. */
export const textLayoutView: FieldView<'text-layout'> = {
  definition: textLayoutDefinition,
  frame: () => 'none',
  Control({ field }) {
    return <RichText html={field.custom_properties?.content ?? ''} />;
  },
};
