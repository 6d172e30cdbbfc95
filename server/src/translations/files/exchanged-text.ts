import type { TranslationStatus } from '@form-builder/core/translations/translation-notes.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/** A text in a file of translations. */
export interface ExchangedText {
  readonly key: string;
  readonly source: string;
  /** The translation; empty when there is none. */
  readonly target: string;
  /** The state of the translation; absent when it needs no remark. */
  readonly status?: TranslationStatus | undefined;
}

/** The texts of a version in one language. */
export interface ExchangedTexts {
  readonly from: Language;
  readonly to: Language;
  readonly texts: readonly ExchangedText[];
}

/** The content of a file; `to` is absent when the file has no target language. */
export interface ReadTexts {
  readonly to: string | undefined;
  readonly texts: readonly ExchangedText[];
}

/** A file format for translators. */
export interface FileFormat {
  readonly extension: string;
  readonly contentType: string;
  write(texts: ExchangedTexts): string;
  /** Parses a file; throws an UnreadableFileError when it has another format. */
  read(content: string): ReadTexts;
}
