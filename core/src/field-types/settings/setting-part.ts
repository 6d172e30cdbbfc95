import type * as v from 'valibot';
import type { ValueKind } from '../value-kind.ts';
import type { ChangeEffect } from './change-effect.ts';

/** The control with which a designer sets it; `none` when another control sets it. */
export type SettingInput =
  | 'text'
  | 'multiline'
  | 'rich-text'
  | 'formula'
  | 'toggle'
  | 'number'
  | 'choice'
  | 'date'
  | 'time'
  | 'moment'
  | 'date-mask'
  | 'date-option'
  | 'field'
  | 'mapping'
  | 'mime-types'
  | 'case-types'
  | 'pattern'
  | 'options'
  | 'option'
  | 'option-list'
  | 'option-prices'
  | 'autocomplete'
  | 'template'
  | 'attachment'
  | 'provider'
  | 'list-of-organisation'
  | 'none';

/** The change by which a setting becomes stricter for answers. */
export type Tightening = 'on' | 'higher' | 'lower';

/** The section of the property panel. */
export type SettingSection = 'general' | 'display' | 'validation' | 'advanced';

/** One setting that field types share: how it is stored, checked and edited. */
export interface SettingPart {
  /** The property of the field, or of its `custom_properties`, that holds it. */
  readonly name: string;
  readonly at: 'field' | 'custom_properties';
  /** What a stored value must be; an absent one is always fine, save for the label. */
  readonly schema: v.GenericSchema;
  readonly input: SettingInput;
  readonly section: SettingSection;
  /** What a change of it between two versions of a form means for those who use the form. */
  readonly effect: ChangeEffect;
  /**
   * Which change is stricter for answers, so that earlier ones may become invalid: switched on, set higher or set
   * lower, or set at all. Without it the effect is the same in both directions.
   */
  readonly tightens?: Tightening;
  /** What a new field gets; `undefined` when the property is left out. */
  readonly default: unknown;
  /** The values of a `choice`, in order; absent means the first where the type names one. */
  readonly choices?: readonly string[];
  /** Of a setting that is another field: the kinds of answer that it can work with; all of them when absent. */
  readonly kinds?: readonly ValueKind[];
  /** Of a setting that is another field: whether that field must take uploads. */
  readonly needsUploads?: true;
  /** Only of use once the field's other setting has a value (or has the value `equals`, or one of `isOneOf`). */
  readonly appliesWhen?: SettingDependency;
}

/** Another setting of the same field. */
export interface SettingDependency {
  readonly name: string;
  readonly at: SettingPart['at'];
  readonly equals?: unknown;
  /** Instead of `equals`: any of these values. */
  readonly isOneOf?: readonly unknown[];
}
