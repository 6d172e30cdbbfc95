import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import type { FormatContext } from '../messages/format-context.ts';
import { compile, type CompileOptions } from '../session/compile.ts';
import { createClock } from '../runtime/create-clock.ts';
import { createSession } from '../session/create-session.ts';
import { summariseSession, type SummaryOptions } from './summarise-session.ts';
import type { SummarySection } from './summary.ts';

/** Answers as they were stored, with the version they were given in. */
export interface StoredAnswers extends FormDefinition {
  readonly answers: Readonly<Record<string, unknown>>;
}

/**
 * Writes stored answers for people to read, by page (see `summariseSession`). `answeredAt`, in
 * milliseconds since the epoch, is the moment that rules about today look from; now when absent.
 */
export function summarise(
  { answers, ...definition }: StoredAnswers,
  types: PartialFieldTypeRegistry,
  context: FormatContext,
  options: SummaryOptions & CompileOptions & { readonly answeredAt?: number } = {},
): readonly SummarySection[] {
  const clock = createClock(() => options.answeredAt ?? Date.now());
  const session = createSession(compile(definition, types, options), {
    answers,
    clock,
    texts: context,
    absent: 'empty',
  });
  return summariseSession(session, types, context, options);
}
