import { forms as basicForms } from './forms/forms.ts';
import { navigationForms } from './forms/navigation-forms.ts';
import { ownWordsForm, translatedForm } from './forms/translated-form.ts';
import { longPageForm } from './forms/long-page-form.ts';
import { unfinishedForms } from './forms/unfinished-forms.ts';

export { pages } from './pages.ts';
export { VisitorApi } from './api/visitor-api.ts';

/** The forms of the test server. */
export const forms = [
  ...basicForms,
  ...navigationForms,
  ...unfinishedForms,
  longPageForm,
  translatedForm,
  ownWordsForm,
];
