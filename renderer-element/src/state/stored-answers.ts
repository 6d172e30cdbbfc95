import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { OpenForm } from './loaded-form.ts';

/**
 * Returns the answers that the device may store: no secrets, answers that a designer marked as
 * sensitive, or files; nor results of formulas with any of these, since a session computes them
 * again.
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
  // All answers are JSON, including those in rows.
  return JSON.parse(
    JSON.stringify(answers, (id, answer: unknown) => (unstored.has(id) ? undefined : answer)),
  ) as Answers;
}
