import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack } from '@mantine/core';

/** The placeholder of a screen while its code loads. */
export function ScreenLoading() {
  const { t } = useLingui();
  return (
    <Stack p="xl" gap="md" aria-busy="true" aria-label={t`Laden`} role="status">
      <Skeleton height={28} width="40%" />
      <Skeleton height={14} width="70%" />
      <Skeleton height={14} width="60%" />
    </Stack>
  );
}
