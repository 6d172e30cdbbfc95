import { nameHolder, type Wording } from '@form-builder/core/descriptions/field-names.ts';
import { describeAnswer } from '@form-builder/core/descriptions/describe-answer.ts';
import { joinWords } from '@form-builder/core/descriptions/describe-rule.ts';
import { describeTrace } from '@form-builder/core/explanations/describe-trace.ts';
import { explain } from '@form-builder/core/explanations/explain.ts';
import { aspects, type Aspect } from '@form-builder/core/logic/action.ts';
import { operandActionsOf, type LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { joinActions } from '@form-builder/core/logic/registry.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleTrial } from './try-rule.ts';

/** What a rule does now to a field or page, and what differs from it. */
interface RuleEffects {
  /** The state of what the rule decides, joined to one clause; empty for a rule without actions. */
  readonly state: string;
  /** Why something is not as this rule says, although it holds. */
  readonly overruled: readonly { readonly name: string; readonly explanation: string }[];
}

type Texts = (descriptor: MessageDescriptor) => string;

/** Describes the state of the fields and pages of a rule, with the words of the designer's app. */
export function describeEffects(
  trial: RuleTrial,
  rule: LogicRule,
  wording: Wording,
  texts: Texts,
): RuleEffects {
  const decided = trial.places.flatMap((cell) => decidedFor(cell, rule));
  const holds = trial.trace?.holds ?? false;
  const asTold = holds
    ? decided.filter(({ cell, aspect, becomes }) => cell[aspect] === becomes)
    : decided;
  const others = decided.filter((one) => !asTold.includes(one));
  const states = asTold.map(({ cell, aspect }) =>
    texts(stateTexts[aspect][cell[aspect] ? 0 : 1](nameHolder(cell.field.id, wording))),
  );
  const fills = holds && operandActionsOf(rule.actions, 'set_value').length > 0;
  const filled = fills ? trial.places.map((cell) => texts(describeFilled(cell, wording))) : [];
  return {
    state: joinWords([...states, ...filled], 'and', wording),
    overruled: others.map(({ cell, aspect }) => ({
      name: nameHolder(cell.field.id, wording),
      explanation: describeTrace(explain(trial.session, cell, aspect), wording),
    })),
  };
}

function decidedFor(cell: Cell, { actions }: LogicRule) {
  const { set, clear } = joinActions(actions);
  return aspectNames
    .filter((aspect) => ((set | clear) & aspects[aspect]) !== 0)
    .map((aspect) => ({ cell, aspect, becomes: (set & aspects[aspect]) !== 0 }));
}

const aspectNames = ['visible', 'required', 'enabled'] as const satisfies readonly Aspect[];

type StateText = (name: string) => MessageDescriptor;

const stateTexts: Readonly<Record<Aspect, readonly [StateText, StateText]>> = {
  visible: [(name) => msg`${name} is zichtbaar`, (name) => msg`${name} is verborgen`],
  required: [(name) => msg`${name} is verplicht`, (name) => msg`${name} is niet verplicht`],
  enabled: [
    (name) => msg`${name} kan worden ingevuld`,
    (name) => msg`${name} kan niet worden ingevuld`,
  ],
};

function describeFilled(cell: Cell, wording: Wording): MessageDescriptor {
  const name = nameHolder(cell.field.id, wording);
  const answer = describeAnswer(cell.value, cell.field, wording);
  return msg`${name} heeft als antwoord ${answer}`;
}
