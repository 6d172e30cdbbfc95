import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { applySettings } from '../session/apply-settings.ts';

/** Settings by id. */
export type SettingValues = Readonly<Record<string, SettingValue>>;

interface Saving {
  /** Resolves to whether to save the changed settings; absent: they are. */
  readonly confirm?: (changed: SettingValues) => Promise<boolean>;
  readonly onSaved: (saved: SettingValues) => void;
}

/** Saves all changed settings or none; the whole app uses the new values at once. */
export function useSaveSettings({ confirm, onSaved }: Saving) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (changed: SettingValues) => {
      if (confirm && !(await confirm(changed))) return null;
      const body = Object.entries(changed).map(([id, value]) => ({ id, value }));
      return (await api.updateSettings({ body })).data;
    },
    meta: { showsErrors: true },
    onSuccess: (saved) => {
      if (saved === null) return;
      applySettings(saved);
      onSaved(saved);
      notifySuccess(t`De instellingen zijn opgeslagen.`);
    },
  });
}

/** Returns the server's error messages by setting, which the response identifies by index. */
export function rejectedSettings(
  error: unknown,
  changed: SettingValues,
): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const ids = Object.keys(changed);
  const found = Object.entries(error.problem?.errors ?? {}).flatMap(([path, messages]) => {
    const id = ids[Number(path.split('.')[0])];
    return id === undefined ? [] : [[id, messages.join(' ')] as const];
  });
  return Object.fromEntries(found);
}
