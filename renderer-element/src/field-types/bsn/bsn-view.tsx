import { bsnDefinition } from '@form-builder/core/field-types/bsn/bsn.ts';
import type { FieldView } from '../field-view.ts';
import { TextControl } from '../text-control.tsx';

/** A burgerservicenummer: digits, and never offered by the browser. */
export const bsnView: FieldView<'bsn'> = {
  definition: bsnDefinition,
  frame: () => 'label',
  Control(props) {
    const { value, change } = props;
    return (
      <TextControl
        {...props}
        inputMode="numeric"
        size="medium"
        autoComplete="off"
        spellCheck={false}
        shown={value ?? ''}
        onType={change}
        onLeave={() => value && change(value.trim())}
      />
    );
  },
};
