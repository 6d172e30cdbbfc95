import type { Label } from '@form-builder/core/contract/staff/submissions/handling.ts';
import { Group } from '@mantine/core';
import { ToneBadge } from '../../badges/tone-badge.tsx';

/** The labels of a submission in a list. */
export function LabelBadges({ labels }: { readonly labels: readonly Label[] }) {
  if (labels.length === 0) return '-';
  return (
    <Group gap={4}>
      {labels.map(({ id, name }) => (
        <ToneBadge key={id} tone="neutral">
          {name}
        </ToneBadge>
      ))}
    </Group>
  );
}
