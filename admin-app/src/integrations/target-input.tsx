import type { ProviderTargets } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { ProviderChoice } from '@form-builder/core/contract/staff/settings/providers.ts';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@mantine/core';
import { capitalise } from '../languages/staff-texts.ts';
import { driverTexts } from '../providers/provider-words.ts';
import { useOpenIntegration } from './integration-layout.tsx';
import { useProviderChoices } from '../providers/provider-choices.tsx';
import { useReceiverDriver, type NamedDriver } from './use-receiver-driver.ts';
import { useTargetDescription } from './use-target-description.ts';

interface TargetInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The input of a target at the receiver: one of the known names, else any name. */
export function TargetInput(props: TargetInputProps) {
  const { t } = useLingui();
  const { integration } = useOpenIntegration();
  const driver = useReceiverDriver(integration.provider);
  const { value, onChange } = props;
  if (driver?.targets)
    return <KnownTargetInput {...props} driver={driver} targets={driver.targets} />;
  return (
    <TextInput
      label={t`Naam bij de ontvanger`}
      placeholder="aanvrager.naam"
      value={value}
      maxLength={200}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface KnownTargetInputProps extends TargetInputProps {
  readonly driver: NamedDriver;
  readonly targets: ProviderTargets;
}

function KnownTargetInput({ value, onChange, driver, targets }: KnownTargetInputProps) {
  const { t, i18n } = useLingui();
  const { integration } = useOpenIntegration();
  const { data: listed = [] } = useProviderChoices({
    provider: driver.provider,
    list: targets.list,
    of: integration.options[targets.of] ?? '',
  });
  const { target, targetGroup } = driverTexts(driver.name);
  const describe = useTargetDescription();
  const nameOf = ({ value: listedValue, label: name }: ProviderChoice) => {
    const group = targets.groups?.find((one) => listedValue.startsWith(`${one}.`));
    if (group === undefined) return name;
    return capitalise(i18n._(targetGroup(group).id, { name }));
  };
  const known = [
    ...targets.fixed.map((one) => ({ value: one, label: capitalise(i18n._(target(one))) })),
    ...listed.map((one) => ({ value: one.value, label: describe({ ...one, label: nameOf(one) }) })),
  ];
  const isKnown = value === '' || known.some((one) => one.value === value);
  return (
    <Select
      label={t`Naam bij de ontvanger`}
      searchable
      data={isKnown ? known : [...known, { value, label: value }]}
      value={value === '' ? null : value}
      nothingFoundMessage={t`Niets gevonden.`}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
