import { useLingui } from '@lingui/react';
import { Tooltip } from '@mantine/core';
import { currentRegion } from '../languages/languages.ts';
import { formatExact, formatRelative } from './format-time.ts';
import { useNow } from './use-now.ts';

/** Shows a relative time, with the exact time on hover and on focus. */
export function RelativeTime({ at }: { readonly at: string }) {
  useLingui();
  const nowMs = useNow();
  const locale = currentRegion();
  return (
    <Tooltip label={formatExact(at, locale)}>
      <time dateTime={at}>{formatRelative(at, nowMs, locale)}</time>
    </Tooltip>
  );
}
