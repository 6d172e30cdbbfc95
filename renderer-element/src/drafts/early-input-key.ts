/**
 * The storage key of input that was typed before the form's code had loaded. Its value has the
 * shape of a draft, so that it is removed with old drafts.
 */
export const earlyInputKey = (formId: string, environment: string) =>
  `form-builder:early:${formId}:${environment}`;
