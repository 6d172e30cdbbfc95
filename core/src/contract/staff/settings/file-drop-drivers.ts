/** What an integration says of the files that a driver puts somewhere. */
const dropOptions = [
  { key: 'folder', input: 'template-path', hasHint: true },
  { key: 'file_name', input: 'template', hasHint: true },
  { key: 'pdf', input: 'switch' },
  { key: 'files', input: 'switch' },
  { key: 'json', input: 'switch' },
  { key: 'xml', input: 'switch' },
  { key: 'csv', input: 'switch' },
] as const;

const dropAnswers = [
  { key: 'folder_address', pointer: '/folder' },
  { key: 'file_address', pointer: '/files/0' },
] as const;

/** The drivers that put files somewhere, by name; scheduled exports can use them too. */
export const fileDropDrivers = {
  s3: {
    kind: 'delivery',
    settings: [
      { key: 'endpoint', input: 'url', hasHint: true },
      { key: 'region', input: 'text', isOptional: true, hasHint: true },
      { key: 'bucket', input: 'text' },
      { key: 'folder', input: 'text', isOptional: true, hasHint: true },
      { key: 'access_key_id', input: 'text' },
      { key: 'path_style', input: 'switch', isOptional: true, hasHint: true },
    ],
    minSecretCharacters: 16,
    options: dropOptions,
    isMapped: true,
    answers: dropAnswers,
  },
  sftp: {
    kind: 'delivery',
    settings: [
      { key: 'host', input: 'host', hasHint: true },
      { key: 'username', input: 'text' },
      { key: 'host_key', input: 'text', isOptional: true, hasHint: true },
      { key: 'folder', input: 'text', isOptional: true, hasHint: true },
    ],
    minSecretCharacters: 8,
    // An RSA key of 8,192 bits fits.
    maxSecretCharacters: 8_000,
    isSecretSent: true,
    options: dropOptions,
    isMapped: true,
    answers: dropAnswers,
  },
} as const;
