import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { createContext, use } from 'react';

/** Whether a screen with a heading is around what loads: its tabs have none of the first level. */
export const HasHeading = createContext(false);

/** The placeholder of a screen while its code or its content loads; `title` is its heading until then. */
export function ScreenLoading({ title }: { readonly title?: string }) {
  const { t } = useLingui();
  const hasHeading = use(HasHeading);
  return (
    <>
      {!hasHeading && <VisuallyHidden component="h1">{title ?? t`Laden`}</VisuallyHidden>}
      <Stack p="xl" gap="md" aria-busy="true" aria-label={t`Laden`} role="status">
        <Skeleton height={28} width="40%" />
        <Skeleton height={14} width="70%" />
        <Skeleton height={14} width="60%" />
      </Stack>
    </>
  );
}
