import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useEditedVersion, useEditor, useEditorState } from '../editor/editor-context.ts';
import { addPage } from '../editor/page-actions.ts';
import { handleItemKey } from '../keyboard/item-keys.ts';
import { TreeItem, type TreeItemActions } from './tree-item.tsx';
import { selectionOf, treeMove, treeRows, type TreeRow } from './tree-rows.ts';
import styles from './page-tree.module.css';

/** Pages and fields as a tree: arrow keys move the focus, F2 renames, Alt+arrow moves, Delete removes. */
export function PageTree() {
  const { t } = useLingui();
  const editor = useEditor();
  const { pages } = useEditedVersion();
  const { selection, pageId, isEditable } = useEditorState();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [renaming, setRenaming] = useState<string>();
  const tree = useRef<HTMLUListElement>(null);

  const rows = treeRows(pages, closed);
  const current = selection.kind === 'version' ? pageId : selection.id;
  const focusable = rows.some(({ id }) => id === current) ? current : rows[0]?.id;
  const actions = useMemo((): TreeItemActions => {
    const setOpen = (id: string, isOpen: boolean) =>
      setClosed((before) => withLine(before, id, !isOpen));
    const focus = (id: string) => focusLine(tree.current, id);
    const moveFocus = (event: KeyboardEvent, row: TreeRow) => {
      const shown = treeRows(editor.document().pages, closed);
      const move = event.altKey ? undefined : treeMove(shown, row.id, event.key);
      if (!move) return;
      event.preventDefault();
      if (move.kind !== 'focus') return setOpen(move.id, move.kind === 'open');
      const target = shown.find(({ id }) => id === move.id);
      if (target) editor.select(selectionOf(target));
      focus(move.id);
    };
    return {
      toggle: (row) => setOpen(row.id, row.isOpen === false),
      rename: (row) => setRenaming(row.id),
      renamed: (row) => {
        setRenaming(undefined);
        requestAnimationFrame(() => focus(row.id));
      },
      keyDown: (event, row) => {
        if (event.key === 'F2') {
          event.preventDefault();
          setRenaming(row.id);
        } else if (handleItemKey(editor, selectionOf(row), event)) {
          requestAnimationFrame(() => focus(focusedAfter(editor.state, row.id)));
        } else {
          moveFocus(event, row);
        }
      },
    };
  }, [editor, closed]);

  return (
    <div className={styles.panel}>
      {pages.length === 0 && (
        <Text size="sm" c="dimmed">
          <Trans>Dit formulier heeft nog geen pagina’s.</Trans>
        </Text>
      )}
      <ul role="tree" aria-label={t`Pagina’s en velden`} ref={tree} className={styles.tree}>
        {rows.map((row) => (
          <TreeItem
            key={row.id}
            row={row}
            isSelected={row.id === (selection.kind === 'version' ? undefined : selection.id)}
            isFocusable={row.id === focusable}
            isRenaming={row.id === renaming}
            actions={actions}
          />
        ))}
      </ul>
      {isEditable && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => addPage(editor)}
        >
          <Trans>Pagina toevoegen</Trans>
        </Button>
      )}
    </div>
  );
}

/** After a move the same line keeps the focus; after a removal what became selected gets it. */
function focusedAfter(
  { selection, pageId }: { selection: { kind: string; id?: string }; pageId: string | null },
  before: string,
): string {
  return selection.id ?? pageId ?? before;
}

function withLine(closed: ReadonlySet<string>, id: string, isClosed: boolean): ReadonlySet<string> {
  const next = new Set(closed);
  if (isClosed) next.add(id);
  else next.delete(id);
  return next;
}

function focusLine(tree: HTMLElement | null, id: string): void {
  [...(tree?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    .find((item) => item.dataset['row'] === id)
    ?.focus();
}
