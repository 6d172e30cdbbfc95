import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { validationMessages } from '@form-builder/core/messages/generated/validation/load.ts';
import type { MatchesPattern } from '@form-builder/core/patterns/pattern-matcher.ts';
import { importOnline } from '../requests/import-online.ts';
import { addText } from '../i18n/form-text.ts';

const importMatcher = importOnline(() => import('@form-builder/core/patterns/pattern-matcher.ts'));

let match: MatchesPattern = () => true;

/** Compares an answer with a pattern. No answer is validated before `loadValidation` is done. */
export const matchesPattern: MatchesPattern = (pattern, text) => match(pattern, text);

/** Fetches what validating some forms needs, with the deferred code: patterns, and texts of rarer errors. */
export async function loadValidation({ parts }: PublicForm, text: FormatContext): Promise<void> {
  await Promise.all([
    parts.includes('patterns') && loadPatterns(),
    parts.includes('validation_texts') && addText(text, [validationMessages]),
  ]);
}

async function loadPatterns(): Promise<void> {
  const matcher = await importMatcher();
  match = matcher.matchesPattern;
}
