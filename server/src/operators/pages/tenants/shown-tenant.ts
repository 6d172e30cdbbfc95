import type { Translate } from '@form-builder/core/messages/translate.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/** What the parts of the page need to show a form. */
export interface ShownTenant {
  readonly language: Language;
  readonly translate: Translate;
  readonly isWriter: boolean;
  /** The address of the tenant. */
  readonly path: string;
}
