import { integrationsSchema, type Integration } from './integration.ts';
import { readVersionSetting } from '../read-version-setting.ts';
import type { VersionSetting } from '../version-setting.ts';

/** The systems to which final submissions are delivered; edited on a separate screen. */
export const integrations = {
  key: 'integrations.list',
  schema: integrationsSchema,
  default: (): Integration[] => [],
  effect: 'integration',
  input: 'none',
  isServerOnly: true,
  feature: 'integrations',
} as const satisfies VersionSetting;

/** The integrations of a version with these settings, in order. */
export const readIntegrations = (
  settings: Readonly<Record<string, unknown>>,
): readonly Integration[] => readVersionSetting({ settings, pages: [] }, integrations);
