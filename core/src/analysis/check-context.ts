import type { FieldTypeRegistry } from '../field-types/field-types.ts';
import type { Field } from '../form/form-definition.ts';
import type { Language } from '../messages/languages.ts';
import type { Clock } from '../runtime/clock.ts';
import type { ThemeColours } from '../theme/theme-colours.ts';
import type { VersionSettings } from '../version-settings/version-settings-schema.ts';

/** The translated texts of one language, by the key that `textsOf` gives them. */
export type TranslatedTexts = ReadonlyMap<string, string>;

/** Whether the service that a field works through has been set up; `undefined` where that is not known. */
export type IsProvided = (field: Field) => boolean | undefined;

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
  readonly isProvided?: IsProvided;
  readonly theme?: ThemeColours;
  /** The settings of the version. */
  readonly settings?: VersionSettings;
  /** The id of the e-mail field whose address is confirmed with a code. */
  readonly verificationField?: string | undefined;
}
