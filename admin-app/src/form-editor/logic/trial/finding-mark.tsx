import { Trans } from '@lingui/react/macro';
import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { useFindings, type Finding } from './findings.ts';
import styles from './trial.module.css';

/** Says below a condition, or in a group, whether it holds with the values of the trial. */
export function FindingMark({ id }: { readonly id: string }) {
  const findings = useFindings();
  if (!findings) return null;
  const finding = findings.get(id);
  const Icon = finding ? (finding.holds ? IconCircleCheck : IconCircleX) : IconCircleDashed;
  return (
    <p className={styles.finding} data-holds={finding?.holds}>
      <Icon size={16} aria-hidden />
      <span>
        <FindingText finding={finding} />
      </span>
    </p>
  );
}

function FindingText({ finding }: { readonly finding: Finding | undefined }) {
  if (!finding) return <Trans>Telt nog niet mee, omdat de voorwaarde nog niet af is.</Trans>;
  const { holds, reason } = finding;
  if (reason === undefined) {
    return holds ? <Trans>Deze groep klopt nu.</Trans> : <Trans>Deze groep klopt nu niet.</Trans>;
  }
  return holds ? (
    <Trans>Klopt nu, omdat {reason}.</Trans>
  ) : (
    <Trans>Klopt nu niet, omdat {reason}.</Trans>
  );
}
