import type { ChangeEffect } from '../field-types/settings/change-effect.ts';
import type { Json, JsonRecord } from './json.ts';

/** The position of a field: directly on a page, or in a container. */
export interface FieldPlace {
  readonly pageId: string;
  readonly parentId: string | null;
  /** Its index among its siblings. */
  readonly at: number;
}

/** A member with another value; `undefined` means absent. */
interface Replaced {
  readonly name: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

interface PageChange {
  readonly pageId: string;
}

interface VariableChange {
  readonly variableId: string;
}

interface FieldChange {
  readonly fieldId: string;
}

/** The id of the field or page with the rule. */
interface HolderChange {
  readonly holderId: string;
}

/** A setting of a field, by its key. */
export interface SettingChange extends FieldChange, Replaced {
  readonly at: 'field' | 'custom_properties';
}

/** The member of a version that contains its settings. */
export type SettingsGroup = 'settings' | 'submission_settings' | 'theme_settings';

/** The members of each kind of change. */
export interface ChangeKinds {
  /** The title or description of the version. */
  version_changed: Replaced;
  language_added: { readonly language: string; readonly at: number };
  language_removed: { readonly language: string };
  language_moved: { readonly language: string; readonly at: number };
  version_setting_changed: Replaced & { readonly group: SettingsGroup };
  translation_changed: Replaced & { readonly language: string };
  /** Whether a language has a list of texts. */
  translations_changed: Replaced;
  page_added: PageChange & { readonly page: JsonRecord; readonly at: number };
  page_removed: PageChange & { readonly page: JsonRecord };
  page_moved: PageChange & { readonly from: number; readonly at: number };
  page_renamed: PageChange & Replaced;
  /** A button, or another member of the page. */
  page_changed: PageChange & Replaced;
  variable_added: VariableChange & { readonly variable: JsonRecord; readonly at: number };
  variable_removed: VariableChange & { readonly variable: JsonRecord };
  variable_moved: VariableChange & { readonly at: number };
  variable_renamed: VariableChange & Replaced;
  /** Its kind, or the source of its value. */
  variable_changed: VariableChange & Replaced;
  /** The field without its contents, which are added as separate changes. */
  field_added: FieldChange & { readonly field: JsonRecord; readonly to: FieldPlace };
  field_removed: FieldChange & { readonly field: JsonRecord; readonly from: FieldPlace };
  field_moved: FieldChange & { readonly from: FieldPlace; readonly to: FieldPlace };
  field_renamed: SettingChange;
  type_changed: SettingChange;
  setting_changed: SettingChange;
  formula_changed: SettingChange;
  option_added: FieldChange & {
    readonly key: string;
    readonly option: JsonRecord;
    readonly to: number;
  };
  option_removed: FieldChange & { readonly key: string; readonly option: JsonRecord };
  option_moved: FieldChange & {
    readonly key: string;
    readonly option: JsonRecord;
    readonly to: number;
  };
  option_renamed: FieldChange & {
    readonly key: string;
    readonly before: JsonRecord;
    readonly after: JsonRecord;
  };
  /** A member other than its id or label. */
  option_changed: FieldChange & {
    readonly key: string;
    readonly before: JsonRecord;
    readonly after: JsonRecord;
  };
  /** The id in answers changed; the label did not. */
  option_recoded: FieldChange & {
    readonly key: string;
    readonly before: JsonRecord;
    readonly after: JsonRecord;
  };
  rule_added: HolderChange & {
    readonly key: string;
    readonly rule: JsonRecord;
    readonly to: number;
  };
  rule_removed: HolderChange & { readonly key: string; readonly rule: JsonRecord };
  rule_moved: HolderChange & {
    readonly key: string;
    readonly rule: JsonRecord;
    readonly to: number;
  };
  rule_changed: HolderChange & {
    readonly key: string;
    readonly before: JsonRecord;
    readonly after: JsonRecord;
  };
}

export type ChangeKind = keyof ChangeKinds;

/** A change of one kind, with its effect on users of the form. */
export type ChangeOf<K extends ChangeKind> = ChangeKinds[K] & {
  readonly kind: K;
  readonly effect: ChangeEffect;
};

/** One change between two versions of a form, addressed by stable ids. */
export type Change = { [K in ChangeKind]: ChangeOf<K> }[ChangeKind];
