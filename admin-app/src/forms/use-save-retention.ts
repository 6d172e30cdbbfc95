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
import { useOpenForm } from '../open-form/use-open-form.ts';

/** Saves the retention terms of the open form, unless another user saved them first. */
export function useSaveRetention(revision: number, onSaved: (saved: FormRetention) => void) {
  const { t } = useLingui();
  const { id } = useOpenForm();
  return useMutation({
    mutationFn: async (body: RetentionTermsInput) => {
      const headers = { 'if-match': `"${String(revision)}"` };
      return (await api.updateFormRetention({ params: { id }, headers, body })).data;
    },
    meta: { showsErrors: true },
    onSuccess: async (saved) => {
      queryClient.setQueryData(queryKeys.retention.ofForm(id), saved);
      onSaved(saved);
      notifySuccess(t`De bewaartermijnen zijn opgeslagen.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.retention.all });
    },
  });
}
