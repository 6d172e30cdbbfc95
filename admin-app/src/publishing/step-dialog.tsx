import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Step } from './steps-for.ts';
import { useTakeStep, type AskedStep } from './use-take-step.tsx';

/** Asks in words before something visitors will see changes, and for the reason of a rejection. */
export function StepDialog({
  asked,
  onClose,
}: {
  readonly asked: AskedStep | null;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  // What was asked stays in the dialog while it fades out: a dialog always has its name.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const titles: Record<Step, string> = {
    propose: t`Versie voorstellen`,
    approve: t`Versie goedkeuren`,
    reject: t`Versie afkeuren`,
    publish: t`Versie publiceren`,
    withdraw: t`Versie intrekken`,
  };
  return (
    <Modal opened={asked !== null} onClose={onClose} title={shown && titles[shown.step]}>
      {shown && <StepQuestion asked={shown} onClose={onClose} />}
    </Modal>
  );
}

function StepQuestion({
  asked,
  onClose,
}: {
  readonly asked: AskedStep;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { mutate, isPending } = useTakeStep();
  const [remark, setRemark] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { explanation, confirm, isDanger } = useStepWords(asked);
  const take = () => {
    if (asked.step === 'reject' && remark.trim() === '') setIsMissing(true);
    else mutate({ ...asked, remark: remark.trim() }, { onSuccess: onClose });
  };
  return (
    <Stack gap="md">
      <div>{explanation}</div>
      {asked.step !== 'withdraw' && (
        <Textarea
          autosize
          minRows={3}
          maxLength={2000}
          value={remark}
          withAsterisk={asked.step === 'reject'}
          label={asked.step === 'reject' ? t`Wat moet er anders?` : t`Opmerking (niet verplicht)`}
          error={isMissing && remark.trim() === '' ? t`Vertel wat er anders moet.` : null}
          onChange={(event) => setRemark(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          <Trans>Annuleren</Trans>
        </Button>
        <Button onClick={take} loading={isPending} {...(isDanger ? { color: 'red' } : {})}>
          {confirm}
        </Button>
      </Group>
    </Stack>
  );
}

function useStepWords({ step, version, environment, replaces }: AskedStep): {
  readonly explanation: ReactNode;
  readonly confirm: string;
  readonly isDanger: boolean;
} {
  const { t } = useLingui();
  const { number } = version;
  const { name, id } = environment;
  const replaced =
    replaces === undefined
      ? ''
      : t`Versie ${replaces}, die er nu staat, wordt vervangen; wie daarin bezig is kan hem gewoon afmaken.`;
  const seen =
    id === 'production'
      ? t`Versie ${number} wordt meteen zichtbaar voor iedereen.`
      : t`Versie ${number} wordt zichtbaar in ${name}.`;
  const published = `${seen} ${replaced}`.trim();
  const words: Record<Step, { explanation: string; confirm: string; isDanger: boolean }> = {
    propose: {
      explanation: t`Een beoordelaar krijgt versie ${number} te zien en beslist of die naar ${name} mag.`,
      confirm: t`Voorstellen`,
      isDanger: false,
    },
    approve: {
      explanation: t`Versie ${number} mag daarna in ${name} worden gepubliceerd.`,
      confirm: t`Goedkeuren`,
      isDanger: false,
    },
    reject: {
      explanation: t`Versie ${number} gaat niet naar ${name}. De maker leest je opmerking.`,
      confirm: t`Afkeuren`,
      isDanger: true,
    },
    publish: { explanation: published, confirm: t`Ja, publiceren`, isDanger: false },
    withdraw: {
      explanation: t`Bezoekers kunnen het formulier daarna niet meer openen in ${name}.`,
      confirm: t`Ja, intrekken`,
      isDanger: true,
    },
  };
  return words[step];
}
