import type { IssueAt } from '../issue.ts';

/** Any question: an answer is needed. */
export function requiredIssue(
  field: { readonly label: string },
  isRequired: boolean,
): IssueAt | undefined {
  return isRequired ? { code: 'issue.required', params: { field: field.label } } : undefined;
}

/** A question with options: one of them is needed. */
export function requiredChoiceIssue(
  field: { readonly label: string },
  isRequired: boolean,
): IssueAt | undefined {
  return isRequired ? { code: 'issue.required_choice', params: { field: field.label } } : undefined;
}
