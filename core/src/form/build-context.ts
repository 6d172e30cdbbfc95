import { buildClock } from './build-form.ts';
import type { FieldOf } from './form-definition.ts';
import type { FormatContext } from '../messages/format-context.ts';
import type { IssueAt } from '../validation/issue.ts';
import { matchesPattern } from '../patterns/pattern-matcher.ts';
import type { ValidationContext } from '../field-types/field-type.ts';
import type { FieldTypeName } from '../field-types/field-types.ts';

/** For tests: a Dutch format context with message ids instead of texts. */
export const buildFormatContext = (locale = 'nl-NL'): FormatContext => ({
  locale,
  translate: (id) => id,
});

/** For tests: a validation context on 20 November 2026. */
export const buildValidationContext = (
  more: Partial<ValidationContext> = {},
): ValidationContext => ({
  clock: buildClock(),
  isRequired: false,
  matchesPattern,
  findField: () => undefined,
  ...more,
});

/** For tests: a field of one type with settings. */
export const buildFieldOf = <T extends FieldTypeName>(
  type: T,
  more: Partial<FieldOf<T>> = {},
): FieldOf<T> => ({ id: 'field', short_id: 'field', label: 'Field', ...more, type });

/** For tests: the codes of issues. */
export const codesOf = (issues: readonly IssueAt[]) => issues.map(({ code }) => code);
