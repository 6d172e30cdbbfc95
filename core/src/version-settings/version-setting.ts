import type * as v from 'valibot';
import type { ChangeEffect } from '../field-types/settings/change-effect.ts';

/** The control a designer sets it with; `none` where the panel of the form does not offer it. */
export type VersionSettingInput =
  | 'switch'
  | 'choice'
  | 'text'
  | 'multiline'
  | 'email-field'
  | 'template'
  | 'template-lines'
  | 'destinations'
  | 'none';

/** A part of the panel with a heading. */
export type VersionSettingSection = 'mail' | 'statements' | 'routing';

/** What the default of a setting may depend on. */
export interface FormOutline {
  readonly pages: readonly unknown[];
}

/**
 * One setting of a version: how it is stored, checked, edited and compared. Its words are the
 * message `diff.setting.<key>`, which comparisons and the panel share.
 */
export interface VersionSetting {
  /** As versions store it (`theme.has_summary`). */
  readonly key: string;
  /** What a stored value must be. */
  readonly schema: v.GenericSchema;
  /** What an absent value means. */
  readonly default: (form: FormOutline) => unknown;
  /** What a change of it means for those who use the form. */
  readonly effect: ChangeEffect;
  readonly input: VersionSettingInput;
  /** The part of the panel it stands in; absent for the first, without a heading. */
  readonly section?: VersionSettingSection;
  /** The panel explains it with the message `setting_help.<key>`. */
  readonly hasHelp?: true;
  /** The values of a `choice`, in order, each with the message `setting_choice.<key>.<value>`. */
  readonly choices?: readonly string[];
  /** The panel offers it only while the setting of this key is on. */
  readonly appliesWhen?: string;
  /** Visitors read it, so that it has translations. */
  readonly isVisitorText?: true;
  /** The server uses it; visitors never receive it. */
  readonly isServerOnly?: true;
}

/** What a setting is set to, stored or by default. */
export type SettingValue<S extends VersionSetting> = v.InferOutput<S['schema']>;
