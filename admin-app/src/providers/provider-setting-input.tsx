import type { ProviderSetting } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { useLingui } from '@lingui/react/macro';
import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import { DataOutputsInput } from './data-outputs-input.tsx';
import { FileTextInput } from './file-text-input.tsx';
import { MetadataInput } from './metadata-input.tsx';
import { ProviderChoiceInput } from './provider-choices.tsx';
import { choiceNames } from './provider-words.ts';

interface ProviderSettingInputProps {
  readonly setting: ProviderSetting;
  /** The saved provider; absent for a new one. */
  readonly provider: Provider | undefined;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The control of one setting of a driver. */
export function ProviderSettingInput({ label, ...props }: ProviderSettingInputProps) {
  const { t } = useLingui();
  const { input, isOptional, requiredWith } = props.setting;
  const Input = inputs[input];
  // A switch is never required; a hint says when another setting requires this one.
  const isMarked = isOptional === true && input !== 'switch' && requiredWith === undefined;
  return <Input {...props} label={isMarked ? t`${label} (niet verplicht)` : label} />;
}

/** The control for every way to enter a setting. */
const inputs: Readonly<Record<ProviderSetting['input'], ComponentType<ProviderSettingInputProps>>> =
  {
    url: (props) => <TextSetting {...props} type="url" />,
    host: (props) => <TextSetting {...props} type="text" />,
    text: (props) => <TextSetting {...props} type="text" />,
    addresses: (props) => <TextSetting {...props} type="text" />,
    pairs: PairsSetting,
    switch: SwitchSetting,
    select: SelectSetting,
    choice: ChoiceSetting,
    path: (props) => <TextSetting {...props} type="text" />,
    json: PairsSetting,
    headers: PairsSetting,
    outputs: DataOutputsInput,
    certificate: ({ hint, ...props }) => (
      <FileTextInput {...props} description={hint} accept=".pem,.crt,.cer,.txt" />
    ),
    metadata: MetadataInput,
    date: (props) => <TextSetting {...props} type="date" />,
  };

function TextSetting(
  props: ProviderSettingInputProps & { readonly type: 'url' | 'text' | 'date' },
) {
  const { type, label, hint, error, value, onChange } = props;
  return (
    <TextInput
      type={type}
      label={label}
      description={hint}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Lines of `name = value`, and other texts of several lines. */
function PairsSetting({ label, hint, error, value, onChange }: ProviderSettingInputProps) {
  return (
    <Textarea
      label={label}
      description={hint}
      error={error}
      autosize
      minRows={2}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function SwitchSetting({ label, hint, value, onChange }: ProviderSettingInputProps) {
  return (
    <Switch
      label={label}
      description={hint}
      checked={value === 'true'}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'true' : '')}
    />
  );
}

function SelectSetting(props: ProviderSettingInputProps) {
  const { setting, label, hint, error, value, onChange } = props;
  const { i18n } = useLingui();
  const nameOf = (choice: string) => {
    const name = choiceNames[setting.key]?.[choice];
    return name === undefined ? choice : i18n._(name);
  };
  return (
    <Select
      label={label}
      description={hint}
      error={error}
      data={(setting.choices ?? []).map((choice) => ({ value: choice, label: nameOf(choice) }))}
      clearable
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

/** What the service offers, which it can say once the provider is saved. */
function ChoiceSetting(props: ProviderSettingInputProps) {
  const { setting, provider, label, hint, value, onChange } = props;
  const { t } = useLingui();
  if (setting.list === undefined) return null;
  return (
    <ProviderChoiceInput
      label={label}
      description={provider ? hint : t`Sla de aanbieder eerst op. Daarna kun je kiezen.`}
      provider={provider}
      list={setting.list}
      value={value}
      onChange={onChange}
    />
  );
}
