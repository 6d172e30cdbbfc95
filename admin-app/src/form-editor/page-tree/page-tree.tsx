import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Editor } from '../editor/editor.ts';
import { handleSelectAll, selectField, wayOf, type SelectWay } from '../editor/select-field.ts';
import type { Selection } from '../editor/selection.ts';
import {
  useEditedVersion,
  useEditor,
  useEditorState,
  useIsEditable,
} from '../editor/editor-context.ts';
import { addPage } from '../editor/page-actions.ts';
import { handleItemKey } from '../keyboard/item-keys.ts';
import { TreeItem, type TreeItemActions } from './tree-item.tsx';
import { selectionOf, treeMove, treeRows, type TreeRow } from './tree-rows.ts';
import styles from './page-tree.module.css';

/** Pages and fields as a tree: arrow keys move the focus, F2 renames, Alt+arrow moves, Delete removes, Ctrl A selects the fields of the page. */
export function PageTree() {
  const { t } = useLingui();
  const editor = useEditor();
  const { pages } = useEditedVersion();
  const { selection, pageId } = useEditorState();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [renaming, setRenaming] = useState<string>();
  const tree = useRef<HTMLUListElement>(null);

  const rows = treeRows(pages, closed);
  const chosen = selectedIds(selection);
  const current = chosen.at(-1) ?? pageId;
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
      if (target) selectRow(editor, target, event.shiftKey ? 'range' : 'only');
      focus(move.id);
    };
    return {
      toggle: (row) => setOpen(row.id, row.isOpen === false),
      select: (event, row) => selectRow(editor, row, wayOf(event)),
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
          requestAnimationFrame(() => focus(focusedAfter(editor, row.id)));
        } else if (!handleSelectAll(editor, event)) {
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
      <ul
        role="tree"
        aria-label={t`Pagina’s en velden`}
        aria-multiselectable
        ref={tree}
        className={styles.tree}
      >
        {rows.map((row) => (
          <TreeItem
            key={row.id}
            row={row}
            isSelected={chosen.includes(row.id)}
            isFocusable={row.id === focusable}
            isRenaming={row.id === renaming}
            actions={actions}
          />
        ))}
      </ul>
      <AddPageButton />
    </div>
  );
}

function AddPageButton() {
  const editor = useEditor();
  const isEditable = useIsEditable();
  if (!isEditable || editor.formType !== 'form') return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={styles.add ?? ''}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => addPage(editor)}
    >
      <Trans>Pagina toevoegen</Trans>
    </Button>
  );
}

/** After a move the same line keeps the focus; after a removal the new selection gets it. */
const focusedAfter = ({ state }: Editor, before: string) =>
  selectedIds(state.selection).at(-1) ?? state.pageId ?? before;

/** The ids of the selected items. */
function selectedIds(selection: Selection): readonly string[] {
  if (selection.kind === 'version') return [];
  return selection.kind === 'fields' ? selection.ids : [selection.id];
}

/** Selects a line; fields can be selected together with others. */
function selectRow(editor: Editor, row: TreeRow, way: SelectWay): void {
  if (row.kind === 'field') selectField(editor, row.id, way);
  else editor.select(selectionOf(row));
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
