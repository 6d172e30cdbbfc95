import type { AnswerFilterChoice } from '@form-builder/core/contract/staff/submissions/answer-filters.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FilterChoice } from '../../data-table/table-toolbar.tsx';
import { useCan } from '../../session/use-user.ts';
import { answerFiltersQuery, type SubmissionFilter } from '../submissions-queries.ts';

/** The filters on the choices and checkboxes of a form, for users who may read its answers. */
export function useAnswerFilters(formId: string): readonly FilterChoice<SubmissionFilter>[] {
  const { t } = useLingui();
  const mayRead = useCan('submission-read');
  const { data = [] } = useQuery({ ...answerFiltersQuery(formId), enabled: mayRead });
  const optionsOf = ({ options }: AnswerFilterChoice) =>
    options?.map(({ id, label }) => ({ value: id, label })) ?? [
      { value: 'true', label: t`Ja` },
      { value: 'false', label: t`Nee` },
    ];
  return data
    .map((field) => ({ field, options: optionsOf(field) }))
    .filter(({ options }) => options.length > 0)
    .map(({ field, options }) => ({
      name: `answer.${field.id}` as const,
      label: field.label,
      isSelect: true,
      options,
    }));
}
