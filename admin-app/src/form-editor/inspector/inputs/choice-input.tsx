import { useLingui } from '@lingui/react/macro';
import { Select, Switch } from '@mantine/core';
import { choiceLabel } from '../choice-label.ts';
import type { SettingInputProps } from '../setting-input.ts';

/** Chooses one of the part's values; a part without a default may also be empty. */
export function ChoiceInput(props: SettingInputProps) {
  const { name, part, label, help, value, error, isReadOnly, change } = props;
  const { t, i18n } = useLingui();
  const choices = part.choices ?? [];
  const isOptional = part.default === undefined;
  if (isOptional && choices.length === 1) return <SingleChoice {...props} />;
  return (
    <Select
      label={label}
      description={help}
      error={error}
      readOnly={isReadOnly}
      clearable={isOptional}
      allowDeselect={false}
      placeholder={isOptional ? t`Geen eis` : ''}
      data={choices.map((choice) => ({ value: choice, label: i18n._(choiceLabel(name, choice)) }))}
      value={typeof value === 'string' ? value : isOptional ? null : (choices[0] ?? null)}
      onChange={change}
    />
  );
}

/** A single optional value is shown as a switch. */
function SingleChoice({ name, part, label, value, isReadOnly, change }: SettingInputProps) {
  const { i18n } = useLingui();
  const choice = part.choices?.[0] ?? '';
  return (
    <Switch
      label={label}
      description={i18n._(choiceLabel(name, choice))}
      disabled={isReadOnly}
      checked={value === choice}
      onChange={(event) => change(event.currentTarget.checked ? choice : undefined)}
    />
  );
}
