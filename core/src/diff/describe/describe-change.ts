import type { ChangeEffect } from '../../field-types/settings/change-effect.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import type { LogicRule } from '../../logic/logic-rule.ts';
import { describeRule } from '../../descriptions/describe-rule.ts';
import { quote } from '../../descriptions/quote.ts';
import type { Change, ChangeKind, ChangeOf } from '../change.ts';
import {
  describePlace,
  nameById,
  namePage,
  nameRecord,
  nameTitle,
  subjectOf,
  type ChangeWording,
  type VersionWording,
} from './change-wording.ts';
import {
  describeFormulaChange,
  describeReplaced,
  describeSetting,
  nameSetting,
} from './describe-setting.ts';
import { isRecord, type Json, type JsonRecord } from '../json.ts';
import { findDefinition } from '../compare/setting-effect.ts';
import { versionSettings } from '../../version-settings/version-settings.ts';
import { textOf } from '../compare/keyed-list.ts';

/** A change as one readable sentence in the reader's language. */
export function describeChange(change: Change, words: ChangeWording): string {
  const write: Writer<Change> = writers[change.kind];
  return write.describe(change, words);
}

/** What a class of changes means, in the reader's language. */
export const describeEffect = (effect: ChangeEffect, { translate }: FormatContext): string =>
  translate(`diff.effect.${effect}`);

interface Writer<C> {
  describe(change: C, words: ChangeWording): string;
}

type Writers = { readonly [K in ChangeKind]: Writer<ChangeOf<K>> };

type LanguageKind = 'language_added' | 'language_removed' | 'language_moved';
type OptionKind = 'option_added' | 'option_removed' | 'option_moved';
type RuleKind = 'rule_added' | 'rule_removed' | 'rule_moved';
type SettingKind = 'setting_changed' | 'type_changed' | 'field_renamed';

const language: Writer<ChangeOf<LanguageKind>> = {
  describe: (change, { context }) =>
    context.translate(`diff.${change.kind}`, { language: nameLanguage(change.language, context) }),
};

const ofVersion: Writer<ChangeOf<'version_changed' | 'version_setting_changed'>> = {
  describe: (change, words) =>
    isFieldSetting(change.name)
      ? describeReplaced(
          {
            subject: words.context.translate('diff.subject.version'),
            setting: nameSetting(change.name, words),
            before: nameSet(change.before, words),
            after: nameSet(change.after, words),
          },
          words,
        )
      : describeSetting(words.context.translate('diff.subject.version'), change, words),
};

/** Whether a setting of the version names a field. */
const isFieldSetting = (name: string) =>
  versionSettings.some(({ key, input }) => key === name && input === 'email-field');

/** The field that such a setting names; none where it is empty. */
const nameSet = (id: Json | undefined, words: ChangeWording) =>
  typeof id === 'string' && id !== '' ? nameById(id, words) : undefined;

const ofField: Writer<ChangeOf<SettingKind>> = {
  describe: (change, words) => describeSetting(nameById(change.fieldId, words), change, words),
};

const option: Writer<ChangeOf<OptionKind>> = {
  describe: (change, words) =>
    words.context.translate(`diff.${change.kind}`, {
      field: nameById(change.fieldId, words),
      option: nameOption(change.option),
    }),
};

const rule: Writer<ChangeOf<RuleKind>> = {
  describe: (change, words) =>
    words.context.translate(`diff.${change.kind}`, {
      field: subjectOf(change.holderId, words),
      rule: sayRule(
        change.rule,
        change.holderId,
        change.kind === 'rule_removed' ? words.before : words.after,
      ),
    }),
};

/** How every kind of change is said: a forgotten one does not compile. */
const writers: Writers = {
  version_changed: ofVersion,
  version_setting_changed: ofVersion,
  language_added: language,
  language_removed: language,
  language_moved: language,
  translation_changed: {
    describe: (change, words) => {
      const subject = sayTranslation(change.language, words);
      return describeSetting(subject, change, words, sayTextKey(change.name, words));
    },
  },
  translations_changed: {
    describe: (change, words) => {
      const subject = sayTranslation(change.name, words);
      return describeSetting(subject, { ...change, name: 'translations' }, words);
    },
  },
  page_added: {
    describe: ({ page, at }, { context }) =>
      context.translate('diff.page_added', {
        page: nameTitle(textOf(page, 'title'), context),
        number: at + 1,
      }),
  },
  page_removed: {
    describe: ({ page }, { context }) =>
      context.translate('diff.page_removed', { page: nameTitle(textOf(page, 'title'), context) }),
  },
  page_moved: {
    describe: ({ pageId, from, at }, words) =>
      words.context.translate('diff.page_moved', {
        page: namePage(pageId, words),
        from: from + 1,
        number: at + 1,
      }),
  },
  page_renamed: {
    describe: ({ before, after }, { context }) =>
      context.translate('diff.page_renamed', {
        before: nameTitle(sayText(before), context),
        after: nameTitle(sayText(after), context),
      }),
  },
  page_changed: {
    describe: (change, words) => {
      const page = namePage(change.pageId, words);
      return describeSetting(words.context.translate('diff.subject.page', { page }), change, words);
    },
  },
  variable_added: {
    describe: ({ variable }, words) =>
      words.context.translate('diff.variable_added', {
        variable: nameRecord(variable, 'label', words),
      }),
  },
  variable_removed: {
    describe: ({ variable }, words) =>
      words.context.translate('diff.variable_removed', {
        variable: nameRecord(variable, 'label', words),
      }),
  },
  variable_moved: {
    describe: ({ variableId }, words) =>
      words.context.translate('diff.variable_moved', { variable: nameById(variableId, words) }),
  },
  variable_renamed: {
    describe: ({ before, after }, { context }) =>
      context.translate('diff.variable_renamed', {
        before: quote(sayText(before)),
        after: quote(sayText(after)),
      }),
  },
  variable_changed: {
    describe: (change, words) => {
      const variable = nameById(change.variableId, words);
      const [before, after] = [formulaIn(change.before), formulaIn(change.after)];
      if (before === undefined || after === undefined)
        return words.context.translate('diff.variable_changed', { variable });
      return describeFormulaChange(variable, { name: 'formula', before, after }, words);
    },
  },
  field_added: {
    describe: ({ field, to }, words) =>
      words.context.translate('diff.field_added', {
        field: nameRecord(field, 'label', words),
        place: describePlace(to, words),
      }),
  },
  field_removed: {
    describe: ({ field }, words) =>
      words.context.translate('diff.field_removed', { field: nameRecord(field, 'label', words) }),
  },
  field_moved: {
    describe: ({ fieldId, to }, words) =>
      words.context.translate('diff.field_moved', {
        field: nameById(fieldId, words),
        place: describePlace(to, words),
      }),
  },
  field_renamed: {
    describe: (change, words) => {
      const [before, after] = [sayText(change.before), sayText(change.after)];
      return before.trim() === '' || after.trim() === ''
        ? ofField.describe(change, words)
        : words.context.translate('diff.field_renamed', {
            before: quote(before),
            after: quote(after),
          });
    },
  },
  type_changed: {
    describe: (change, words) => {
      const nameType = (type: Json | undefined) => sayType(type, words);
      const { fieldId, name, before, after } = change;
      return describeReplaced(
        {
          subject: nameById(fieldId, words),
          setting: nameSetting(name, words),
          before: nameType(before),
          after: nameType(after),
        },
        words,
      );
    },
  },
  setting_changed: ofField,
  formula_changed: {
    describe: (change, words) =>
      describeFormulaChange(nameById(change.fieldId, words), change, words),
  },
  option_added: option,
  option_removed: option,
  option_moved: option,
  option_renamed: {
    describe: ({ fieldId, before, after }, words) =>
      words.context.translate('diff.option_renamed', {
        field: nameById(fieldId, words),
        before: nameOption(before),
        after: nameOption(after),
      }),
  },
  option_changed: {
    describe: ({ fieldId, after }, words) =>
      words.context.translate('diff.option_changed', {
        field: nameById(fieldId, words),
        option: nameOption(after),
      }),
  },
  option_recoded: {
    describe: ({ fieldId, before, after }, words) =>
      words.context.translate('diff.option_recoded', {
        field: nameById(fieldId, words),
        option: nameOption(after),
        before: quote(textOf(before, 'id')),
        after: quote(textOf(after, 'id')),
      }),
  },
  rule_added: rule,
  rule_removed: rule,
  rule_moved: rule,
  rule_changed: {
    describe: ({ holderId, before, after }, words) => {
      const [was, now] = [
        sayRule(before, holderId, words.before),
        sayRule(after, holderId, words.after),
      ];
      const field = subjectOf(holderId, words);
      return was === now
        ? words.context.translate('diff.rule_rewritten', { field, rule: now })
        : words.context.translate('diff.rule_changed', { field, before: was, after: now });
    },
  },
};

/** The formula of a stored source; `undefined` for another source. */
const formulaIn = (source: Json | undefined) => (isRecord(source) ? source['formula'] : undefined);

const sayText = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** A type as the palette calls it; one that this product does not have as it is stored. */
function sayType(type: Json | undefined, { context }: ChangeWording): string | undefined {
  const definition = findDefinition(type);
  if (definition) return quote(context.translate(`field_type.${definition.type}.name`));
  return typeof type === 'string' ? quote(type) : undefined;
}

/** An option by its label, or by what answers hold when it has none. */
const nameOption = (option: JsonRecord) =>
  quote(textOf(option, 'label').trim() || textOf(option, 'id'));

/** A stored rule in words; the versions hold rules as `logicSchema` lets them in. */
const sayRule = (stored: JsonRecord, holderId: string, words: VersionWording): string =>
  isRecord(stored['condition_group']) && Array.isArray(stored['actions'])
    ? describeRule(stored as unknown as LogicRule, words, words.names.byId.get(holderId))
    : '';

const sayTranslation = (code: string, { context }: ChangeWording): string =>
  context.translate('diff.subject.translation', { language: nameLanguage(code, context) });

/** A language by its name; by its code when that is none of two letters. */
function nameLanguage(code: string, { locale }: FormatContext): string {
  if (!/^[a-z]{2}$/.test(code)) return quote(code);
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
}

/** The text that a translation is kept under, such as `fieldId.label`: whose it is, and which. */
function sayTextKey(key: string, words: ChangeWording): string {
  const [id = '', ...rest] = key.split('.');
  if (rest.length === 0 || id === 'settings') return nameSetting(rest.join('.') || id, words);
  const isField = words.after.names.byId.has(id) || words.before.names.byId.has(id);
  const owner = isField ? nameById(id, words) : namePage(id, words);
  return `${owner} › ${nameSetting(rest[0] ?? '', words)}`;
}
