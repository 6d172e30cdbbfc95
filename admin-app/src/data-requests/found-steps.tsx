import type { DataRequestMatch } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { idsOf } from './ids-of.ts';
import { StepForm } from './step-form.tsx';
import { useRequestCall } from './use-request-call.ts';

/** An action on found submissions that needs an answer or a confirmation. */
export interface FoundStep {
  readonly kind: 'correct' | 'restrict' | 'erase';
  readonly matches: readonly DataRequestMatch[];
}

interface StepProps {
  readonly requestId: string;
  readonly step: FoundStep;
  readonly onClose: () => void;
}

/** The dialog of an action on found submissions. */
export function FoundStepDialog(props: StepProps) {
  if (props.step.kind === 'correct') return <CorrectDialog {...props} />;
  if (props.step.kind === 'restrict') return <RestrictDialog {...props} />;
  return <EraseDialog {...props} matches={props.step.matches} />;
}

function CorrectDialog({ requestId: id, step, onClose }: StepProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const call = useRequestCall(t`De correctie staat bij de inzending.`, (correction) =>
    api.correctFoundSubmission({
      params: { id },
      body: { submission_id: step.matches[0]?.submission_id ?? '', text: correction },
    }),
  );
  return (
    <StepForm
      title={t`Correctie toevoegen`}
      lead={t`De antwoorden blijven zoals ze zijn verstuurd. De correctie komt erbij als opmerking.`}
      submitLabel={t`Toevoegen`}
      call={call}
      value={text}
      missing={t`Schrijf wat er anders moet zijn.`}
      onClose={onClose}
      input={(error) => (
        <Textarea
          label={t`Correctie`}
          maxLength={2000}
          autosize
          minRows={3}
          withAsterisk
          data-autofocus
          error={error}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
    />
  );
}

function RestrictDialog({ requestId: id, step, onClose }: StepProps) {
  const { t } = useLingui();
  const [day, setDay] = useState('');
  const call = useRequestCall(t`De gegevens zijn beperkt.`, (ends_on) =>
    api.restrictFoundSubmissions({
      params: { id },
      body: { submission_ids: idsOf(step.matches), ends_on },
    }),
  );
  return (
    <StepForm
      title={t`Beperken`}
      lead={t`Niemand kan deze gegevens behandelen of verwijderen, ook de bewaartermijn niet. Je heft de beperking op bij de inzending.`}
      submitLabel={t`Beperken`}
      call={call}
      value={day}
      missing={t`Kies een dag.`}
      onClose={onClose}
      input={(error) => (
        <TextInput
          type="date"
          label={t`Tot en met`}
          withAsterisk
          maw="14rem"
          data-autofocus
          error={error}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      )}
    />
  );
}
