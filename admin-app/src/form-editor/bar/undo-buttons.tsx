import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { memo, useCallback, type ComponentType } from 'react';
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
  const onUndo = useCallback(() => editor.undo(), [editor]);
  const onRedo = useCallback(() => editor.redo(), [editor]);
  return (
    <>
      <StepButton
        name={undoName}
        keys="Ctrl Z"
        Icon={IconArrowBackUp}
        isDisabled={!last}
        onPress={onUndo}
      />
      <StepButton
        name={redoName}
        keys="Ctrl Shift Z"
        Icon={IconArrowForwardUp}
        isDisabled={!next}
        onPress={onRedo}
      />
    </>
  );
}

interface StepButtonProps {
  readonly name: string;
  readonly keys: string;
  readonly Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Every key changes the last step, and seldom its name. */
const StepButton = memo(function StepButton(props: StepButtonProps) {
  const { name, keys, Icon, isDisabled, onPress } = props;
  return (
    <Tooltip label={`${name} (${keys})`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={name}
        aria-disabled={isDisabled}
        className={styles.step}
        onClick={onPress}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
});
