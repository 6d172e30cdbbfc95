/**
 * Converts variables to fields, and gives them external values; a chunk of its own, because few
 * forms have any.
 */
export { readVariables } from '@form-builder/core/session/variables/read-variables.ts';
export { PageVariables } from './page-variables.ts';
