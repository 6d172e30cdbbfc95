import * as v from 'valibot';
import { ProviderError } from './provider-error.ts';

/** Parses what a service answered; throws a ProviderError when it is not as documented. */
export function parseContent<S extends v.GenericSchema>(
  schema: S,
  content: unknown,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, content);
  if (!parsed.success) throw new ProviderError('bad_answer', { text: JSON.stringify(content) });
  return parsed.output;
}
