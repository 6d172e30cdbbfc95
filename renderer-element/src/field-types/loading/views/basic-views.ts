import { checkboxView } from '../../checkbox/checkbox-view.tsx';
import { dateView } from '../../date/date-view.tsx';
import { emailView } from '../../email/email-view.tsx';
import { numberView } from '../../number/number-view.tsx';
import { postcodeView } from '../../postcode/postcode-view.tsx';
import { selectView } from '../../select/select-view.tsx';
import { textView } from '../../text/text-view.tsx';
import { textareaView } from '../../textarea/textarea-view.tsx';
import type { ViewsOfTier } from './views-of-tier.ts';

/**
 * The views of the light types that nearly every form has. They are in the element's first chunk,
 * which saves a round trip and half of the size of a chunk per type.
 */
export const basicViews: ViewsOfTier<'first'> = {
  text: textView,
  textarea: textareaView,
  email: emailView,
  number: numberView,
  date: dateView,
  checkbox: checkboxView,
  select: selectView,
  postcode: postcodeView,
};
