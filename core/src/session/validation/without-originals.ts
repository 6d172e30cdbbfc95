import type { ProgramField, Scope } from '../program/program-field.ts';
import type { Program } from '../program/program.ts';
import type { AnswerValue, Answers, Row } from '../../field-types/field-types.ts';
import { type UploadedFile } from '../../field-types/uploads/uploaded-file.ts';
import { parseFiles } from '../../field-types/uploads/uploaded-files.ts';
import { redactedName } from '../../field-types/redacted/redacted-name.ts';

/** Redacted copies, and the question with their originals. */
interface Copies {
  readonly of: string;
  readonly names: ReadonlySet<string>;
}

/**
 * Removes the files that the visitor redacted: hidden content must not be sent in the original, unless the form
 * keeps originals. A copy in a row belongs to a file in that row, or around it when the row has no file
 * question.
 */
export function withoutOriginals({ root }: Program, answers: Answers): Answers {
  return inScope(root, answers, []);
}

/** `outside` collects the copies whose originals are not in this scope. */
function inScope(scope: Scope, answers: Row, outside: Copies[]): Row {
  const kept: Record<string, AnswerValue> = { ...answers };
  const found: Copies[] = [];
  for (const part of scope.fields) {
    const { field, rowScope } = part;
    const answer = answers[field.id];
    const original = originalOf(part);
    if (rowScope && Array.isArray(answer)) {
      // The answer of a repeating field, after validation, is a list of rows.
      kept[field.id] = (answer as readonly Row[]).map((row) => inScope(rowScope, row, found));
    } else if (original !== undefined) found.push({ of: original, names: namesOf(answer) });
  }
  for (const copies of found) {
    if (scope.fields.some(({ field }) => field.id === copies.of)) remove(kept, copies);
    else outside.push(copies);
  }
  return kept;
}

function originalOf({ field, definition }: ProgramField): string | undefined {
  return definition.role === 'input' ? definition.uploads?.(field).replaces : undefined;
}

function remove(kept: Record<string, AnswerValue>, copies: Copies): void {
  const originals = filesIn(kept[copies.of]);
  const rest = originals.filter(({ name }) => !copies.names.has(redactedName(name)));
  if (rest.length < originals.length) kept[copies.of] = rest.length === 0 ? null : rest;
}

const namesOf = (answer: AnswerValue | undefined) =>
  new Set(filesIn(answer).map(({ name }) => name));

const filesIn = (answer: AnswerValue | undefined): readonly UploadedFile[] =>
  parseFiles(answer ?? null) ?? [];
