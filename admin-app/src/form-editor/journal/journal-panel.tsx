import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { JournalList } from './journal-list.tsx';

interface JournalPanelProps {
  readonly versionId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shows who changed what and when, and restores an earlier moment. */
export function JournalPanel({ versionId, isOpen, onClose }: JournalPanelProps) {
  const { t } = useLingui();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="32rem"
      title={t`Geschiedenis`}
      closeButtonProps={{ 'aria-label': t`Sluiten` }}
    >
      <JournalList versionId={versionId} onRestored={onClose} />
    </Drawer>
  );
}
