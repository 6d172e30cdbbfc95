import type { ProviderDriverName } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import { YiviSettingError } from '../providers/auth/yivi/yivi-setting-error.ts';
import { parseYiviSettings } from '../providers/auth/yivi/yivi-settings.ts';

interface YiviBody {
  readonly driver: ProviderDriverName;
  readonly settings: Readonly<Record<string, string>>;
  readonly secret?: string;
}

/**
 * Requires that what is disclosed is written as IRMA does, contains every attribute that the settings use, and that the
 * secret is of the chosen kind; `openSecret` opens the stored secret.
 */
export function assertYiviSettings(
  { driver, settings, secret }: YiviBody,
  language: Language,
  openSecret: () => string | undefined,
): void {
  if (driver !== 'yivi') return;
  try {
    parseYiviSettings(settings, secret ?? openSecret() ?? '');
  } catch (cause) {
    if (!(cause instanceof YiviSettingError)) throw cause;
    const { key } = cause;
    const path = key === 'secret' ? key : `settings.${key}`;
    throw new RequestError('invalid', { errors: { [path]: [inputTexts[language].invalid] } });
  }
}
