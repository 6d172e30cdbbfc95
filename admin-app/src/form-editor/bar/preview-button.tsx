import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebarRight } from '@tabler/icons-react';
import { useEditor, useEditorState } from '../editor/editor-context.ts';

/** Opens and closes the preview beside the canvas. */
export function PreviewButton() {
  const { t } = useLingui();
  const { state } = useEditor();
  const { mode, hasPreview } = useEditorState();
  const isShown = mode === 'edit' && hasPreview;
  const name = t`Voorbeeld ernaast`;
  return (
    <Tooltip label={name}>
      <ActionIcon
        variant={isShown ? 'light' : 'subtle'}
        color="gray"
        aria-label={name}
        aria-pressed={isShown}
        onClick={() => {
          state.mode = 'edit';
          state.hasPreview = !isShown;
        }}
      >
        <IconLayoutSidebarRight size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
