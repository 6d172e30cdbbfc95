import type { ChangeEffect } from '../../field-types/settings/change-effect.ts';
import type { FormatContext } from '../../messages/format-context.ts';
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
} from './change-wording.ts';
import {
  describeFormulaChange,
  describeReplaced,
  describeSetting,
  nameSetting,
} from './describe-setting.ts';
import { isForComputers } from './describe-value.ts';
import { describeFieldChange, describeVersionChange } from './describe-changed-setting.ts';
import { type Json } from '../json.ts';
import { textOf } from '../compare/keyed-list.ts';
import {
  describeStoredRule,
  formulaIn,
  nameFieldType,
  nameLanguage,
  nameOption,
  nameTranslatedText,
  nameTranslation,
  textOrEmpty,
} from './stored-wording.ts';

/** Describes a change in one sentence, in the user's language. */
export function describeChange(change: Change, words: ChangeWording): string {
  const write: Writer<Change> = writers[change.kind];
  return write.describe(change, words);
}

/** Describes the effect of a class of changes, in the user's language. */
export const describeEffect = (effect: ChangeEffect, { translate }: FormatContext): string =>
  translate(`diff.effect.${effect}`);

interface Writer<C> {
  describe(change: C, words: ChangeWording): string;
}

type Writers = { readonly [K in ChangeKind]: Writer<ChangeOf<K>> };

type LanguageKind = 'language_added' | 'language_removed' | 'language_moved';
type OptionKind = 'option_added' | 'option_removed' | 'option_moved';
type RuleKind = 'rule_added' | 'rule_removed' | 'rule_moved';

const language: Writer<ChangeOf<LanguageKind>> = {
  describe: (change, { context }) =>
    context.translate(`diff.${change.kind}`, { language: nameLanguage(change.language, context) }),
};

const option: Writer<ChangeOf<OptionKind>> = {
  describe: (change, words) =>
    words.context.translate(`diff.${change.kind}`, {
      field: nameById(change.fieldId, words),
      option: nameOption(change.option, words),
    }),
};

const rule: Writer<ChangeOf<RuleKind>> = {
  describe: (change, words) =>
    words.context.translate(`diff.${change.kind}`, {
      field: subjectOf(change.holderId, words),
      rule: describeStoredRule(
        change.rule,
        change.holderId,
        change.kind === 'rule_removed' ? words.before : words.after,
      ),
    }),
};

/** The sentence for every kind of change: a forgotten one does not compile. */
const writers: Writers = {
  version_changed: { describe: describeVersionChange },
  version_setting_changed: { describe: describeVersionChange },
  language_added: language,
  language_removed: language,
  language_moved: language,
  translation_changed: {
    describe: (change, words) => {
      const subject = nameTranslation(change.language, words);
      return describeSetting(subject, change, words, nameTranslatedText(change.name, words));
    },
  },
  translations_changed: {
    describe: (change, words) => {
      const subject = nameTranslation(change.name, words);
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
        before: nameTitle(textOrEmpty(before), context),
        after: nameTitle(textOrEmpty(after), context),
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
        before: quote(textOrEmpty(before), context),
        after: quote(textOrEmpty(after), context),
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
      const [before, after] = [textOrEmpty(change.before), textOrEmpty(change.after)];
      return before.trim() === '' || after.trim() === ''
        ? describeFieldChange(change, words)
        : words.context.translate('diff.field_renamed', {
            before: quote(before, words.context),
            after: quote(after, words.context),
          });
    },
  },
  type_changed: {
    describe: (change, words) => {
      const nameType = (type: Json | undefined) => nameFieldType(type, words);
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
  setting_changed: { describe: describeFieldChange },
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
        before: nameOption(before, words),
        after: nameOption(after, words),
      }),
  },
  option_changed: {
    describe: ({ fieldId, before, after }, words) => {
      const { translate } = words.context;
      const [field, option] = [nameById(fieldId, words), nameOption(after, words)];
      if (before['score'] === after['score'])
        return translate('diff.option_changed', { field, option });
      const scores = { name: 'score', before: before['score'], after: after['score'] };
      return describeSetting(field, scores, words, translate('diff.option_score', { option }));
    },
  },
  option_recoded: {
    describe: ({ fieldId, before, after }, words) => {
      const { translate } = words.context;
      const names = { field: nameById(fieldId, words), option: nameOption(after, words) };
      const [was, is] = [textOf(before, 'id'), textOf(after, 'id')];
      return isForComputers(was + is)
        ? translate('diff.option_changed', names)
        : translate('diff.option_recoded', {
            ...names,
            before: quote(was, words.context),
            after: quote(is, words.context),
          });
    },
  },
  rule_added: rule,
  rule_removed: rule,
  rule_moved: rule,
  rule_changed: {
    describe: ({ holderId, before, after }, words) => {
      const [was, now] = [
        describeStoredRule(before, holderId, words.before),
        describeStoredRule(after, holderId, words.after),
      ];
      const field = subjectOf(holderId, words);
      return was === now
        ? words.context.translate('diff.rule_rewritten', { field, rule: now })
        : words.context.translate('diff.rule_changed', { field, before: was, after: now });
    },
  },
};
