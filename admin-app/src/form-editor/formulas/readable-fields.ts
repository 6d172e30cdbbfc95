import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { NamedReference } from '@form-builder/core/formulas/editing/replace-labels.ts';
import { suggestFormulas } from '@form-builder/core/formulas/suggestions.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { currentContext } from '../../languages/staff-texts.ts';
import { wordingOf } from '../../languages/wording.ts';

/** A field or variable that a formula can read. */
export interface ReadableField extends NamedReference {
  /** An example that fits the field's answers. */
  readonly example: string;
}

/** Returns the fields and variables that a formula can read, in reading order. */
export function readableFields(version: EditedVersion, ownerId: string): readonly ReadableField[] {
  const { locale, translate } = currentContext();
  const { byShortId } = wordingOf(version).names;
  const nameOf = (shortId: string) => byShortId.get(shortId)?.label.trim() || shortId;
  const language = languageOf(locale);
  return suggestFormulas(version, ownerId, {
    types: fieldTypes,
    language,
    translate,
  }).properties.map(({ store, example, options }) => {
    const path = store.slice(1, -1);
    const name = path.split('.').map(nameOf).join(' › ');
    return {
      path,
      name,
      example: example.replaceAll(store, `{${name}}`),
      ...(options && { options }),
    };
  });
}
