import type { ChangedTexts } from '@form-builder/core/contract/staff/forms/translations.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { ownLanguage, translatedLanguages } from '@form-builder/core/translations/translations.ts';
import type { Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import { saveVersion, type VersionChange } from '../versions/save-version.ts';
import type { VersionRow } from '../versions/versions-queries.ts';
import { originalsOf } from './originals-of.ts';

interface ChangeOfTexts {
  readonly versionId: string;
  /** The target language. */
  readonly into: Language;
  readonly texts: ChangedTexts;
  /** The language of the error messages. */
  readonly language: Language;
}

/** Changes texts of a version in one language; absent texts are unchanged. */
export async function changeTranslations(
  writer: Writer,
  caller: Caller,
  { versionId, into, texts, language }: ChangeOfTexts,
): Promise<void> {
  await saveVersion(writer, caller, {
    versionId,
    ifMatch: undefined,
    action: 'translate',
    language,
    change: (version) => {
      if (into === ownLanguage(version.languages))
        throw new RequestError('invalid', {
          errors: { language: [inputTexts[language].notAllowed] },
        });
      return withTexts(version, into, texts);
    },
  });
}

/** Returns the texts of one language after a change, with their notes. */
function withTexts(version: VersionRow, into: Language, texts: ChangedTexts): VersionChange {
  const { languages, translations, translation_notes: notes } = version;
  const originals = originalsOf(version);
  const changed = Object.entries(texts).flatMap(([key, change]) =>
    change === null ? [] : [{ key, ...change }],
  );
  const newTexts = changed.map(({ key, text }) => [key, text] as const);
  const newNotes = changed.flatMap(({ key, source = originals.get(key), status }) =>
    source === undefined ? [] : [[key, { source, ...(status && { status }) }] as const],
  );
  const isFirst = changed.length > 0 && !translatedLanguages(translations).includes(into);
  return {
    ...(isFirst && !languages.includes(into) && { languages: [...languages, into] }),
    translations: {
      ...translations,
      [into]: Object.fromEntries([...others(translations[into], texts), ...newTexts]),
    },
    translation_notes: {
      ...notes,
      [into]: Object.fromEntries([...others(notes[into], texts), ...newNotes]),
    },
  };
}

/** The stored translations of keys that do not change. */
function others<T>(stored: Readonly<Record<string, T>> | undefined, texts: ChangedTexts) {
  return Object.entries(stored ?? {}).filter(([key]) => !Object.hasOwn(texts, key));
}
