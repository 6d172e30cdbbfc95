/**
 * The light types that most forms have. They travel together: one request in place of a dozen, and
 * together less than half the size of the same code in pieces.
 */
export { checkboxView } from './checkbox/checkbox-view.tsx';
export { dateView } from './date/date-view.tsx';
export { emailView } from './email/email-view.tsx';
export { groupView } from './group/group-view.tsx';
export { multiSelectView } from './multi-select/multi-select-view.tsx';
export { numberView } from './number/number-view.tsx';
export { postcodeView } from './postcode/postcode-view.tsx';
export { selectView } from './select/select-view.tsx';
export { textLayoutView } from './text-layout/text-layout-view.tsx';
export { textView } from './text/text-view.tsx';
export { textareaView } from './textarea/textarea-view.tsx';
