import { multiSelectDefinition } from '@form-builder/core/field-types/multi-select/multi-select.ts';
import { CheckboxChoices } from '../controls/checkbox-choices.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';

/** Several choices: checkboxes or pill buttons. */
export const multiSelectView: FieldView<'multi-select'> = {
  definition: multiSelectDefinition,
  frame: () => 'legend',
  Control: (props) => (
    <CheckboxChoices
      {...props}
      look={looks[props.field.custom_properties?.display ?? 'checkbox']}
    />
  ),
};

const looks = { select: 'box', checkbox: 'list', pills: 'pills' } as const;
