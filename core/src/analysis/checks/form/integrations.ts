import { getDefinition } from '../../../field-types/get-definition.ts';
import { findSensitive } from '../../../sensitive-answers/find-sensitive.ts';
import {
  integrations,
  readIntegrations,
} from '../../../version-settings/integrations/integration-settings.ts';
import type {
  Integration,
  OutgoingSource,
} from '../../../version-settings/integrations/integration.ts';
import type { CheckedForm } from '../../checked-form.ts';
import { labelOf } from '../../fields/field-name.ts';
import { createFinding, type Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

/** Checks that receivers can take what they get, and warns of a mail that shows sensitive answers. */
export const checkIntegrations: Check = function* (form) {
  const { settings } = form.context;
  if (settings === undefined) return;
  const list = readIntegrations(settings);
  for (const integration of list) {
    yield* incomplete(form, integration);
    yield* unfitValues(form, integration);
  }
  yield* sensitiveMails(form, list);
};

const path = { setting: integrations.key };

/** Finds an integration without a receiver, or without what its receiver needs, such as the type of the case. */
function* incomplete({ context }: CheckedForm, integration: Integration): Generator<Finding> {
  const { isIntegrationComplete } = context;
  if (isIntegrationComplete === undefined || isIntegrationComplete(integration)) return;
  yield createFinding('integration_incomplete', path, { integration: integration.name });
}

/** Finds values of which the receiver expects another kind, such as a text where it takes a place. */
function* unfitValues(
  { definition, fields, context }: CheckedForm,
  { name, provider, outgoing }: Integration,
): Generator<Finding> {
  const { isTargetFit, types } = context;
  if (isTargetFit === undefined) return;
  for (const { target, source } of outgoing) {
    const question = source.kind === 'answer' ? findField(fields, source.field) : null;
    if (question === undefined) continue;
    if (isTargetFit(provider, target, question && getDefinition(types, question.type))) continue;
    const text = question === null ? nameOfSource(source, definition) : labelOf(question);
    yield createFinding('integration_target_unfit', path, { integration: name, source: text });
  }
}

const findField = (fields: CheckedForm['fields'], id: string) =>
  fields.find(({ field }) => field.id === id)?.field;

/** The label of a variable, or the beginning of a text. */
function nameOfSource(
  source: OutgoingSource,
  { variables = [] }: CheckedForm['definition'],
): string {
  if (source.kind === 'text') return source.text.slice(0, 80);
  const variable = source.kind === 'variable' && variables.find(({ id }) => id === source.variable);
  return variable ? variable.label : '';
}

function* sensitiveMails(
  { definition, context }: CheckedForm,
  list: readonly Integration[],
): Generator<Finding> {
  const showing = list.filter(({ options }) => options['sensitive'] === 'true');
  if (showing.length === 0) return;
  const { fields, variables } = findSensitive(definition, context.types);
  if (fields.size + variables.size === 0) return;
  for (const { name } of showing)
    yield createFinding('integration_shows_sensitive', path, { integration: name });
}
