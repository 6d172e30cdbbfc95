import { explainRule } from '@form-builder/core/explanations/explain.ts';
import { findRuleInputs } from '@form-builder/core/explanations/find-rule-inputs.ts';
import type { RuleTrace } from '@form-builder/core/explanations/trace.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { SessionCell } from '@form-builder/core/session/cells/session-cell.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import { addNamedRows, findTrialCell } from './find-trial-cell.ts';

/** A rule tried with sample answers. */
export interface RuleTrial {
  readonly session: Session;
  /** The field or page with the rule, and the others to which it applies. */
  readonly places: readonly Cell[];
  /** Whether the rule holds and why; `undefined` while none of its conditions is finished. */
  readonly trace: RuleTrace | undefined;
  /** The fields and variables that the rule reads; computed ones come before what they read. */
  readonly inputs: readonly SessionCell[];
}

/** Tries a rule in a session, as the engine of the form evaluates it. */
export function tryRule(session: Session, rule: LogicRule, holderId: string): RuleTrial {
  addNamedRows(session, rule);
  const places = [holderId, ...(rule.targets ?? [])].flatMap(
    (id) => findTrialCell(session, id) ?? [],
  );
  const place = places.find((cell) => cell.field.id === holderId);
  if (!place) return { session, places, trace: undefined, inputs: [] };
  return {
    session,
    places,
    trace: explainRule(session, place.key, rule.id),
    inputs: findRuleInputs(session, place, rule.id),
  };
}
