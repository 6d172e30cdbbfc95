import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { RestoreMoment } from './restore-moment.tsx';
import type { Restore } from './use-restore.ts';
import classes from './journal.module.css';

/** The version before its first change, as the last moment of its history. */
export function VersionBeginning({
  revision,
  restore,
}: {
  readonly revision: number;
  readonly restore: Restore;
}) {
  const { t } = useLingui();
  const name = t`het begin`;
  return (
    <div className={classes.beginning}>
      <Text fw={600} size="sm">
        <Trans>Begin van deze versie</Trans>
      </Text>
      <RestoreMoment revision={revision} time={name} name={name} restore={restore} />
    </div>
  );
}
