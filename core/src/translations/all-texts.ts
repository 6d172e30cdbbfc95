import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { translatableTexts } from '../form/translatable-texts.ts';
import type { TranslatableVersion } from './translations.ts';
import { versionTexts } from './version-texts.ts';

/** A text of a version for visitors, with its page or field. */
export interface VersionText {
  /** The key of its translations, stable over versions. */
  readonly key: string;
  readonly text: string;
  readonly pageId?: string;
  readonly fieldId?: string;
  /** The setting of the version, page or field with the text. */
  readonly setting?: string;
}

/**
 * Returns every text of a version for visitors: first those outside its pages, then in reading
 * order.
 */
export function allTexts(
  version: Pick<TranslatableVersion, 'title' | 'description' | 'settings' | 'pages'>,
  types: PartialFieldTypeRegistry,
): readonly VersionText[] {
  return [...versionTexts(version), ...translatableTexts(version.pages, types)];
}
