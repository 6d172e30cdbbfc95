import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';

const longestName = 200;

/** Creates a form or building block from the newest version of another, and opens it. */
export function useCopyForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ name, type, confidentiality_level, draft, latest_version }: Form) => {
      const source = draft ?? latest_version;
      const copy = source === null ? {} : { source_version_id: source.id };
      const title = t`Kopie van ${name}`.slice(0, longestName);
      return (await api.createForm({ body: { name: title, type, confidentiality_level, ...copy } }))
        .data;
    },
    onSuccess: async ({ id, type, draft }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });
      const isTemplate = type === 'template';
      await navigate(
        draft === null
          ? addressOf(isTemplate ? 'templateDashboard' : 'formDashboard', { id })
          : addressOf(isTemplate ? 'templateVersion' : 'formVersion', { id: draft.id }),
      );
    },
  });
}
