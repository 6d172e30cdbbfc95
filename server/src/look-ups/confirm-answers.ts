import type { AnswerValue, Answers, Row } from '@form-builder/core/field-types/field-types.ts';
import type { ProgramField, Scope } from '@form-builder/core/session/program/program-field.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Issue } from '@form-builder/core/validation/issue.ts';
import { confirmations, type Confirming } from './confirmations.ts';

/** The validated answers that may be stored, and the issues of the others. */
export interface ConfirmedAnswers {
  readonly answers: Answers;
  readonly issues: readonly Issue[];
}

/**
 * Checks every looked-up answer against its source: an answer counts as looked up only if the
 * register really gave it. Costs nothing for forms without look-ups.
 */
export async function confirmAnswers(
  confirming: Confirming,
  program: Program,
  answers: Answers,
): Promise<ConfirmedAnswers> {
  const issues: Issue[] = [];
  const lookUps = [...program.fields.values()].some(sourceOf);
  if (!lookUps) return { answers, issues };

  const confirmScope = async (scope: Scope, given: Row, prefix: string): Promise<Row> => {
    const confirmed: Record<string, AnswerValue> = { ...given };
    for (const field of scope.fields) {
      const { id } = field.field;
      const answer = given[id];
      if (answer === undefined || answer === null) continue;
      confirmed[id] = field.rowScope
        ? await confirmRows(field.rowScope, answer, `${prefix}${id}.`)
        : await confirmOne(field, answer, prefix + id);
    }
    return confirmed;
  };

  const confirmRows = async (scope: Scope, rows: AnswerValue, prefix: string) => {
    const confirmed: Row[] = [];
    // The validated answer of a repeating field is a list of rows.
    for (const [index, row] of (rows as readonly Row[]).entries()) {
      confirmed.push(await confirmScope(scope, row, `${prefix}${String(index)}.`));
    }
    return confirmed;
  };

  const confirmOne = async (program: ProgramField, answer: AnswerValue, path: string) => {
    const source = sourceOf(program);
    if (source === undefined) return answer;
    const { value, code } = await confirmations[source](confirming, answer, program.field);
    if (code !== undefined) issues.push({ path, code });
    return value;
  };

  return { answers: await confirmScope(program.root, answers, ''), issues };
}

function sourceOf({ definition }: ProgramField) {
  return definition.role === 'input' ? definition.lookUp : undefined;
}
