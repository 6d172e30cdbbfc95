import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { RowLink } from '../data-table/row-link.tsx';
import { TableRows, type Column } from '../data-table/table-rows.tsx';
import { findingsQuery } from '../findings/findings-query.ts';
import { useUser } from '../session/use-user.ts';
import { HomeSection } from './home-section.tsx';
import { recentFormsQuery } from './recent-forms.tsx';
import { useFormColumns } from './use-form-columns.tsx';

/** The number of forms; the checker reads the draft of each. */
const shown = 5;

const ownFormsQuery = (userId: string) => {
  const query = { filter: { user: userId }, sort: '!updated_at', limit: String(shown) } as const;
  return queryOptions({
    queryKey: queryKeys.forms.list(query),
    queryFn: async ({ signal }) => (await api.listForms({ query }, { signal })).data,
  });
};

/** The forms that the user created, and what the checker finds in their drafts; renders nothing without such forms. */
export function DesignerForms() {
  const user = useUser();
  const { data: forms = [] } = useQuery({
    ...ownFormsQuery(user?.id ?? ''),
    enabled: user !== null,
  });
  if (forms.length === 0) return null;
  return (
    <>
      <DraftProblems forms={forms} />
      <OwnForms forms={forms} />
    </>
  );
}

interface FormsProps {
  readonly forms: readonly Form[];
}

/** Absent while all of them are among the forms that changed last, which the start screen lists as well. */
function OwnForms({ forms }: FormsProps) {
  const { t } = useLingui();
  const columns = useFormColumns();
  const recent = useQuery(recentFormsQuery).data?.data;
  const listed = new Set(recent?.map(({ id }) => id));
  if (recent === undefined || forms.every(({ id }) => listed.has(id))) return null;
  return (
    <HomeSection title={t`Mijn formulieren`}>
      <TableRows label={t`Mijn formulieren`} columns={columns} rows={forms} />
    </HomeSection>
  );
}

interface DraftProblem {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly errors: number;
  readonly warnings: number;
}

/** The drafts with errors or warnings, those with most errors first; each row opens the editor. */
function DraftProblems({ forms }: FormsProps) {
  const { t } = useLingui();
  const { problems, isPending } = useDraftProblems(forms);
  const columns = useProblemColumns();
  const title = t`Nog op te lossen in je concepten`;
  if (isPending) return null;
  return (
    <HomeSection title={title}>
      {problems.length === 0 ? (
        <Text c="gray.6">{t`Je laatste concepten hebben geen fouten of waarschuwingen.`}</Text>
      ) : (
        <TableRows label={title} columns={columns} rows={problems} />
      )}
    </HomeSection>
  );
}

function useDraftProblems(forms: readonly Form[]) {
  const drafts = forms.flatMap(({ name, draft }) => (draft === null ? [] : [{ name, ...draft }]));
  const results = useQueries({ queries: drafts.map(({ id }) => findingsQuery(id)) });
  const problems = drafts.flatMap((draft, index): readonly DraftProblem[] => {
    const severities = (results[index]?.data ?? []).map(({ severity }) => severity);
    const errors = severities.filter((one) => one === 'error').length;
    const warnings = severities.filter((one) => one === 'warning').length;
    return errors + warnings === 0 ? [] : [{ ...draft, errors, warnings }];
  });
  return {
    problems: problems.toSorted((a, b) => b.errors - a.errors || b.warnings - a.warnings),
    // A check that failed shows no problems, and is no reason to claim that there are none.
    isPending: drafts.length === 0 || results.some(({ data }) => data === undefined),
  };
}

function useProblemColumns(): readonly Column<DraftProblem>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Formulier`,
      cell: ({ id, name }) => <RowLink to={addressOf('formVersion', { id })}>{name}</RowLink>,
    },
    {
      id: 'version',
      header: t`Versie`,
      width: '5rem',
      align: 'right',
      cell: ({ number }) => number,
    },
    {
      id: 'problems',
      header: t`Problemen`,
      width: '16rem',
      cell: ({ errors, warnings }) =>
        [
          ...(errors > 0 ? [plural(errors, { one: '# fout', other: '# fouten' })] : []),
          ...(warnings > 0
            ? [plural(warnings, { one: '# waarschuwing', other: '# waarschuwingen' })]
            : []),
        ].join(', '),
    },
  ];
}
