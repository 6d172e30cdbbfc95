import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { locatedFields, type LocatedField } from '../document/place.ts';
import { conditionsOf } from './rule-changes.ts';

/** The fields outside `field` whose rules speak of it or of what it holds. */
export function fieldsThatReferTo(pages: readonly Page[], field: Field): readonly LocatedField[] {
  const ids = new Set(idsWithin(field));
  return [...locatedFields(pages)].filter(
    (located) => !ids.has(located.field.id) && targetsOf(located.field).some((id) => ids.has(id)),
  );
}

/** The pages whose rules speak of a field or of what it holds. */
export function pagesThatReferTo(pages: readonly Page[], field: Field): readonly Page[] {
  const ids = new Set(idsWithin(field));
  return pages.filter((page) => targetsOf(page).some((id) => ids.has(id)));
}

/** The ids of the fields that the rules of a field or page speak of. */
export function targetsOf({ logic = [] }: Pick<Field, 'logic'>): readonly string[] {
  return logic
    .flatMap((rule) => [...conditionsOf(rule.condition_group)])
    .flatMap(({ target }) => (target === null ? [] : [target]));
}

function idsWithin(field: Field): readonly string[] {
  return [field.id, ...(field.children ?? []).flatMap(idsWithin)];
}
