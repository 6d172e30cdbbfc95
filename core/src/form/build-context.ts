import { buildClock } from './build-form.ts';
import type { FieldOf } from './form-definition.ts';
import type { FormatContext } from '../messages/format-context.ts';
import type { IssueAt } from '../validation/issue.ts';
import { matchesPattern } from '../patterns/pattern-matcher.ts';
import type { ValidationContext } from '../field-types/field-type.ts';
import type { FieldTypeName } from '../field-types/field-types.ts';

/** A Dutch reader who sees message ids in place of texts: for tests. */
export const buildFormatContext = (locale = 'nl-NL'): FormatContext => ({
  locale,
  translate: (id) => id,
});

/** A place to validate from, on 20 November 2026: for tests. */
export const buildValidationContext = (
  more: Partial<ValidationContext> = {},
): ValidationContext => ({
  clock: buildClock(),
  isRequired: false,
  matchesPattern,
  findField: () => undefined,
  ...more,
});

/** A field of one type with settings: for tests. */
export const buildFieldOf = <T extends FieldTypeName>(
  type: T,
  more: Partial<FieldOf<T>> = {},
): FieldOf<T> => ({ id: 'field', short_id: 'field', label: 'Field', ...more, type });

/** The codes of issues: for tests. */
export const codesOf = (issues: readonly IssueAt[]) => issues.map(({ code }) => code);
