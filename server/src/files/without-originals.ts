import type { AnswerValue, Answers } from '@form-builder/core/field-types/field-types.ts';
import type { Row } from '@form-builder/core/field-types/input-collection/input-collection.ts';
import { redactedName } from '@form-builder/core/field-types/redacted/redacted-name.ts';
import { parseFiles } from '@form-builder/core/field-types/uploaded-files.ts';
import type { Program, Scope } from '@form-builder/core/session/program.ts';
import { uploadRulesOf } from './uploads-in-answers.ts';

/**
 * Answers without the files of which the visitor made a redacted copy: what was hidden must not come
 * along in the original, unless the form says that originals stay. The files themselves then belong to
 * nothing and are removed.
 */
export function withoutOriginals({ root }: Program, answers: Answers): Answers {
  return inScope(root, answers);
}

function inScope(scope: Scope, answers: Row): Row {
  const kept: Record<string, AnswerValue> = { ...answers };
  for (const { field, rowScope } of scope.fields) {
    const answer = answers[field.id];
    const replaced = uploadRulesOf(field)?.replaces;
    if (rowScope && Array.isArray(answer)) {
      // The answer of a repeating field, as the judge left it, is a list of rows.
      kept[field.id] = (answer as readonly Row[]).map((row) => inScope(rowScope, row));
    } else if (replaced !== undefined) {
      const copies = new Set((parseFiles(answer ?? null) ?? []).map(({ name }) => name));
      const originals = parseFiles(kept[replaced] ?? null) ?? [];
      const rest = originals.filter(({ name }) => !copies.has(redactedName(name)));
      if (rest.length < originals.length) kept[replaced] = rest.length === 0 ? null : rest;
    }
  }
  return kept;
}
