import type { FormNavigation } from '../navigation/form-navigation.ts';

/** Whether visitors must accept a statement before they send this form. */
export function hasStatements({ loaded }: Pick<FormNavigation, 'loaded'>): boolean {
  const { settings } = loaded.form;
  return Boolean(settings['statements.truth'] || settings['statements.consent']);
}
