import type {
  OutgoingSource,
  OutgoingValue,
} from '@form-builder/core/version-settings/integrations/integration.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { fitsTarget } from '@form-builder/core/integrations/fits-target.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Select, Stack, Text, TextInput } from '@mantine/core';
import { answerChoices, inputsOf, variableChoices } from '../form-choices.ts';
import { RequiredTargets } from '../required-targets.tsx';
import { TargetInput } from '../target-input.tsx';
import { IntegrationForm } from '../integration-form.tsx';
import { useOpenIntegration } from '../integration-layout.tsx';
import { IntegrationPreview } from '../integration-preview.tsx';
import { useReceiverDriver } from '../use-receiver-driver.ts';
import { useSourceKinds } from '../use-source-kinds.ts';
import { ValueList } from '../value-list.tsx';

const empty: OutgoingValue = { target: '', source: { kind: 'answer', field: '' } };

/** The tab for the request: names at the receiver, and the sources of their values. */
export function OutgoingTab() {
  const { version } = useOpenIntegration();
  return (
    <IntegrationForm
      below={(draft) => <IntegrationPreview versionId={version.id} integration={draft} />}
    >
      {(draft, change) => (
        <Stack gap="md">
          <Text>
            <Trans>Kies wat de ontvanger krijgt. Met een punt zet je waarden in een groep.</Trans>
          </Text>
          <RequiredTargets
            outgoing={draft.outgoing}
            onAdd={(added) => change({ outgoing: [...draft.outgoing, ...added] })}
          />
          <ValueList
            values={draft.outgoing}
            empty={empty}
            onChange={(outgoing) => change({ outgoing })}
          >
            {(value, changeValue) => <ValueInputs value={value} onChange={changeValue} />}
          </ValueList>
        </Stack>
      )}
    </IntegrationForm>
  );
}

interface ValueInputsProps {
  readonly value: OutgoingValue;
  readonly onChange: (value: OutgoingValue) => void;
}

function ValueInputs({ value, onChange }: ValueInputsProps) {
  const { t } = useLingui();
  const kinds = useSourceKinds();
  const { integration } = useOpenIntegration();
  const wanted = useReceiverDriver(integration.provider)?.targets?.fits;
  const { target, source } = value;
  const isUnfit = source.kind !== 'answer' && !fitsTarget(wanted, target, null);
  return (
    <>
      <TargetInput value={target} onChange={(changed) => onChange({ ...value, target: changed })} />
      <Select
        label={t`Soort`}
        data={kinds.map(({ kind, label }) => ({ value: kind, label }))}
        value={source.kind}
        error={isUnfit ? t`Hier past alleen een antwoord.` : undefined}
        allowDeselect={false}
        onChange={(kind) => {
          const found = kinds.find((one) => one.kind === kind);
          if (found) onChange({ ...value, source: found.empty });
        }}
      />
      <SourceInput
        target={target}
        source={source}
        onChange={(changed) => onChange({ ...value, source: changed })}
      />
    </>
  );
}

interface SourceInputProps {
  readonly target: string;
  readonly source: OutgoingSource;
  readonly onChange: (source: OutgoingSource) => void;
}

function SourceInput({ target, source, onChange }: SourceInputProps) {
  const { t } = useLingui();
  const { version } = useOpenIntegration();
  if (source.kind === 'text')
    return (
      <TextInput
        label={t`Tekst, met formules tussen dubbele accolades`}
        value={source.text}
        maxLength={2000}
        onChange={({ currentTarget }) => onChange({ ...source, text: currentTarget.value })}
      />
    );
  if (source.kind === 'variable')
    return (
      <Select
        label={t`Variabele`}
        searchable
        data={variableChoices(version)}
        value={source.variable === '' ? null : source.variable}
        onChange={(variable) => onChange({ ...source, variable: variable ?? '' })}
      />
    );
  return (
    <AnswerInput
      target={target}
      field={source.field}
      onChange={(field) => onChange({ ...source, field })}
    />
  );
}

interface AnswerInputProps {
  readonly target: string;
  readonly field: string;
  readonly onChange: (field: string) => void;
}

/** The questions that the target can take; one chosen earlier that does not fit stays, with an error. */
function AnswerInput({ target, field: chosen, onChange }: AnswerInputProps) {
  const { t } = useLingui();
  const { version, integration } = useOpenIntegration();
  const wanted = useReceiverDriver(integration.provider)?.targets?.fits;
  const fits = ({ type }: Field) => fitsTarget(wanted, target, fieldTypes[type]);
  const isUnfit = inputsOf(version).some((field) => field.id === chosen && !fits(field));
  return (
    <Select
      label={t`Vraag`}
      searchable
      data={answerChoices(version, (field) => fits(field) || field.id === chosen)}
      error={
        isUnfit
          ? t`Deze vraag past hier niet. Kies een vraag van het soort dat de ontvanger verwacht.`
          : undefined
      }
      nothingFoundMessage={t`Geen vraag in dit formulier past hier.`}
      value={chosen === '' ? null : chosen}
      onChange={(field) => onChange(field ?? '')}
    />
  );
}
