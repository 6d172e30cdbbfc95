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
  /** True for copies that leave the visitor's screen: identifiers show only their end. */
  readonly isMasked?: boolean;
  /** The paths of answers that the server keeps back (`Submission.masked`). */
  readonly masked?: readonly string[];
}

interface Writer extends SummaryOptions {
  readonly session: Session;
  readonly types: PartialFieldTypeRegistry;
  readonly context: FormatContext;
}

/**
 * Writes a session's answers for people to read, by page. Hidden fields, fields not marked for the
 * summary, and containers and pages without anything to show are left out.
 */
export function summariseSession(
  session: Session,
  types: PartialFieldTypeRegistry,
  context: FormatContext,
  options: SummaryOptions = {},
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

/** The answers of one section of a page, fields not marked for the summary included. */
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
 * Rules that read a masked answer do not see what they saw when the form was sent. A stored answer was
 * shown then, since hidden ones are never stored.
 */
function isShown(cell: Cell, writer: Writer): boolean {
  if (cell.visible) return true;
  const { masked = [], types } = writer;
  if (masked.length === 0) return false;
  const definition = getDefinition(types, cell.field.type);
  const isGiven = definition.role === 'input' && !definition.computation && cell.value !== null;
  const inner = [...cell.children, ...cell.rows.flatMap(({ cells }) => cells)];
  return isGiven || inner.some((one) => isShown(one, writer));
}

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
 * Whether an answer that usually shows in the fields it fills shows nowhere else: it fills none that
 * the visitor sees.
 */
function standsAlone({ key, value, field }: Cell, { session }: Writer): boolean {
  if (value === null) return false;
  // The settings of the types that map; in those of others every member is absent.
  const settings = field.custom_properties as MappingSettings | undefined;
  const at = key.indexOf('~');
  const row = at === -1 ? '' : key.slice(at);
  return !mappingsOf(settings).some(({ target }) => {
    const filled = session.findCell(`${target}${row}`) ?? session.findCell(target);
    return filled?.visible;
  });
}

function writeAnswer(
  { value, field }: Cell,
  definition: Extract<AnyDefinition, { role: 'input' }>,
  { context, isMasked }: Writer,
): string {
  const text = definition.format(value, field, context);
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
