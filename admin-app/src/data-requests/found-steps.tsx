import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';
import { useRequestCall } from './use-request-call.ts';

/** An action on found submissions that needs an answer or a confirmation. */
export interface FoundStep {
  readonly kind: 'correct' | 'restrict' | 'erase';
  readonly ids: readonly string[];
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
  return <EraseDialog {...props} />;
}

function CorrectDialog({ requestId: id, step, onClose }: StepProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const call = useRequestCall(t`De correctie staat bij de inzending.`, (correction) =>
    api.correctFoundSubmission({
      params: { id },
      body: { submission_id: step.ids[0] ?? '', text: correction },
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
      body: { submission_ids: [...step.ids], ends_on },
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

function EraseDialog({ requestId: id, step, onClose }: StepProps) {
  const { t } = useLingui();
  const count = step.ids.length;
  const call = useRequestCall(t`De gegevens zijn gewist.`, () =>
    api.eraseFoundSubmissions({ params: { id }, body: { submission_ids: [...step.ids] } }),
  );
  return (
    <StepForm
      title={t`${plural(count, { one: '# inzending wissen?', other: '# inzendingen wissen?' })}`}
      lead={t`Antwoorden, bestanden, e-mails en exports met deze gegevens gaan weg. Dat kun je niet ongedaan maken. Kijk eerst of je ze volgens de wet moet bewaren, en vertel ontvangers dat ze hun kopie wissen.`}
      submitLabel={t`Wissen`}
      isDanger
      call={call}
      value="yes"
      missing=""
      onClose={onClose}
    />
  );
}

interface StepFormProps {
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly call: ReturnType<typeof useRequestCall>;
  readonly value: string;
  /** The error of an empty value. */
  readonly missing: string;
  readonly isDanger?: boolean;
  readonly input?: (error: string | null) => React.ReactNode;
  readonly onClose: () => void;
}

function StepForm(props: StepFormProps) {
  const { title, lead, submitLabel, call, value, missing, isDanger, input, onClose } = props;
  const [isChecked, setIsChecked] = useState(false);
  const isEmpty = value.trim() === '';
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isEmpty) call.mutate(value.trim(), { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text size="sm">{lead}</Text>
          <FailureAlert error={call.error} />
          {input?.(isChecked && isEmpty ? missing : null)}
          <FormButtons
            submitLabel={submitLabel}
            isPending={call.isPending}
            isDanger={isDanger === true}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
