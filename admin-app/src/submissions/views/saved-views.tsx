import type { SubmissionView } from '@form-builder/core/contract/staff/submissions/submission-views.ts';
import { useLingui } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { IconBookmark, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useHiddenColumns } from '../../data-table/use-hidden-columns.ts';
import { useUser } from '../../session/use-user.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { viewsQuery } from './views-queries.ts';

interface SavedViewsProps {
  /** `null`: the list over all forms. */
  readonly formId: string | null;
  /** The key under which the list stores its columns. */
  readonly columnsKey: string;
  /** The fields whose answers the list shows; absent over all forms. */
  readonly answers?: {
    readonly fields: readonly string[];
    readonly choose: (fields: readonly string[]) => void;
  };
}

/** Opens a saved view of the list, saves the current view, and deletes the user's own views. */
export function SavedViews({ formId, columnsKey, answers }: SavedViewsProps) {
  const { t } = useLingui();
  const me = useUser();
  const [params, setParams] = useSearchParams();
  const [hidden, setHidden] = useHiddenColumns(columnsKey);
  const [isSaving, saving] = useDisclosure();
  const { data = [] } = useQuery(viewsQuery);
  const remove = useDeleteView();
  const views = data.filter((view) => view.form_id === formId);
  const own = views.filter(({ owner }) => owner.id === me?.id);
  const show = (view: SubmissionView) => {
    setHidden(view.hidden_columns.length === 0 ? null : view.hidden_columns);
    answers?.choose(view.answer_fields);
    setParams(new URLSearchParams(view.query), { preventScrollReset: true });
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={18} aria-hidden />}
          >{t`Weergaven`}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map((view) => (
            <Menu.Item key={view.id} onClick={() => show(view)}>
              {view.owner.id === me?.id ? view.name : t`${view.name} (van ${view.owner.name})`}
            </Menu.Item>
          ))}
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<IconPlus size={18} aria-hidden />} onClick={saving.open}>
            {t`Deze weergave bewaren`}
          </Menu.Item>
          {own.map((view) => (
            <Menu.Item
              key={`delete ${view.id}`}
              c="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => remove(view)}
            >
              {t`“${view.name}” verwijderen`}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isSaving && (
        <SaveViewDialog
          view={{
            form_id: formId,
            query: savedPart(params),
            hidden_columns: [...(hidden ?? [])],
            answer_fields: [...(answers?.fields ?? [])],
          }}
          onClose={saving.close}
        />
      )}
    </>
  );
}

/** A view does not contain the page; it opens at the first page. */
function savedPart(params: URLSearchParams): string {
  const saved = new URLSearchParams(params);
  saved.delete('page');
  saved.delete('cursor');
  return saved.toString();
}

function useDeleteView(): (view: SubmissionView) => void {
  const { t } = useLingui();
  const { mutate } = useMutation({
    mutationFn: ({ id }: SubmissionView) => api.deleteSubmissionView({ params: { id } }),
    onSuccess: async () => {
      notifySuccess(t`De weergave is verwijderd.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.submissions.views });
    },
  });
  return (view) =>
    modals.openConfirmModal({
      title: t`“${view.name}” verwijderen?`,
      children: view.is_shared ? t`Ook collega’s zien deze weergave dan niet meer.` : undefined,
      labels: { confirm: t`Ja, verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate(view),
    });
}
