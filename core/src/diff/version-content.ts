import type { Variable } from '../form/variables/variable.ts';
import type { Page } from '../form/form-definition.ts';

/** The complete content of a version of a form. */
export interface VersionContent {
  readonly title: string;
  readonly description: string;
  readonly languages: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly submission_settings: Readonly<Record<string, unknown>>;
  /** The theme; absent for the default theme. */
  readonly theme_settings?: Readonly<Record<string, unknown>>;
  readonly pages: readonly Page[];
  readonly variables?: readonly Variable[];
  /** Texts in other languages than the form's own, by language and by the text's key. */
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
}
