import { TOTP } from 'otpauth';

/** The code that an authenticator app shows for a base32 secret at a time. */
export function totpCode(secret: string, timestamp: number): string {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp });
}
