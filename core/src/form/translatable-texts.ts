import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { Field, Page } from './form-definition.ts';
import { readTextPart, textPartsOf } from './text-part.ts';
import { iterateFields } from './iterate-fields.ts';

/** A text of a version for visitors, with the key of its translations. */
export interface TranslatableText {
  /** `pageId.title`, `fieldId.label`, `fieldId.options.optionId`: stable over versions. */
  readonly key: string;
  readonly text: string;
  readonly pageId?: string;
  readonly fieldId?: string;
  readonly setting: string;
}

/** The settings of a page with texts for visitors. */
export const pageTexts = [
  'title',
  'previous_button_label',
  'next_button_label',
  'submit_button_label',
] as const;

/** Returns every text of the pages for visitors, in reading order, without empty ones. */
export function* translatableTexts(
  pages: readonly Page[],
  types: PartialFieldTypeRegistry,
): Generator<TranslatableText> {
  for (const page of pages) {
    yield* pageTextsOf(page);
    for (const { field } of iterateFields([page])) yield* textsOfField(field, types);
  }
}

/** Returns the texts of a page itself: its title and its buttons. */
export function* pageTextsOf(page: Page): Generator<TranslatableText> {
  for (const setting of pageTexts) {
    const text = page[setting] ?? '';
    if (text.trim() !== '') yield { key: `${page.id}.${setting}`, text, pageId: page.id, setting };
  }
}

/** Returns the texts of one field, without those of the fields in it. */
export function* textsOfField(
  field: Field,
  types: PartialFieldTypeRegistry,
): Generator<TranslatableText> {
  for (const part of textPartsOf(field, types)) {
    const text = readTextPart(field, part);
    const place = { fieldId: field.id, setting: part.name };
    if (text.trim() !== '') yield { key: `${field.id}.${part.name}`, text, ...place };
  }
  for (const { id, label } of field.options ?? []) {
    const place = { fieldId: field.id, setting: 'options' };
    if (label.trim() !== '') yield { key: `${field.id}.options.${id}`, text: label, ...place };
  }
}
