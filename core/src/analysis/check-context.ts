import type { FieldTypeRegistry } from '../field-types/field-type.ts';
import type { FieldTypeName } from '../field-types/field-types.ts';
import type { Language } from '../messages/languages.ts';
import type { Clock } from '../session/clock.ts';
import type { ThemeColours } from '../theme/theme-colours.ts';

/** The translated texts of one language, by the key that `textsOf` gives them. */
export type TranslatedTexts = ReadonlyMap<string, string>;

/** Whether the provider that a type needs has been set up, for the types of which that is known. */
export type ProvidedTypes = ReadonlyMap<FieldTypeName, boolean>;

/** What the checker needs besides the pages; what is left out is not checked. */
export interface CheckContext {
  readonly types: FieldTypeRegistry;
  /** The day on which limits and prefills about today are looked at. */
  readonly clock: Clock;
  /**
   * The translations of the version, for each language it is offered in; the language the form is
   * written in is not one. None at all in a language is said once.
   */
  readonly translations?: Readonly<Partial<Record<Language, TranslatedTexts>>>;
  readonly providedTypes?: ProvidedTypes;
  readonly theme?: ThemeColours;
}
