import type { Session } from '@form-builder/core/session/session.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { openSamplePdf } from './open-sample-pdf.ts';

/** Shows the PDF of the answers so far, of the version as it is saved now. */
export function PdfButton({ session }: { readonly session: Session }) {
  const { autosave, versionId } = useEditor();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await openSamplePdf(versionId, session.answers(), () => autosave.flush());
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      loading={isBusy}
      onClick={() => void open()}
    >
      <Trans>Pdf bekijken</Trans>
    </Button>
  );
}
