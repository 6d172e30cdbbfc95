/** The last day of a secret that its issuer lets expire; administrators are warned in time. */
export const secretExpiry = {
  key: 'secret_expires',
  input: 'date',
  isOptional: true,
  isOfSecret: true,
} as const;
