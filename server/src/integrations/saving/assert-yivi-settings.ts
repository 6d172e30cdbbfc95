import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import { RequestError } from '../../platform/request-error.ts';
import { YiviSettingError } from '../../providers/auth/yivi/yivi-setting-error.ts';
import { parseYiviSettings } from '../../providers/auth/yivi/yivi-settings.ts';
import type { ProviderBody } from './assert-provider-body.ts';
import type { OpenSecret } from './provider-secrets.ts';

/**
 * Requires that what is disclosed is written as IRMA does, contains every attribute that the settings use, and that the
 * secret is of the chosen kind.
 */
export function assertYiviSettings(
  { driver, settings }: Pick<ProviderBody, 'driver' | 'settings'>,
  language: Language,
  open: OpenSecret,
): void {
  if (driver !== 'yivi') return;
  try {
    parseYiviSettings(settings, open('secret') ?? '');
  } catch (cause) {
    if (!(cause instanceof YiviSettingError)) throw cause;
    const { key } = cause;
    const path = key === 'secret' ? key : `settings.${key}`;
    throw new RequestError('invalid', { errors: { [path]: [inputTexts[language].invalid] } });
  }
}
