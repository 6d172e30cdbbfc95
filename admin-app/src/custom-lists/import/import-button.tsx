import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTableImport } from '@tabler/icons-react';
import type { ListDraft } from '../list-draft.ts';
import { ImportPanel } from './import-panel.tsx';

interface ImportButtonProps {
  readonly draft: ListDraft;
  readonly onImport: (draft: ListDraft) => void;
}

/** Opens the panel that imports entries from a spreadsheet. */
export function ImportButton({ draft, onImport }: ImportButtonProps) {
  const { t } = useLingui();
  const [isOpen, panel] = useDisclosure();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTableImport size={18} aria-hidden />}
        onClick={panel.open}
      >
        <Trans>Plakken of importeren</Trans>
      </Button>
      <Drawer
        opened={isOpen}
        onClose={panel.close}
        title={t`Keuzes plakken of importeren`}
        padding="lg"
        size="lg"
        position="right"
      >
        <ImportPanel
          draft={draft}
          onImport={(imported) => {
            onImport(imported);
            panel.close();
          }}
          onCancel={panel.close}
        />
      </Drawer>
    </>
  );
}
