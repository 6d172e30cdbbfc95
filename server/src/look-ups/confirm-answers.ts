import type { AnswerValue, Answers, Row } from '@form-builder/core/field-types/field-types.ts';
import type { ProgramField, Scope } from '@form-builder/core/session/program/program-field.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Issue } from '@form-builder/core/validation/issue.ts';
import { confirmations, type Confirming } from './confirmations.ts';
import { findParentIssues } from './find-parent-issues.ts';

/** The validated answers that may be stored, and the issues of the others. */
export interface ConfirmedAnswers {
  readonly answers: Answers;
  readonly issues: readonly Issue[];
}

/**
 * Checks every looked-up answer against its source: an answer counts as looked up only if the register really
 * returned it. Free for forms without look-ups.
 */
export async function confirmAnswers(
  confirming: Confirming,
  program: Program,
  answers: Answers,
): Promise<ConfirmedAnswers> {
  const issues: Issue[] = [];
  const lookUps = [...program.fields.values()].some(sourceOf);
  if (!lookUps) return { answers, issues };

  const confirmScope = async (
    scope: Scope,
    [given = {}, ...around]: readonly Row[],
    prefix: string,
  ): Promise<Row> => {
    const rows = [given, ...around];
    const confirmed: Record<string, AnswerValue> = { ...given };
    for (const one of scope.fields) {
      const { id } = one.field;
      const answer = given[id];
      if (answer === undefined || answer === null) continue;
      confirmed[id] = one.rowScope
        ? await confirmRows(one.rowScope, answer, rows, `${prefix}${id}.`)
        : await confirmOne(one, answer, rows, prefix + id);
    }
    return confirmed;
  };

  type Around = readonly Row[];
  const confirmRows = async (scope: Scope, rows: AnswerValue, around: Around, prefix: string) => {
    const confirmed: Row[] = [];
    // The validated answer of a repeating field is a list of rows.
    for (const [index, row] of (rows as readonly Row[]).entries()) {
      confirmed.push(await confirmScope(scope, [row, ...around], `${prefix}${String(index)}.`));
    }
    return confirmed;
  };

  const confirmOne = async (one: ProgramField, answer: AnswerValue, rows: Around, path: string) => {
    const source = sourceOf(one);
    if (source === undefined) return answer;
    const { value, code } = await confirmations[source](confirming, answer, one.field);
    const ofParent = source === 'lists' ? findParentIssues({ program, one, value, rows }) : [];
    const found = code === undefined ? ofParent : [{ code }];
    issues.push(...found.map((issue) => ({ ...issue, path })));
    return value;
  };

  return { answers: await confirmScope(program.root, [answers], ''), issues };
}

function sourceOf({ definition }: ProgramField) {
  return definition.role === 'input' ? definition.lookUp : undefined;
}
