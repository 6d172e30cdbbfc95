import { describeRuleReason } from '@form-builder/core/explanations/describe-trace.ts';
import type { Wording } from '@form-builder/core/descriptions/field-names.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { capitalise } from '../../../languages/staff-texts.ts';
import { useEditor } from '../../editor/editor-context.ts';
import { collectFindings } from './collect-findings.ts';
import type { Findings } from './findings.ts';
import { describeEffects } from './rule-effects.ts';
import { SampleInput } from './sample-inputs.tsx';
import type { RuleTrial as Trial } from './try-rule.ts';
import { useRuleTrial } from './use-rule-trial.ts';
import styles from './trial.module.css';

export interface RuleTrialProps {
  readonly rule: LogicRule;
  readonly holderId: string;
  /** Reports whether each condition and group holds; `undefined` when the trial is closed. */
  readonly onFindings: (findings: Findings | undefined) => void;
}

/** Tries a rule with values for what it reads, and says whether it holds, why, and what it does. */
export function RuleTrial({ rule, holderId, onFindings }: RuleTrialProps) {
  const { t } = useLingui();
  const { trial, wording, keep } = useRuleTrial(rule, holderId);
  useEffect(() => {
    onFindings(trial.trace ? collectFindings(trial.trace.group, wording) : new Map());
  }, [trial, wording, onFindings]);
  useEffect(() => () => onFindings(undefined), [onFindings]);
  return (
    <div className={styles.section} role="group" aria-label={t`Regel proberen`}>
      {trial.inputs.length > 0 && (
        <Text size="xs" c="dimmed">
          <Trans>Kies waarden. Uitproberen en formules gebruiken ze ook.</Trans>
        </Text>
      )}
      {trial.inputs.map((cell) => (
        <SampleInput
          key={cell.key}
          session={trial.session}
          cell={cell}
          label={labelOf(cell)}
          wording={wording}
          onChange={keep}
        />
      ))}
      <div className={styles.outcome} role="status">
        <Outcome trial={trial} rule={rule} wording={wording} />
      </div>
    </div>
  );
}

const labelOf = ({ field }: Cell) => field.label.trim() || field.short_id;

interface OutcomeProps {
  readonly trial: Trial;
  readonly rule: LogicRule;
  readonly wording: Wording;
}

function Outcome({ trial, rule, wording }: OutcomeProps) {
  const { texts } = useEditor();
  const { trace } = trial;
  if (!trace) return <Trans>De regel doet nog niets. Maak eerst een voorwaarde af.</Trans>;
  const reason = describeRuleReason(trace, wording);
  const { state, overruled } = describeEffects(trial, rule, wording, texts);
  const shown = capitalise(state);
  return (
    <>
      {trace.holds ? (
        <Trans>De regel geldt nu, omdat {reason}.</Trans>
      ) : (
        <Trans>De regel geldt nu niet, omdat {reason}.</Trans>
      )}
      {state !== '' && <strong>{shown}.</strong>}
      {overruled.map(({ name, explanation }) => (
        <span key={`${name} ${explanation}`}>
          <Trans>
            Iets anders bepaalt {name}: {explanation}.
          </Trans>
        </span>
      ))}
    </>
  );
}
