import type { FormulaIssueCode } from '../formulas/syntax/formula-issue.ts';

/** `error` keeps a version from being published; `warning` and `hint` are for people to weigh. */
export const severities = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof severities)[number];

type FormulaCode = `formula_${FormulaIssueCode}`;

const formulaSeverities: Readonly<Record<FormulaCode, Severity>> = {
  formula_too_long: 'error',
  formula_too_deep: 'error',
  formula_unexpected_character: 'error',
  formula_unclosed_text: 'error',
  formula_unclosed_reference: 'error',
  formula_empty_reference: 'error',
  formula_unexpected_token: 'error',
  formula_unexpected_end: 'error',
  formula_unknown_function: 'error',
  formula_unknown_reference: 'error',
  formula_too_few_arguments: 'error',
  formula_too_many_arguments: 'error',
  formula_wrong_type: 'error',
};

/** Everything the checker can find, and how bad it is; sentences are the messages `finding.<code>`. */
export const findingSeverities = {
  ...formulaSeverities,
  formula_missing: 'error',
  no_pages: 'error',
  no_fields: 'error',
  page_title_missing: 'error',
  page_empty: 'warning',
  cycle: 'error',
  label_missing: 'error',
  label_repeated: 'warning',
  options_missing: 'error',
  option_label_missing: 'error',
  option_label_repeated: 'warning',
  range_reversed: 'error',
  no_answer_fits: 'error',
  prefill_refused: 'warning',
  pattern_unusable: 'error',
  rule_without_conditions: 'warning',
  rule_without_actions: 'error',
  rule_without_effect: 'warning',
  rule_on_visible_field: 'warning',
  action_overruled: 'warning',
  condition_without_target: 'error',
  condition_without_value: 'error',
  condition_value_unusable: 'error',
  target_removed: 'error',
  target_out_of_reach: 'error',
  rule_target_removed: 'error',
  rule_target_out_of_reach: 'error',
  rule_target_unaffected: 'warning',
  operator_not_allowed: 'error',
  option_removed: 'error',
  condition_never: 'warning',
  condition_always: 'warning',
  conditions_contradict: 'warning',
  conditions_always: 'warning',
  reference_removed: 'error',
  never_shown: 'warning',
  page_never_shown: 'warning',
  required_never_enabled: 'warning',
  required_behind_stop: 'warning',
  heading_order: 'warning',
  image_without_alt: 'hint',
  link_text_vague: 'warning',
  translation_missing: 'warning',
  translations_missing: 'warning',
  break_inside: 'warning',
  provider_missing: 'error',
  contrast_low: 'warning',
  mail_recipient_missing: 'error',
  mail_recipient_conditional: 'warning',
  mail_recipient_unconfirmed: 'hint',
  mail_subject_missing: 'error',
  mail_field_unknown: 'error',
  mail_formula_unusable: 'error',
  mail_field_sensitive: 'warning',
  route_destination_missing: 'error',
  route_never_taken: 'warning',
  route_none: 'warning',
  destination_incomplete: 'error',
  destination_unused: 'warning',
} as const satisfies Readonly<Record<string, Severity>>;
export type FindingCode = keyof typeof findingSeverities;

// Object.keys answers strings; the record has exactly the codes as keys.
export const findingCodes = Object.keys(findingSeverities) as readonly FindingCode[];
