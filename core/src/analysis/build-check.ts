import { fieldTypes } from '../field-types/registry.ts';
import { buildClock, buildForm } from '../form/build-form.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import type { CheckContext } from './check-context.ts';
import { checkForm } from './check-form.ts';

/** A check context for tests: all types, on 20 November 2026. */
export const buildCheckContext = (more: Partial<CheckContext> = {}): CheckContext => ({
  types: fieldTypes,
  clock: buildClock(),
  ...more,
});

/** For tests: the findings in a form, as `code at place`. */
export function findingsIn(
  form: FormDefinition | readonly Field[],
  more?: Partial<CheckContext>,
): readonly string[] {
  const definition = 'pages' in form ? form : buildForm(...form);
  return checkForm(definition, buildCheckContext(more)).map(({ code, path }) =>
    [code, ...Object.values<string>({ ...path })].join(' '),
  );
}
