import { checklistDefinition } from '@form-builder/core/field-types/checklist/checklist.ts';
import { CheckboxChoices } from '../controls/checkbox-choices.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';

/** A list of items to tick off. */
export const checklistView: FieldView<'checklist'> = {
  definition: checklistDefinition,
  frame: () => 'legend',
  Control: (props) => <CheckboxChoices {...props} look="list" />,
};
