import type { AnswerValue } from '../field-types/field-types.ts';
import { mappedValue, mappingsOf, type MappingSettings } from '../field-types/mapping.ts';
import type { CellNode } from './cell-node.ts';
import { findNear } from './find-near.ts';

/**
 * What a looked-up answer fills in elsewhere: every mapped field in reach that the visitor may fill
 * in, and that is empty unless the designer overwrites. What does not fit a field leaves it alone.
 */
export function mappedAnswers(
  { field, instance }: CellNode,
  answer: AnswerValue,
): readonly (readonly [CellNode, AnswerValue])[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [];
  // Absent in the settings of types that fill nothing, which makes them no mappings at all.
  const settings = field.custom_properties as MappingSettings | undefined;
  return mappingsOf(settings).flatMap((rule) => {
    const target = findNear(instance, rule.target);
    const isTaken = target?.typed !== null && !settings?.is_force_mapping;
    if (!target || isTaken || !isFillable(target)) return [];
    const value = fit(mappedValue(answer, rule), target);
    return value === undefined ? [] : [[target, value] as const];
  });
}

const isFillable = ({ program: { isFixed, compute } }: CellNode) => !isFixed && compute === null;

/** A value as an answer of the cell's type; numbers fit questions that ask for text. */
function fit(value: unknown, { program, field }: CellNode): AnswerValue | undefined {
  const { definition } = program;
  if (definition.role !== 'input') return undefined;
  const answer = definition.parse(value ?? null, field);
  return answer === undefined && typeof value === 'number'
    ? definition.parse(String(value), field)
    : answer;
}
