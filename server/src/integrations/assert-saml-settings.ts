import {
  providerDrivers,
  type ProviderDriver,
  type ProviderDriverName,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import { parseSamlSettings, SamlSettingError } from '../providers/auth/saml/saml-settings.ts';

interface SamlBody {
  readonly driver: ProviderDriverName;
  readonly settings: Readonly<Record<string, string>>;
  readonly secret?: string;
  readonly second_secret?: string;
}

type InputText = keyof (typeof inputTexts)[Language];

const texts: Readonly<Record<string, InputText>> = {
  certificate: 'noCertificate',
  authorities: 'noCertificate',
  next_certificate: 'noCertificate',
  metadata: 'noMetadata',
  secret: 'otherKey',
  second_secret: 'otherKey',
};

/** Requires that certificates, keys and metadata can be read and belong together; the functions open the stored keys. */
export function assertSamlSettings(
  { driver: name, settings, secret, second_secret: second }: SamlBody,
  language: Language,
  open: { readonly secret: () => string | undefined; readonly second: () => string | undefined },
): void {
  const { hasServiceMetadata }: ProviderDriver = providerDrivers[name];
  if (hasServiceMetadata !== true) return;
  try {
    parseSamlSettings(settings, {
      secret: secret ?? open.secret() ?? '',
      nextSecret: second ?? open.second() ?? '',
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
