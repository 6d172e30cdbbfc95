import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';
import { countRules } from '../logic/rule-fields.ts';
import type { SelectedItem } from '../editor/selection.ts';

/** One line of the tree: a page or a field, with its position for screen readers. */
export interface TreeRow {
  readonly id: string;
  readonly kind: 'page' | 'field';
  readonly page: Page;
  readonly field: Field | null;
  readonly parentId: string | null;
  /** 1 for pages. */
  readonly level: number;
  readonly position: number;
  readonly size: number;
  /** `undefined` when the item has no contents. */
  readonly isOpen: boolean | undefined;
  /** Whether rules apply to the item, its own or those of others. */
  readonly hasRules: boolean;
}

/** Returns the visible lines of the tree, without the contents of closed pages and groups. */
export function treeRows(pages: readonly Page[], closed: ReadonlySet<string>): readonly TreeRow[] {
  const hasRules = (field: Field) => countRules(pages, field) > 0;
  return pages.flatMap((page, index) => {
    const isOpen = openness(page.id, page.properties, closed);
    const row: TreeRow = {
      id: page.id,
      kind: 'page',
      page,
      field: null,
      parentId: null,
      level: 1,
      position: index + 1,
      size: pages.length,
      isOpen,
      hasRules: countRules(pages, page) > 0,
    };
    return isOpen ? [row, ...fieldRows(page.properties, row, closed, hasRules)] : [row];
  });
}

function fieldRows(
  fields: readonly Field[],
  parent: TreeRow,
  closed: ReadonlySet<string>,
  hasRules: (field: Field) => boolean,
): readonly TreeRow[] {
  return fields.flatMap((field, index) => {
    const children = isTemplateField(field) ? [] : (field.children ?? []);
    const isOpen = openness(field.id, children, closed);
    const row: TreeRow = {
      id: field.id,
      kind: 'field',
      page: parent.page,
      field,
      parentId: parent.id,
      level: parent.level + 1,
      position: index + 1,
      size: fields.length,
      isOpen,
      hasRules: hasRules(field),
    };
    return isOpen ? [row, ...fieldRows(children, row, closed, hasRules)] : [row];
  });
}

function openness(
  id: string,
  children: readonly Field[],
  closed: ReadonlySet<string>,
): boolean | undefined {
  return children.length === 0 ? undefined : !closed.has(id);
}

/** Whether two lines look the same; the page of a field is not shown. */
export function isSameRow(one: TreeRow, other: TreeRow): boolean {
  return (
    one.id === other.id &&
    one.field === other.field &&
    (one.field !== null || one.page === other.page) &&
    one.level === other.level &&
    one.position === other.position &&
    one.size === other.size &&
    one.isOpen === other.isOpen &&
    one.hasRules === other.hasRules
  );
}

/** Returns the selection for a line. */
export function selectionOf(row: TreeRow): SelectedItem {
  return { kind: row.kind, id: row.id };
}

/** The action of an arrow, Home or End key in the tree (WAI-ARIA tree pattern). */
export type TreeMove =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'open' | 'close'; readonly id: string };

type Mover = (rows: readonly TreeRow[], index: number, row: TreeRow) => TreeMove | undefined;

const movers: Readonly<Record<string, Mover>> = {
  ArrowDown: (rows, index) => focusOn(rows[index + 1]),
  ArrowUp: (rows, index) => focusOn(rows[index - 1]),
  Home: (rows) => focusOn(rows[0]),
  End: (rows) => focusOn(rows.at(-1)),
  ArrowRight: (rows, index, row) => {
    if (row.isOpen === false) return { kind: 'open', id: row.id };
    return row.isOpen ? focusOn(rows[index + 1]) : undefined;
  },
  ArrowLeft: (rows, _index, row) => {
    if (row.isOpen) return { kind: 'close', id: row.id };
    return focusOn(rows.find(({ id }) => id === row.parentId));
  },
};

/** Returns the action of a key on a line; `undefined` for other keys and at the ends. */
export function treeMove(rows: readonly TreeRow[], id: string, key: string): TreeMove | undefined {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  return row && movers[key]?.(rows, index, row);
}

function focusOn(row: TreeRow | undefined): TreeMove | undefined {
  return row && { kind: 'focus', id: row.id };
}
