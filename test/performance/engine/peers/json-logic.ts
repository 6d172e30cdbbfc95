import { LogicEngine } from 'json-logic-engine';
import { alternate, type ChainEngine, type ChainForm } from '../chain-form.ts';

/** json-logic-engine with compiled rules. It keeps no graph: every change evaluates every rule. */
export function createJsonLogic(form: ChainForm): ChainEngine {
  const rules = buildRules(form);
  const answers = Object.fromEntries(form.ids.map((id) => [id, 'yes']));
  let shown = evaluate(form, rules, answers);
  const turn = alternate('no', 'yes');
  const set = (id: string, answer: string) => {
    answers[id] = answer;
    shown = evaluate(form, rules, answers);
  };
  return {
    compile: () => buildRules(form),
    evaluateAll: () => evaluate(form, rules, answers),
    flip: () => set(form.ids[0] ?? '', turn()),
    changeNone: () => set(form.ids.at(-1) ?? '', turn()),
    shownCount: () => shown.filter(Boolean).length,
  };
}

type Rule = (data: Record<string, string | null>) => boolean;

function buildRules({ ids, shownBy }: ChainForm): readonly (Rule | undefined)[] {
  const engine = new LogicEngine();
  return shownBy.map((read) => {
    if (read === undefined) return undefined;
    // The library types what it builds as a function of anything.
    return engine.build({ '===': [{ var: ids[read] }, 'yes'] }) as Rule;
  });
}

/** In reading order, a hidden field counting as empty for what follows. */
function evaluate(
  { ids }: ChainForm,
  rules: readonly (Rule | undefined)[],
  answers: Readonly<Record<string, string>>,
): readonly boolean[] {
  const data: Record<string, string | null> = { ...answers };
  return rules.map((rule, at) => {
    const isShown = rule === undefined || rule(data);
    if (!isShown) data[ids[at] ?? ''] = null;
    return isShown;
  });
}
