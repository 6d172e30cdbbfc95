import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import {
  createPublicForm,
  type PublicFormSource,
} from '@form-builder/core/public-form/create-public-form.ts';
import { presentTheme } from '../themes/present-theme.ts';
import type { ShownVersion } from './public-forms-queries.ts';

interface Shown extends Omit<PublicFormSource, 'version' | 'theme'> {
  readonly version: Omit<ShownVersion, 'translated'>;
}

/** Everything that the element needs to show a form, in one response. */
export function presentPublicForm({ version, ...shown }: Shown): PublicForm {
  const { pages, variables = [] } = version.definition;
  const theme = presentTheme(version);
  return createPublicForm({ ...shown, theme, version: { ...version, pages, variables } });
}
