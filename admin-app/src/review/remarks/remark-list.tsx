import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { RelativeTime } from '../../formats/relative-time.tsx';
import classes from './remarks.module.css';
import { useResolveRemark } from './version-remarks-query.ts';

interface RemarkListProps {
  readonly versionId: string;
  readonly remarks: readonly VersionRemark[];
  /** Whether each remark names its change, for a list of remarks on several changes. */
  readonly namesChange?: boolean;
}

/** Remarks with their authors, which everyone who may read the version can resolve. */
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

function RemarkItem({
  versionId,
  remark: { id, author, text, created_at: at, resolved },
}: {
  readonly versionId: string;
  readonly remark: VersionRemark;
}) {
  const resolve = useResolveRemark(versionId, id);
  return (
    <>
      <Text size="sm" c="gray.7">
        {author} · <RelativeTime at={at} />
      </Text>
      <Text className={classes.text ?? ''}>{text}</Text>
      <Group gap="sm" mt={4}>
        {resolved !== null && (
          <Text size="sm" c="gray.7">
            <Trans>Afgehandeld door {resolved.by}</Trans>
          </Text>
        )}
        <Button
          size="compact-sm"
          variant="default"
          loading={resolve.isPending}
          onClick={() => resolve.mutate(resolved === null)}
        >
          {resolved === null ? <Trans>Afgehandeld</Trans> : <Trans>Heropenen</Trans>}
        </Button>
      </Group>
    </>
  );
}
