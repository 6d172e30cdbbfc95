import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { OpenForm } from './loaded-form.ts';

/** The answers that the device may store: never secrets or files. */
export function storedAnswers({ session, form, types }: OpenForm): Answers {
  const answers = session.allAnswers();
  const secrets = new Set<string>();
  for (const { field } of iterateFields(form.pages)) {
    const type = types[field.type];
    if (type?.role === 'input' && (type.isSecret || type.uploads)) secrets.add(field.id);
  }
  if (secrets.size === 0) return answers;
  // Answers are JSON, those in rows included.
  return JSON.parse(
    JSON.stringify(answers, (id, answer: unknown) => (secrets.has(id) ? undefined : answer)),
  ) as Answers;
}
