import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';
import { useLingui } from '@lingui/react/macro';
import { ColorInput, NumberInput, Select, Switch, TextInput } from '@mantine/core';
import type { SettingField, SettingKind } from './setting-sections.ts';

interface InputProps {
  readonly name: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly error: React.ReactNode;
  readonly value: SettingValue;
  readonly onChange: (value: SettingValue) => void;
}

const textOf = (value: SettingValue): string => (typeof value === 'string' ? value : '');

function TextSetting({ type, value, onChange, ...words }: InputProps & { readonly type: string }) {
  return (
    <TextInput
      {...words}
      type={type}
      maxLength={500}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function ColourSetting({ value, onChange, ...words }: InputProps) {
  return (
    <ColorInput
      {...words}
      maw="16rem"
      format="hex"
      withEyeDropper={false}
      fixOnBlur={false}
      placeholder="#154273"
      value={textOf(value)}
      onChange={onChange}
    />
  );
}

function SwitchSetting({ value, onChange, ...words }: InputProps) {
  return (
    <Switch
      {...words}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function NumberSetting({ value, onChange, ...words }: InputProps & { readonly suffix: string }) {
  const { t } = useLingui();
  return (
    <NumberInput
      {...words}
      maw="24rem"
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      placeholder={t`niet ingesteld`}
      value={typeof value === 'number' ? value : ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
    />
  );
}

function DaysSetting(props: InputProps) {
  const { t } = useLingui();
  return <NumberSetting {...props} suffix={t` dagen`} />;
}

function MinutesSetting(props: InputProps) {
  const { t } = useLingui();
  return <NumberSetting {...props} suffix={t` minuten`} />;
}

function HoursSetting(props: InputProps) {
  const { t } = useLingui();
  return <NumberSetting {...props} suffix={t` uur`} />;
}

interface ChoiceProps extends InputProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function ChoiceSetting({ options, value, onChange, ...words }: ChoiceProps) {
  return (
    <Select
      {...words}
      maw="24rem"
      data={[...options]}
      allowDeselect={false}
      value={textOf(value)}
      onChange={onChange}
    />
  );
}

const inputs: Record<Exclude<SettingKind, 'choice'>, React.ComponentType<InputProps>> = {
  text: (props) => <TextSetting {...props} type="text" />,
  email: (props) => <TextSetting {...props} type="email" />,
  address: (props) => <TextSetting {...props} type="url" />,
  colour: ColourSetting,
  switch: SwitchSetting,
  days: DaysSetting,
  waiting_days: DaysSetting,
  minutes: MinutesSetting,
  hours: HoursSetting,
};

/** The control of one setting, by its kind. */
export function SettingInput({
  field,
  ...props
}: Pick<InputProps, 'error' | 'value' | 'onChange'> & { readonly field: SettingField }) {
  const { i18n } = useLingui();
  const words = {
    ...props,
    name: field.id,
    label: i18n._(field.label),
    description: field.description && i18n._(field.description),
  };
  if (field.kind === 'choice') {
    const options = (field.options ?? []).map(({ value, label }) => ({
      value,
      label: i18n._(label),
    }));
    return <ChoiceSetting {...words} options={options} />;
  }
  const Input = inputs[field.kind];
  return <Input {...words} />;
}
