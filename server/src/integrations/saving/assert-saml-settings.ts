import {
  providerDrivers,
  type ProviderDriver,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import { RequestError } from '../../platform/request-error.ts';
import { parseSamlSettings, SamlSettingError } from '../../providers/auth/saml/saml-settings.ts';
import type { ProviderBody } from './assert-provider-body.ts';
import type { OpenSecret } from './provider-secrets.ts';

type InputText = keyof (typeof inputTexts)[Language];

const texts: Readonly<Record<string, InputText>> = {
  certificate: 'noCertificate',
  authorities: 'noCertificate',
  next_certificate: 'noCertificate',
  metadata: 'noMetadata',
  secret: 'otherKey',
  second_secret: 'otherKey',
};

/** Requires that certificates, keys and metadata can be read and belong together. */
export function assertSamlSettings(
  { driver: name, settings }: Pick<ProviderBody, 'driver' | 'settings'>,
  language: Language,
  open: OpenSecret,
): void {
  const { hasServiceMetadata }: ProviderDriver = providerDrivers[name];
  if (hasServiceMetadata !== true) return;
  try {
    parseSamlSettings(settings, {
      secret: open('secret') ?? '',
      nextSecret: open('second_secret') ?? '',
    });
  } catch (cause) {
    if (!(cause instanceof SamlSettingError)) throw cause;
    const { key } = cause;
    const text = inputTexts[language][texts[key] ?? 'invalid'];
    throw new RequestError('invalid', {
      errors: { [key.endsWith('secret') ? key : `settings.${key}`]: [text] },
    });
  }
}
