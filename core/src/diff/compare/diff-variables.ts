import type { Variable } from '../../form/variables/variable.ts';
import type { Change } from '../change.ts';
import { compareLists } from './compare-lists.ts';
import { diffMembers } from './diff-members.ts';
import { toRecord } from './flatten-pages.ts';

/** Returns the changes of the variables; an absent list equals an empty one. */
export function* diffVariables(
  before: readonly Variable[] = [],
  after: readonly Variable[] = [],
): Generator<Change> {
  const from = new Map(before.map((one) => [one.id, toRecord(one)]));
  const to = new Map(after.map((one) => [one.id, toRecord(one)]));
  const { removed, placed } = compareLists([...from.keys()], [...to.keys()]);
  for (const variableId of removed) {
    const variable = from.get(variableId) ?? {};
    yield { kind: 'variable_removed', effect: 'behaviour', variableId, variable };
  }
  for (const { key: variableId, at, isMoved } of placed) {
    yield isMoved
      ? { kind: 'variable_moved', effect: 'wording', variableId, at }
      : {
          kind: 'variable_added',
          effect: 'behaviour',
          variableId,
          variable: to.get(variableId) ?? {},
          at,
        };
  }
  for (const [variableId, variable] of to) {
    const old = from.get(variableId);
    for (const change of old ? diffMembers(old, variable) : []) {
      const isName = change.name === 'label';
      yield isName
        ? { kind: 'variable_renamed', effect: 'wording', variableId, ...change }
        : { kind: 'variable_changed', effect: 'behaviour', variableId, ...change };
    }
  }
}
