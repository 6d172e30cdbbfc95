import { versionSchema } from '@form-builder/core/contract/staff/forms/versions.ts';
import * as v from 'valibot';
import type { EditedVersion } from '../document/edited-version.ts';

/** Unsaved changes, with the revision on which they are based. */
export interface LocalCopy {
  readonly revision: number;
  /** Copies of earlier releases have no theme. */
  readonly document: Omit<EditedVersion, 'theme_settings'> &
    Partial<Pick<EditedVersion, 'theme_settings'>>;
}

const localCopySchema = v.object({
  revision: v.number(),
  document: v.object({
    ...v.pick(versionSchema, [
      'title',
      'description',
      'pages',
      'variables',
      'settings',
      'submission_settings',
    ]).entries,
    theme_settings: v.exactOptional(versionSchema.entries.theme_settings),
    translations: v.exactOptional(versionSchema.entries.translations),
    translation_notes: v.exactOptional(versionSchema.entries.translation_notes),
  }),
});

/** Parses stored changes; `undefined` when the text is no copy. */
export function parseLocalCopy(text: string): LocalCopy | undefined {
  const parsed = v.safeParse(localCopySchema, parseJson(text));
  return parsed.success ? parsed.output : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
