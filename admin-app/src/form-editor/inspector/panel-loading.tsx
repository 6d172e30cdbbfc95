import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack } from '@mantine/core';
import styles from './inspector.module.css';

/** The placeholder of a panel while its code loads. */
export function PanelLoading() {
  const { t } = useLingui();
  return (
    <Stack gap="lg" className={styles.body} role="status" aria-busy="true" aria-label={t`Laden`}>
      <Skeleton height={36} width="60%" />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </Stack>
  );
}
