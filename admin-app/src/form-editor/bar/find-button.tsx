import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconReplace } from '@tabler/icons-react';
import { useEditor } from '../editor/editor-context.ts';
import { openFind } from '../find-replace/open-find.ts';

/** Opens find and replace. */
export function FindButton() {
  const { t } = useLingui();
  const editor = useEditor();
  const name = t`Zoeken en vervangen`;
  return (
    <Tooltip label={`${name} (Ctrl Shift F)`}>
      <ActionIcon variant="subtle" color="gray" aria-label={name} onClick={() => openFind(editor)}>
        <IconReplace size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
