import type { SettingPart } from '../../field-types/settings/setting-part.ts';
import { settingParts } from '../../field-types/settings/setting-parts.ts';
import type { StaffMessageId } from '../../messages/message-ids.ts';
import { missingText } from '../../messages/translate.ts';
import type { VersionSetting } from '../../version-settings/version-setting.ts';
import { versionSettings } from '../../version-settings/version-settings.ts';
import type { Json } from '../json.ts';
import type { ChangeWording, VersionWording } from './change-wording.ts';
import type { SettingValues } from './setting-values.ts';

/**
 * The sentence for a setting that is on or off: `'Name' is now required`; `undefined` for other settings. An absent
 * value is the default of the setting.
 */
export function describeFlag(
  subject: string,
  setting: string,
  { name, before, after }: SettingValues,
  words: ChangeWording,
): string | undefined {
  if (!isFlag(before) || !isFlag(after)) return undefined;
  const was = before ?? defaultOf(name, words.before);
  const is = after ?? defaultOf(name, words.after);
  if (was === undefined && is === undefined) return undefined;
  const { translate } = words.context;
  // The same in effect: the version says now what was so by default, or no longer says it.
  if (was === is) return translate('diff.changed', { subject, setting });
  const state = (is ?? !was) ? 'on' : 'off';
  const id = `diff.${state}.${name}` as StaffMessageId;
  const text = translate(id, { subject });
  return text === missingText(id) ? translate(`diff.${state}`, { subject, setting }) : text;
}

const isFlag = (value: Json | undefined): value is boolean | null | undefined =>
  value === undefined || value === null || typeof value === 'boolean';

/** The default of a setting of a version or a field; `undefined` when it is off or unknown. */
function defaultOf(name: string, { content }: VersionWording): boolean | undefined {
  const ofVersion: VersionSetting | undefined = versionSettings.find(({ key }) => key === name);
  const parts: readonly SettingPart[] = Object.values(settingParts);
  const value = ofVersion
    ? ofVersion.default(content)
    : parts.find((part) => part.name === name && part.input === 'toggle')?.default;
  return typeof value === 'boolean' ? value : undefined;
}
