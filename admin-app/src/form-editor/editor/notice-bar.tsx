import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CloseButton } from '@mantine/core';
import { useEffect } from 'react';
import { useEditor, useEditorState } from './editor-context.ts';
import styles from './notice-bar.module.css';

const shownMs = 10_000;

/** The short message at the bottom about the last step, with a button to undo it. */
export function NoticeBar() {
  const { t } = useLingui();
  const editor = useEditor();
  const { notice } = useEditorState();
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => editor.notify(null), shownMs);
    return () => clearTimeout(timer);
  }, [editor, notice]);
  return (
    <div className={styles.place} role="status">
      {notice && (
        <div className={styles.notice}>
          <span>{editor.texts(notice.text)}</span>
          {notice.canUndo && (
            <Button variant="white" size="compact-sm" onClick={() => editor.undo()}>
              <Trans>Ongedaan maken</Trans>
            </Button>
          )}
          <CloseButton
            size="sm"
            variant="transparent"
            className={styles.close}
            aria-label={t`Melding sluiten`}
            onClick={() => editor.notify(null)}
          />
        </div>
      )}
    </div>
  );
}
