import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { readIntegrations } from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';
import { dropsChanges } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { storeIntegrations } from './use-save-integrations.ts';
import { useIntegrationName } from './use-integration-name.ts';

/** Deletes an integration after a confirmation, and returns to the list. */
export function useDeleteIntegration(version: Version, integration: Integration) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const name = useIntegrationName()(integration);
  const deletion = useMutation({
    mutationFn: () => storeIntegrations(version, withoutIntegration(version, integration)),
    meta: { showsErrors: true },
    onSuccess: async ({ data }) => {
      // Leaves the screen of the integration before it is deleted.
      await navigate(addressOf('versionIntegrations', { id: version.id }), { state: dropsChanges });
      queryClient.setQueryData<Version>(queryKeys.versions.one(version.id), data);
      notifySuccess(t`“${name}” is verwijderd.`);
    },
  });
  const ask = () =>
    modals.openConfirmModal({
      title: t`Koppeling verwijderen`,
      children: (
        <Text>{t`“${name}” wordt uit deze versie verwijderd. Dit kan niet ongedaan worden gemaakt.`}</Text>
      ),
      labels: { confirm: t`Ja, verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => deletion.mutate(),
    });
  return { ask, isPending: deletion.isPending, error: deletion.error };
}

const withoutIntegration = ({ settings }: Version, { id: deleted }: Integration): Integration[] =>
  readIntegrations(settings)
    .filter(({ id }) => id !== deleted)
    .map((one) => (one.after === deleted ? { ...one, after: null } : one));
