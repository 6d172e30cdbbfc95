import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Also accepts the previous and the next code: clocks differ, and typing takes time. */
const window = 1;

/** A new secret of 160 bits, in base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The URL in the QR code; the app shows `issuer` and `label`. */
export function totpAddress(
  secret: string,
  names: { readonly issuer: string; readonly label: string },
): string {
  // A colon separates the two names in the URL.
  const issuer = names.issuer.replaceAll(':', ' ');
  return new TOTP({ ...parameters, issuer, label: names.label, secret }).toString();
}

/** The number of the period that the code belongs to, or `undefined` for a wrong code. */
export function findTotpStep(secret: string, code: string, nowMs: number): number | undefined {
  const token = code.replace(/\s/g, '');
  const delta = new TOTP({ ...parameters, secret }).validate({ token, timestamp: nowMs, window });
  return delta === null
    ? undefined
    : TOTP.counter({ period: parameters.period, timestamp: nowMs }) + delta;
}
