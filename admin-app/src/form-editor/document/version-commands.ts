import type { VersionSettings } from '@form-builder/core/version-settings/version-settings-schema.ts';
import { previousValues, withChanges, type Changes } from './changes.ts';
import type { Command } from './command.ts';
import type { EditedVersion } from './edited-version.ts';

/** Changes the title, the description or another member of the version itself. */
export function changeVersion(
  changes: Changes<Omit<EditedVersion, 'pages' | 'variables'>>,
): Command {
  return (document) => ({
    document: withChanges(document, changes),
    inverse: changeVersion(previousValues(document, changes)),
  });
}

/** Changes settings of the version by key; `undefined` restores the default. */
export function changeVersionSettings(changes: Changes<VersionSettings>): Command {
  return (document) => ({
    document: { ...document, settings: withChanges(document.settings, changes) },
    inverse: changeVersionSettings(previousValues(document.settings, changes)),
  });
}
