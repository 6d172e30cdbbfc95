import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { StepDialog } from '../feedback/step-dialog.tsx';
import type { Transition } from './available-transitions.ts';
import { ProposalChecklist } from './proposal-checklist.tsx';
import { ReviewersSelect } from './reviewers-select.tsx';
import { useTransitionVersion, type RequestedTransition } from './use-transition-version.tsx';

/** Asks for confirmation before visitors see a change, and for the reason of a rejection. */
export function TransitionDialog({
  requested,
  onClose,
  onDone,
}: {
  readonly requested: RequestedTransition | null;
  readonly onClose: () => void;
  /** Called after a transition, when the dialog has gone: the button that opened it has often gone too. */
  readonly onDone: (done: RequestedTransition) => void;
}) {
  const { t } = useLingui();
  const isDone = useRef(false);
  // The request remains while the dialog fades out, because a dialog always needs a title.
  const [shown, setShown] = useState(requested);
  if (requested !== null && requested !== shown) setShown(requested);
  const titles: Record<Transition, string> = {
    propose: t`Versie voorstellen`,
    retract: t`Voorstel intrekken`,
    approve: t`Versie goedkeuren`,
    reject: t`Versie afkeuren`,
    publish: t`Versie publiceren`,
    withdraw: t`Versie intrekken`,
  };
  return (
    <StepDialog
      opened={requested !== null}
      title={shown && titles[shown.transition]}
      onClose={onClose}
      onExited={() => {
        if (shown && isDone.current) onDone(shown);
        isDone.current = false;
      }}
    >
      {shown && (
        <ConfirmTransition
          requested={shown}
          onCancel={onClose}
          onDone={() => {
            isDone.current = true;
            onClose();
          }}
        />
      )}
    </StepDialog>
  );
}

function ConfirmTransition({
  requested,
  onCancel,
  onDone,
}: {
  readonly requested: RequestedTransition;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useTransitionVersion();
  const [remark, setRemark] = useState('');
  const [reviewers, setReviewers] = useState<readonly string[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const { explanation, confirm, isDanger } = useTransitionTexts(requested);
  const take = () => {
    if (requested.transition === 'reject' && remark.trim() === '') setIsMissing(true);
    else mutate({ ...requested, remark: remark.trim(), reviewers }, { onSuccess: onDone });
  };
  return (
    <Stack gap="md">
      <div>{explanation}</div>
      {requested.transition === 'propose' && (
        <>
          <ProposalChecklist versionId={requested.version.id} />
          <ReviewersSelect
            version={requested.version}
            environment={requested.environment}
            value={reviewers}
            onChange={setReviewers}
          />
        </>
      )}
      <FailureAlert error={error} />
      {!withoutRemark.has(requested.transition) && (
        <Textarea
          autosize
          minRows={3}
          maxLength={2000}
          value={remark}
          withAsterisk={requested.transition === 'reject'}
          label={
            requested.transition === 'reject'
              ? t`Wat moet er anders?`
              : t`Opmerking (niet verplicht)`
          }
          error={isMissing && remark.trim() === '' ? t`Vertel wat er anders moet.` : null}
          onChange={(event) => setRemark(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          <Trans>Annuleren</Trans>
        </Button>
        <Button onClick={take} loading={isPending} {...(isDanger ? { color: 'red' } : {})}>
          {confirm}
        </Button>
      </Group>
    </Stack>
  );
}

/** What is taken back needs no remark. */
const withoutRemark: ReadonlySet<Transition> = new Set(['withdraw', 'retract']);

function useTransitionTexts({ transition, version, environment, replaces }: RequestedTransition): {
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
      ? t`Versie ${number} wordt in ${name} meteen zichtbaar voor iedereen.`
      : t`Versie ${number} wordt zichtbaar in ${name}.`;
  // A version that is locked already stays so.
  const locked = !version.is_editable
    ? ''
    : id === 'development'
      ? t`Je kunt deze versie daarna nog wijzigen.`
      : t`Daarna kun je deze versie niet meer wijzigen: voor een wijziging maak je een nieuwe versie.`;
  const isProposed = version.environments.some((one) => one.id === id && one.state === 'proposed');
  const approved = isProposed ? t`Je keurt het voorstel daarmee ook goed.` : '';
  const published = [approved, seen, replaced, locked]
    .filter((sentence) => sentence !== '')
    .join(' ');
  const words: Record<Transition, { explanation: string; confirm: string; isDanger: boolean }> = {
    propose: {
      explanation: t`Een collega beslist daarna of versie ${number} naar ${name} mag. Wijzigt iemand de versie voor die tijd, dan vervalt het voorstel.`,
      confirm: t`Voorstellen`,
      isDanger: false,
    },
    retract: {
      explanation: t`Niemand hoeft versie ${number} voor ${name} dan nog te beoordelen. Je kunt de versie later opnieuw voorstellen.`,
      confirm: t`Voorstel intrekken`,
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
  return words[transition];
}
