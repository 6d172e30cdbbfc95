import type { FieldInScope } from '../../field-types/field-type.ts';
import { requiredIssue } from '../../validation/rules/required.ts';
import { rowCountIssues } from '../../validation/rules/row-count.ts';
import type { Issue, IssueAt } from '../../validation/issue.ts';
import { rowLimitsOf } from '../cells/instance-builder.ts';
import { SessionCell } from '../cells/session-cell.ts';
import { pathOfCell } from '../cells/cell-path.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import type { MatchesPattern } from '../../patterns/pattern-matcher.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findCellInScope } from '../cells/find-cell-in-scope.ts';
import type { Session } from '../session.ts';

/** The clock, the pattern engine, and the language of the designer's own messages. */
export interface ValidationContext {
  readonly clock: Clock;
  readonly matchesPattern: MatchesPattern;
  readonly texts?: FormatContext | undefined;
}

/**
 * Every broken rule of visible fields, in reading order; of one page when its index is given. Separate from the
 * session, because a page needs it only later.
 */
export function validateSession(
  {
    pages,
    clock,
    matchesPattern,
    texts,
  }: Pick<Session, 'pages' | 'clock' | 'matchesPattern'> & Partial<Pick<Session, 'texts'>>,
  pageIndex?: number,
): readonly Issue[] {
  const context = { clock, matchesPattern, texts };
  const asked = pageIndex === undefined ? pages : pages.slice(pageIndex, pageIndex + 1);
  const found: Issue[] = [];
  for (const { cells } of asked) {
    for (const cell of cells) if (cell instanceof SessionCell) addIssues(cell, context, found);
  }
  return found;
}

/** The broken rules of a cell and of its content. */
export function issuesOf(cell: SessionCell, context: ValidationContext): readonly Issue[] {
  const found: Issue[] = [];
  addIssues(cell, context, found);
  return found;
}

function addIssues(cell: SessionCell, context: ValidationContext, found: Issue[]): void {
  if (!cell.visible) return;
  for (const issue of ownIssues(cell, context)) found.push(issue);
  for (const child of cell.children) addIssues(child, context, found);
  for (const row of cell.rows) for (const inner of row.cells) addIssues(inner, context, found);
}

function ownIssues(cell: SessionCell, context: ValidationContext): readonly Issue[] {
  const { definition } = cell.program;
  if (definition.role === 'content') return definition.stopsForm ? [stopIssue(cell)] : [];
  if (!cell.enabled) return [];
  if (definition.role === 'container') return rowIssues(cell, context);
  if (!definition.validateable) return [];
  if (cell.current === null || definition.isEmpty(cell.current)) {
    return missing(cell, definition.missing(cell.field, cell.required), context);
  }
  const issues = definition.validate(cell.current, cell.field, {
    clock: context.clock,
    isRequired: cell.required,
    matchesPattern: context.matchesPattern,
    findField: (id) => findFieldInScope(cell, id),
  });
  return issues.map((issue) => place(cell, issue, errorMessage(cell, context)));
}

const stopIssue = (cell: SessionCell) => place(cell, { code: 'issue.road_end' }, undefined);

function findFieldInScope({ instance }: SessionCell, id: string): FieldInScope | undefined {
  const found = findCellInScope(instance, id);
  return found && { label: found.field.label, answer: found.answer };
}

function rowIssues(cell: SessionCell, context: ValidationContext): readonly Issue[] {
  const limits = rowLimitsOf(cell);
  if (!limits) return [];
  if (cell.rows.length === 0 && cell.required) {
    return missing(cell, requiredIssue(cell.field, true), context);
  }
  return rowCountIssues(cell.rows.length, limits).map((issue) =>
    place(cell, issue, errorMessage(cell, context)),
  );
}

function missing(
  cell: SessionCell,
  issue: IssueAt | undefined,
  context: ValidationContext,
): readonly Issue[] {
  return issue ? [place(cell, issue, requiredMessage(cell, context))] : [];
}

function errorMessage(
  { program, instance }: SessionCell,
  { clock, texts }: ValidationContext,
): string | undefined {
  return program.messages?.error?.(instance, clock, texts) ?? program.field.custom_error_message;
}

function requiredMessage(
  { program, instance }: SessionCell,
  { clock, texts }: ValidationContext,
): string | undefined {
  return (
    program.messages?.required?.(instance, clock, texts) ?? program.field.custom_required_message
  );
}

function place(cell: SessionCell, issue: IssueAt, message: string | undefined): Issue {
  const path = pathOfCell(cell);
  return message ? { ...issue, path, message } : { ...issue, path };
}
