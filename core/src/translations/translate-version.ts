import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { Field, Page } from '../form/form-definition.ts';
import { readTextPart, textPartsOf } from '../form/text-part.ts';
import { pageTexts, translatableTexts } from '../form/translatable-texts.ts';
import type { Language } from '../messages/languages.ts';
import { versionTexts } from './version-texts.ts';
import { ownLanguage, type TranslatableVersion } from './translations.ts';

/** The text that replaces one by its key; `undefined` where the translation lacks it. */
type FindText = (key: string) => string | undefined;

/**
 * A version with its texts in a language it is offered in. What the translation lacks stays in the
 * version's own language: its keys are `missing`.
 */
export function translateVersion<V extends TranslatableVersion>(
  version: V,
  language: Language,
  types: PartialFieldTypeRegistry,
): { readonly version: V; readonly missing: readonly string[] } {
  const translated = version.translations[language];
  if (language === ownLanguage(version.languages) || !translated) return { version, missing: [] };
  const find: FindText = (key) => {
    const text = Object.hasOwn(translated, key) ? translated[key] : undefined;
    return text?.trim() ? text : undefined;
  };
  const texts = [...versionTexts(version), ...translatableTexts(version.pages, types)];
  const settings = versionTexts(version).flatMap(({ key, setting }) => {
    const text = setting && find(key);
    return text ? [[setting, text] as const] : [];
  });
  return {
    missing: texts.map(({ key }) => key).filter((key) => find(key) === undefined),
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
  // The same field: only texts took the place of texts.
  return translated as unknown as Field;
}
