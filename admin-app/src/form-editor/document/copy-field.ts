import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { ConditionGroup, LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { IdSource } from './new-ids.ts';

/**
 * Copies of fields with ids of their own. Rules inside the copies that speak of a copied field
 * speak of its copy; rules about other fields keep their target. Option ids stay: they are only
 * unique within a field, and rules compare with them.
 */
export function copyFields(
  fields: readonly Field[],
  taken: ReadonlySet<string>,
  ids: IdSource,
): readonly Field[] {
  const shortIds = new Set(taken);
  const newIds = new Map<string, string>();
  const rename = (field: Field): Field => {
    const id = ids.createId();
    const short_id = ids.createShortId(shortIds);
    shortIds.add(short_id);
    newIds.set(field.id, id);
    const children = field.children?.map(rename);
    return children ? { ...field, id, short_id, children } : { ...field, id, short_id };
  };
  const rewire = (field: Field): Field => ({
    ...field,
    ...(field.logic && { logic: field.logic.map((rule) => copyRule(rule, newIds, ids)) }),
    ...(field.children && { children: field.children.map(rewire) }),
  });
  return fields.map(rename).map(rewire);
}

/** A copy of a page with new ids throughout; its rules speak of other pages, whose fields stay. */
export function copyPage(page: Page, taken: ReadonlySet<string>, ids: IdSource): Page {
  const { logic } = page;
  return {
    ...page,
    id: ids.createId(),
    ...(logic && { logic: logic.map((rule) => copyRule(rule, new Map(), ids)) }),
    properties: copyFields(page.properties, taken, ids),
  };
}

/** The copy of a rule is of copies alone: copying a field must not change another one. */
function copyRule(
  { targets, ...rule }: LogicRule,
  newIds: ReadonlyMap<string, string>,
  ids: IdSource,
): LogicRule {
  const copied = targets?.flatMap((id) => newIds.get(id) ?? []) ?? [];
  return {
    ...rule,
    id: ids.createId(),
    condition_group: copyGroup(rule.condition_group, newIds, ids),
    ...(copied.length > 0 && { targets: copied }),
  };
}

function copyGroup(
  group: ConditionGroup,
  newIds: ReadonlyMap<string, string>,
  ids: IdSource,
): ConditionGroup {
  const children = group.children.map((child) => {
    if (child.type === 'group') return copyGroup(child, newIds, ids);
    const target = child.target === null ? null : (newIds.get(child.target) ?? child.target);
    return { ...child, id: ids.createId(), target };
  });
  return { ...group, id: ids.createId(), children };
}
