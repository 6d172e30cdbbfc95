import type { AnyDefinition } from './field-types.ts';

/** Whether the form calculates the answer. */
export function isComputed(definition: AnyDefinition): boolean {
  return definition.role === 'input' && definition.computation !== undefined;
}
