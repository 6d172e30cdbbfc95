/** What links and evaluates rules and formulas in texts: many forms have them, and many do without. */
export { basicOperators } from '@form-builder/core/conditions/basic-operators.ts';
export { createFieldLinker } from '@form-builder/core/session/program/link-fields.ts';
