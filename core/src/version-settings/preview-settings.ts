import { personasSchema, type Persona } from './persona.ts';
import type { VersionSetting } from './version-setting.ts';

/**
 * Invented people to try the form as. A setting and not a table: their answers refer to the fields of this
 * version, so undo, copies to the next version and form files must include them.
 */
export const previewPersonas = {
  key: 'preview.personas',
  schema: personasSchema,
  default: (): Persona[] => [],
  effect: 'testing',
  input: 'none',
  isServerOnly: true,
} as const satisfies VersionSetting;

/** The settings about trying the form, which the try-out edits itself. */
export const previewSettings = [previewPersonas] as const;
