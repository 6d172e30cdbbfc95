import { dateFormulaDefinition } from '@form-builder/core/field-types/date-formula/date-formula.ts';
import { useText } from '../../i18n/text-context.tsx';
import { ComputedOutput } from '../controls/computed-output.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';

/** A date that the form computes. */
export const dateFormulaView: FieldView<'date-formula'> = {
  definition: dateFormulaDefinition,
  frame: () => 'none',
  Control(props) {
    const text = useText();
    const shown = dateFormulaDefinition.format(props.value, props.field, text);
    return <ComputedOutput {...props} shown={shown} />;
  },
};
