import type { DataRequestDetail } from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '../api/fetch-file.ts';
import { notifyError } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Saves everything that was found as one file, for the person who asked for it. */
export function PackageButton({ request }: { readonly request: DataRequestDetail }) {
  const { id, reference, search } = request;
  const save = useMutation({
    mutationFn: () => fetchFile(`/v0/data-requests/${id}/package`, `${reference}.zip`),
    onSuccess: async (isSaved) => {
      if (!isSaved) notifyError(undefined);
      await queryClient.invalidateQueries({ queryKey: queryKeys.dataRequests.one(id) });
    },
  });
  if (search.is_running || search.found === 0) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      <Trans>Pakket opslaan</Trans>
    </Button>
  );
}
