/** Whether people may or must log in for somebody else at a login provider; without either they may not. */
export const representationPolicies = ['allowed', 'required'] as const;
