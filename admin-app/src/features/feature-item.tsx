import type { Feature } from '@form-builder/core/contract/staff/settings/features.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { featureState, setHiddenHere } from '../session/feature-state.ts';
import { SwitchOffDialog } from './switch-off-dialog.tsx';
import { useSwitchFeature } from './use-switch-feature.tsx';

/** One feature: whether it is active, who switched it last, and its switches. */
export function FeatureItem({ feature }: { readonly feature: Feature }) {
  const { name, description, consequence, is_active: isActive, is_pinned: isPinned } = feature;
  const isHiddenHere = useSnapshot(featureState).hiddenHere.includes(feature.id);
  return (
    <Stack component="li" px="md" py="sm" gap="xs">
      <Group gap="sm">
        <Text fw={600}>{name}</Text>
        <ToneBadge tone={isActive ? 'green' : 'neutral'}>
          {isActive ? <Trans>Geactiveerd</Trans> : <Trans>Inactief</Trans>}
        </ToneBadge>
        {isPinned && (
          <ToneBadge tone="outlined">
            <Trans>Vastgezet</Trans>
          </ToneBadge>
        )}
        {isActive && isHiddenHere && (
          <ToneBadge tone="yellow">
            <Trans>Verborgen in dit tabblad</Trans>
          </ToneBadge>
        )}
      </Group>
      <Text size="sm">{description}</Text>
      {!isActive && (
        <Text size="sm" c="gray.7">
          {consequence}
        </Text>
      )}
      <LastChange feature={feature} />
      <FeatureActions feature={feature} isHiddenHere={isHiddenHere} />
    </Stack>
  );
}

function LastChange({ feature }: { readonly feature: Feature }) {
  const { is_pinned: isPinned, updated_at: at, updated_by: person } = feature;
  if (isPinned)
    return (
      <Text size="sm" c="gray.7">
        <Trans>De beheerder van het systeem heeft dit bepaald.</Trans>
      </Text>
    );
  if (at === null) return null;
  const { name } = person ?? { name: '-' };
  return (
    <Text size="sm" c="gray.7">
      <Trans>
        Laatst gewijzigd door {name}, <RelativeTime at={at} />
      </Trans>
    </Text>
  );
}

interface ActionsProps {
  readonly feature: Feature;
  readonly isHiddenHere: boolean;
}

function FeatureActions({ feature, isHiddenHere }: ActionsProps) {
  const { t } = useLingui();
  const { id, name, is_active: isActive, is_pinned: isPinned } = feature;
  const { switchTo, isPending } = useSwitchFeature(feature);
  const [isAsked, setAsked] = useState(false);
  if (isPinned && !isActive) return null;
  return (
    <Group gap="sm">
      <SwitchOffDialog
        feature={feature}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => switchTo(false)}
      />
      {!isPinned && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={isActive ? t`${name} uitzetten` : t`${name} aanzetten`}
          loading={isPending}
          onClick={() => (isActive ? setAsked(true) : switchTo(true))}
        >
          {isActive ? <Trans>Uitzetten</Trans> : <Trans>Aanzetten</Trans>}
        </Button>
      )}
      {isActive && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={
            isHiddenHere
              ? t`${name} weer tonen in dit tabblad`
              : t`${name} verbergen in dit tabblad`
          }
          onClick={() => setHiddenHere(id, !isHiddenHere)}
        >
          {isHiddenHere ? (
            <Trans>Weer tonen in dit tabblad</Trans>
          ) : (
            <Trans>Verbergen in dit tabblad</Trans>
          )}
        </Button>
      )}
    </Group>
  );
}
