import type {
  OutgoingSource,
  OutgoingValue,
} from '@form-builder/core/version-settings/integrations/integration.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Select, Stack, Text, TextInput } from '@mantine/core';
import { answerChoices, variableChoices } from '../form-choices.ts';
import { RequiredTargets } from '../required-targets.tsx';
import { TargetInput } from '../target-input.tsx';
import { IntegrationForm } from '../integration-form.tsx';
import { useOpenIntegration } from '../integration-layout.tsx';
import { IntegrationPreview } from '../integration-preview.tsx';
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
  const { target, source } = value;
  return (
    <>
      <TargetInput value={target} onChange={(changed) => onChange({ ...value, target: changed })} />
      <Select
        label={t`Soort`}
        data={kinds.map(({ kind, label }) => ({ value: kind, label }))}
        value={source.kind}
        allowDeselect={false}
        onChange={(kind) => {
          const found = kinds.find((one) => one.kind === kind);
          if (found) onChange({ ...value, source: found.empty });
        }}
      />
      <SourceInput
        source={source}
        onChange={(changed) => onChange({ ...value, source: changed })}
      />
    </>
  );
}

interface SourceInputProps {
  readonly source: OutgoingSource;
  readonly onChange: (source: OutgoingSource) => void;
}

function SourceInput({ source, onChange }: SourceInputProps) {
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
    <Select
      label={t`Vraag`}
      searchable
      data={answerChoices(version)}
      value={source.field === '' ? null : source.field}
      onChange={(field) => onChange({ ...source, field: field ?? '' })}
    />
  );
}
