import { kvkDefinition } from '@form-builder/core/field-types/kvk/kvk.ts';
import type { FieldView } from '../field-view.ts';
import { TextControl } from '../text-control.tsx';

/** A number of the trade register. */
export const kvkView: FieldView<'kvk'> = {
  definition: kvkDefinition,
  frame: () => 'label',
  Control(props) {
    const { value, change } = props;
    return (
      <TextControl
        {...props}
        inputMode="numeric"
        size="medium"
        spellCheck={false}
        shown={value ?? ''}
        onType={change}
        onLeave={() => value && change(value.trim())}
      />
    );
  },
};
