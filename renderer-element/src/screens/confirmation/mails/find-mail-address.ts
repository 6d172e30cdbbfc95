import type { FormNavigation } from '../../../navigation/form-navigation.ts';

/**
 * Finds the visitor's e-mail address: the answer of this field, or of the first e-mail field that
 * is answered.
 */
export function findMailAddress(
  { open }: Pick<FormNavigation, 'open'>,
  fieldId: string | undefined,
): string | undefined {
  const answers = open.session.answers();
  const ids = fieldId ? [fieldId] : Object.keys(answers);
  for (const id of ids) {
    const cell = open.session.findCell(id);
    const isAddress = cell?.definition.role === 'input' && cell.definition.isMailAddress;
    const answer = answers[id];
    if (isAddress && typeof answer === 'string' && answer !== '') return answer;
  }
  return undefined;
}
