import { formulaDefinition } from '@form-builder/core/field-types/formula/formula.ts';
import { useText } from '../../i18n/text-context.tsx';
import { ComputedOutput } from '../controls/computed-output.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';

/** A result that the form computes. */
export const formulaView: FieldView<'formula'> = {
  definition: formulaDefinition,
  frame: () => 'none',
  Control(props) {
    const text = useText();
    const shown = formulaDefinition.format(props.value, props.field, text);
    return <ComputedOutput {...props} shown={shown} />;
  },
};
