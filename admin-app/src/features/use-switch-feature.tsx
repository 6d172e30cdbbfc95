import type { Feature } from '@form-builder/core/contract/staff/settings/features.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { applyFeatures } from '../session/feature-state.ts';
import { featuresQuery } from './features-query.ts';

const undoMs = 20_000;

/** Switches a feature on or off, which can be undone. */
export function useSwitchFeature(feature: Feature) {
  const { t } = useLingui();
  const { id, name } = feature;
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
  return { switchTo: (isOn: boolean) => mutate({ isOn, isUndo: false }), isPending };
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
