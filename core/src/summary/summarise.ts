import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import type { FormatContext } from '../messages/format-context.ts';
import { compile, type CompileOptions } from '../session/compile.ts';
import { createClock } from '../runtime/create-clock.ts';
import { createSession } from '../session/create-session.ts';
import { summariseSession, type SummaryOptions } from './summarise-session.ts';
import type { SummarySection } from './summary.ts';

/** Stored answers, with the version in which they were given. */
export interface StoredAnswers extends FormDefinition {
  readonly answers: Readonly<Record<string, unknown>>;
}

/**
 * Returns stored answers formatted by page (see `summariseSession`). `answeredAt`, in milliseconds
 * since the epoch, is the time at which rules about today are evaluated; now when absent.
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
  const storedAt = (path: string) => findAtPath(answers, path);
  return summariseSession(session, types, context, {
    ...options,
    ...(options.shown && { storedAt }),
  });
}

/** Returns the answer at a path such as `children.0.name`. */
const findAtPath = (answers: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : null),
      answers,
    );

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
