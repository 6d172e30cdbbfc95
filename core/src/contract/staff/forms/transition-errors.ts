/** Why a version cannot go to another state in an environment. */
export const transitionErrors = [
  'not_found',
  'forbidden',
  'transition_not_allowed',
  'own_proposal',
  'version_rejected',
  'environment_not_found',
  'feature_inactive',
  'invalid',
] as const;
