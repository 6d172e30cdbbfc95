import type { PartialOperatorRegistry } from '../../conditions/operator.ts';
import { aspects } from '../../logic/action.ts';
import { rankNodes } from '../../logic/rank-nodes.ts';
import type { FieldDraft } from './field-draft.ts';
import type { LinkFields } from './build-program.ts';
import type { FormulaEngine, FieldFormulas } from './formula-engine.ts';
import { compileRule, readRules, dependenciesOfRules, type RuleDraft } from './link-rules.ts';
import { addReader } from './dependencies.ts';

type Link = (read: FieldDraft, reader: FieldDraft) => void;

interface Dependent {
  readonly draft: FieldDraft;
  readonly rules: readonly RuleDraft[];
  readonly formulas: FieldFormulas | undefined;
}

/** Ranks the fields and gives each its rules, formulas and readers. */
export function createFieldLinker(
  operators: PartialOperatorRegistry,
  engine: FormulaEngine | undefined,
): LinkFields {
  return (fields) => {
    const drafts = [...fields.values()];
    const linker = engine?.createLinker(drafts);
    const dependents = drafts.map((draft) => ({
      draft,
      rules: readRules(draft, fields, operators),
      formulas: linker?.read(draft),
    }));
    const cycles = rankDrafts(drafts, (link) => dependents.forEach((one) => linkReads(one, link)));
    for (const { draft, rules, formulas } of dependents) {
      for (const rule of rules) draft.rules.push(compileRule(draft, rule));
      if (rules.some(({ effect }) => enables(effect.set))) draft.isFixed = false;
      if (formulas) linker?.bind(draft, formulas);
    }
    const readsHiddenAnswers = drafts.some((draft) => draft.isReadWhenHidden);
    return { cycles, readsHiddenAnswers, faults: linker?.faults ?? [], formulas: engine ?? null };
  };
}

/** Says which fields are read by which, then gives each its rank; answers the cycles. */
function rankDrafts(
  drafts: readonly FieldDraft[],
  linkAll: (link: Link) => void,
): readonly (readonly string[])[] {
  const index = new Map(drafts.map((draft, at) => [draft, at]));
  const readers = drafts.map((): number[] => []);
  linkAll((read, reader) => readers[index.get(read) ?? -1]?.push(index.get(reader) ?? -1));
  const { rank, cycles } = rankNodes({ readers, position: drafts.map((draft) => draft.rank) });
  drafts.forEach((draft, at) => (draft.rank = rank[at] ?? 0));
  return cycles.map((cycle) => cycle.map((at) => drafts[at]?.field.id ?? ''));
}

function linkReads({ draft, rules, formulas }: Dependent, link: Link): void {
  for (const { target, fromScope, isInside } of [
    ...dependenciesOfRules(rules, draft),
    ...(formulas?.dependencies ?? []),
  ]) {
    if (!isInside) link(target, draft);
    addReader(target, draft, fromScope);
  }
  if (draft.parent) linkParent(draft, draft.parent, link);
}

/** A group decides over its children; the rows decide whether their repeating field is shown. */
function linkParent(draft: FieldDraft, parent: FieldDraft, link: Link): void {
  if (parent.rowScope) link(draft, parent);
  else link(parent, draft);
}

const enables = (bits: number) => (bits & aspects.enabled) !== 0;
