import type { IssueAt } from '../../issue.ts';
import {
  isDutchMobile,
  isDutchPhone,
  isInternationalPhone,
} from '../../../formats/phone-number.ts';

/** The accepted phone numbers: of any country, of the Netherlands, or Dutch mobile ones. */
export type PhoneForm = 'international' | 'dutch' | 'dutch_mobile';

const forms: Readonly<Record<PhoneForm, readonly [(text: string) => boolean, IssueAt]>> = {
  international: [isInternationalPhone, { code: 'issue.phone_international' }],
  dutch: [isDutchPhone, { code: 'issue.phone_dutch' }],
  dutch_mobile: [isDutchMobile, { code: 'issue.phone_dutch_mobile' }],
};

/** Checks the required kind of number; an international or a Dutch one by default. */
export function phoneIssues(text: string, form: PhoneForm | undefined): readonly IssueAt[] {
  if (form === undefined) {
    return isInternationalPhone(text) || isDutchPhone(text) ? [] : [{ code: 'issue.phone' }];
  }
  const [allows, issue] = forms[form];
  return allows(text) ? [] : [issue];
}
