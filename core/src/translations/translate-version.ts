import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { Field, Page } from '../form/form-definition.ts';
import { readTextPart, textPartsOf } from '../form/text-part.ts';
import { pageTexts } from '../form/translatable-texts.ts';
import type { Language } from '../messages/languages.ts';
import { allTexts } from './all-texts.ts';
import { translationFinder, type FindText } from './find-translation.ts';
import { versionTexts } from './version-texts.ts';
import { ownLanguage, type TranslatableVersion } from './translations.ts';

/**
 * Translates a version into an offered language. Texts without a translation remain in the
 * version's own language; their keys are in `missing`.
 */
export function translateVersion<V extends TranslatableVersion>(
  version: V,
  language: Language,
  types: PartialFieldTypeRegistry,
): { readonly version: V; readonly missing: readonly string[] } {
  if (language === ownLanguage(version.languages) || !version.translations[language])
    return { version, missing: [] };
  const find = translationFinder(version, language);
  const settings = versionTexts(version).flatMap(({ key, setting }) => {
    const text = setting && find(key);
    return text ? [[setting, text] as const] : [];
  });
  return {
    missing: allTexts(version, types)
      .map(({ key }) => key)
      .filter((key) => find(key) === undefined),
    version: {
      ...version,
      title: find('title') ?? version.title,
      description: find('description') ?? version.description,
      settings: { ...version.settings, ...Object.fromEntries(settings) },
      pages: version.pages.map((page) => translatePage(page, find, types)),
    },
  };
}

function translatePage(page: Page, find: FindText, types: PartialFieldTypeRegistry): Page {
  const texts = pageTexts.flatMap((setting) => {
    const text = page[setting] ? find(`${page.id}.${setting}`) : undefined;
    return text === undefined ? [] : [[setting, text] as const];
  });
  const properties = page.properties.map((field) => translateField(field, find, types));
  return { ...page, ...Object.fromEntries(texts), properties };
}

function translateField(field: Field, find: FindText, types: PartialFieldTypeRegistry): Field {
  const texts = { field: {}, custom_properties: {} };
  for (const part of textPartsOf(field, types)) {
    const text = readTextPart(field, part) === '' ? undefined : find(`${field.id}.${part.name}`);
    if (text !== undefined) Object.assign(texts[part.at], { [part.name]: text });
  }
  const { custom_properties: custom, options, children } = field;
  const translated = {
    ...field,
    ...texts.field,
    ...(custom && { custom_properties: { ...custom, ...texts.custom_properties } }),
    ...(options && {
      options: options.map((option) => ({
        ...option,
        label: find(`${field.id}.options.${option.id}`) ?? option.label,
      })),
    }),
    ...(children && { children: children.map((child) => translateField(child, find, types)) }),
  };
  // The same field, because only texts are replaced by texts.
  return translated as unknown as Field;
}
