import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { describeRefusal } from '@form-builder/core/patterns/explain-refusal.ts';
import { RequestError } from '../../platform/request-error.ts';

/**
 * Rejects patterns outside the dialect, by the path of their setting. One that the stored version
 * already holds stays, so that a version from before the dialect can be edited: the form checker
 * reports it, and it is not applied.
 */
export function rejectNewPatterns(
  stored: readonly Page[],
  pages: readonly Page[],
  language: Language,
): void {
  const known = new Set([...iterateFields(stored)].map(({ field }) => field.pattern));
  const translate = translatorOf(language);
  const refused = [...patternsOf(pages)].flatMap(([path, pattern]) => {
    const message = known.has(pattern) ? undefined : describeRefusal(pattern, translate);
    return message === undefined ? [] : [[path, [message]] as const];
  });
  if (refused.length > 0)
    throw new RequestError('invalid', { errors: Object.fromEntries(refused) });
}

function* patternsOf(pages: readonly Page[]): Generator<readonly [path: string, pattern: string]> {
  for (const [index, { properties }] of pages.entries()) {
    yield* patternsIn(properties, `pages.${String(index)}.properties`);
  }
}

function* patternsIn(
  fields: readonly Field[],
  place: string,
): Generator<readonly [path: string, pattern: string]> {
  for (const [index, { pattern, children = [] }] of fields.entries()) {
    const path = `${place}.${String(index)}`;
    if (pattern) yield [`${path}.pattern`, pattern];
    yield* patternsIn(children, `${path}.children`);
  }
}
