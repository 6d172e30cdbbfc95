/**
 * The texts of these settings are the same for every driver (`provider_setting.connection.*`); `providerDrivers` checks
 * their shape.
 */
const shared = { isOptional: true, hasHint: true, texts: 'connection' } as const;

/** The certificates of a connection: ours, and the only issuers of the service's certificate that are trusted. */
export const certificateSettings = [
  { key: 'certificate', input: 'certificate', ...shared },
  { key: 'authorities', input: 'certificate', ...shared },
] as const;

/** The key of our certificate is the second secret of the driver, as PEM. */
export const certificateKey = { secondService: 'certificate', isSecondSecretPem: true } as const;

/** The same beside a second secret that is for something else. */
export const certificateKeyBesideSecond = { thirdService: certificateKey.secondService } as const;

/** How long visitors wait for one answer at most, and how long a delivery does. */
export const lookUpTimeout = {
  key: 'timeout_seconds',
  input: 'select',
  choices: ['2', '5', '10'],
  ...shared,
} as const;
const deliveryTimeout = {
  key: 'timeout_seconds',
  input: 'select',
  choices: ['10', '30', '60'],
  ...shared,
} as const;

/** Headers that every request to the service has. */
export const fixedHeaders = {
  key: 'headers',
  input: 'headers',
  ...shared,
} as const;

/** What a receiver of submissions over HTTPS is given besides its address and credentials. */
export const deliveryConnection = [deliveryTimeout, fixedHeaders, ...certificateSettings] as const;
