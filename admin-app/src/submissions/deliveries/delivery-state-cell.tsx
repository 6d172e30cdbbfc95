import type { FailedDelivery } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { ToneBadge } from '../../badges/tone-badge.tsx';
import { formatExact } from '../../formats/format-time.ts';
import { RelativeTime } from '../../formats/relative-time.tsx';
import { currentRegion } from '../../languages/languages.ts';
import { isRetryable } from './use-retry-deliveries.tsx';

/** Whether a delivery failed for good, and otherwise when it is tried again. */
export function DeliveryStateCell({ delivery }: { readonly delivery: FailedDelivery }) {
  const { state, due_at: dueAt, ended_at: endedAt, created_at: createdAt } = delivery;
  if (state === 'failed') {
    return (
      <Stack gap={2} align="flex-start">
        <ToneBadge tone="red">
          <Trans>Mislukt</Trans>
        </ToneBadge>
        <RelativeTime at={endedAt ?? createdAt} />
      </Stack>
    );
  }
  const isDue = dueAt === null || !isRetryable(delivery);
  return (
    <Stack gap={2} align="flex-start">
      <ToneBadge tone="yellow">
        {isDue ? <Trans>Wordt geprobeerd</Trans> : <Trans>Wacht</Trans>}
      </ToneBadge>
      {!isDue && (
        <Text size="sm" c="gray.7">
          <Trans>volgende poging {formatExact(dueAt, currentRegion())}</Trans>
        </Text>
      )}
    </Stack>
  );
}
