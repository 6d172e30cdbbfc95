import type { PartialOperatorRegistry } from '../../conditions/operator.ts';
import { aspects } from '../../logic/action.ts';
import { addReader } from './dependencies.ts';
import type { FieldLinker } from './build-program.ts';
import type { FormulaEngine } from './formula-engine.ts';
import type { FillLinker } from './link-fills.ts';
import {
  changesVisibility,
  compileRule,
  createRuleReader,
  dependenciesOfRules,
} from './link-rules.ts';
import { pageFieldsOf } from './page-fields.ts';
import type { CompiledRule } from './program-field.ts';
import { rankFields, type Dependent, type FindRealCycle } from './rank-fields.ts';

/**
 * Ranks the fields and sets their rules, formulas and readers. Without `findRealCycle` no field counts as a
 * cycle: true for every version that the form checker accepted, which saves visitors the search. Without
 * `fillLinker` rules fill in nothing.
 */
export function createFieldLinker(
  operators: PartialOperatorRegistry,
  engine: FormulaEngine | undefined,
  findRealCycle: FindRealCycle = () => [],
  fillLinker?: FillLinker,
): FieldLinker {
  const link: FieldLinker['link'] = (fields) => {
    const drafts = [...fields.values()];
    const linker = engine?.createLinker(drafts);
    const readRules = createRuleReader(fields, operators);
    const dependents = drafts.map((draft) => {
      const rules = readRules(draft);
      const fills = fillLinker?.read(draft, rules, linker) ?? noFills;
      return { draft, rules, formulas: linker?.read(draft), fills };
    });
    const cycles = rankFields(dependents, findRealCycle);
    for (const dependent of dependents) {
      addReaders(dependent);
      addRules(dependent);
      if (dependent.formulas) linker?.bind(dependent.draft, dependent.formulas);
      const { draft, fills } = dependent;
      // A cycle fills in nothing: it would never become stable, or depend on the order.
      if (fills.length > 0 && fillLinker && draft.cycle === 0)
        draft.findFilling = fillLinker.bind(draft, fills, linker);
    }
    const readsHiddenAnswers = drafts.some((draft) => draft.isReadWhenHidden);
    return { cycles, readsHiddenAnswers, faults: linker?.faults ?? [], formulas: engine ?? null };
  };
  return { pageFieldsOf, link };
}

const noFills: Dependent['fills'] = [];

function addReaders({ draft, rules, formulas, fills }: Dependent): void {
  for (const { target, fromScope } of [
    ...dependenciesOfRules(rules, draft),
    ...(formulas?.dependencies ?? []),
    ...fills.flatMap(({ formula }) => formula?.dependencies ?? []),
  ]) {
    addReader(target, draft, fromScope);
  }
}

function addRules({ draft, rules }: Dependent): void {
  if (rules.length === 0) return;
  draft.rules = rules.map((rule) => compileRule(draft, rule));
  draft.visibleRules = select(draft.rules, changesVisibility);
  draft.stateRules = select(draft.rules, changesState);
  if (draft.rules.some(({ set }) => (set & aspects.enabled) !== 0)) draft.isFixed = false;
}

/** The rules with an effect; when that is all of them, the same list. */
function select(rules: readonly CompiledRule[], does: (rule: CompiledRule) => boolean) {
  return rules.every(does) ? rules : rules.filter(does);
}

/** Whether a rule changes the required or disabled state of its field. */
const changesState = ({ set, clear }: CompiledRule): boolean =>
  ((set | clear) & ~aspects.visible) !== 0;
