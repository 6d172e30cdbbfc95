import type { Feature } from '@form-builder/core/contract/staff/settings/features.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { applyFeatures } from '../session/feature-state.ts';
import { FeatureUses } from './feature-uses.tsx';
import { featuresQuery } from './features-query.ts';

const undoMs = 20_000;

/** Switches a feature on, or off after a confirmation that says what uses it; both can be undone. */
export function useSwitchFeature(feature: Feature) {
  const { t } = useLingui();
  const { id, name, is_active: isActive } = feature;
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ isOn }: Wanted) =>
      (await api.updateFeature({ params: { id }, body: { is_active: isOn } })).data,
    onSuccess: async ({ is_active: isOn }, { isUndo }) => {
      await queries.invalidateQueries({ queryKey: queryKeys.features.all });
      const known = queries.getQueryData(featuresQuery.queryKey);
      if (known !== undefined)
        applyFeatures(known.map((one) => (one.id === id ? { ...one, is_active: isOn } : one)));
      const text = isOn ? t`${name}: geactiveerd.` : t`${name}: inactief.`;
      showSwitched(id, text, isUndo ? null : () => mutate({ isOn: !isOn, isUndo: true }));
    },
  });
  const start = () => {
    if (!isActive) {
      mutate({ isOn: true, isUndo: false });
      return;
    }
    modals.openConfirmModal({
      title: t`${name} uitzetten?`,
      children: <FeatureUses feature={feature} />,
      labels: { confirm: t`Uitzetten`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate({ isOn: false, isUndo: false }),
    });
  };
  return { start, isPending };
}

interface Wanted {
  readonly isOn: boolean;
  readonly isUndo: boolean;
}

/** Says that a feature was switched, with a button that takes it back. */
function showSwitched(id: string, text: string, undo: (() => void) | null): void {
  const noticeId = `feature-${id}`;
  notifications.hide(noticeId);
  notifications.show({
    id: noticeId,
    color: 'green',
    autoClose: undoMs,
    withCloseButton: undo === null,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{text}</Text>
        {undo !== null && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              notifications.hide(noticeId);
              undo();
            }}
          >
            <Trans>Ongedaan maken</Trans>
          </Button>
        )}
      </Group>
    ),
  });
}
