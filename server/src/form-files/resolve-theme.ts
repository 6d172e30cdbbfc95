import type { FormFile, Unresolved } from '@form-builder/core/contract/staff/forms/form-files.ts';
import type { Writer } from '../logbook/writer.ts';
import { selectSameTheme } from '../themes/tenant-themes-queries.ts';

type ThemeSettings = FormFile['version']['theme_settings'];

interface ResolvedTheme {
  readonly theme_settings: ThemeSettings;
  readonly unresolved: readonly Unresolved[];
}

/**
 * The theme of an imported version, linked to the same theme of this tenant: the one with its id, or else
 * with its name. Without either the version keeps the appearance, and no theme updates it.
 */
export async function resolveTheme(
  { tx }: Pick<Writer, 'tx'>,
  { version, references }: FormFile,
): Promise<ResolvedTheme> {
  const { theme_id: id, ...look } = version.theme_settings;
  if (id === undefined) return { theme_settings: look, unresolved: [] };
  const name = references.theme?.id === id ? references.theme.name : undefined;
  const found = await selectSameTheme(tx, { id, name });
  if (found !== undefined)
    return { theme_settings: { ...look, theme_id: found.id }, unresolved: [] };
  const unresolved: Unresolved = { kind: 'theme', name: name ?? id, fields: [] };
  return { theme_settings: look, unresolved: [unresolved] };
}
