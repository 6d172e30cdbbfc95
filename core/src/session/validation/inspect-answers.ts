import type { Issue } from '../../validation/issue.ts';
import { mostKeptRows } from '../cells/instance-builder.ts';
import type { ProgramField, Scope } from '../program/program-field.ts';
import type { Program } from '../program/program.ts';

/** What is wrong with the shape of answers, before any rule is looked at. */
export interface Inspection {
  /** Paths of answers to fields the form does not have, shortened; at most 20. */
  readonly unknown: readonly string[];
  /** Answers that cannot be read as their field's. */
  readonly unreadable: readonly Issue[];
}

const mostUnknown = 20;
const longestPath = 100;

/** Looks at the shape of unknown answers; only as deep as the form itself goes. */
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
    else if (found.unknown.length < mostUnknown) {
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
  if (answer.length > mostKeptRows) found.unreadable.push({ path, code: 'issue.invalid' });
  answer
    .slice(0, mostKeptRows)
    .forEach((row: unknown, index) => inspectRecord(rowScope, row, `${path}.${index}.`, found));
}

/** Nobody answers a variable: what a page sends as one is unknown. */
const isAnswered = ({ definition, rowScope, variable }: ProgramField) =>
  (definition.role === 'input' && variable === null) || rowScope !== null;
