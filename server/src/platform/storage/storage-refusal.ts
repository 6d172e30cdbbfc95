/** The S3 errors that the embedded store uses too, with their status and message. */
const refusals = {
  AccessDenied: [403, 'Access Denied'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size'],
  InvalidAccessKeyId: [403, 'The access key Id you provided does not exist in our records.'],
  InvalidPolicyDocument: [400, 'The content of the form does not meet the policy document.'],
  MalformedPOSTRequest: [400, 'The body of your POST request is not well-formed form-data.'],
  // S3 returns 400 here; 413 is the status that proxies and monitoring recognise.
  MaxPostPreDataLengthExceeded: [
    413,
    'Your POST request fields preceding the file were too large.',
  ],
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  SignatureDoesNotMatch: [
    403,
    'The request signature we calculated does not match the signature you provided.',
  ],
  SlowDown: [503, 'Please reduce your request rate.'],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>;

export type StorageRefusalCode = keyof typeof refusals;

/** An upload that the embedded store rejects, in the terms of S3. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';
  readonly code: StorageRefusalCode;
  readonly status: (typeof refusals)[StorageRefusalCode][0];

  constructor(code: StorageRefusalCode, message: string = refusals[code][1]) {
    super(message);
    this.code = code;
    this.status = refusals[code][0];
  }
}
