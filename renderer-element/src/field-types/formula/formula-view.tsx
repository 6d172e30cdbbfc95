import { formulaDefinition } from '@form-builder/core/field-types/formula/formula.ts';
import { useText } from '../../text/text-context.tsx';
import { ComputedOutput } from '../computed-output.tsx';
import type { FieldView } from '../field-view.ts';

/** A result that the form works out by itself. */
export const formulaView: FieldView<'formula'> = {
  definition: formulaDefinition,
  frame: () => 'none',
  Control(props) {
    const text = useText();
    const shown = formulaDefinition.format(props.value, props.field, text);
    return <ComputedOutput {...props} shown={shown} />;
  },
};
