import { settingParts } from '../../../field-types/settings/setting-parts.ts';
import type { ValueKind } from '../../../field-types/value-kind.ts';
import { canReadAnswer } from '../../fields/can-read-answer.ts';
import { nameOf } from '../../fields/field-name.ts';
import { settingValue } from '../../fields/setting-values.ts';
import { createFinding } from '../../finding.ts';
import type { Check } from '../check.ts';

const choosing: ReadonlySet<ValueKind> = new Set(settingParts.parent_field.kinds);

/** Checks that the question that filters a list is in reach and is answered with a choice. */
export const checkListParents: Check = function* (form) {
  for (const one of form.fields) {
    const id = settingValue(one.field, { name: 'parent_field', at: 'custom_properties' });
    if (id === undefined || canReadAnswer(form, one, 'parent_field', choosing)) continue;
    const path = { field_id: one.field.id, setting: 'parent_field' };
    yield createFinding('list_parent_unusable', path, nameOf(one));
  }
};
