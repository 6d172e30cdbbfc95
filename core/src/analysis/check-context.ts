import type { AnyDefinition, FieldTypeRegistry } from '../field-types/field-types.ts';
import type { AssuranceLevel } from '../field-types/settings/assurance-level.ts';
import type { VariableSourceOf } from '../form/variables/variable.ts';
import type { Field } from '../form/form-definition.ts';
import type { Language } from '../messages/languages.ts';
import type { MatchesPattern } from '../patterns/pattern-matcher.ts';
import type { PlainWord } from '../plain-language/plain-word.ts';
import type { Clock } from '../runtime/clock.ts';
import type { ThemeColours } from '../theme/theme-colours.ts';
import type { TranslationNotes } from '../translations/translation-notes.ts';
import type { Integration } from '../version-settings/integrations/integration.ts';
import type { VersionSettings } from '../version-settings/version-settings-schema.ts';

/** The translated texts of one language, by the keys of `textsOf`. */
export type TranslatedTexts = ReadonlyMap<string, string>;

/** Whether the service of a field is configured; `undefined` when that is unknown. */
export type IsProvided = (field: Field) => boolean | undefined;

/** What is configured for an organisation. */
export interface ProvidedServices {
  /** False for an organisation without tips for plain language. */
  readonly checksPlainLanguage?: boolean;
  /** Its own difficult words, besides those of the product. */
  readonly plainWords?: readonly PlainWord[];
  readonly isProvided?: IsProvided;
  /** Whether visitors can log in with this provider. */
  readonly isLoginProvided?: (provider: string) => boolean;
  /** Whether visitors can log in with this provider, and it gives their BSN. */
  readonly isPersonLogin?: (provider: string) => boolean;
  /** Whether a login with this provider can be at this level or higher. */
  readonly isLevelReached?: (provider: string, level: AssuranceLevel) => boolean;
  /** Whether the register of persons is configured. */
  readonly isPersonsProvided?: boolean;
  /** Whether a data source has this value, and all its inputs are given. */
  readonly isDataProvided?: (source: VariableSourceOf<'data'>) => boolean;
  /** Whether a receiver takes such an answer for a target; `null`: a value that is no answer. */
  readonly isTargetFit?: (
    receiver: string,
    target: string,
    definition: AnyDefinition | null,
  ) => boolean;
  /** Whether an integration has every option without which its receiver can take nothing. */
  readonly isIntegrationComplete?: (integration: Integration) => boolean;
  /** Whether completed submissions of the form end by themselves, by its own term or that of the organisation. */
  readonly isRetentionDecided?: boolean;
}

/** The input of the checker besides the pages; absent members are not checked. */
export interface CheckContext extends ProvidedServices {
  readonly types: FieldTypeRegistry;
  /** The day for checking limits and prefills that depend on today. */
  readonly clock: Clock;
  /** The engine for patterns; that of browsers when absent. */
  readonly matchesPattern?: MatchesPattern;
  /** The language in which the form is written; Dutch when absent. */
  readonly ownLanguage?: Language;
  /**
   * The translations of the version, for each offered language except the form's own. A language
   * without any translations gives one finding.
   */
  readonly translations?: Readonly<Partial<Record<Language, TranslatedTexts>>>;
  /** The source texts of the translations. */
  readonly translationNotes?: TranslationNotes;
  readonly theme?: ThemeColours;
  /** The title and the description of the version. */
  readonly title?: string;
  readonly description?: string;
  /** The settings of the version. */
  readonly settings?: VersionSettings;
  /** The id of the e-mail field whose address is verified with a code. */
  readonly verificationField?: string | undefined;
  /** The provider of the login that opens the form. */
  readonly loginProvider?: string | undefined;
  /** The minimum level of that login. */
  readonly loginLevel?: AssuranceLevel | undefined;
}
