import type { Field } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { languages } from '../messages/languages.ts';
import type { Translations } from '../translations/translations.ts';

/** Returns the translations of a block's texts, with the ids of the placed fields. */
export function placeTranslations(block: Translations, placed: readonly Field[]): Translations {
  const ids = new Map(
    [...iterateFields([{ id: '', title: '', properties: placed }])].flatMap(({ field }) =>
      field.template_field_id === undefined ? [] : [[field.template_field_id, field.id] as const],
    ),
  );
  const texts = languages.flatMap((language) => {
    const found = Object.entries(block[language] ?? {}).flatMap(([key, text]) => {
      const [source = '', ...setting] = key.split('.');
      const id = ids.get(source);
      return id === undefined ? [] : [[[id, ...setting].join('.'), text] as const];
    });
    return found.length === 0 ? [] : [[language, Object.fromEntries(found)] as const];
  });
  return Object.fromEntries(texts);
}
