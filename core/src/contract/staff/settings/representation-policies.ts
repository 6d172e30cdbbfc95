/** Whether people may log in for somebody else at a login provider. */
export const representationPolicies = ['none', 'allowed', 'required'] as const;
