/**
 * Links and evaluates rules and formulas in texts; a chunk of its own, because many forms have
 * none.
 */
export { basicOperators } from '@form-builder/core/conditions/basic-operators.ts';
export { createFieldLinker } from '@form-builder/core/session/program/link-fields.ts';
