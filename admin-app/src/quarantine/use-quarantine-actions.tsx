import type { QuarantinedFile } from '@form-builder/core/contract/staff/settings/quarantine.ts';
import { useLingui } from '@lingui/react/macro';
import { IconRefresh, IconShare3, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { RowAction } from '../data-table/table-rows.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';

interface Asked {
  readonly kind: 'release' | 'delete';
  readonly file: QuarantinedFile;
}

/** What can be done with a file while its content is there, and the dialog that asks why. */
export function useQuarantineActions(): {
  readonly actionsOf: (file: QuarantinedFile) => readonly RowAction[];
  readonly dialog: ReactNode;
} {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked | null>(null);
  const scan = useScan();
  const actionsOf = (file: QuarantinedFile): readonly RowAction[] =>
    file.state !== 'held' && file.state !== 'cleared'
      ? []
      : [
          {
            label: t`Opnieuw controleren`,
            icon: <IconRefresh size={18} aria-hidden />,
            isDisabled: scan.isPending,
            onClick: () => scan.mutate(file.id),
          },
          {
            label: t`Vrijgeven`,
            icon: <IconShare3 size={18} aria-hidden />,
            onClick: () => setAsked({ kind: 'release', file }),
          },
          {
            label: t`Verwijderen`,
            icon: <IconTrash size={18} aria-hidden />,
            isDanger: true,
            onClick: () => setAsked({ kind: 'delete', file }),
          },
        ];
  const dialog = asked && <Decision {...asked} onClose={() => setAsked(null)} />;
  return { actionsOf, dialog };
}

function useScan() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.scanQuarantined({ params: { id } })).data,
    onSuccess: async ({ state, name }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.quarantine.all });
      notifySuccess(
        state === 'cleared'
          ? t`In ${name} is nu geen virus gevonden. Je kunt het vrijgeven.`
          : t`${name} blijft in quarantaine: de virusscanner keurt het niet goed.`,
      );
    },
  });
}

function Decision({ kind, file, onClose }: Asked & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id, name } = file;
  const decide = useMutation({
    mutationFn: (reason: string) =>
      kind === 'delete'
        ? api.deleteQuarantined({ params: { id }, body: { reason } })
        : api.releaseQuarantined({
            params: { id },
            body: { reason: reason === '' ? null : reason },
          }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.quarantine.all });
      notifySuccess(kind === 'delete' ? t`${name} is verwijderd.` : t`${name} is vrijgegeven.`);
      onClose();
    },
  });
  const isSafe = file.state === 'cleared';
  const releaseLead = isSafe
    ? t`Bij de laatste controle is in ${name} geen virus gevonden. Na het vrijgeven kunnen medewerkers het openen.`
    : t`In ${name} kan een virus zitten. Na het vrijgeven kunnen medewerkers het openen en gaat het mee naar andere systemen. Schrijf waarom dat veilig is.`;
  return (
    <ReasonDialog
      title={kind === 'delete' ? t`${name} verwijderen?` : t`${name} vrijgeven?`}
      lead={
        kind === 'delete'
          ? t`Het bestand is daarna weg en komt niet terug. De inzending zelf blijft.`
          : releaseLead
      }
      submitLabel={kind === 'delete' ? t`Ja, verwijderen` : t`Ja, vrijgeven`}
      isReasonRequired={kind === 'delete' || !isSafe}
      error={decide.error}
      isPending={decide.isPending}
      onSubmit={(reason) => decide.mutate(reason)}
      onClose={onClose}
    />
  );
}
