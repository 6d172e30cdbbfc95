import type { ConfidentialityLevel } from '@form-builder/core/contract/confidentiality-levels.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { readGuide, writeGuide } from '../../session/guide-store.ts';
import { sessionState } from '../../session/session-state.ts';

/** The input of the create panel. */
export interface NewForm {
  readonly name: string;
  readonly confidentiality_level: ConfidentialityLevel;
  /** The id of a starter; empty for an empty form. */
  readonly starter: string;
  /** The version to copy; empty for none. */
  readonly source: string;
}

/** Creates a form and opens the editor of its first version. */
export function useCreateForm() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (form: NewForm) => {
      await startGuide();
      return form.starter === '' ? createForm(form) : importStarter(form);
    },
    meta: { showsErrors: true },
    onSuccess: async (address) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });
      await navigate(address);
    },
  });
}

/** Who never created a form is guided through the first one, unless the guide ended before. */
async function startGuide(): Promise<void> {
  const userId = sessionState.user?.id;
  if (userId === undefined || readGuide(userId) !== undefined) return;
  // A form is created whether or not this is known.
  const created = await api
    .listForms({ query: { limit: '1', filter: { user: userId } } })
    .catch(() => null);
  if (created) writeGuide(userId, created.data.length === 0 ? 'shown' : 'ended');
}

async function createForm({ name, confidentiality_level, source }: NewForm): Promise<string> {
  const copy = source === '' ? {} : { source_version_id: source };
  const { data: form } = await api.createForm({ body: { name, confidentiality_level, ...copy } });
  return form.draft === null
    ? addressOf('formDashboard', { id: form.id })
    : addressOf('formVersion', { id: form.draft.id });
}

/** A starter is imported like any other file of a form. */
async function importStarter({ name, confidentiality_level, starter: id }: NewForm) {
  const { starters, buildStarterFile } = await import('./starter-choices.ts');
  const starter = starters.find((one) => one.id === id);
  if (starter === undefined) throw new Error(`no starter ${id}`);
  const file = buildStarterFile(starter, { name, confidentiality: confidentiality_level });
  const body = { content: JSON.stringify(file), is_applied: true };
  const { made } = (await api.importForm({ body })).data;
  return made === null ? addressOf('forms') : addressOf('formVersion', { id: made.version_id });
}
