import type { Language } from '@form-builder/core/messages/languages.ts';
import { assertClientCertificate } from './assert-client-certificate.ts';
import type { ProviderBody } from './assert-provider-body.ts';
import { assertSamlSettings } from './assert-saml-settings.ts';
import { assertYiviSettings } from './assert-yivi-settings.ts';
import type { SealOptions } from './seal-provider-secrets.ts';

/** Requires that keys and certificates can be used, the new ones and those that stay. */
export function assertProviderSecrets(
  body: ProviderBody,
  { cipher, tenantId, existing, language }: SealOptions & { readonly language: Language },
): void {
  const place = { tenantId, purpose: 'provider' } as const;
  const open = (sealed: Buffer | null = null) =>
    sealed === null ? undefined : cipher.decrypt(place, sealed);
  assertSamlSettings(body, language, {
    secret: () => open(existing?.sealed_secret),
    second: () => open(existing?.sealed_second_secret),
  });
  assertYiviSettings(body, language, () => open(existing?.sealed_secret));
  assertClientCertificate(body, language, {
    second_secret: () => open(existing?.sealed_second_secret),
    third_secret: () => open(existing?.sealed_third_secret),
  });
}
