import type { BaseIssue } from 'valibot';
import { inputTexts } from './input-texts.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/**
 * Messages by path for input that breaks its schema. Texts come from our own catalogue: those of
 * the validator are English and repeat what was sent.
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
