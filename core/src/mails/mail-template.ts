import type { Answers, PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { Field, FormDefinition, Page } from '../form/form-definition.ts';
import type { FormatContext } from '../messages/format-context.ts';
import { createClock } from '../runtime/create-clock.ts';
import { compile } from '../session/compile.ts';
import { createSession } from '../session/create-session.ts';
import type { FormulaEngine } from '../session/program/formula-engine.ts';

/** The reference that reads the number of the submission. No short id of a field has an underscore. */
export const numberReference = 'submission_number';

/** The submission that a mail is about. */
export interface MailedSubmission extends FormDefinition {
  readonly answers: Answers;
  /** `null` for forms without numbers. */
  readonly number: string | null;
  /** The time at which rules about today are evaluated, in milliseconds since the epoch. */
  readonly completedAt: number;
}

/** The language of a mail, and the formula language. */
export interface MailWriting {
  readonly types: PartialFieldTypeRegistry;
  readonly context: FormatContext;
  readonly formulas: FormulaEngine;
}

/**
 * Evaluates texts such as `Beste {{ {a1b2} }}`: an answer is formatted as in the summary; a hidden
 * field and a formula without a result are empty.
 */
export function fillMailTemplates(
  templates: readonly string[],
  { pages, variables = [], answers, number, completedAt }: MailedSubmission,
  { types, context, formulas }: MailWriting,
): readonly string[] {
  const page = templatePage(templates);
  const form = { pages: [...pages, page], variables };
  const session = createSession(compile(form, types, { formulas }), {
    answers: { ...answers, [numberId]: number },
    clock: createClock(() => completedAt),
    texts: context,
    absent: 'empty',
  });
  return templates.map((_, index) => session.findCell(templateId(index))?.field.label ?? '');
}

/** Ids of fields have no spaces, so these ids are unique. */
const numberId = 'mail number';
const templateId = (index: number) => `mail text ${String(index)}`;

/** An internal page with each text as a label, which a session evaluates. */
function templatePage(templates: readonly string[]): Page {
  const number: Field = { id: numberId, short_id: numberReference, type: 'text', label: '' };
  const texts = templates.map((label, index): Field => {
    const id = templateId(index);
    return { id, short_id: id, type: 'text', label, use_formula: true };
  });
  return { id: 'mail page', title: '', properties: [number, ...texts] };
}
