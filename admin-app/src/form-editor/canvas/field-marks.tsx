import { Trans } from '@lingui/react/macro';
import { IconEyeOff, IconRoute } from '@tabler/icons-react';
import styles from './canvas.module.css';

/**
 * The marks for properties of a field that the drawing does not show: it is hidden at first, or has
 * rules.
 */
export function FieldMarks({ hasRules, isHidden }: { hasRules: boolean; isHidden: boolean }) {
  if (!isHidden && !hasRules) return null;
  const Icon = isHidden ? IconEyeOff : IconRoute;
  return (
    <div className={styles.marks}>
      <span className={styles.mark}>
        <Icon size={14} aria-hidden />
        <MarkText isHidden={isHidden} hasRules={hasRules} />
      </span>
    </div>
  );
}

function MarkText({ isHidden, hasRules }: { isHidden: boolean; hasRules: boolean }) {
  if (!isHidden) return <Trans>regels</Trans>;
  return hasRules ? <Trans>verborgen (regel)</Trans> : <Trans>verborgen</Trans>;
}
