import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { modals } from '@mantine/modals';
import { IconCheck, IconRotate, IconTag, IconUserCheck } from '@tabler/icons-react';
import { api } from '../../api/client.ts';
import { useBulkRun } from '../../bulk-run/use-bulk-run.tsx';
import type { BulkAction } from '../../data-table/selection/use-row-selection.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { LabelDialog } from './label-dialog.tsx';
import { handlingLists, type HandlingChange } from './use-update-handling.ts';

type Rows = readonly SubmissionSummary[];

const size = 18;
const isHandled = ({ handling }: SubmissionSummary) => handling.handled_at !== null;
const isOpen = (row: SubmissionSummary) => row.status === 'final' && !isHandled(row);

/** The bulk actions with which handlers divide submissions. */
export function useHandlingBulkActions(): readonly BulkAction<SubmissionSummary>[] {
  const { t } = useLingui();
  const changes = useHandlingChanges();
  return [
    {
      label: t`Toewijzen`,
      icon: <IconUserCheck size={size} aria-hidden />,
      fits: () => true,
      run: (rows) => {
        const id = modals.open({
          title: t`Toewijzen`,
          children: (
            <AssignDialog
              formIds={rows.map((row) => row.form_id)}
              onChosen={(person) => {
                modals.close(id);
                changes.assign(rows, person);
              }}
            />
          ),
        });
      },
    },
    {
      label: t`Label geven`,
      icon: <IconTag size={size} aria-hidden />,
      fits: () => true,
      run: (rows) => {
        const id = modals.open({
          title: t`Label geven`,
          children: (
            <LabelDialog
              onChosen={(labels) => {
                modals.close(id);
                changes.label(rows, labels);
              }}
            />
          ),
        });
      },
    },
    {
      label: t`Afhandelen`,
      icon: <IconCheck size={size} aria-hidden />,
      fits: isOpen,
      run: (rows) => changes.markHandled(rows.filter(isOpen), true),
    },
    {
      label: t`Weer openzetten`,
      icon: <IconRotate size={size} aria-hidden />,
      fits: isHandled,
      run: (rows) => changes.markHandled(rows.filter(isHandled), false),
    },
  ];
}

/**
 * The changes of many submissions, each with its undo, which restores the previous state of each
 * submission.
 */
function useHandlingChanges() {
  const { t } = useLingui();
  const run = useBulkRun();
  const change = (
    rows: Rows,
    bodyOf: (row: SubmissionSummary) => HandlingChange,
    done: (count: number) => string,
    undo?: (rows: Rows) => void,
  ) =>
    run({
      rows,
      nameOf: ({ title, form_title: form }: SubmissionSummary) => title ?? form,
      stale: handlingLists,
      call: (row) => api.updateHandling({ params: { id: row.id }, body: bodyOf(row) }),
      done,
      ...(undo && { undo }),
    });
  const undone = (count: number) => t`Teruggedraaid: ${count}.`;
  return {
    assign: (rows: Rows, person: { readonly id: string } | null) =>
      change(
        rows,
        () => ({ assigned_to: person?.id ?? null }),
        (count) => t`Toegewezen: ${count}.`,
        (changed) =>
          change(
            changed,
            ({ handling }) => ({ assigned_to: handling.assigned_to?.id ?? null }),
            undone,
          ),
      ),
    label: (rows: Rows, names: readonly string[]) =>
      change(
        rows,
        () => ({ add_labels: [...names] }),
        (count) => t`Label gegeven: ${count}.`,
        (changed) =>
          change(changed, (row) => ({ remove_labels: lackingLabels(row, names) }), undone),
      ),
    markHandled: (rows: Rows, value: boolean) =>
      change(
        rows,
        () => ({ is_handled: value }),
        (count) => (value ? t`Afgehandeld: ${count}.` : t`Weer opengezet: ${count}.`),
        (changed) => change(changed, () => ({ is_handled: !value }), undone),
      ),
  };
}

/** Returns the labels that the submission did not have before. */
function lackingLabels({ handling }: SubmissionSummary, names: readonly string[]): string[] {
  const had = handling.labels.map(({ name }) => name.toLowerCase());
  return names.filter((name) => !had.includes(name.toLowerCase()));
}
