import {
  providerDrivers,
  type ProviderDriver,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import { RequestError } from '../../platform/request-error.ts';
import { ClientCertificateError, parseClientTls } from '../../providers/client-certificate.ts';
import type { ProviderBody } from './assert-provider-body.ts';
import type { OpenSecret, SecretName } from './provider-secrets.ts';

const placesOf = (keySecret: SecretName) =>
  ({
    certificate: { path: 'settings.certificate', text: 'noCertificate' },
    authorities: { path: 'settings.authorities', text: 'noCertificate' },
    key: { path: keySecret, text: 'otherCertificate' },
  }) as const;

/** Requires that our certificate can be read and belongs to its key. */
export function assertClientCertificate(
  { driver: name, settings }: Pick<ProviderBody, 'driver' | 'settings'>,
  language: Language,
  open: OpenSecret,
): void {
  const driver: ProviderDriver = providerDrivers[name];
  // A login with SAML checks its own.
  if (driver.hasServiceMetadata === true) return;
  const { certificate = '', authorities = '' } = settings;
  const keySecret = driver.thirdService === undefined ? 'second_secret' : 'third_secret';
  try {
    parseClientTls({ certificate, authorities }, open(keySecret) ?? null);
  } catch (cause) {
    if (!(cause instanceof ClientCertificateError)) throw cause;
    const { path, text } = placesOf(keySecret)[cause.member];
    throw new RequestError('invalid', { errors: { [path]: [inputTexts[language][text]] } });
  }
}
