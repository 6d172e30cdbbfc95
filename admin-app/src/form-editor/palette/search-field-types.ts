import type { FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypeNames, fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { fieldTypeSynonyms } from '../../field-types/field-type-synonyms.ts';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import { plainText } from '../../formats/plain-text.ts';
import { containsWords } from '../../search/contains-words.ts';
import type { TranslateDescriptor } from '../editor/editor-texts.ts';

/** The group of the palette that contains a type. */
export type PaletteGroup = 'input' | 'layout' | 'integration';

/** Types of one group, in the palette's order. */
export interface PaletteSection {
  readonly group: PaletteGroup;
  readonly types: readonly FieldTypeName[];
}

const groups: readonly PaletteGroup[] = ['input', 'layout', 'integration'];

/**
 * Returns the groups of types that match a search text, the nearest first, for a form or building block; leaves out
 * empty groups, and the types of features that the organisation does not use.
 */
export function paletteSections(
  searched: string,
  texts: TranslateDescriptor,
  formType: FormType = 'form',
  inactive: readonly FeatureId[] = [],
): readonly PaletteSection[] {
  const offered = fieldTypeNames.filter(
    (type) => isOffered(type, formType, inactive) && matches(type, searched, texts),
  );
  const rankOf = (type: FieldTypeName) => rank(type, searched, texts);
  const ranked = offered.toSorted((a, b) => rankOf(a) - rankOf(b));
  return groups
    .map((group) => ({ group, types: ranked.filter((type) => fieldTypes[type].group === group) }))
    .filter(({ types }) => types.length > 0)
    .toSorted((a, b) => bestOf(a.types, rankOf) - bestOf(b.types, rankOf));
}

const bestOf = (types: readonly FieldTypeName[], rankOf: (type: FieldTypeName) => number): number =>
  Math.min(...types.map(rankOf));

/**
 * How far a type is from what the search text names, because Enter adds the first one: its name, a word of its name,
 * another word for it, a part of its name, or less.
 */
function rank(type: FieldTypeName, searched: string, texts: TranslateDescriptor): number {
  const text = plainText(searched).trim();
  const name = plainText(texts(fieldTypeTexts(type).name));
  if (text === '' || name === text) return 0;
  if (name.split(/\s+/).includes(text)) return 1;
  const others = plainText(fieldTypeSynonyms[type] ?? '').split(/\s+/);
  if (others.includes(text)) return 2;
  return name.includes(text) ? 3 : 4;
}

function isOffered(
  type: FieldTypeName,
  formType: FormType,
  inactive: readonly FeatureId[],
): boolean {
  const { insertable, editors, feature } = fieldTypes[type];
  const isInactive = feature !== undefined && inactive.includes(feature);
  return insertable && editors.includes(formType) && !isInactive;
}

function matches(type: FieldTypeName, searched: string, texts: TranslateDescriptor): boolean {
  const { name, explanation } = fieldTypeTexts(type);
  const text = `${texts(name)} ${texts(explanation)} ${type} ${fieldTypeSynonyms[type] ?? ''}`;
  return containsWords(text, searched);
}
