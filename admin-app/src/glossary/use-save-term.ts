import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { EditedTerm } from './edited-term.ts';
import { saveTerm, type SavedTerm } from './save-term.ts';
import type { TermValues } from './term-values.ts';

/** Why a term was not saved, and what somebody else made of it. */
export type TermConflict = Exclude<SavedTerm, { status: 'saved' }>;

interface SaveTermOptions {
  readonly edited: EditedTerm;
  readonly onDone: () => void;
  /** Shows one's own values together with those of somebody else. */
  readonly onMerged: (values: TermValues) => void;
}

/** Saves a term. After a conflict the next save replaces what somebody else saved, which the user has seen then. */
export function useSaveTerm({ edited, onDone, onMerged }: SaveTermOptions) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [base, setBase] = useState(edited);
  const [conflict, setConflict] = useState<TermConflict | null>(null);
  const save = useMutation({
    mutationFn: (values: TermValues) => saveTerm(base, values),
    meta: { showsErrors: true },
    onSuccess: async (result) => {
      if (result.status === 'saved') {
        const { mergedWith } = result;
        const { term } = result.term;
        const name = mergedWith?.updated_by?.name ?? t`een collega`;
        onDone();
        notifySuccess(
          mergedWith === null
            ? t`De term “${term}” is opgeslagen.`
            : t`De term “${term}” is opgeslagen, samen met wat ${name} wijzigde.`,
        );
      } else {
        setConflict(result);
        if (result.status === 'conflict') {
          setBase(result.theirs);
          onMerged(result.merged.values);
        } else {
          setBase({ term: base.term, translations: base.translations, remark: base.remark });
        }
      }
      await queries.invalidateQueries({ queryKey: queryKeys.glossary });
    },
  });
  return { save, conflict };
}
