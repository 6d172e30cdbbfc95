import * as v from 'valibot';
import { StartError } from '../../platform/start-error.ts';
import type { Operator } from '../events/operator.ts';
import type { CommandContext } from './command.ts';
import type { OptionValues } from './options.ts';

/** On one line: the log has one line per event, with tabs between its columns. */
const reasonSchema = v.pipe(
  v.string(),
  // eslint-disable-next-line no-control-regex -- control characters would change the operator's terminal
  v.transform((text) => text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim()),
  v.minLength(1),
  v.maxLength(500),
);

/** The reason of a command that needs one. */
export function parseReason({ reason }: OptionValues): string {
  const parsed = v.safeParse(reasonSchema, reason);
  if (parsed.success) return parsed.output;
  throw new StartError('The reason (--reason, at most 500 characters) is missing or not valid.');
}

/** The reason of a command that needs none; null when it is absent. */
export function parseOptionalReason(values: OptionValues): string | null {
  return values.reason === undefined ? null : parseReason(values);
}

/** Replaces the name of who runs the command by the operator with this reason. */
export function withReason(
  { operatorName, ...context }: CommandContext,
  reason: string | null,
): Omit<CommandContext, 'operatorName'> & { readonly operator: Operator } {
  return { ...context, operator: { name: operatorName, reason } };
}
