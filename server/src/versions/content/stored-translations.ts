import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { allTexts } from '@form-builder/core/translations/all-texts.ts';
import {
  noteSources,
  type NotedTranslations,
} from '@form-builder/core/translations/note-sources.ts';
import type { TranslationNotes } from '@form-builder/core/translations/translation-notes.ts';
import type { Translations } from '@form-builder/core/translations/translations.ts';
import type { VersionSettings } from '@form-builder/core/version-settings/version-settings-schema.ts';
import { sanitiseTranslations } from './sanitise-translations.ts';

/** The texts of a version with their translations. */
export interface TextColumns {
  readonly title: string;
  readonly description: string;
  readonly settings: VersionSettings;
  readonly pages: readonly Page[];
  readonly translations: Translations;
  /** Those that the writer gives; the others follow from the texts. */
  readonly translation_notes: TranslationNotes;
}

/** The translations of a version as they are stored, each with the text that it was made from. */
export function storedTranslations(after: TextColumns, before: TextColumns = after) {
  const translations = sanitiseTranslations(after.translations);
  const notes = noteSources(noted(before), { ...noted(after), translations });
  return { translations, translation_notes: notes };
}

function noted(columns: TextColumns): NotedTranslations {
  const { translations, translation_notes: notes } = columns;
  const originals = new Map(allTexts(columns, fieldTypes).map(({ key, text }) => [key, text]));
  return { translations, notes, originals };
}
