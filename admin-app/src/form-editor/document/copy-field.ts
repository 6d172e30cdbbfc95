import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { ConditionGroup, LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { toFieldNames } from '@form-builder/core/templates/field-names.ts';
import { renameFields } from '@form-builder/core/templates/rename-fields.ts';
import { createFieldNames } from './create-field-names.ts';
import type { IdSource } from './new-ids.ts';

/**
 * Copies fields with new ids. References inside the copies to a copied field become references to
 * its copy; those to other fields are unchanged. Option ids are unchanged: they are only unique
 * within a field, and rules compare with them.
 */
export function copyFields(
  fields: readonly Field[],
  taken: ReadonlySet<string>,
  ids: IdSource,
): readonly Field[] {
  const createName = createFieldNames(taken, ids);
  const copied = iterateFields([{ id: '', title: '', properties: fields }]);
  const names = toFieldNames(Array.from(copied, ({ field }) => [field, createName()] as const));
  const copies = new Set(Array.from(names.byId.values(), ({ id }) => id));
  const rewire = (field: Field): Field => ({
    ...field,
    ...(field.logic && { logic: field.logic.map((rule) => copyRule(rule, copies, ids)) }),
    ...(field.children && { children: field.children.map(rewire) }),
  });
  return renameFields(fields, names).map(rewire);
}

/** Copies a page with new ids; its rules refer to other pages, whose fields are unchanged. */
export function copyPage(page: Page, taken: ReadonlySet<string>, ids: IdSource): Page {
  const { logic } = page;
  return {
    ...page,
    id: ids.createId(),
    ...(logic && { logic: logic.map((rule) => copyRule(rule, new Set(), ids)) }),
    properties: copyFields(page.properties, taken, ids),
  };
}

/**
 * The copy of a rule applies only to copies, because copying a field must not change another one.
 */
function copyRule(
  { targets = [], ...rule }: LogicRule,
  copies: ReadonlySet<string>,
  ids: IdSource,
): LogicRule {
  const copied = targets.filter((id) => copies.has(id));
  return {
    ...rule,
    id: ids.createId(),
    condition_group: copyGroup(rule.condition_group, ids),
    ...(copied.length > 0 && { targets: copied }),
  };
}

function copyGroup(group: ConditionGroup, ids: IdSource): ConditionGroup {
  const children = group.children.map((child) =>
    child.type === 'group' ? copyGroup(child, ids) : { ...child, id: ids.createId() },
  );
  return { ...group, id: ids.createId(), children };
}
