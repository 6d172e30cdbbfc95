import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { RemarkItem } from './remark-item.tsx';
import classes from './remarks.module.css';

interface RemarkListProps {
  readonly versionId: string;
  readonly remarks: readonly VersionRemark[];
  /** Whether each remark names its change, for a list of remarks on several changes. */
  readonly namesChange?: boolean;
}

/** Remarks with their authors, which everyone who may read the version can answer and resolve. */
export function RemarkList({ versionId, remarks, namesChange = false }: RemarkListProps) {
  const { t } = useLingui();
  if (remarks.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t`Opmerkingen`}>
      {remarks.map((remark) => (
        <li key={remark.id} className={classes.remark} data-resolved={remark.resolved !== null}>
          {namesChange && (
            <Text size="sm" c="gray.7">
              {remark.change.text}
            </Text>
          )}
          <RemarkItem versionId={versionId} remark={remark} />
        </li>
      ))}
    </ul>
  );
}
