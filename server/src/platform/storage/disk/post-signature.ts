import { createHmac, timingSafeEqual } from 'node:crypto';

/** The inputs of a signature (AWS Signature Version 4). */
export interface SigningScope {
  readonly secret: string;
  /** `yyyymmdd`. */
  readonly day: string;
  readonly region: string;
}

/** The signature of a policy in its encoded form (base64). */
export function signPolicy(policy: string, { secret, day, region }: SigningScope): string {
  const steps = [day, region, 's3', 'aws4_request', policy];
  const signed = steps.reduce<Buffer>(
    (key, step) => createHmac('sha256', key).update(step).digest(),
    Buffer.from(`AWS4${secret}`),
  );
  return signed.toString('hex');
}

/** Whether a signature belongs to the policy; compares in constant time. */
export function isSignatureOf(signature: string, policy: string, scope: SigningScope): boolean {
  const expected = Buffer.from(signPolicy(policy, scope));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
