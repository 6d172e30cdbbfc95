import type { Language } from '@form-builder/core/messages/languages.ts';
import { assertClientCertificate } from './assert-client-certificate.ts';
import type { ProviderBody } from './assert-provider-body.ts';
import { assertSamlSettings } from './assert-saml-settings.ts';
import { assertYiviSettings } from './assert-yivi-settings.ts';
import { secretsOpener, type SecretOptions } from './provider-secrets.ts';

/** Requires that keys and certificates can be used, the new ones and those that stay. */
export function assertProviderSecrets(
  body: ProviderBody,
  { language, ...options }: SecretOptions & { readonly language: Language },
): void {
  const open = secretsOpener(body, options);
  assertSamlSettings(body, language, open);
  assertYiviSettings(body, language, open);
  assertClientCertificate(body, language, open);
}
