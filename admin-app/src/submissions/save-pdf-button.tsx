import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '../api/fetch-file.ts';

/** Saves a sent submission as the PDF that its visitor can have; the server records it in the logbook. */
export function SavePdfButton({ submission }: { readonly submission: Submission }) {
  const { id, title, state } = submission;
  const save = useMutation({
    mutationFn: async () => {
      if (!(await fetchFile(`/v0/forms/submissions/${id}/pdf`, `${title ?? id}.pdf`)))
        throw new Error('The PDF was not received.');
    },
  });
  if (state !== 'completed') return null;
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconFileExport size={18} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        <Trans>Opslaan als PDF</Trans>
      </Button>
      {save.isError && (
        <Text role="alert" size="sm" c="red">
          <Trans>De PDF kan niet worden opgehaald. Probeer het opnieuw.</Trans>
        </Text>
      )}
    </div>
  );
}
