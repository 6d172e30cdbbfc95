import type {
  FormRetention,
  RetentionTermsInput,
} from '@form-builder/core/contract/staff/submissions/retention.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useConfirmRemoval } from '../retention/use-confirm-removal.tsx';
import { useOpenForm } from '../open-form/use-open-form.ts';

/**
 * Saves the retention terms of the open form, unless another user saved them first, or the user thinks better of what
 * they remove in the next night.
 */
export function useSaveRetention(revision: number, onSaved: (saved: FormRetention) => void) {
  const { t } = useLingui();
  const { id } = useOpenForm();
  const confirmRemoval = useConfirmRemoval();
  return useMutation({
    mutationFn: async (body: RetentionTermsInput) => {
      const { data: change } = await api.previewFormRetention({ params: { id }, body });
      if (!(await confirmRemoval(change))) return null;
      const headers = { 'if-match': `"${String(revision)}"` };
      return (await api.updateFormRetention({ params: { id }, headers, body })).data;
    },
    meta: { showsErrors: true },
    onSuccess: async (saved) => {
      if (saved === null) return;
      queryClient.setQueryData(queryKeys.retention.ofForm(id), saved);
      onSaved(saved);
      notifySuccess(t`De bewaartermijnen zijn opgeslagen.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.retention.all });
    },
  });
}
