import { aspects } from '../../logic/action.ts';
import type { ProgramField, Scope, ScopePlan } from './program-field.ts';

/**
 * Works out once what every session of a program begins with, so that a session evaluates only fields that
 * something decides over. Ranks, rules and formulas must be known.
 */
export function planScope({ fields, collection }: Omit<Scope, 'plan'>): ScopePlan {
  const flags: number[] = [];
  for (const field of fields) flags.push(constantFlags(field, flags, collection));
  return {
    byId: new Map(fields.map((field) => [field.field.id, field])),
    flags,
    nothing: flags.map(() => null),
    evaluated: fields
      .filter(({ fieldIndex }) => flags[fieldIndex] === undecided)
      .sort((a, b) => a.rank - b.rank),
  };
}

const undecided = -1;

/** Flags that no rule, group, row or formula changes any more; a group comes before what is in it. */
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

/** The plan of a scope whose fields are not known yet. */
export const unplanned = planScope({ fields: [], top: [], collection: null });
