import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { Field, Page } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import type { FormatContext } from '../messages/format-context.ts';
import { quote } from './quote.ts';

/** Finds the fields that rules and formulas speak of. */
export interface FieldNames {
  readonly byId: ReadonlyMap<string, Field>;
  readonly byShortId: ReadonlyMap<string, Field>;
  /** The pages, which rules can be of as well. */
  readonly pagesById: ReadonlyMap<string, Page>;
}

/** What turning logic into words needs: the reader's language and the fields it speaks of. */
export interface Wording {
  readonly context: FormatContext;
  readonly names: FieldNames;
  readonly types: PartialFieldTypeRegistry;
  /** What the destinations of the version are called, by id; absent where no rule routes. */
  readonly destinations?: ReadonlyMap<string, string>;
}

/** The fields of a form, and its variables as fields, by both of their ids. */
export function createFieldNames(
  pages: readonly Page[],
  variables: readonly Field[] = [],
): FieldNames {
  const fields = [...[...iterateFields(pages)].map(({ field }) => field), ...variables];
  return {
    byId: new Map(fields.map((field) => [field.id, field])),
    byShortId: new Map(fields.map((field) => [field.short_id, field])),
    pagesById: new Map(pages.map((page) => [page.id, page])),
  };
}

/** What a field is called in a sentence: its label in quotes, or words for one without. */
export function nameField(
  field: Pick<Field, 'label'> | undefined,
  { translate }: FormatContext,
): string {
  if (!field) return translate('describe.removed_field');
  return field.label.trim() === '' ? translate('describe.unlabelled_field') : quote(field.label);
}

/** What the page of an id is called in a sentence; `undefined` when there is no such page. */
export function namePage(
  id: string,
  { names, context }: Pick<Wording, 'names' | 'context'>,
): string | undefined {
  const page = names.pagesById.get(id);
  if (!page) return undefined;
  return page.title.trim() === ''
    ? context.translate('describe.untitled_page')
    : context.translate('describe.page', { page: quote(page.title) });
}

/** What a rule is of: a field or a page. */
export const nameHolder = (id: string, wording: Pick<Wording, 'names' | 'context'>): string =>
  namePage(id, wording) ?? nameField(wording.names.byId.get(id), wording.context);

/** The field that a condition reads: its target is an id, or a way through rows (`people.0.age`). */
export function findTargetField(target: string, { byId }: FieldNames): Field | undefined {
  return byId.get(target.split('.').at(-1) ?? '');
}

/** What a condition's target is called: `'Age' in row 1 of 'People'`. */
export function nameTarget(target: string, { names, context }: Wording): string {
  const [id = '', ...steps] = target.split('.');
  let name = nameField(names.byId.get(id), context);
  for (let at = 0; at < steps.length; at += 2) {
    const field = nameField(names.byId.get(steps[at + 1] ?? ''), context);
    const number = Number(steps[at]) + 1;
    name = context.translate('describe.in_row', { field, number, parent: name });
  }
  return name;
}
