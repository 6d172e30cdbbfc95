import type { IssueAt } from '../../issue.ts';
import {
  isDutchMobile,
  isDutchPhone,
  isInternationalPhone,
} from '../../../formats/phone-number.ts';

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
