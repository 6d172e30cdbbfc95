import * as v from 'valibot';
import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputErrors } from '../platform/http/requests/input-issues.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import {
  isSettingId,
  knownSettings,
  type SettingId,
} from '@form-builder/core/contract/staff/settings/known-settings.ts';

interface SentSetting {
  readonly id: string;
  readonly value: SettingValue;
}

/** Parses settings, each by its own schema; rejects all when one is invalid. */
export function parseSettings(
  sent: readonly SentSetting[],
  language: Language,
): ReadonlyMap<SettingId, SettingValue> {
  const values = new Map<SettingId, SettingValue>();
  const errors: Record<string, readonly string[]> = {};
  for (const [index, { id, value }] of sent.entries()) {
    if (!isSettingId(id)) {
      errors[`${String(index)}.id`] = [inputTexts[language].notAllowed];
      continue;
    }
    const parsed = v.safeParse(knownSettings[id].schema, value);
    if (parsed.success) values.set(id, parsed.output);
    else
      errors[`${String(index)}.value`] = Object.values(inputErrors(parsed.issues, language)).flat();
  }
  if (Object.keys(errors).length > 0) throw new RequestError('invalid', { errors });
  return values;
}
