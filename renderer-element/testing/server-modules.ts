import { forms as basicForms } from './forms.ts';
import { navigationForms } from './navigation-forms.ts';
import { translatedForm } from './translated-form.ts';
import { longPageForm } from './long-page-form.ts';
import { unfinishedForms } from './unfinished-forms.ts';

export { pages } from './pages.ts';
export { VisitorApi } from './visitor-api.ts';

/** The forms of the test server. */
export const forms = [
  ...basicForms,
  ...navigationForms,
  ...unfinishedForms,
  longPageForm,
  translatedForm,
];
