import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FilterChoice } from '../../data-table/table-toolbar.tsx';
import type { SubmissionFilter } from '../submissions-queries.ts';
import { assigneesQuery, labelsQuery } from './handling-queries.ts';

/** The filters on assignee, state and labels, for lists of these forms, or (none) of all forms. */
export function useHandlingFilters(
  formIds: readonly string[],
): readonly FilterChoice<SubmissionFilter>[] {
  const { t } = useLingui();
  const { data: people = [] } = useQuery(assigneesQuery(formIds));
  const { data: labels = [] } = useQuery(labelsQuery);
  return [
    {
      name: 'assigned_to',
      label: t`Toegewezen aan`,
      isSelect: true,
      options: [
        { value: 'me', label: t`Mij` },
        { value: 'none', label: t`Niemand` },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'is_handled',
      label: t`Afhandeling`,
      options: [
        { value: 'false', label: t`Nog te doen` },
        { value: 'true', label: t`Afgehandeld` },
      ],
    },
    ...(labels.length === 0
      ? []
      : [
          {
            name: 'label' as const,
            label: t`Label`,
            isSelect: true as const,
            options: labels.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]),
  ];
}
