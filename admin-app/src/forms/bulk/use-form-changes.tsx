import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useBulkRun } from '../../bulk-run/use-bulk-run.tsx';

/** An action on one or more forms or building blocks of a list. */
interface FormChanges {
  /** Archives or restores forms. */
  readonly setArchived: (forms: readonly Form[], isArchived: boolean) => void;
  /** Asks for confirmation first. */
  readonly remove: (forms: readonly Form[]) => void;
}

const ofForms = { nameOf: ({ name }: Form) => name, stale: [queryKeys.forms.all] };
const byId = ({ id }: Form) => ({ params: { id } });

/** Archives, restores and deletes forms, with the same texts on every screen. */
export function useFormChanges(): FormChanges {
  const { t } = useLingui();
  const run = useBulkRun();
  function setArchived(rows: readonly Form[], isArchived: boolean): void {
    run({
      ...ofForms,
      rows,
      call: (form) => (isArchived ? api.archiveForm(byId(form)) : api.unarchiveForm(byId(form))),
      done: (count) =>
        isArchived ? t`Gearchiveerd: ${count}.` : t`Uit het archief gehaald: ${count}.`,
      undo: (forms) => setArchived(forms, !isArchived),
    });
  }
  const remove = (rows: readonly Form[]) =>
    run({
      ...ofForms,
      rows,
      call: (form) => api.deleteForm(byId(form)),
      done: (count) => t`Verwijderd: ${count}.`,
    });
  return { setArchived, remove: useConfirmedDeletion(remove) };
}

/** The text that names what is deleted and what is kept; forms in use are kept. */
function useConfirmedDeletion(remove: (forms: readonly Form[]) => void) {
  const { t } = useLingui();
  return (forms: readonly Form[]) => {
    const going = forms.filter((form) => form.is_deletable);
    const staying = forms.length - going.length;
    const [only] = going;
    modals.openConfirmModal({
      title:
        going.length === 1 && only !== undefined
          ? t`“${only.name}” verwijderen?`
          : t`${going.length} verwijderen?`,
      children: (
        <Stack gap="sm">
          <Text>{t`Met al hun versies verdwijnen: ${going.map(({ name }) => name).join(', ')}. Dit kan niet ongedaan worden gemaakt.`}</Text>
          {staying > 0 && (
            <Text>{t`In gebruik of van een ander, en blijft dus staan: ${staying}.`}</Text>
          )}
        </Stack>
      ),
      labels: { confirm: t`Ja, verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => remove(going),
    });
  };
}
