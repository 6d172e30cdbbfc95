import type { Answers, PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { Field, FormDefinition, Page } from '../form/form-definition.ts';
import type { FormatContext } from '../messages/format-context.ts';
import { createClock } from '../runtime/create-clock.ts';
import { compile } from '../session/compile.ts';
import { createSession } from '../session/create-session.ts';
import type { FormulaEngine } from '../session/program/formula-engine.ts';

/** The reference that reads the number of the submission. No short id of a field has an underscore. */
export const numberReference = 'submission_number';

/** A submission that mails are written about. */
export interface MailedSubmission extends FormDefinition {
  readonly answers: Answers;
  /** `null` for forms without numbers. */
  readonly number: string | null;
  /** Milliseconds since the epoch: the moment that rules about today look from. */
  readonly completedAt: number;
}

/** The language of a mail, and the formula language. */
export interface MailWriting {
  readonly types: PartialFieldTypeRegistry;
  readonly context: FormatContext;
  readonly formulas: FormulaEngine;
}

/**
 * Fills in texts such as `Beste {{ {a1b2} }}`: an answer reads as in the summary, a hidden field and a
 * formula without a result as nothing.
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

/** Ids of fields have no spaces, so that these are nobody else's. */
const numberId = 'mail number';
const templateId = (index: number) => `mail text ${String(index)}`;

/** A page that no visitor sees: each text is a label, which a session writes out. */
function templatePage(templates: readonly string[]): Page {
  const number: Field = { id: numberId, short_id: numberReference, type: 'text', label: '' };
  const texts = templates.map((label, index): Field => {
    const id = templateId(index);
    return { id, short_id: id, type: 'text', label, use_formula: true };
  });
  return { id: 'mail page', title: '', properties: [number, ...texts] };
}
