import { formatCurrency } from '../../formats/format-currency.ts';
import { versionSettings } from '../../version-settings/version-settings.ts';
import type { ChangeOf } from '../change.ts';
import { nameById, type ChangeWording } from './change-wording.ts';
import {
  describeNamed,
  describeReplaced,
  describeRichText,
  describeSetting,
  nameSetting,
} from './describe-setting.ts';
import { inputOf, isAmount, nameChoice, nameOutside, nameVersionChoice } from './setting-input.ts';

type VersionChange = ChangeOf<'version_changed' | 'version_setting_changed'>;
type FieldChange = ChangeOf<'setting_changed' | 'type_changed' | 'field_renamed'>;

/** Settings of a theme whose values have no meaning for users: ids, and data of files. */
const withoutWords: ReadonlySet<string> = new Set(['theme_id', 'overrides', 'fonts', 'logo']);

/** Describes a changed setting of the version itself. */
export function describeVersionChange(change: VersionChange, words: ChangeWording): string {
  const { translate } = words.context;
  const subject = translate('diff.subject.version');
  if (isWithoutWords(change))
    return translate('diff.changed', { subject, setting: nameSetting(change.name, words) });
  switch (versionSettings.find(({ key }) => key === change.name)?.input) {
    case 'email-field':
    case 'text-field':
      return describeNamed(subject, change, words, (id) => nameById(id, words));
    case 'choice':
      return describeNamed(subject, change, words, (value) =>
        nameVersionChoice(change.name, value, words),
      );
    default:
      return describeSetting(subject, change, words);
  }
}

const isWithoutWords = (change: VersionChange): boolean =>
  'group' in change && change.group === 'theme_settings' && withoutWords.has(change.name);

/** Describes a changed setting of a field. */
export function describeFieldChange(change: FieldChange, words: ChangeWording): string {
  const { translate } = words.context;
  const subject = nameById(change.fieldId, words);
  switch (inputOf(change)) {
    case 'field':
      return describeNamed(subject, change, words, (id) => nameById(id, words));
    case 'choice':
      return describeNamed(subject, change, words, (value) => nameChoice(change, value, words));
    // The value is an id, which has no meaning for users.
    case 'template':
    case 'none':
      return translate('diff.changed', { subject, setting: nameSetting(change.name, words) });
    case 'rich-text':
      return describeRichText(subject, change, words);
    case 'provider':
    case 'list-of-organisation':
      return describeNamed(subject, change, words, (id) => nameOutside(change, id, words));
    default:
      return isAmount(change)
        ? describeAmount(subject, change, words)
        : describeSetting(subject, change, words);
  }
}

function describeAmount(
  subject: string,
  { name, ...values }: FieldChange,
  words: ChangeWording,
): string {
  const [before, after] = [values.before, values.after].map((value) =>
    typeof value === 'number' ? formatCurrency(value, words.context.locale) : undefined,
  );
  return describeReplaced({ subject, setting: nameSetting(name, words), before, after }, words);
}
