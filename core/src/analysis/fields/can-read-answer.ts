import type { ValueKind } from '../../field-types/value-kind.ts';
import { countScopesUp } from '../../session/program/dependencies.ts';
import type { CheckedField, CheckedForm } from '../checked-form.ts';
import { settingValue } from './setting-values.ts';

/**
 * Whether a setting of a field refers to another field in reach with an answer of one of these
 * kinds. A missing field is accepted here, because another finding reports it.
 */
export function canReadAnswer(
  { program }: CheckedForm,
  one: CheckedField,
  setting: string,
  kinds: ReadonlySet<ValueKind>,
): boolean {
  const id = settingValue(one.field, { name: setting, at: 'custom_properties' });
  if (typeof id !== 'string' || id === '' || id === one.field.id) return false;
  const other = program.fields.get(id);
  if (!other) return true;
  const isInReach = countScopesUp(one.program.scope, other.scope) !== undefined;
  return isInReach && kinds.has(other.definition.valueKind);
}
