import {
  coSignatureLogins,
  coSignatureMethod,
  hasCoSignature,
} from '../../../version-settings/co-signature/co-signature-settings.ts';
import type { VersionSettings } from '../../../version-settings/version-settings-schema.ts';

/** Returns the logins with which a co-signer can sign; empty when no login is required. */
export function coSignatureLoginsOf(settings: VersionSettings = {}) {
  const isByLogin =
    settings[hasCoSignature.key] === true && settings[coSignatureMethod.key] === 'login';
  return isByLogin ? (settings[coSignatureLogins.key] ?? []) : [];
}
