import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { integrations as setting } from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Saves all integrations of a version, which are one of its settings. */
export function useSaveIntegrations(version: Version) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (list: readonly Integration[]) => storeIntegrations(version, list),
    meta: { showsErrors: true },
    onSuccess: ({ data }) => {
      queryClient.setQueryData<Version>(queryKeys.versions.one(version.id), data);
      notifySuccess(t`De koppelingen zijn opgeslagen.`);
    },
  });
}

/** Stores these as the integrations of a version, unless another user saved it in the meantime. */
export const storeIntegrations = (
  { id, revision, settings }: Version,
  list: readonly Integration[],
) =>
  api.updateVersion({
    params: { id },
    headers: { 'if-match': `"${String(revision)}"` },
    body: { settings: { ...settings, [setting.key]: [...list] } },
  });
