import type { DateSettings } from '@form-builder/core/field-types/date/date.ts';
import { useLingui } from '@lingui/react/macro';
import { NumberInput } from '@mantine/core';
import type { SettingInputProps, SettingInputView } from '../setting-input.ts';
import { settingValue } from '../setting-value.ts';
import { DateInput } from './date-input.tsx';
import { FieldInput } from './field-input.tsx';

type OptionsType = NonNullable<DateSettings['date_options_type']>;

const inputs: Readonly<Record<OptionsType, SettingInputView>> = {
  date: DateInput,
  today: DaysInput,
  field: FieldInput,
};

/** Chooses what a date is compared with: a day, days from today, or another question. */
export function DateOptionInput(props: SettingInputProps) {
  const type = settingValue(props.field, { name: 'date_options_type', at: 'custom_properties' });
  const Input = isOptionsType(type) ? inputs[type] : DateInput;
  return <Input {...props} />;
}

const isOptionsType = (type: unknown): type is OptionsType =>
  typeof type === 'string' && Object.hasOwn(inputs, type);

function DaysInput({ label, help, value, error, isReadOnly, change }: SettingInputProps) {
  const { t } = useLingui();
  return (
    <NumberInput
      label={label}
      description={help ?? t`Aantal dagen vanaf vandaag; met een min ervoor is het eerder.`}
      error={error}
      readOnly={isReadOnly}
      allowDecimal={false}
      value={typeof value === 'number' ? value : ''}
      onChange={(days) => change(typeof days === 'number' ? days : undefined)}
    />
  );
}
