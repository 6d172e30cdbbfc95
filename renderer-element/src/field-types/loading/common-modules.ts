/**
 * What many forms need and many others do without, in one file: rules, and the types that other code
 * builds on. It comes along with every rarer type.
 */
export { views, viewStyles } from './common-views.ts';
export { basicOperators } from '@form-builder/core/conditions/basic-operators.ts';
export { createFieldLinker } from '@form-builder/core/session/program/link-fields.ts';
