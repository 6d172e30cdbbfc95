/** The drivers of payment services; `providerDrivers` checks their shape. */
export const paymentDrivers = {
  mollie: {
    kind: 'payment',
    settings: [{ key: 'api', input: 'url', isOptional: true, hasHint: true }],
    minSecretCharacters: 12,
    secretPrefixes: { production: 'live_', test: 'test_' },
    isSecretSent: true,
    options: [],
    isMapped: false,
  },
  worldline: {
    kind: 'payment',
    settings: [
      { key: 'api', input: 'url', isOptional: true, hasHint: true },
      { key: 'merchant_id', input: 'text', hasHint: true },
      { key: 'api_key_id', input: 'text' },
      { key: 'webhook_key_id', input: 'text', isOptional: true, hasHint: true },
    ],
    minSecretCharacters: 16,
    // It signs requests, and is not in them.
    secondService: 'webhook_key_id',
    options: [],
    isMapped: false,
  },
} as const;
