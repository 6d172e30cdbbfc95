import { templateDefinition } from '@form-builder/core/field-types/template/template.ts';
import { FieldList } from '../frame/field-list.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';

/** The fields of a building block, in place; its name is for designers only. */
export const templateView: FieldView<'template'> = {
  definition: templateDefinition,
  frame: () => 'none',
  Control: ({ cell }) => <FieldList cells={cell.children} />,
};
