import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { Field, Page } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import type { FormatContext } from '../messages/format-context.ts';
import { quote } from './quote.ts';

/** Finds the fields to which rules and formulas refer. */
export interface FieldNames {
  readonly byId: ReadonlyMap<string, Field>;
  readonly byShortId: ReadonlyMap<string, Field>;
  /** The pages, to which rules can apply as well. */
  readonly pagesById: ReadonlyMap<string, Page>;
}

/** The context for describing logic: the language and the fields of the form. */
export interface Wording {
  readonly context: FormatContext;
  readonly names: FieldNames;
  readonly types: PartialFieldTypeRegistry;
  /** The fields and variables with sensitive answers; when absent, all may be sensitive. */
  readonly sensitiveIds?: ReadonlySet<string>;
  /** The names of the version's destinations by id; absent when no rule routes. */
  readonly destinations?: ReadonlyMap<string, string>;
}

/** Indexes the fields of a form, and its variables as fields, by both of their ids. */
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

/** Returns the name of a field in a sentence: its label in quotes, or a description without one. */
export function nameField(field: Pick<Field, 'label'> | undefined, context: FormatContext): string {
  if (!field) return context.translate('describe.removed_field');
  return field.label.trim() === ''
    ? context.translate('describe.unlabelled_field')
    : quote(field.label, context);
}

/** Returns the name of the page with this id in a sentence; `undefined` when there is none. */
export function namePage(
  id: string,
  { names, context }: Pick<Wording, 'names' | 'context'>,
): string | undefined {
  const page = names.pagesById.get(id);
  if (!page) return undefined;
  return page.title.trim() === ''
    ? context.translate('describe.untitled_page')
    : context.translate('describe.page', { page: quote(page.title, context) });
}

/** Returns the name of a target of a rule: a field or a page. */
export const nameHolder = (id: string, wording: Pick<Wording, 'names' | 'context'>): string =>
  namePage(id, wording) ?? nameField(wording.names.byId.get(id), wording.context);

/**
 * Returns the field that a condition reads; its target is an id, or a path through rows
 * (`people.0.age`).
 */
export function findTargetField(target: string, { byId }: FieldNames): Field | undefined {
  return byId.get(target.split('.').at(-1) ?? '');
}

/** Returns the name of a condition's target: `'Age' in row 1 of 'People'`. */
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
