import type { DetailedTheme } from '@form-builder/core/contract/staff/settings/themes.ts';
import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { themeKeys } from './theme-keys.ts';

/** The members of a theme that the form changes. */
export interface ThemeDraft {
  readonly name: string;
  readonly is_default: boolean;
  readonly theme_settings: ThemeSettings;
  readonly css: string;
}

/**
 * The draft of a theme, and saving it. The server rejects a save (`stale`) when another user has
 * changed the theme.
 */
export function useThemeForm(theme: DetailedTheme) {
  const { t } = useLingui();
  const [stored, setStored] = useState(() => ({
    revision: theme.revision,
    draft: draftOf(theme),
  }));
  const [draft, setDraft] = useState(stored.draft);
  const isDirty = draft !== stored.draft && JSON.stringify(draft) !== JSON.stringify(stored.draft);
  const take = (taken: DetailedTheme, replaced: ThemeDraft) => {
    const next = draftOf(taken);
    setStored({ revision: taken.revision, draft: next });
    setDraft((current) => (current === replaced ? next : current));
  };
  // A change by another user replaces the draft if it has no changes.
  if (theme.revision > stored.revision && !isDirty) take(theme, draft);
  const save = useMutation({
    mutationFn: (saved: ThemeDraft) =>
      api.updateTheme({
        params: { id: theme.id },
        headers: { 'if-match': `"${String(stored.revision)}"` },
        body: { ...saved, name: saved.name.trim() },
      }),
    meta: { showsErrors: true },
    onSuccess: async ({ data }, saved) => {
      take(data, saved);
      notifySuccess(t`Het thema is opgeslagen.`);
      await queryClient.invalidateQueries({ queryKey: themeKeys.all });
    },
  });
  return { draft, setDraft, isDirty, reset: () => setDraft(stored.draft), save };
}

function draftOf({ name, is_default, theme_settings, css }: DetailedTheme): ThemeDraft {
  return { name, is_default, theme_settings, css };
}
