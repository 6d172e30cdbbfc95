import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';

/** The properties of the control of one setting. */
export interface SettingInputProps {
  readonly name: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly error: React.ReactNode;
  readonly value: SettingValue;
  readonly onChange: (value: SettingValue) => void;
}
