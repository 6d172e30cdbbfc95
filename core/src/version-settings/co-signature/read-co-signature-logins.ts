import type { CoSignatureLogin } from './co-signature-login.ts';
import { coSignatureLogins } from './co-signature-settings.ts';
import { doesSettingApply } from '../does-setting-apply.ts';
import { readVersionSetting } from '../read-version-setting.ts';

/**
 * Returns the logins of the co-signer, in a version with these settings; empty when a mail is
 * sufficient.
 */
export function readCoSignatureLogins(
  settings: Readonly<Record<string, unknown>>,
): readonly CoSignatureLogin[] {
  if (!doesSettingApply(coSignatureLogins, settings)) return [];
  return readVersionSetting({ settings, pages: [] }, coSignatureLogins);
}
