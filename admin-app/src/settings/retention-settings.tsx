import {
  retentionOutcomes,
  type RetentionDays,
} from '@form-builder/core/retention/retention-outcomes.ts';
import { useLingui } from '@lingui/react/macro';
import { api } from '../api/client.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useConfirmRemoval } from '../retention/use-confirm-removal.tsx';
import { sectionsByScreen } from './sections/sections-by-screen.ts';
import { SettingsForm } from './settings-form.tsx';
import type { SettingValues } from './use-save-settings.ts';

/** The tab with the retention terms; what shorter ones remove in the next night is asked first. */
export function RetentionSettings() {
  const { t } = useLingui();
  const confirmRemoval = useConfirmRemoval();
  const confirm = async (changed: SettingValues, all: SettingValues) => {
    if (!Object.keys(changed).some((id) => id.startsWith('retention_'))) return true;
    const body = { defaults: daysOf('default', all), maxima: daysOf('maximum', all) };
    return confirmRemoval((await api.previewRetentionPolicy({ body })).data);
  };
  return (
    <>
      <SectionHeader title={t`Bewaren`} />
      <SettingsForm sections={sectionsByScreen.settingsRetention} confirm={confirm} />
    </>
  );
}

function daysOf(kind: 'default' | 'maximum', values: SettingValues): RetentionDays {
  const entries = retentionOutcomes.map((outcome) => {
    const value = values[`retention_${kind}_${outcome}`];
    return [outcome, typeof value === 'number' ? value : null];
  });
  // One entry for each outcome, which the type of `fromEntries` does not express.
  return Object.fromEntries(entries) as RetentionDays;
}
