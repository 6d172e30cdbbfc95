import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { ButtonLabel } from '../../document/page-commands.ts';

/** A text on the canvas that can be edited in place. */
export type CanvasText =
  | { readonly on: 'form' }
  | { readonly on: 'page'; readonly id: string; readonly name: 'title' | ButtonLabel }
  | { readonly on: 'field'; readonly id: string; readonly name: 'label' | 'hint' }
  | { readonly on: 'option'; readonly id: string; readonly optionId: string };

/** The texts of a field, in reading order. */
export function textsOf({ id, options = [] }: Field): readonly CanvasText[] {
  return [
    { on: 'field', id, name: 'label' },
    { on: 'field', id, name: 'hint' },
    ...options.map((option): CanvasText => ({ on: 'option', id, optionId: option.id })),
  ];
}

/** Whether two are the same text. */
export function isSameText(one: CanvasText, other: CanvasText): boolean {
  return keyOf(one) === keyOf(other);
}

/** Returns a key that identifies a text within the version. */
export function keyOf(text: CanvasText): string {
  if (text.on === 'form') return text.on;
  return `${text.on} ${text.id} ${text.on === 'option' ? text.optionId : text.name}`;
}
