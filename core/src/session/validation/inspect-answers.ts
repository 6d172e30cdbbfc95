import type { Issue } from '../../validation/issue.ts';
import { maxKeptRows } from '../cells/instance-builder.ts';
import type { ProgramField, Scope } from '../program/program-field.ts';
import type { Program } from '../program/program.ts';

/** Structural errors of answers, found before any rule is evaluated. */
export interface Inspection {
  /** Shortened paths of answers to unknown fields; at most 20. */
  readonly unknown: readonly string[];
  /** Answers that their field type cannot parse. */
  readonly unreadable: readonly Issue[];
}

const maxUnknown = 20;
const longestPath = 100;

/** Inspects the structure of unknown answers, no deeper than the form itself. */
export function inspectAnswers(program: Program, input: unknown): Inspection {
  const found = { unknown: [] as string[], unreadable: [] as Issue[] };
  inspectRecord(program.root, input, '', found);
  return found;
}

interface Findings {
  readonly unknown: string[];
  readonly unreadable: Issue[];
}

function inspectRecord(scope: Scope, input: unknown, prefix: string, found: Findings): void {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    found.unreadable.push({ path: prefix.slice(0, -1), code: 'issue.invalid' });
    return;
  }
  for (const [id, answer] of Object.entries(input)) {
    const field = scope.plan.byId.get(id);
    if (field && isAnswered(field)) inspectAnswer(field, answer, prefix + id, found);
    else if (found.unknown.length < maxUnknown) {
      found.unknown.push((prefix + id).slice(0, longestPath));
    }
  }
}

function inspectAnswer(
  program: ProgramField,
  answer: unknown,
  path: string,
  found: Findings,
): void {
  const { definition, field, rowScope } = program;
  if (program.compute) return;
  if (rowScope) inspectRows(program, answer, path, found);
  else if (definition.role === 'input' && definition.parse(answer, field) === undefined) {
    found.unreadable.push({ path, code: 'issue.invalid' });
  }
}

function inspectRows(program: ProgramField, answer: unknown, path: string, found: Findings): void {
  const { rowScope } = program;
  if (!Array.isArray(answer) || !rowScope) {
    found.unreadable.push({ path, code: 'issue.invalid' });
    return;
  }
  if (answer.length > maxKeptRows) found.unreadable.push({ path, code: 'issue.invalid' });
  answer
    .slice(0, maxKeptRows)
    .forEach((row: unknown, index) => inspectRecord(rowScope, row, `${path}.${index}.`, found));
}

/** Visitors do not answer variables: one sent by a page is unknown. */
const isAnswered = ({ definition, rowScope, variable }: ProgramField) =>
  (definition.role === 'input' && variable === null) || rowScope !== null;
