import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { OpenForm } from './loaded-form.ts';

/**
 * The answers that the device may store: never secrets, answers that a designer marked as sensitive,
 * or files; nor what formulas compute from any of these, since a session computes it again.
 */
export function storedAnswers({ session, form, types }: OpenForm): Answers {
  const answers = session.allAnswers();
  const unstored = new Set<string>();
  for (const { field } of iterateFields(form.pages)) {
    const type = types[field.type];
    if (type?.role !== 'input') continue;
    if (field.is_sensitive || type.isSecret || type.uploads || type.computation)
      unstored.add(field.id);
  }
  if (unstored.size === 0) return answers;
  // Answers are JSON, those in rows included.
  return JSON.parse(
    JSON.stringify(answers, (id, answer: unknown) => (unstored.has(id) ? undefined : answer)),
  ) as Answers;
}
