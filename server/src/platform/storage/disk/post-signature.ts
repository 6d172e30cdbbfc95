import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is made with (AWS Signature Version 4). */
export interface SigningScope {
  readonly secret: string;
  /** `yyyymmdd`. */
  readonly day: string;
  readonly region: string;
}

/** The signature over a policy as it is in the form: base64. */
export function signPolicy(policy: string, { secret, day, region }: SigningScope): string {
  const steps = [day, region, 's3', 'aws4_request', policy];
  const signed = steps.reduce<Buffer>(
    (key, step) => createHmac('sha256', key).update(step).digest(),
    Buffer.from(`AWS4${secret}`),
  );
  return signed.toString('hex');
}

/** Whether a signature is the one of the policy; takes as long for a wrong one. */
export function isSignatureOf(signature: string, policy: string, scope: SigningScope): boolean {
  const expected = Buffer.from(signPolicy(policy, scope));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
