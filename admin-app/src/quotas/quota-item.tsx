import type { Quota } from '@form-builder/core/contract/staff/settings/quotas.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { formatNumber } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { formatBytes } from '../formats/format-bytes.ts';
import classes from './quota-item.module.css';

/** One quota: a bar with its value and limit in words, and what happens at the limit. */
export function QuotaItem({ quota }: { readonly quota: Quota }) {
  const { name, description, max } = quota;
  const text = useQuotaText(quota);
  return (
    <Stack component="li" px="md" py="sm" gap="xs">
      <Group justify="space-between" gap="sm">
        <Text fw={600}>{name}</Text>
        <Group gap="sm">
          <Level level={quota.level} />
          <Text size="sm" className={classes.value ?? ''}>
            {text}
          </Text>
        </Group>
      </Group>
      {max !== null && <QuotaBar quota={quota} max={max} text={text} />}
      <Text size="sm" c="gray.7">
        {description}
      </Text>
    </Stack>
  );
}

function useQuotaText({ used, max, unit }: Quota): string {
  const { t } = useLingui();
  const amount = (value: number) =>
    unit === 'bytes' ? formatBytes(value, currentRegion()) : formatNumber(value, currentRegion());
  const usedText = amount(used);
  if (max === null) return t`${usedText}, geen limiet`;
  const maxText = amount(max);
  if (used > max) {
    const moreText = amount(used - max);
    return t`${usedText} van ${maxText}, ${moreText} boven de limiet`;
  }
  const percent = formatNumber(max === 0 ? 100 : Math.floor((used * 100) / max), currentRegion());
  return t`${usedText} van ${maxText} (${percent} %)`;
}

function Level({ level }: Pick<Quota, 'level'>) {
  if (level === 'reached')
    return (
      <ToneBadge tone="red">
        <Trans>Limiet bereikt</Trans>
      </ToneBadge>
    );
  if (level === 'near')
    return (
      <ToneBadge tone="yellow">
        <Trans>Bijna bereikt</Trans>
      </ToneBadge>
    );
  return null;
}

interface BarProps {
  readonly quota: Quota;
  readonly max: number;
  readonly text: string;
}

function QuotaBar({ quota: { name, used, level }, max, text }: BarProps) {
  const share = max === 0 ? 1 : Math.min(1, used / max);
  return (
    <div
      role="meter"
      className={classes.track}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(used, max)}
      aria-valuetext={text}
    >
      <div
        className={classes.bar}
        data-level={level}
        style={{ width: `${String(share * 100)}%` }}
      />
    </div>
  );
}
