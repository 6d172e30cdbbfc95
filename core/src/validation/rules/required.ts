import type { IssueAt } from '../issue.ts';

/** The issue of an unanswered required question. */
export function requiredIssue(
  field: { readonly label: string },
  isRequired: boolean,
): IssueAt | undefined {
  return isRequired ? { code: 'issue.required', params: { field: field.label } } : undefined;
}

/** The issue of an unanswered required question with options. */
export function requiredChoiceIssue(
  field: { readonly label: string },
  isRequired: boolean,
): IssueAt | undefined {
  return isRequired ? { code: 'issue.required_choice', params: { field: field.label } } : undefined;
}
