import type { Field } from '../form/form-definition.ts';
import type { StaffMessageId } from '../messages/message-ids.ts';
import { describeAction } from './describe-action.ts';
import { describeCondition } from './describe-condition.ts';
import { nameHolder, type Wording } from './field-names.ts';
import type { Action, Condition, ConditionGroup, LogicRule } from '../logic/logic-rule.ts';

/** The maximum number of conditions in a sentence; the others are counted. */
const maxConditions = 12;

/**
 * Describes a rule: `Show and make required if 'Visitors' is greater than 250`. Formats a filled-in
 * value like the answers of the rule's own field.
 */
export function describeRule(rule: LogicRule, wording: Wording, holder?: Field): string {
  const { translate } = wording.context;
  const actions = describeActions(rule.actions, wording, holder);
  const conditions = describeGroup(rule.condition_group, wording);
  const sentence =
    conditions === ''
      ? translate('describe.rule_unfinished', { actions })
      : translate('describe.rule', { actions, conditions });
  if (!rule.targets || rule.targets.length === 0) return sentence;
  return translate('describe.rule_targets', {
    rule: sentence,
    fields: describeFields(rule.targets, wording),
  });
}

/** Joins the names of fields and pages by `and`; names above the maximum are counted. */
export function describeFields(ids: readonly string[], wording: Wording): string {
  const { context } = wording;
  const named = ids.slice(0, maxConditions).map((id) => nameHolder(id, wording));
  const rest = ids.length - named.length;
  const more = rest > 0 ? [context.translate('describe.more_fields', { count: rest })] : [];
  return joinWords([...named, ...more], 'and', wording);
}

/** Describes actions, as the beginning of a sentence. */
export function describeActions(
  actions: readonly Action[],
  wording: Wording,
  holder?: Field,
): string {
  const { context } = wording;
  const words = actions.map((action) => describeAction(action, wording, holder));
  const [first, ...others] = words;
  if (first === undefined) return context.translate('describe.action.none');
  return joinWords(
    [first, ...others.map((word) => lowerFirst(word, context.locale))],
    'and',
    wording,
  );
}

/** Describes a group of conditions as a clause after `if`; empty without conditions. */
export function describeGroup(group: ConditionGroup, wording: Wording): string {
  const leaves = countConditions(group);
  const budget = { left: maxConditions };
  const text = writeGroup(group, wording, budget);
  const rest = leaves - (maxConditions - budget.left);
  if (rest <= 0) return text;
  const more = wording.context.translate('describe.more', { count: rest });
  return joinWords([text, more], group.logic_operator, wording);
}

interface Budget {
  left: number;
}

function writeGroup(group: ConditionGroup, wording: Wording, budget: Budget): string {
  const parts = group.children.map((child) => writeChild(child, wording, budget));
  return joinWords(
    parts.filter((part) => part !== ''),
    group.logic_operator,
    wording,
  );
}

function writeChild(child: Condition | ConditionGroup, wording: Wording, budget: Budget): string {
  if (budget.left === 0) return '';
  if (child.type === 'group') {
    const text = writeGroup(child, wording, budget);
    return child.children.length > 1 && text !== '' ? `(${text})` : text;
  }
  budget.left -= 1;
  return describeCondition(child, wording);
}

function countConditions(group: ConditionGroup): number {
  return group.children.reduce(
    (count, child) => count + (child.type === 'group' ? countConditions(child) : 1),
    0,
  );
}

/** Joins clauses by `and` or `or`. */
export function joinWords(
  parts: readonly string[],
  join: 'and' | 'or',
  { context }: Pick<Wording, 'context'>,
): string {
  const id: StaffMessageId = `describe.${join}`;
  return parts.join(` ${context.translate(id)} `);
}

/** Writes a sentence's first word as a word within a sentence. */
export const lowerFirst = (text: string, locale: string) =>
  text.slice(0, 1).toLocaleLowerCase(locale) + text.slice(1);
