import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import { changeField } from '../document/field-commands.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { Editor } from '../editor/editor.ts';
import { renamePage } from '../editor/page-actions.ts';
import type { TreeRow } from './tree-rows.ts';
import styles from './page-tree.module.css';

/** Renames in place: Enter or leaving keeps the new name, Escape the old one. */
export function RenameInput({ row, onDone }: { row: TreeRow; onDone: () => void }) {
  const { t } = useLingui();
  const editor = useEditor();
  const before = row.field ? row.field.label : row.page.title;
  const [name, setName] = useState(before);
  const keep = () => {
    if (name !== before) rename(editor, row, name);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') keep();
    if (event.key === 'Escape') onDone();
  };
  return (
    <input
      className={styles.rename}
      aria-label={t`Nieuwe naam`}
      autoFocus
      value={name}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setName(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={keep}
    />
  );
}

function rename(editor: Editor, { kind, id }: TreeRow, name: string): void {
  if (kind === 'page') renamePage(editor, id, name);
  else editor.perform(changeField(id, { label: name }), { label: msg`label wijzigen` });
}
