/** What makes variables fields: few forms have any. */
export { readVariables } from '@form-builder/core/session/variables/read-variables.ts';
