import type { ProviderOption } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { useLingui } from '@lingui/react/macro';
import { Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { capitalise } from '../languages/staff-texts.ts';
import { driverTexts } from '../providers/provider-words.ts';
import { referenceChoices } from './form-choices.ts';
import { useOpenIntegration } from './integration-layout.tsx';
import { ProviderChoiceInput, type WantedChoices } from '../providers/provider-choices.tsx';
import type { NamedDriver } from './use-receiver-driver.ts';

interface DriverOptionsProps {
  readonly driver: NamedDriver;
  readonly options: Integration['options'];
  readonly onChange: (options: Integration['options']) => void;
}

/** The options that the receiver's driver requires of each integration. */
export function DriverOptions({ driver, options, onChange }: DriverOptionsProps) {
  const { i18n } = useLingui();
  const texts = driverTexts(driver.name);
  const shown = driver.options.filter(
    ({ onlyWith }) => onlyWith === undefined || options[onlyWith] === 'true',
  );
  return shown.map(({ key, input, list, of, hasHint }) => {
    const Input = inputs[input];
    return (
      <Input
        choices={list && { provider: driver.provider, list, of: of && (options[of] ?? '') }}
        key={key}
        label={capitalise(i18n._(texts.option(key)))}
        hint={hasHint === true ? i18n._(texts.optionHint(key)) : undefined}
        value={options[key] ?? ''}
        onChange={(value) =>
          onChange(
            Object.fromEntries(
              Object.entries({ ...options, [key]: value }).filter(([, one]) => one !== ''),
            ),
          )
        }
      />
    );
  });
}

interface OptionInputProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  /** The options of a choice. */
  readonly choices: WantedChoices | undefined;
  readonly onChange: (value: string) => void;
}

function LineInput({ label, value, onChange }: OptionInputProps) {
  return (
    <TextInput
      label={label}
      value={value}
      maxLength={2000}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function SwitchInput({ label, hint, value, onChange }: OptionInputProps) {
  return (
    <Switch
      label={label}
      description={hint}
      checked={value === 'true'}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'true' : '')}
    />
  );
}

function ChoiceInput({ choices, hint, ...props }: OptionInputProps) {
  return choices && <ProviderChoiceInput {...props} {...choices} description={hint} />;
}

const maxText = 5000;

type TemplateKind = Extract<ProviderOption['input'], `template${string}`>;

/** The input of a text with formulas; choosing a question inserts its answer. */
function TemplateInput(props: OptionInputProps & { readonly input: TemplateKind }) {
  const { label, hint, value, input, onChange } = props;
  const { t } = useLingui();
  const { version } = useOpenIntegration();
  const shared = {
    label,
    value,
    description:
      hint ??
      (input === 'template-path'
        ? t`Zet een schuine streep tussen mappen. Leeg is een map met de naam van het formulier. Elke inzending krijgt daarin een eigen map. Formules staan tussen dubbele accolades.`
        : t`Leeg is een standaardtekst. Formules staan tussen dubbele accolades.`),
  };
  return (
    <Stack gap="xs">
      {input === 'template-lines' ? (
        <Textarea
          {...shared}
          autosize
          minRows={4}
          maxLength={maxText}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <TextInput
          {...shared}
          maxLength={200}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      <Select
        aria-label={t`Antwoord invoegen in: ${label}`}
        placeholder={t`Antwoord invoegen`}
        searchable
        size="sm"
        maw="20rem"
        data={referenceChoices(version)}
        value={null}
        onChange={(reference) => {
          if (reference !== null) onChange(`${value}{{ {${reference}} }}`);
        }}
      />
    </Stack>
  );
}

const inputs: Readonly<
  Record<ProviderOption['input'], (props: OptionInputProps) => React.JSX.Element | undefined>
> = {
  addresses: LineInput,
  template: (props) => <TemplateInput {...props} input="template" />,
  'template-lines': (props) => <TemplateInput {...props} input="template-lines" />,
  'template-path': (props) => <TemplateInput {...props} input="template-path" />,
  switch: SwitchInput,
  choice: ChoiceInput,
};
