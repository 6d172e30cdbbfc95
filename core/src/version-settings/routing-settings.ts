import { destinationsSchema, type Destination } from './destination.ts';
import type { VersionSetting } from './version-setting.ts';

/** The destinations of submissions; rules route to them with the action `route`. */
export const destinations = {
  key: 'routing.destinations',
  schema: destinationsSchema,
  default: (): Destination[] => [],
  effect: 'integration',
  input: 'destinations',
  section: 'routing',
  hasHelp: true,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** The settings of routing, in the order of the panel. */
export const routingSettings = [destinations] as const;
