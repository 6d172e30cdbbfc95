/**
 * What many forms need and many others do without, in one file: rules, and the types that other code
 * builds on. It comes along with every rarer type.
 */
export { views, viewStyles } from './common-views.ts';
export { commonOperators } from '@form-builder/core/conditions/common-operators.ts';
export { createFieldLinker } from '@form-builder/core/session/link-fields.ts';
