import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEditor, useEditorState } from '../editor/editor-context.ts';
import styles from './editor-bar.module.css';

/** The undo and redo buttons; each names the step that it undoes or redoes. */
export function UndoButtons() {
  const { t, i18n } = useLingui();
  const editor = useEditor();
  const { history, isEditable } = useEditorState();
  const last = isEditable ? history.past.at(-1) : undefined;
  const next = isEditable ? history.future.at(-1) : undefined;
  const undone = last ? i18n._(last.label) : '';
  const redone = next ? i18n._(next.label) : '';
  const undoName = last ? t`Ongedaan maken: ${undone}` : t`Niets om ongedaan te maken`;
  const redoName = next ? t`Opnieuw: ${redone}` : t`Niets om opnieuw te doen`;
  return (
    <>
      <Tooltip label={`${undoName} (Ctrl Z)`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={undoName}
          aria-disabled={!last}
          className={styles.step}
          onClick={() => editor.undo()}
        >
          <IconArrowBackUp size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={`${redoName} (Ctrl Shift Z)`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={redoName}
          aria-disabled={!next}
          className={styles.step}
          onClick={() => editor.redo()}
        >
          <IconArrowForwardUp size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
