import { integrations } from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import type { ProductionRow } from './processing-queries.ts';

/** The names of the integrations that deliver submissions of a version. */
export function readIntegrations(settings: ProductionRow['settings']): string[] {
  return (settings[integrations.key] ?? []).map(({ name }) => name);
}
