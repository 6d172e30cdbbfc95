import type { AnswerValue } from '../field-types/field-types.ts';
import { isComputed } from '../field-types/is-computed.ts';
import { mappedValue, mappingsOf, type MappingSettings } from '../field-types/mapping.ts';
import type { Cell, Session } from './session.ts';

/**
 * Sets an answer that was looked up, and fills the fields that its mapping names: those of the same
 * row first, then those around it. A field that holds something is left alone unless the mapping is
 * forced; a member that the value lacks, or that is no answer of its field, fills nothing. Returns
 * the changed cells, each once.
 */
export function setLookedUp(session: Session, cell: Cell, value: AnswerValue): readonly Cell[] {
  const changed = new Set(session.set(cell, value));
  const settings = mappingSettingsOf(cell);
  for (const rule of value === null ? [] : mappingsOf(settings)) {
    const target = findTarget(session, cell, rule.target);
    const answer = target && answerFor(target, mappedValue(value, rule));
    if (!target || answer === undefined) continue;
    if (!settings?.is_force_mapping && !isEmpty(target)) continue;
    for (const one of session.set(target, answer)) changed.add(one);
  }
  return [...changed];
}

function mappingSettingsOf({ field }: Cell): MappingSettings | undefined {
  // The members are those of the types that map; other types have none of them.
  return field.custom_properties as MappingSettings | undefined;
}

function findTarget(session: Session, from: Cell, fieldId: string): Cell | undefined {
  for (let cell: Cell | null = from; cell; cell = cell.parent) {
    const [, rowKey] = cell.key.split('~');
    const found = session.findCell(rowKey === undefined ? fieldId : `${fieldId}~${rowKey}`);
    if (found) return found === from ? undefined : found;
  }
  return session.findCell(fieldId);
}

function answerFor({ definition, field }: Cell, value: unknown): AnswerValue | undefined {
  if (definition.role !== 'input' || isComputed(definition) || value === undefined)
    return undefined;
  return definition.parse(value, field);
}

const isEmpty = ({ definition, value }: Cell) =>
  definition.role === 'input' && definition.isEmpty(value);
