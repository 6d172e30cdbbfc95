import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { screensOfType } from '../access/screens-of-type.ts';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/**
 * Creates the next version as a copy (of the newest version by default) and opens it in the editor.
 */
export function useCreateVersion(formId: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (sourceId: string | undefined) => {
      const source = sourceId === undefined ? {} : { source_version_id: sourceId };
      return (await api.createVersion({ body: { form_id: formId, ...source } })).data;
    },
    onSuccess: async (version) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.versions.all });
      void queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });
      await navigate(addressOf(screensOfType[version.form_type].version, { id: version.id }));
    },
  });
}
