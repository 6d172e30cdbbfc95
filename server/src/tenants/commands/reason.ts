import { reasonSchema } from '@form-builder/core/contract/operators/lines.ts';
import * as v from 'valibot';
import { StartError } from '../../platform/start-error.ts';
import type { Operator } from '../events/operator.ts';
import type { CommandContext } from './command.ts';
import type { OptionValues } from './options.ts';

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
