import { ibanDefinition, writeIban } from '@form-builder/core/field-types/iban/iban.ts';
import type { FieldView } from '../field-view.ts';
import { TextControl } from '../text-control.tsx';

/** An account number, in groups of four once the visitor leaves it. */
export const ibanView: FieldView<'iban'> = {
  definition: ibanDefinition,
  frame: () => 'label',
  Control(props) {
    const { value, change } = props;
    return (
      <TextControl
        {...props}
        size="medium"
        spellCheck={false}
        shown={value ?? ''}
        onType={change}
        onLeave={() => value && change(writeIban(value))}
      />
    );
  },
};
