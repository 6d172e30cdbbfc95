import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type {
  Condition,
  ConditionGroup,
  ConditionValue,
  LogicRule,
} from '@form-builder/core/logic/logic-rule.ts';
import { msg } from '@lingui/core/macro';
import { findField } from '../document/place.ts';
import type { TranslateDescriptor } from '../editor/editor-texts.ts';
import { actionTexts, joinTexts, operatorTexts } from './rule-texts.ts';
import { operatorsOf } from './rule-targets.ts';

/** The rule as one readable sentence. */
export function ruleSentence(
  rule: LogicRule,
  pages: readonly Page[],
  texts: TranslateDescriptor,
): string {
  const condition = groupText(rule.condition_group, pages, texts);
  const actions = rule.actions.map((name) => texts(actionTexts[name])).join(', ') || '…';
  return texts(msg`Als ${condition}, dan dit veld ${actions}.`);
}

function groupText(
  group: ConditionGroup,
  pages: readonly Page[],
  texts: TranslateDescriptor,
): string {
  const join = ` ${texts(joinTexts[group.logic_operator])} `;
  return group.children
    .map((child) => {
      if (child.type === 'condition') return conditionText(child, pages, texts);
      return `(${groupText(child, pages, texts)})`;
    })
    .join(join);
}

function conditionText(
  condition: Condition,
  pages: readonly Page[],
  texts: TranslateDescriptor,
): string {
  const field = condition.target === null ? undefined : findField(pages, condition.target)?.field;
  if (!field) return '…';
  const operator = texts(operatorTexts[condition.condition_operator]);
  const value = valueText(condition, field, texts);
  return [`“${field.label}”`, operator, ...(value === undefined ? [] : [value])].join(' ');
}

function valueText(
  { condition_operator, value }: Condition,
  field: Field,
  texts: TranslateDescriptor,
): string | undefined {
  const operator = operatorsOf(field).find(({ name }) => name === condition_operator);
  if (operator?.operand === 'none') return undefined;
  const option = field.options?.find(({ id }) => id === value);
  return option ? `“${option.label}”` : plainText(value, texts);
}

function plainText(value: ConditionValue, texts: TranslateDescriptor): string {
  if (value === null || value === '') return '…';
  if (typeof value === 'boolean') return texts(value ? msg`ja` : msg`nee`);
  return `“${value}”`;
}
