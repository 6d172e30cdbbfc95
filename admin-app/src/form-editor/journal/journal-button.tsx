import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { panelPart } from '../panel-part.ts';

const JournalPanel = panelPart(() => import('./journal-panel.tsx'), 'JournalPanel');

/** Opens the history of the version. */
export function JournalButton({ versionId }: { readonly versionId: string }) {
  const { t } = useLingui();
  /** Absent until it is opened for the first time. */
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Tooltip label={t`Geschiedenis`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Geschiedenis`}
          data-bar="journal"
          onClick={() => setOpen(true)}
        >
          <IconHistory size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isOpen !== undefined && (
        <JournalPanel versionId={versionId} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
