import type { SettingName } from '@form-builder/core/field-types/settings/setting-names.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { ReactNode } from 'react';

/** The props of the control of one setting. */
export interface SettingInputProps {
  readonly name: SettingName;
  readonly part: SettingPart;
  readonly field: Field;
  readonly label: string;
  readonly help: string | undefined;
  /** The stored value, or the entered one that cannot be stored. */
  readonly value: unknown;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  /** Stores a value, or shows why it cannot be stored; `undefined` removes the setting. */
  readonly change: (value: unknown) => void;
}

export type SettingInputView = (props: SettingInputProps) => ReactNode;
