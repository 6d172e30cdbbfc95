import type { IssueAt } from '../../issue.ts';

/** The countries whose postal codes a field accepts. */
export type PostcodeCountry = 'NL' | 'BE' | 'BE-NL';

const rules: Readonly<Record<PostcodeCountry, { form: RegExp; code: IssueAt['code'] }>> = {
  NL: { form: /^\d{4} ?[a-z]{2}$/i, code: 'issue.postcode' },
  BE: { form: /^\d{4}$/, code: 'issue.postcode_be' },
  'BE-NL': { form: /^\d{4}(?: ?[a-z]{2})?$/i, code: 'issue.postcode_be_nl' },
};

/** Checks for a Dutch postal code (4 digits, 2 letters), a Belgian one (4 digits), or either. */
export function postcodeIssues(text: string, country: PostcodeCountry): readonly IssueAt[] {
  const rule = rules[country];
  return rule.form.test(text) ? [] : [{ code: rule.code }];
}
