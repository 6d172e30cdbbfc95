import {
  providerDrivers,
  type ProviderDriver,
  type ProviderDriverName,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import { ClientCertificateError, parseClientTls } from '../providers/client-certificate.ts';

interface CertificateBody {
  readonly driver: ProviderDriverName;
  readonly settings: Readonly<Record<string, string>>;
  readonly second_secret?: string;
  readonly third_secret?: string;
}

type KeySecret = 'second_secret' | 'third_secret';

const placesOf = (keySecret: KeySecret) =>
  ({
    certificate: { path: 'settings.certificate', text: 'noCertificate' },
    authorities: { path: 'settings.authorities', text: 'noCertificate' },
    key: { path: keySecret, text: 'otherCertificate' },
  }) as const;

/** Requires that our certificate can be read and belongs to its key; `stored` opens the stored keys. */
export function assertClientCertificate(
  { driver: name, settings, ...secrets }: CertificateBody,
  language: Language,
  stored: Readonly<Record<KeySecret, () => string | undefined>>,
): void {
  const driver: ProviderDriver = providerDrivers[name];
  // A login with SAML checks its own.
  if (driver.hasServiceMetadata === true) return;
  const { certificate = '', authorities = '' } = settings;
  const keySecret = driver.thirdService === undefined ? 'second_secret' : 'third_secret';
  try {
    parseClientTls({ certificate, authorities }, secrets[keySecret] ?? stored[keySecret]() ?? null);
  } catch (cause) {
    if (!(cause instanceof ClientCertificateError)) throw cause;
    const { path, text } = placesOf(keySecret)[cause.member];
    throw new RequestError('invalid', { errors: { [path]: [inputTexts[language][text]] } });
  }
}
