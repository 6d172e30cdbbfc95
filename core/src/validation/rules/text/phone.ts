import type { IssueAt } from '../../issue.ts';

/** A number as it is dialled: without spaces, hyphens, points, brackets and `(0)`. */
export function normalisePhone(text: string): string {
  return text
    .replace(/\(0\)/g, '')
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');
}

/** True for a plus sign and 7 to 15 digits (product specification, section 5; ITU-T E.164). */
export function isInternationalPhone(text: string): boolean {
  return /^\+\d{7,15}$/.test(normalisePhone(text));
}

/** True for a Dutch number: exactly ten digits from 0, or +31 and the nine without it. */
export function isDutchPhone(text: string): boolean {
  return /^(?:0|\+31)[1-9]\d{8}$/.test(normalisePhone(text));
}

/** True for a Dutch mobile number: 06 and eight digits, or +316 and eight digits. */
export function isDutchMobile(text: string): boolean {
  return /^(?:0|\+31)6\d{8}$/.test(normalisePhone(text));
}

/** The numbers a question takes: of anywhere, of the Netherlands, or Dutch mobile ones. */
export type PhoneForm = 'international' | 'dutch' | 'dutch_mobile';

const forms: Readonly<Record<PhoneForm, readonly [(text: string) => boolean, IssueAt]>> = {
  international: [isInternationalPhone, { code: 'issue.phone_international' }],
  dutch: [isDutchPhone, { code: 'issue.phone_dutch' }],
  dutch_mobile: [isDutchMobile, { code: 'issue.phone_dutch_mobile' }],
};

/** A number of the form asked for; an international or a Dutch one when none is. */
export function phoneIssues(text: string, form: PhoneForm | undefined): readonly IssueAt[] {
  if (form === undefined) {
    return isInternationalPhone(text) || isDutchPhone(text) ? [] : [{ code: 'issue.phone' }];
  }
  const [allows, issue] = forms[form];
  return allows(text) ? [] : [issue];
}
