import { describeRule } from '../../descriptions/describe-rule.ts';
import { quote } from '../../descriptions/quote.ts';
import type { LogicRule } from '../../logic/logic-rule.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import { textOf } from '../compare/keyed-list.ts';
import { findDefinition } from '../compare/setting-effect.ts';
import { isRecord, type Json, type JsonRecord } from '../json.ts';
import { nameById, namePage, type ChangeWording, type VersionWording } from './change-wording.ts';
import { isForComputers } from './describe-value.ts';
import { nameSetting } from './describe-setting.ts';

/** Returns the formula of a stored source; `undefined` for another source. */
export const formulaIn = (source: Json | undefined) =>
  isRecord(source) ? source['formula'] : undefined;

export const textOrEmpty = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** Returns the name of a type in the palette; an unknown type is returned as stored. */
export function nameFieldType(
  type: Json | undefined,
  { context }: ChangeWording,
): string | undefined {
  const definition = findDefinition(type);
  if (definition) return quote(context.translate(`field_type.${definition.type}.name`), context);
  return typeof type === 'string' ? quote(type, context) : undefined;
}

/** Returns the label of an option, or its id when it has none, unless that is one that only computers read. */
export function nameOption(option: JsonRecord, { context }: ChangeWording): string {
  const id = textOf(option, 'id');
  return quote(textOf(option, 'label').trim() || (isForComputers(id) ? '…' : id), context);
}

/** Describes a stored rule, which `logicSchema` has validated. */
export const describeStoredRule = (
  stored: JsonRecord,
  holderId: string,
  words: VersionWording,
): string =>
  isRecord(stored['condition_group']) && Array.isArray(stored['actions'])
    ? describeRule(stored as unknown as LogicRule, words, words.names.byId.get(holderId))
    : '';

export const nameTranslation = (code: string, { context }: ChangeWording): string =>
  context.translate('diff.subject.translation', { language: nameLanguage(code, context) });

/** Returns the name of a language; the code itself when it does not have two letters. */
export function nameLanguage(code: string, context: FormatContext): string {
  if (!/^[a-z]{2}$/.test(code)) return quote(code, context);
  return new Intl.DisplayNames([context.locale], { type: 'language' }).of(code) ?? code;
}

/** Describes the text of a translation key such as `fieldId.label`: its owner, and the setting. */
export function nameTranslatedText(key: string, words: ChangeWording): string {
  const [id = '', ...rest] = key.split('.');
  if (rest.length === 0 || id === 'settings') return nameSetting(rest.join('.') || id, words);
  const isField = words.after.names.byId.has(id) || words.before.names.byId.has(id);
  const owner = isField ? nameById(id, words) : namePage(id, words);
  return `${owner} › ${nameSetting(rest[0] ?? '', words)}`;
}
