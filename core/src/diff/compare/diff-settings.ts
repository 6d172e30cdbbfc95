import type { ChangeEffect } from '../../field-types/settings/change-effect.ts';
import type { SettingPart, Tightening } from '../../field-types/settings/setting-part.ts';
import type { Change, SettingChange } from '../change.ts';
import { diffMembers, diffPresence } from './diff-members.ts';
import type { FlatField } from './flatten-pages.ts';
import { isKeyedList } from './keyed-list.ts';
import { isRecord, without, type JsonRecord } from '../json.ts';
import { findPart } from './setting-effect.ts';

/** The effects of members that no setting part defines. */
const ownEffects: ReadonlyMap<string, ChangeEffect> = new Map([
  ['type', 'answers_incompatible'],
  ['short_id', 'behaviour'],
  ['label', 'wording'],
]);

/** Returns the changes of a field's settings, its own and those of its type. */
export function* diffSettings(before: FlatField, after: FlatField): Generator<Change> {
  const skipped = ['custom_properties', ...listsOf(before.record, after.record)];
  const own = diffMembers(without(before.record, ...skipped), without(after.record, ...skipped));
  for (const change of own) yield toChange(after, { at: 'field', ...change });
  const [old, now] = [before.record['custom_properties'], after.record['custom_properties']];
  for (const change of diffMembers(isRecord(old) ? old : {}, isRecord(now) ? now : {})) {
    yield toChange(after, { at: 'custom_properties', ...change });
  }
  for (const mark of diffPresence(old, now, {})) {
    yield toChange(after, { at: 'field', name: 'custom_properties', ...mark });
  }
}

/** Options and rules are compared separately, unless the stored value is no such list. */
const listsOf = (before: JsonRecord, after: JsonRecord): readonly string[] =>
  ['options', 'logic'].filter((name) => isKeyedList(before[name]) && isKeyedList(after[name]));

function toChange(field: FlatField, change: Omit<SettingChange, 'fieldId'>): Change {
  const part = findPart(field.record['type'], change.name, change.at);
  const own = part?.effect ?? ownEffects.get(change.name) ?? 'behaviour';
  const effect =
    part?.tightens && isTightened(part.tightens, change) ? 'answers_incompatible' : own;
  return { kind: kindOf(change, part), effect, fieldId: field.id, ...change };
}

/**
 * Whether a setting is stricter than before: compares numbers by size, and days and times by their
 * order.
 */
function isTightened(
  how: Tightening,
  { before, after }: Pick<SettingChange, 'before' | 'after'>,
): boolean {
  if (how === 'on') return after === true;
  const isLimit = typeof after === 'number' || (typeof after === 'string' && after !== '');
  if (!isLimit) return false;
  if (typeof before !== typeof after || before === '') return true;
  // Both have the same type, so they can be compared.
  const [old, now] = [before as number | string, after];
  return how === 'higher' ? now > old : now < old;
}

function kindOf({ name, at }: Pick<SettingChange, 'name' | 'at'>, part: SettingPart | undefined) {
  if (at === 'field' && name === 'label') return 'field_renamed';
  if (at === 'field' && name === 'type') return 'type_changed';
  return part?.input === 'formula' ? 'formula_changed' : 'setting_changed';
}
