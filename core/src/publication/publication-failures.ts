/** Why a version was not published at its moment. */
export const publicationFailures = [
  'not_allowed',
  'not_approved',
  'superseded',
  'errors_found',
  'environment_off',
  'form_archived',
  'feature_inactive',
] as const;
export type PublicationFailure = (typeof publicationFailures)[number];
