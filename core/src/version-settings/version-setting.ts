import type * as v from 'valibot';
import type { FeatureId } from '../features/feature-ids.ts';
import type { ChangeEffect } from '../field-types/settings/change-effect.ts';

/** The control of a setting; `none` when the panel of the form does not contain it. */
export type VersionSettingInput =
  | 'switch'
  | 'choice'
  | 'text'
  | 'multiline'
  | 'number'
  | 'email-field'
  | 'text-field'
  | 'logins'
  | 'template'
  | 'template-lines'
  | 'destinations'
  | 'form-tests'
  | 'none';

/** The sections of the panel, in order. */
export const versionSettingSections = [
  'appearance',
  'access',
  'confirmation',
  'statements',
  'co_signature',
  'mail',
  'routing',
  'processing',
  'tests',
] as const;
export type VersionSettingSection = (typeof versionSettingSections)[number];

/** The properties of a version on which the default of a setting may depend. */
export interface FormOutline {
  readonly pages: readonly unknown[];
}

/**
 * One setting of a version: how it is stored, validated, edited and compared. Its name is the
 * message `diff.setting.<key>`, which comparisons and the panel share.
 */
export interface VersionSetting {
  /** The key in stored versions (`theme.has_summary`). */
  readonly key: string;
  /** The schema of a stored value. */
  readonly schema: v.GenericSchema;
  /** The value when it is absent. */
  readonly default: (form: FormOutline) => unknown;
  /** The effect of a change on users of the form. */
  readonly effect: ChangeEffect;
  readonly input: VersionSettingInput;
  /** The section of the panel; absent for a setting that the panel does not offer. */
  readonly section?: VersionSettingSection;
  /** The panel explains it with the message `setting_help.<key>`. */
  readonly hasHelp?: true;
  /** The values of a `choice`, in order, each with the message `setting_choice.<key>.<value>`. */
  readonly choices?: readonly string[];
  /** The minimum and maximum of a `number`. */
  readonly limits?: { readonly min: number; readonly max: number };
  /** Applies only if the setting with this key applies and is on. */
  readonly appliesWhen?: string;
  /** The required value of that setting, instead of being on. */
  readonly appliesWhenIs?: string;
  /** Whether visitors read it, so that it has translations. */
  readonly isVisitorText?: true;
  /** Whether only the server uses it, so that visitors never receive it. */
  readonly isServerOnly?: true;
  /** The feature that a form uses with this setting: when it is on, or has anything in it. */
  readonly feature?: FeatureId;
}

/** The value of a setting, stored or by default. */
export type SettingValue<S extends VersionSetting> = v.InferOutput<S['schema']>;
