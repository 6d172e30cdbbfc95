import { Plural, Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconEyeOff, IconMessage, IconRoute } from '@tabler/icons-react';
import { useIsUnconfigured } from '../problems/problems-context.ts';
import { useOpenRemarks } from '../remarks/remarks-context.ts';
import { useCoverageMark } from '../form-tests/coverage-context.ts';
import styles from './canvas.module.css';

interface FieldMarksProps {
  readonly fieldId: string;
  readonly hasRules: boolean;
  readonly isHidden: boolean;
}

/**
 * The marks for properties of a field that the drawing does not show: it lacks what it needs to work, is hidden at
 * first, has rules, has open remarks, or is not covered by a test.
 */
export function FieldMarks({ fieldId, hasRules, isHidden }: FieldMarksProps) {
  const remarks = useOpenRemarks(fieldId);
  const untested = useCoverageMark(fieldId);
  const isUnconfigured = useIsUnconfigured(fieldId);
  if (!isHidden && !hasRules && remarks === 0 && !untested && !isUnconfigured) return null;
  const Icon = isHidden ? IconEyeOff : IconRoute;
  return (
    <div className={styles.marks}>
      {isUnconfigured && (
        <span className={styles.mark} data-unconfigured>
          <IconAlertTriangle size={14} aria-hidden />
          <Trans>nog niet ingesteld</Trans>
        </span>
      )}
      {remarks > 0 && (
        <span className={styles.mark}>
          <IconMessage size={14} aria-hidden />
          <Plural value={remarks} one="# opmerking" other="# opmerkingen" />
        </span>
      )}
      {untested && (
        <span className={styles.mark} data-untested>
          {untested}
        </span>
      )}
      {(isHidden || hasRules) && (
        <span className={styles.mark}>
          <Icon size={14} aria-hidden />
          <MarkText isHidden={isHidden} hasRules={hasRules} />
        </span>
      )}
    </div>
  );
}

function MarkText({ isHidden, hasRules }: { isHidden: boolean; hasRules: boolean }) {
  if (!isHidden) return <Trans>regels</Trans>;
  return hasRules ? <Trans>verborgen (regel)</Trans> : <Trans>verborgen</Trans>;
}
