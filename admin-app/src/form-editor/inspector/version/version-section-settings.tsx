import type { VersionSettingSection } from '@form-builder/core/version-settings/version-setting.ts';
import { Stack } from '@mantine/core';
import { AccessSettings } from './access-settings.tsx';
import { ThemeInput } from './theme-input.tsx';
import { VersionSettingInputs } from './version-setting-inputs.tsx';

/** The settings in one section of the panel of the form. */
export function VersionSectionSettings({ section }: { readonly section: VersionSettingSection }) {
  return (
    <Stack gap="md">
      {section === 'appearance' && <ThemeInput />}
      {section === 'access' && <AccessSettings />}
      <VersionSettingInputs section={section} />
    </Stack>
  );
}
