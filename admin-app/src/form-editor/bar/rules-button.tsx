import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useEditor, useEditorState } from '../editor/editor-context.ts';

/** Lists all rules of the form instead of the canvas, and back. */
export function RulesButton() {
  const { t } = useLingui();
  const { state } = useEditor();
  const { mode, isListingRules } = useEditorState();
  const isShown = mode === 'edit' && isListingRules;
  const name = t`Alle regels`;
  return (
    <Tooltip label={name}>
      <ActionIcon
        variant={isShown ? 'light' : 'subtle'}
        color="gray"
        aria-label={name}
        aria-pressed={isShown}
        onClick={() => {
          state.mode = 'edit';
          state.isListingRules = !isShown;
        }}
      >
        <IconRoute size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
