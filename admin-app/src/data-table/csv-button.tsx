import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../api/save-file.ts';

interface CsvButtonProps {
  /** The path of the API that returns the file. */
  readonly path: string;
  /** The name of the file that is saved. */
  readonly name: string;
}

/** Saves all rows of a list as a CSV file, not only the page that is shown. */
export function CsvButton({ path, name }: CsvButtonProps) {
  const save = useMutation({ mutationFn: () => saveFile(path, name) });
  return (
    <Button
      variant="default"
      loading={save.isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => save.mutate()}
    >
      <Trans>Opslaan als CSV</Trans>
    </Button>
  );
}
