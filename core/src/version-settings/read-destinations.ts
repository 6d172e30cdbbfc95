import type { Destination } from './destination.ts';
import { readVersionSetting } from './read-version-setting.ts';
import { destinations } from './routing-settings.ts';

/** The destinations of a version with these settings. */
export const readDestinations = (
  settings: Readonly<Record<string, unknown>>,
): readonly Destination[] => readVersionSetting({ settings, pages: [] }, destinations);

/** Returns the names of destinations, by id. */
export const nameDestinations = (
  settings: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> =>
  new Map(readDestinations(settings).map(({ id, name }) => [id, name]));
