import { findSensitive } from '../../../sensitive-answers/find-sensitive.ts';
import {
  integrations,
  readIntegrations,
} from '../../../version-settings/integrations/integration-settings.ts';
import { createFinding } from '../../finding.ts';
import type { Check } from '../check.ts';

/** Warns when an integration shows sensitive answers in a mail. */
export const checkIntegrations: Check = function* (form) {
  const { settings, types } = form.context;
  if (settings === undefined) return;
  const showing = readIntegrations(settings).filter(
    ({ options }) => options['sensitive'] === 'true',
  );
  if (showing.length === 0) return;
  const { fields, variables } = findSensitive(form.definition, types);
  if (fields.size + variables.size === 0) return;
  for (const { name } of showing) {
    const path = { setting: integrations.key };
    yield createFinding('integration_shows_sensitive', path, { integration: name });
  }
};
