import { Switch } from '@mantine/core';
import type { SettingInputProps } from '../setting-input.ts';

/** Yes or no; an absent value means the part's default. */
export function ToggleInput({ part, label, help, value, isReadOnly, change }: SettingInputProps) {
  return (
    <Switch
      label={label}
      description={help}
      disabled={isReadOnly}
      checked={(value ?? part.default ?? false) === true}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
