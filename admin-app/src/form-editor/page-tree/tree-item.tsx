import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { shallowEqual } from '@mantine/hooks';
import { IconChevronRight, IconFile, IconMessage, IconRoute } from '@tabler/icons-react';
import { memo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { fieldTypeIcons } from '../../field-types/field-type-icons.ts';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { useDraggable } from '../drag/use-draggable.ts';
import { useDropTarget } from '../drag/use-drop-target.ts';
import { ItemMenu } from '../keyboard/item-menu.tsx';
import { useOpenRemarks } from '../remarks/remarks-context.ts';
import { NewerBlockMark } from './newer-block-mark.tsx';
import { RenameInput } from './rename-input.tsx';
import { isSameRow, selectionOf, type TreeRow } from './tree-rows.ts';
import styles from './page-tree.module.css';

interface TreeItemProps {
  readonly row: TreeRow;
  readonly isSelected: boolean;
  /** Whether the Tab key stops at this line; only one does. */
  readonly isFocusable: boolean;
  readonly isRenaming: boolean;
  readonly actions: TreeItemActions;
}

/** The handlers of a line, which are stable while the document changes. */
export interface TreeItemActions {
  readonly toggle: (row: TreeRow) => void;
  readonly select: (event: MouseEvent, row: TreeRow) => void;
  readonly rename: (row: TreeRow) => void;
  readonly renamed: (row: TreeRow) => void;
  readonly keyDown: (event: KeyboardEvent, row: TreeRow) => void;
}

/**
 * A page or field in the tree; it renders again only when its own row changes. Most of the work of a line is its
 * menu, so a line gets it when it is pointed at, focused or selected.
 */
export const TreeItem = memo(TreeLine, (before, after) => {
  const { row: rowBefore, ...restBefore } = before;
  const { row, ...rest } = after;
  return isSameRow(rowBefore, row) && shallowEqual(restBefore, rest);
});

function TreeLine({ row, isSelected, isFocusable, isRenaming, actions }: TreeItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const [isUsed, setUsed] = useState(false);
  const isDragging = useDraggable(item, { kind: row.kind, id: row.id });
  const side = useDropTarget(item, row.kind, row.id);
  const name = useRowName(row);
  return (
    <li
      ref={item}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-selected={isSelected}
      aria-expanded={row.isOpen}
      aria-label={name}
      tabIndex={isFocusable && !isRenaming ? 0 : -1}
      data-row={row.id}
      data-level={Math.min(row.level, 6)}
      data-kind={row.kind}
      data-drop={side}
      data-dragging={isDragging || undefined}
      className={styles.item}
      onPointerEnter={() => setUsed(true)}
      onFocus={() => setUsed(true)}
      onClick={(event) => actions.select(event, row)}
      onDoubleClick={() => actions.rename(row)}
      onKeyDown={isRenaming ? undefined : (event) => actions.keyDown(event, row)}
    >
      <span
        className={styles.toggle}
        aria-hidden
        data-open={row.isOpen}
        onClick={(event) => {
          event.stopPropagation();
          actions.toggle(row);
        }}
      >
        {row.isOpen !== undefined && <IconChevronRight size={14} />}
      </span>
      <RowIcon row={row} />
      {isRenaming ? (
        <RenameInput row={row} onDone={() => actions.renamed(row)} />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <RuleMark row={row} />
      <RemarkMark id={row.id} />
      {row.field && isTemplateField(row.field) && (
        <NewerBlockMark fieldId={row.id} name={name} isTabStop={isSelected} />
      )}
      {(isUsed || isSelected) && (
        <ItemMenu
          selection={selectionOf(row)}
          name={name}
          className={styles.menu}
          onRename={() => actions.rename(row)}
        />
      )}
    </li>
  );
}

function useRowName({ page, field }: TreeRow): string {
  const { t, i18n } = useLingui();
  if (!field) return page.title || t`Pagina zonder titel`;
  return field.label || i18n._(fieldTypeTexts(field.type).name);
}

function RowIcon({ row: { field } }: { row: TreeRow }) {
  const Icon = field ? fieldTypeIcons[field.type] : IconFile;
  return <Icon size={16} stroke={1.6} aria-hidden className={styles.icon} />;
}

function RuleMark({ row: { hasRules } }: { row: TreeRow }) {
  const { t } = useLingui();
  if (!hasRules) return null;
  return <IconRoute size={14} className={styles.mark} aria-label={t`heeft regels`} role="img" />;
}

function RemarkMark({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const count = useOpenRemarks(id);
  if (count === 0) return null;
  const name = t`${plural(count, { one: '# open opmerking', other: '# open opmerkingen' })}`;
  return <IconMessage size={14} className={styles.mark} aria-label={name} role="img" />;
}
