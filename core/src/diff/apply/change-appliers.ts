import type { ChangeKind, ChangeOf, FieldPlace } from '../change.ts';
import { listName } from '../compare/flatten-pages.ts';
import { isRecord, withMember, type Json, type JsonRecord } from '../json.ts';
import type { VersionDraft } from './version-draft.ts';

/** Applies a change: what it first removes, and what it then sets. */
export interface ChangeApplier<C> {
  remove?(draft: VersionDraft, change: C): void;
  insert?(draft: VersionDraft, change: C): void;
}

type Appliers = { readonly [K in ChangeKind]: ChangeApplier<ChangeOf<K>> };

interface Replacement {
  readonly name: string;
  readonly after: Json | undefined;
}

interface SettingReplacement extends Replacement {
  readonly fieldId: string;
  readonly at: 'field' | 'custom_properties';
}

interface OptionChange {
  readonly fieldId: string;
  readonly key: string;
}

interface RuleChange {
  readonly holderId: string;
  readonly key: string;
}

type ItemChange = OptionChange | RuleChange;

/** Returns the field or page with the option or rule. */
const holderOf = (change: ItemChange) => ('holderId' in change ? change.holderId : change.fieldId);

const setVersionMember: ChangeApplier<Replacement> = {
  insert: (draft, { name, after }) => (draft.record = withMember(draft.record, name, after)),
};

const setPageMember: ChangeApplier<Replacement & { readonly pageId: string }> = {
  insert: (draft, { pageId, name, after }) => {
    draft.pages.set(pageId, withMember(draft.pages.get(pageId) ?? {}, name, after));
  },
};

const setVariableMember: ChangeApplier<Replacement & { readonly variableId: string }> = {
  insert: (draft, { variableId, name, after }) => {
    const variable = draft.variables.get(variableId) ?? {};
    draft.variables.set(variableId, withMember(variable, name, after));
  },
};

const detachVariable = (draft: VersionDraft, { variableId }: { readonly variableId: string }) =>
  drop(draft.variableOrder, (id) => id === variableId);

const setSetting: ChangeApplier<SettingReplacement> = {
  insert: (draft, { fieldId, at, name, after }) => {
    const field = draft.fields.get(fieldId) ?? {};
    const set = at === 'field' ? withMember : withInner(at);
    draft.fields.set(fieldId, set(field, name, after));
  },
};

/** Sets a member of a record that is itself a member. */
const withInner =
  (outer: string) =>
  (record: JsonRecord, name: string, value: Json | undefined): JsonRecord => {
    const inner = record[outer];
    return { ...record, [outer]: withMember(isRecord(inner) ? inner : {}, name, value) };
  };

function drop<T>(list: T[], isDropped: (item: T) => boolean): void {
  const at = list.findIndex(isDropped);
  if (at >= 0) list.splice(at, 1);
}

const detachItem = (name: 'options' | 'logic') => (draft: VersionDraft, change: ItemChange) =>
  drop(draft.items(holderOf(change), name), ({ key }) => key === change.key);

function insertItem(
  draft: VersionDraft,
  name: 'options' | 'logic',
  change: ItemChange & { readonly to: number },
  item: JsonRecord,
): void {
  draft.items(holderOf(change), name).splice(change.to, 0, { key: change.key, item });
}

const replaceItem = (
  name: 'options' | 'logic',
): ChangeApplier<ItemChange & { readonly after: JsonRecord }> => ({
  insert: (draft, change) => {
    const items = draft.items(holderOf(change), name);
    const at = items.findIndex(({ key }) => key === change.key);
    if (at >= 0) items[at] = { key: change.key, item: change.after };
  },
});

const replaceOption = replaceItem('options');

const detachField = (draft: VersionDraft, fieldId: string, from: FieldPlace) =>
  drop(draft.list(listName(from)), (id) => id === fieldId);

const insertField = (draft: VersionDraft, fieldId: string, to: FieldPlace) =>
  draft.list(listName(to)).splice(to.at, 0, fieldId);

/** The applier of every kind of change: a forgotten one does not compile. */
export const changeAppliers: Appliers = {
  version_changed: setVersionMember,
  language_added: {
    insert: (draft, { language, at }) => void draft.languages.splice(at, 0, language),
  },
  language_removed: {
    remove: (draft, { language }) => drop(draft.languages, (one) => one === language),
  },
  language_moved: {
    remove: (draft, { language }) => drop(draft.languages, (one) => one === language),
    insert: (draft, { language, at }) => void draft.languages.splice(at, 0, language),
  },
  version_setting_changed: {
    insert: (draft, { group, name, after }) =>
      (draft.record = withInner(group)(draft.record, name, after)),
  },
  translation_changed: {
    insert: (draft, { language, name, after }) => {
      const texts = isRecord(draft.record['translations']) ? draft.record['translations'] : {};
      const changed = withInner(language)(texts, name, after);
      draft.record = withMember(draft.record, 'translations', changed);
    },
  },
  translations_changed: {
    insert: (draft, { name, after }) =>
      (draft.record = withInner('translations')(draft.record, name, after)),
  },
  page_added: {
    insert: (draft, { pageId, page, at }) => {
      draft.pages.set(pageId, page);
      draft.pageOrder.splice(at, 0, pageId);
    },
  },
  page_removed: {
    remove: (draft, { pageId }) => drop(draft.pageOrder, (id) => id === pageId),
  },
  page_moved: {
    remove: (draft, { pageId }) => drop(draft.pageOrder, (id) => id === pageId),
    insert: (draft, { pageId, at }) => void draft.pageOrder.splice(at, 0, pageId),
  },
  page_renamed: setPageMember,
  page_changed: setPageMember,
  variable_added: {
    insert: (draft, { variableId, variable, at }) => {
      draft.variables.set(variableId, variable);
      draft.variableOrder.splice(at, 0, variableId);
    },
  },
  variable_removed: { remove: detachVariable },
  variable_moved: {
    remove: detachVariable,
    insert: (draft, { variableId, at }) => void draft.variableOrder.splice(at, 0, variableId),
  },
  variable_renamed: setVariableMember,
  variable_changed: setVariableMember,
  field_added: {
    insert: (draft, { fieldId, field, to }) => {
      draft.fields.set(fieldId, field);
      insertField(draft, fieldId, to);
    },
  },
  field_removed: {
    remove: (draft, { fieldId, from }) => detachField(draft, fieldId, from),
  },
  field_moved: {
    remove: (draft, { fieldId, from }) => detachField(draft, fieldId, from),
    insert: (draft, { fieldId, to }) => void insertField(draft, fieldId, to),
  },
  field_renamed: setSetting,
  type_changed: setSetting,
  setting_changed: setSetting,
  formula_changed: setSetting,
  option_added: {
    insert: (draft, change) => insertItem(draft, 'options', change, change.option),
  },
  option_removed: { remove: detachItem('options') },
  option_moved: {
    remove: detachItem('options'),
    insert: (draft, change) => insertItem(draft, 'options', change, change.option),
  },
  option_renamed: replaceOption,
  option_changed: replaceOption,
  option_recoded: replaceOption,
  rule_added: { insert: (draft, change) => insertItem(draft, 'logic', change, change.rule) },
  rule_removed: { remove: detachItem('logic') },
  rule_moved: {
    remove: detachItem('logic'),
    insert: (draft, change) => insertItem(draft, 'logic', change, change.rule),
  },
  rule_changed: replaceItem('logic'),
};
