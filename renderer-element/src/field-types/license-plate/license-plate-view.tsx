import {
  licensePlateDefinition,
  normaliseLicensePlate,
} from '@form-builder/core/field-types/license-plate/license-plate.ts';
import type { FieldView } from '../../state/field-view.ts';
import { TextControl } from '../controls/text-control.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';

/** The number of a license plate: capitals without dashes once the visitor leaves it. */
export const licensePlateView: FieldView<'license-plate'> = {
  definition: licensePlateDefinition,
  frame: () => 'label',
  Control(props) {
    const typed = useTypedText(props, {
      show: (value: string) => value,
      parse: (text) => normaliseLicensePlate(text) || null,
    });
    return <TextControl {...props} {...typed} size="medium" spellCheck={false} />;
  },
};
