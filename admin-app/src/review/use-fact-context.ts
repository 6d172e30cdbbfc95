import { createChangeWording } from '@form-builder/core/diff/describe/change-wording.ts';
import type { SettingContext } from '@form-builder/core/diff/describe/setting-words.ts';
import type { VersionContent } from '@form-builder/core/diff/version-content.ts';
import { currentContext } from '../languages/staff-texts.ts';
import { nameSource } from './name-source.ts';
import { useNameReference } from './use-name-reference.ts';

/** What a description of the content of a version needs, with the names of providers and lists once they are loaded. */
export function useFactContext(version: VersionContent): SettingContext {
  const nameReference = useNameReference(version);
  const words = createChangeWording(version, version, currentContext(), nameReference);
  return {
    words,
    nameSource: (source) =>
      nameSource(source, {
        nameProvider: (id) => nameReference('provider', id),
        nameField: (id) => words.after.names.byId.get(id)?.label,
      }),
  };
}
