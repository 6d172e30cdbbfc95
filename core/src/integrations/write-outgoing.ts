import {
  fillMailTemplates,
  type MailWriting,
  type MailedSubmission,
} from '../mails/mail-template.ts';
import type { Integration, OutgoingSource } from '../version-settings/integrations/integration.ts';
import { nestValues, type NestedValues } from './nest-values.ts';

/** An outgoing submission; its form contains the values of the variables. */
export type OutgoingSubmission = MailedSubmission;

/**
 * Returns the values that an integration sends, nested by their targets. An unanswered or deleted
 * field gives `null`; a formula without a result is left out.
 */
export function writeOutgoing(
  { outgoing }: Pick<Integration, 'outgoing'>,
  submission: OutgoingSubmission,
  writing: MailWriting,
): NestedValues {
  const texts = fillTexts(
    outgoing.flatMap(({ source }) => (source.kind === 'text' ? [source.text] : [])),
    submission,
    writing,
  );
  return nestValues(
    outgoing.map(({ target, source }) => [target.trim(), valueOf(source, submission, texts)]),
  );
}

/** Returns the options of an integration with their formulas evaluated. */
export function writeOptions(
  { options }: Pick<Integration, 'options'>,
  submission: OutgoingSubmission,
  writing: MailWriting,
): Readonly<Record<string, string>> {
  const texts = fillTexts(Object.values(options), submission, writing);
  return Object.fromEntries(
    Object.entries(options).map(([key, text]) => [key, texts.get(text) ?? text]),
  );
}

/**
 * Returns the filled parts of a path with formulas. Only the slashes of the template separate parts: an answer with a slash
 * stays in its own part.
 */
export function writePath(
  template: string,
  submission: OutgoingSubmission,
  writing: MailWriting,
): readonly string[] {
  const parts = template.match(/(?:\{\{[\s\S]*?\}\}|[^/])+/gu) ?? [];
  const texts = fillTexts(parts, submission, writing);
  return parts.map((part) => texts.get(part) ?? part);
}

function valueOf(
  source: OutgoingSource,
  { answers, variables = [] }: OutgoingSubmission,
  texts: ReadonlyMap<string, string>,
): unknown {
  if (source.kind === 'answer') return answers[source.field] ?? null;
  if (source.kind === 'text') return texts.get(source.text) ?? source.text;
  const variable = variables.find(({ id }) => id === source.variable);
  return variable?.stored_value ?? null;
}

/** Evaluates the texts with formulas; compiles a form only if there are any. */
function fillTexts(
  texts: readonly string[],
  submission: OutgoingSubmission,
  writing: MailWriting,
): ReadonlyMap<string, string> {
  const templates = texts.filter((text) => text.includes('{{'));
  if (templates.length === 0) return new Map();
  const filled = fillMailTemplates(templates, submission, writing);
  return new Map(templates.map((template, at) => [template, filled[at] ?? '']));
}
