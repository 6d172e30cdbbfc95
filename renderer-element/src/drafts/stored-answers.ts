import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';

/** What the device may keep of the answers: never those that only the server may have. */
export function storedAnswers({ loaded, open }: FormNavigation): Answers {
  const answers = open.session.allAnswers();
  const secrets = new Set<string>();
  for (const { field } of walkFields(loaded.form.pages)) {
    const type = loaded.types[field.type];
    if (type?.role === 'input' && (type.isSecret || type.uploads)) secrets.add(field.id);
  }
  if (secrets.size === 0) return answers;
  // Answers are JSON by nature, those in rows included.
  return JSON.parse(
    JSON.stringify(answers, (id, answer: unknown) => (secrets.has(id) ? undefined : answer)),
  ) as Answers;
}
