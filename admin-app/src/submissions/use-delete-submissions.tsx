import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { modals } from '@mantine/modals';
import { api } from '../api/client.ts';
import { useBulkRun } from '../bulk-run/use-bulk-run.tsx';
import { queryKeys } from '../api/query-keys.ts';
import { ReasonForm } from '../reason-dialog/reason-form.tsx';

type Deletable = Pick<SubmissionSummary, 'id' | 'title' | 'form_title'>;

const stale = [[...queryKeys.submissions.all, 'list'], queryKeys.forms.all];

/** Deletes submissions after asking why; `onDeleted` runs before lists are fetched again. */
export function useDeleteSubmissions(
  onDeleted?: () => unknown,
): (submissions: readonly Deletable[]) => void {
  const { t } = useLingui();
  const run = useBulkRun();
  const remove = (rows: readonly Deletable[], reason: string) =>
    run({
      rows,
      stale,
      nameOf: ({ title, form_title: form }: Deletable) => title ?? form,
      call: ({ id }) => api.deleteSubmission({ params: { id }, body: { reason } }),
      done: (count) =>
        t`${plural(count, { one: '# inzending', other: '# inzendingen' })} verwijderd.`,
      ...(onDeleted && { onDone: onDeleted }),
    });
  return (rows) => {
    const id = modals.open({
      title: t`${plural(rows.length, { one: '# inzending', other: '# inzendingen' })} verwijderen`,
      children: (
        <ReasonForm
          lead={t`Alle antwoorden, bestanden en berichten worden verwijderd. Dat kan niet ongedaan worden gemaakt. Je reden staat in het logboek; noem geen namen of nummers van inwoners.`}
          submitLabel={t`Ja, verwijderen`}
          onSubmit={(reason) => {
            modals.close(id);
            remove(rows, reason);
          }}
          onCancel={() => modals.close(id)}
        />
      ),
    });
  };
}
