import type { AnyDefinition, PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import { mappingsOf, type MappingSettings } from '../field-types/mapping.ts';
import type { FormatContext } from '../messages/format-context.ts';
import type { Cell, Session } from '../session/session.ts';
import { maskedText } from '../sensitive-answers/masked-text.ts';
import type { SummaryItem, SummaryRows, SummarySection } from './summary.ts';

export interface SummaryOptions {
  /** True for the summary of a section, which also shows fields not marked for the summary. */
  readonly isSection?: boolean;
  /**
   * True for copies outside the visitor's screen, in which identifiers are masked except for their
   * end.
   */
  readonly isMasked?: boolean;
  /** The paths of answers that the server masked (`Submission.masked`). */
  readonly masked?: readonly string[];
  /**
   * The paths of the fields that were shown (`listShown`), when the session cannot determine these;
   * absent: it can.
   */
  readonly shown?: ReadonlySet<string> | undefined;
}

interface Writer extends SummaryOptions {
  /** The stored answer at a path, for computed fields whose formula would read masked answers. */
  readonly storedAt?: (path: string) => unknown;
  readonly session: Session;
  readonly types: PartialFieldTypeRegistry;
  readonly context: FormatContext;
}

/**
 * Returns a session's formatted answers by page, without hidden fields, fields not marked for the
 * summary, and empty containers and pages.
 */
export function summariseSession(
  session: Session,
  types: PartialFieldTypeRegistry,
  context: FormatContext,
  options: SummaryOptions & Pick<Writer, 'storedAt'> = {},
): readonly SummarySection[] {
  const writer: Writer = { ...options, session, types, context };
  return session.pages
    .map(({ page, cells }, pageIndex) => ({
      pageId: page.id,
      pageIndex,
      title: page.title,
      items: writeCells(cells, writer),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Returns the answers of one section of a page, including fields not marked for the summary. */
export function summariseSection(
  session: Session,
  cells: readonly Cell[],
  types: PartialFieldTypeRegistry,
  context: FormatContext,
): readonly SummaryItem[] {
  return writeCells(cells, { session, types, context, isSection: true });
}

function writeCells(cells: readonly Cell[], writer: Writer): readonly SummaryItem[] {
  return cells.flatMap((cell) => {
    const isMarked = cell.field.is_in_summary !== false || writer.isSection;
    return isShown(cell, writer) && isMarked ? (writeCell(cell, writer) ?? []) : [];
  });
}

/**
 * Rules that read a masked answer may give another result than at submission; `shown` has the
 * original result.
 */
const isShown = (cell: Cell, { session, shown }: Writer): boolean =>
  shown ? shown.has(session.pathOf(cell)) : cell.visible;

function writeCell(cell: Cell, writer: Writer): SummaryItem | readonly SummaryItem[] | undefined {
  const { field } = cell;
  const definition = getDefinition(writer.types, field.type);
  const place = { path: writer.session.pathOf(cell), label: field.label };
  if (definition.role === 'content') return undefined;
  if (definition.role === 'input') {
    if (definition.isLeftOutOfSummary && !standsAlone(cell, writer)) return undefined;
    const isKeptBack = writer.masked?.includes(place.path) && cell.value === null;
    const value = isKeptBack ? maskedText : writeAnswer(cell, definition, writer);
    const isComputed = definition.computation !== undefined;
    return { kind: 'answer', ...place, value, ...(isComputed && { isComputed }) };
  }
  if (definition.children === 'rows') return writeRows(cell, definition, place, writer);
  const items = writeCells(cell.children, writer);
  if (definition.isInPlace) return items;
  return items.length > 0 ? { kind: 'group', ...place, items } : undefined;
}

/**
 * Whether an answer that is normally shown by the fields that it fills in fills in no visible
 * field.
 */
function standsAlone({ key, value, field }: Cell, writer: Writer): boolean {
  const { session } = writer;
  if (value === null) return false;
  // The settings of types with mappings; for other types every member is absent.
  const settings = field.custom_properties as MappingSettings | undefined;
  const at = key.indexOf('~');
  const row = at === -1 ? '' : key.slice(at);
  return !mappingsOf(settings).some(({ target }) => {
    const filled = session.findCell(`${target}${row}`) ?? session.findCell(target);
    return filled && isShown(filled, writer);
  });
}

function writeAnswer(
  cell: Cell,
  definition: Extract<AnyDefinition, { role: 'input' }>,
  { context, isMasked, session, storedAt }: Writer,
): string {
  const { field } = cell;
  const isStored = definition.computation !== undefined && storedAt !== undefined;
  const value = isStored
    ? (definition.parse(storedAt(session.pathOf(cell)), field) ?? null)
    : cell.value;
  const answerOf = (id: string) => session.findCell(id)?.value ?? null;
  const text = definition.format(value, field, context, answerOf);
  const isGiven = value !== null && !definition.isEmpty(value);
  return isMasked && isGiven ? (definition.mask?.(text) ?? text) : text;
}

function writeRows(
  cell: Cell,
  definition: Extract<AnyDefinition, { children: 'rows' }>,
  place: { readonly path: string; readonly label: string },
  writer: Writer,
): SummaryRows | undefined {
  const label = definition.rowLabel(cell.field);
  const rows = cell.rows
    .map((row, index) => ({
      label: writer.context.translate('summary.row', { label, number: index + 1 }),
      items: writeCells(row.cells, writer),
    }))
    .filter(({ items }) => items.length > 0);
  return rows.length > 0 ? { kind: 'rows', ...place, rows } : undefined;
}
