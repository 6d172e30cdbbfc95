import { aspects } from '../../logic/action.ts';
import type { ProgramField, Scope, ScopePlan } from './program-field.ts';
import { shownState } from '../../logic/shown-state.ts';

/**
 * Computes the initial state of every session of a program once, so that a session evaluates only fields that
 * something influences. Ranks, rules and formulas must be known.
 */
export function planScope({ fields, collection }: Omit<Scope, 'plan'>): ScopePlan {
  const flags: number[] = [];
  for (const field of fields) flags.push(constantFlags(field, flags, collection));
  const evaluated = fields
    .filter(({ fieldIndex }) => flags[fieldIndex] === undecided)
    .sort((a, b) => a.rank - b.rank);
  return {
    byId: new Map(fields.map((field) => [field.field.id, field])),
    flags,
    states: fields.map(({ fieldIndex, variable }) =>
      collection || variable ? 0 : constantState(flags[fieldIndex] ?? undecided),
    ),
    nothing: flags.map(() => null),
    evaluated,
    stateful: evaluated.filter(canChangeState),
    written: fields.filter(({ texts, variable }) => texts.length > 0 && !variable),
  };
}

const undecided = -1;

/** The flags that no rule, group, row or formula changes; a group comes before its content. */
function constantFlags(
  { flags, rules, rowScope, compute, groupIndex }: ProgramField,
  constants: readonly number[],
  collection: ProgramField | null,
): number {
  const isAlone = groupIndex < 0;
  const around = isAlone ? ~0 : (constants[groupIndex] ?? undecided);
  const isDecidedOver = rules.length > 0 || rowScope || compute || (!isAlone && around < 0);
  const decidesOverRows = isAlone && collection && !collection.hasFixedContent;
  return isDecidedOver || decidesOverRows ? undecided : flags & (around | aspects.required);
}

const constantState = (flags: number) => (flags === undecided ? 0 : shownState(flags));

const canChangeState = ({ stateRules, findFilling, groupIndex }: ProgramField) =>
  stateRules.length > 0 || findFilling !== null || groupIndex >= 0;

/** The plan of a scope without fields. */
export const unplanned = planScope({ fields: [], top: [], collection: null });
