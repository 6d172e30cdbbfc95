import type { GlossaryTerm } from '@form-builder/core/contract/staff/settings/glossary.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';
import { deleteTerm } from './delete-term.ts';

/** Deletes a term after a confirmation; asks again when somebody else changed it in the meantime. */
export function useDeleteTerm(): (term: GlossaryTerm) => void {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: deleteTerm,
    onSuccess: async (theirs, { term }) => {
      if (theirs) askAgain(theirs);
      else notifySuccess(t`De term “${term}” is verwijderd.`);
      await queries.invalidateQueries({ queryKey: queryKeys.glossary });
    },
  });
  const ask = (term: GlossaryTerm, title: string, children: React.ReactNode) =>
    modals.openConfirmModal({
      title,
      children,
      labels: { confirm: t`Verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate(term),
    });
  const askAgain = (theirs: GlossaryTerm) => {
    const name = theirs.updated_by?.name ?? t`Iemand anders`;
    ask(
      theirs,
      t`Term “${theirs.term}” toch verwijderen?`,
      <TheirTerm name={name} term={theirs} />,
    );
  };
  return (term) =>
    ask(
      term,
      t`Term “${term.term}” verwijderen?`,
      <Text>
        <Trans>
          Vertalers zien de vaste vertaling dan niet meer. Teksten die al vertaald zijn, blijven
          zoals ze zijn.
        </Trans>
      </Text>,
    );
}

interface TheirTermProps {
  readonly name: string;
  readonly term: GlossaryTerm;
}

/** What somebody else made of the term that one wants to delete. */
function TheirTerm({ name, term: { term, translations, remark } }: TheirTermProps) {
  const words = [term, ...Object.values(translations), remark].filter((one) => one !== null);
  return (
    <>
      <Text>
        <Trans>{name} heeft deze term intussen gewijzigd. Zo staat hij er nu:</Trans>
      </Text>
      <List mt="xs">
        {words.map((one, index) => (
          <List.Item key={index}>{one}</List.Item>
        ))}
      </List>
    </>
  );
}
