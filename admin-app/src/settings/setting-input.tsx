import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';
import { useLingui } from '@lingui/react/macro';
import { ColorInput, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { ImageSetting } from './image-setting.tsx';
import type { SettingInputProps } from './setting-input-props.ts';
import type { SettingField, SettingKind } from './sections/setting-section.ts';

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

function NumberSetting({
  value,
  onChange,
  ...words
}: SettingInputProps & { readonly suffix: string }) {
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

function DaysSetting(props: SettingInputProps) {
  const { t } = useLingui();
  return <NumberSetting {...props} suffix={t` dagen`} />;
}

function MinutesSetting(props: SettingInputProps) {
  const { t } = useLingui();
  return <NumberSetting {...props} suffix={t` minuten`} />;
}

function HoursSetting(props: SettingInputProps) {
  const { t } = useLingui();
  return <NumberSetting {...props} suffix={t` uur`} />;
}

function YearsSetting(props: SettingInputProps) {
  const { t } = useLingui();
  return <NumberSetting {...props} suffix={t` jaar`} />;
}

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

const inputs: Record<Exclude<SettingKind, 'choice'>, React.ComponentType<SettingInputProps>> = {
  text: (props) => <TextSetting {...props} type="text" />,
  email: (props) => <TextSetting {...props} type="email" />,
  address: (props) => <TextSetting {...props} type="url" />,
  image: (props) => <ImageSetting {...props} allowsAddress />,
  uploaded_image: (props) => <ImageSetting {...props} allowsAddress={false} />,
  colour: ColourSetting,
  switch: SwitchSetting,
  days: DaysSetting,
  waiting_days: DaysSetting,
  quarantine_days: DaysSetting,
  log_days: DaysSetting,
  minutes: MinutesSetting,
  hours: HoursSetting,
  years: YearsSetting,
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
  const Input = inputs[field.kind];
  return <Input {...words} />;
}
