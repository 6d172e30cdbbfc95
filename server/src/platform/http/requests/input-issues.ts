import type { BaseIssue } from 'valibot';
import { inputTexts } from './input-texts.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/**
 * Messages by path for input that does not match its schema. The texts come from our own catalogue: the
 * validator's are English and repeat the input.
 */
export function inputErrors(
  issues: readonly BaseIssue<unknown>[],
  language: Language,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const path = pathOf(issue);
    (errors[path] ??= []).push(inputTexts[language][kindOf(issue)]);
  }
  return errors;
}

function pathOf(issue: BaseIssue<unknown>): string {
  return (issue.path ?? []).map(({ key }) => String(key)).join('.');
}

type InputTextKey = keyof (typeof inputTexts)['nl'];

const kinds: Readonly<Record<string, InputTextKey>> = {
  min_length: 'tooShort',
  non_empty: 'missing',
  max_length: 'tooLong',
  max_entries: 'tooMany',
  min_value: 'tooSmall',
  max_value: 'tooLarge',
  picklist: 'notAllowed',
  literal: 'notAllowed',
  strict_object: 'notAllowed',
};

function kindOf(issue: BaseIssue<unknown>): InputTextKey {
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'missing';
  return kinds[issue.type] ?? 'invalid';
}
