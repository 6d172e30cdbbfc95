import type { ListedSubmission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Column } from '../../data-table/table-rows.tsx';
import { answerColumnsQuery, type SubmissionSort } from '../submissions-queries.ts';
import type { FollowUps } from './use-follow-ups.ts';
import { useSubmissionColumns } from './use-submission-columns.tsx';

/**
 * The columns of the submissions of one form, with the answers to the chosen fields after number and state; without those
 * of what cannot follow a submission of this form.
 */
export function useAnswerColumns(
  formId: string,
  fields: readonly string[],
  followUps: FollowUps,
): readonly Column<ListedSubmission, SubmissionSort>[] {
  const columns = useSubmissionColumns().filter(
    ({ id }) =>
      (id !== 'payment' || followUps.has_payments) &&
      (id !== 'delivery' || followUps.has_deliveries),
  );
  const { data = [] } = useQuery({ ...answerColumnsQuery(formId), enabled: fields.length > 0 });
  const answers = fields.flatMap((id): Column<ListedSubmission, SubmissionSort>[] => {
    const label = data.find((field) => field.id === id)?.label;
    if (label === undefined) return [];
    return [
      {
        id: `answer ${id}`,
        header: label,
        from: 'small',
        isChosenApart: true,
        width: '14rem',
        cell: ({ answer_texts: texts = {} }) => (
          <Text span size="sm" lineClamp={2} maw="18rem" title={texts[id]}>
            {texts[id] ?? '-'}
          </Text>
        ),
      },
    ];
  });
  return [...columns.slice(0, 2), ...answers, ...columns.slice(2)];
}
