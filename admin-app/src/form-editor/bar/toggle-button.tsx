import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEditor, useEditorState } from '../editor/editor-context.ts';

interface ToggleButtonProps {
  readonly name: string;
  readonly icon: ReactNode;
  /** The member of the editor's state that is on while the part is shown. */
  readonly shows: 'hasPreview' | 'isListingRules';
}

/** Shows and hides a part of the editing view; a press during a try-out goes back to editing with the part. */
export function ToggleButton({ name, icon, shows }: ToggleButtonProps) {
  const { state } = useEditor();
  const { mode, [shows]: isOn } = useEditorState();
  const isShown = mode === 'edit' && isOn;
  return (
    <Tooltip label={name}>
      <ActionIcon
        variant={isShown ? 'light' : 'subtle'}
        color="gray"
        aria-label={name}
        aria-pressed={isShown}
        data-shows={shows}
        onClick={() => {
          state.mode = 'edit';
          state[shows] = !isShown;
        }}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
