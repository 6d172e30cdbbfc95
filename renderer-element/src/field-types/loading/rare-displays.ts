import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { Field, FieldOf } from '@form-builder/core/form/form-definition.ts';
import { isLongList } from '../controls/is-long-list.ts';
import { isSwitch } from '../checkbox/is-switch.ts';

/** The ways to show options that `rare-views.ts` brings. */
const isShownRarely = (field: Pick<Field, 'options'>, display: string | undefined) =>
  display === 'pills' || isLongList(field, display);

/** As a method, so that a look-up by `field.type` may be asked about any field. */
interface DisplayTest<T extends FieldTypeName> {
  isRare(this: void, field: FieldOf<T>): boolean;
}

/** Whether a field looks as its light view cannot draw it. */
export type IsRareDisplay<T extends FieldTypeName> = DisplayTest<T>['isRare'];

/** By type; most types have one look. */
export const rareDisplays: { readonly [T in FieldTypeName]?: IsRareDisplay<T> } = {
  checkbox: isSwitch,
  select: (field) => isShownRarely(field, field.custom_properties?.display ?? 'select'),
  'multi-select': (field) => isShownRarely(field, field.custom_properties?.display),
};
