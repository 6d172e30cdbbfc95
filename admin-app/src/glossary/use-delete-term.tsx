import type { GlossaryTerm } from '@form-builder/core/contract/staff/settings/glossary.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Deletes a term after a confirmation. */
export function useDeleteTerm(): (term: GlossaryTerm) => void {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id }: GlossaryTerm) => api.deleteGlossaryTerm({ params: { id } }),
    onSuccess: async (_answer, { term }) => {
      notifySuccess(t`De term “${term}” is verwijderd.`);
      await queries.invalidateQueries({ queryKey: queryKeys.glossary });
    },
  });
  return (term) =>
    modals.openConfirmModal({
      title: t`Term “${term.term}” verwijderen?`,
      children: (
        <Text>
          <Trans>
            Vertalers zien de vaste vertaling dan niet meer. Teksten die al vertaald zijn, blijven
            zoals ze zijn.
          </Trans>
        </Text>
      ),
      labels: { confirm: t`Verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate(term),
    });
}
