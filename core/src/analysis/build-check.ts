import { fieldTypes } from '../field-types/registry.ts';
import { buildClock, buildForm } from '../form/build-form.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import type { VersionSettings } from '../version-settings/version-settings-schema.ts';
import type { CheckContext } from './check-context.ts';
import { checkForm } from './check-form.ts';

/** A check context for tests: all types, on 20 November 2026. */
export const buildCheckContext = (more: Partial<CheckContext> = {}): CheckContext => ({
  types: fieldTypes,
  clock: buildClock(),
  ...more,
});

/** For tests: what the processing card needs, so that tests of other settings do not find it missing. */
export const filledCard = {
  'processing.purpose': 'Vergunning verlenen',
  'processing.legal_basis': 'public_task',
  'processing.bsn_ground': 'Wabb, artikel 10',
} as const satisfies VersionSettings;

/** For tests: the findings in a form, as `code at place`; its processing card is filled in. */
export function findingsIn(
  form: FormDefinition | readonly Field[],
  { settings, ...more }: Partial<CheckContext> = {},
): readonly string[] {
  const definition = 'pages' in form ? form : buildForm(...form);
  const context = { ...more, ...(settings && { settings: { ...filledCard, ...settings } }) };
  return checkForm(definition, buildCheckContext(context)).map(({ code, path }) =>
    [code, ...Object.values<string>({ ...path })].join(' '),
  );
}
