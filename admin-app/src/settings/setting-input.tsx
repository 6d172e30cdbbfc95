import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ColorInput, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { ImageSetting } from './image-setting.tsx';
import type { SettingInputProps } from './setting-input-props.ts';
import type { SettingField, SettingKind, SettingUnit } from './sections/setting-section.ts';

const textOf = (value: SettingValue): string => (typeof value === 'string' ? value : '');

function TextSetting({
  type,
  value,
  onChange,
  ...words
}: SettingInputProps & { readonly type: string }) {
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

function ColourSetting({ value, onChange, ...words }: SettingInputProps) {
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

function SwitchSetting({ value, onChange, ...words }: SettingInputProps) {
  return (
    <Switch
      {...words}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

interface NumberProps extends SettingInputProps {
  readonly unit: SettingUnit | undefined;
}

function NumberSetting({ unit, value, onChange, ...words }: NumberProps) {
  const { t, i18n } = useLingui();
  return (
    <NumberInput
      {...words}
      maw="24rem"
      {...(unit !== undefined && { suffix: i18n._(suffixes[unit]) })}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      placeholder={t`niet ingesteld`}
      value={typeof value === 'number' ? value : ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
    />
  );
}

const suffixes: Readonly<Record<SettingUnit, MessageDescriptor>> = {
  days: msg` dagen`,
  minutes: msg` minuten`,
  hours: msg` uur`,
  characters: msg` tekens`,
  years: msg` jaar`,
};

function WordsSetting({ value, onChange, ...words }: SettingInputProps) {
  return (
    <Textarea
      {...words}
      autosize
      minRows={3}
      maxRows={14}
      value={Array.isArray(value) ? value.join('\n') : ''}
      onChange={(event) => onChange(event.currentTarget.value.split('\n'))}
    />
  );
}

interface ChoiceProps extends SettingInputProps {
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

const inputs: Record<
  Exclude<SettingKind, 'choice' | 'number'>,
  React.ComponentType<SettingInputProps>
> = {
  text: (props) => <TextSetting {...props} type="text" />,
  email: (props) => <TextSetting {...props} type="email" />,
  address: (props) => <TextSetting {...props} type="url" />,
  image: (props) => <ImageSetting {...props} allowsAddress />,
  uploaded_image: (props) => <ImageSetting {...props} allowsAddress={false} />,
  colour: ColourSetting,
  switch: SwitchSetting,
  words: WordsSetting,
};

/** The control of one setting, by its kind. */
export function SettingInput({
  field,
  ...props
}: Pick<SettingInputProps, 'error' | 'value' | 'onChange'> & { readonly field: SettingField }) {
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
  if (field.kind === 'number') return <NumberSetting {...words} unit={field.unit} />;
  const Input = inputs[field.kind];
  return <Input {...words} />;
}
