import {
  providerDriverNames,
  providerDrivers,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import { providerStages } from '@form-builder/core/contract/staff/settings/providers.ts';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@mantine/core';
import { initialSettings, type ProviderDraft } from './provider-draft.ts';
import { driverTexts, providerKinds, stageLabels } from './provider-words.ts';

interface ProviderKeyInputsProps {
  readonly draft: ProviderDraft;
  /** Why the server rejected the code. */
  readonly idError: string | undefined;
  readonly onChange: (members: Partial<ProviderDraft>) => void;
}

/** The input of the driver of a new provider, which cannot be changed later. */
export function ProviderDriverInput({ draft, onChange }: Omit<ProviderKeyInputsProps, 'idError'>) {
  const { t, i18n } = useLingui();
  return (
    <Select
      label={t`Soort`}
      data={providerKinds.map(({ kind, label }) => ({
        group: i18n._(label),
        items: providerDriverNames
          .filter((one) => providerDrivers[one].kind === kind)
          .map((one) => ({ value: one, label: i18n._(driverTexts(one).name) })),
      }))}
      value={draft.driver}
      allowDeselect={false}
      onChange={(value) => {
        const driver = providerDriverNames.find((one) => one === value);
        if (driver) onChange({ driver, settings: initialSettings(driver) });
      }}
    />
  );
}

/** The inputs of the code and the stage of a new provider; neither can be changed later. */
export function ProviderKeyInputs({ draft, idError, onChange }: ProviderKeyInputsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextInput
        label={t`Code`}
        description={t`Kleine letters, cijfers en streepjes. Formulieren verwijzen ernaar.`}
        value={draft.id}
        maxLength={40}
        error={idError}
        onChange={({ currentTarget }) => onChange({ id: currentTarget.value })}
      />
      <Select
        label={t`Voor`}
        data={providerStages.map((one) => ({ value: one, label: i18n._(stageLabels[one]) }))}
        value={draft.stage}
        allowDeselect={false}
        onChange={(value) => onChange({ stage: value === 'test' ? 'test' : 'production' })}
      />
    </>
  );
}
