import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { Field, FieldOf } from '@form-builder/core/form/form-definition.ts';
import { isLongList } from '../controls/is-long-list.ts';
import { isSwitch } from '../checkbox/is-switch.ts';

/** The displays of options that `rare-views.ts` contains. */
const isShownRarely = (field: Pick<Field, 'options'>, display: string | undefined) =>
  display === 'pills' || isLongList(field, display);

/** A method, so that a lookup by `field.type` accepts any field. */
interface DisplayTest<T extends FieldTypeName> {
  isRare(this: void, field: FieldOf<T>): boolean;
}

/** Whether a field needs a display that its light view lacks. */
export type IsRareDisplay<T extends FieldTypeName> = DisplayTest<T>['isRare'];

/** By type; most types have one display. */
export const rareDisplays: { readonly [T in FieldTypeName]?: IsRareDisplay<T> } = {
  checkbox: isSwitch,
  select: (field) => isShownRarely(field, field.custom_properties?.display ?? 'select'),
  'multi-select': (field) => isShownRarely(field, field.custom_properties?.display),
};
