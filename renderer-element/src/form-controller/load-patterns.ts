import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { validationMessages } from '@form-builder/core/messages/generated/validation/load.ts';
import type { MatchesPattern } from '@form-builder/core/patterns/pattern-matcher.ts';
import { lazyModule } from '../lazy-modules/lazy-module.ts';

let match: MatchesPattern = () => true;

const patternModule = lazyModule(
  () => import('@form-builder/core/patterns/pattern-matcher.ts'),
  [validationMessages],
);

/** Compares an answer with a pattern. No answer is validated before `loadPatterns` is done. */
export const matchesPattern: MatchesPattern = (pattern, text) => match(pattern, text);

/** Fetches what compares answers with patterns, for a form that has any: with the deferred code. */
export async function loadPatterns({ pages }: PublicForm, text: FormatContext): Promise<void> {
  const hasPattern = [...iterateFields(pages)].some(({ field }) => field.pattern);
  if (hasPattern) match = (await patternModule.fetch(text)).matchesPattern;
}
