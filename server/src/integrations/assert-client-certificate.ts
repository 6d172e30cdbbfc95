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
}

const places = {
  certificate: { path: 'settings.certificate', text: 'noCertificate' },
  authorities: { path: 'settings.authorities', text: 'noCertificate' },
  key: { path: 'second_secret', text: 'otherCertificate' },
} as const;

/** Requires that our certificate can be read and belongs to its key; `openKey` opens the stored key. */
export function assertClientCertificate(
  { driver: name, settings, second_secret: key }: CertificateBody,
  language: Language,
  openKey: () => string | undefined,
): void {
  const driver: ProviderDriver = providerDrivers[name];
  // A login with SAML checks its own.
  if (driver.hasServiceMetadata === true) return;
  const { certificate = '', authorities = '' } = settings;
  try {
    parseClientTls({ certificate, authorities }, key ?? openKey() ?? null);
  } catch (cause) {
    if (!(cause instanceof ClientCertificateError)) throw cause;
    const { path, text } = places[cause.member];
    throw new RequestError('invalid', { errors: { [path]: [inputTexts[language][text]] } });
  }
}
