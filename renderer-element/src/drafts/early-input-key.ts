/**
 * Under which key of the device's storage stands what was typed before a form's code came. What is kept
 * there looks like a draft, so that it is thrown away with old drafts.
 */
export const earlyInputKey = (formId: string, environment: string) =>
  `form-builder:early:${formId}:${environment}`;
