import { groupDefinition } from '../../field-types/group/group.ts';
import type { Field, Page } from '../../form/form-definition.ts';
import { iterateFields } from '../../form/iterate-fields.ts';

/** The settings and rules of a page, as a field around its fields. */
export interface PageField {
  readonly field: Field;
  readonly definition: typeof groupDefinition;
}

/**
 * The pages that a setting or a rule can hide, by id: each as a group with the fields of the page, so that
 * everything about groups applies. Pages that are always visible cost a session nothing.
 */
export function pageFieldsOf(pages: readonly Page[]): ReadonlyMap<string, PageField> {
  const targets = new Set(targetsIn(pages));
  const hideable = pages.filter(
    ({ id, is_hidden, logic = [] }) => is_hidden || logic.length > 0 || targets.has(id),
  );
  return new Map(hideable.map((page) => [page.id, pageField(page)]));
}

/** The ids of the targets of rules. */
function* targetsIn(pages: readonly Page[]): Generator<string> {
  for (const { logic = [] } of pages) for (const { targets = [] } of logic) yield* targets;
  for (const { field } of iterateFields(pages)) {
    for (const { targets = [] } of field.logic ?? []) yield* targets;
  }
}

function pageField({ id, title, is_hidden, logic, properties }: Page): PageField {
  return {
    definition: groupDefinition,
    field: {
      id,
      short_id: '',
      type: 'group',
      label: title,
      is_hidden: is_hidden === true,
      logic: logic ?? [],
      children: properties,
    },
  };
}
