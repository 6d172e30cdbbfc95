/**
 * The light types that most forms have. They travel with the element itself: no round trip of their
 * own, and less than half the size of the same code in a file per type.
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
