import type { AnyDefinition } from './field-types.ts';

/** The outside service or list that the fields of a type need; `undefined` for types without one. */
export function requiredService(definition: AnyDefinition) {
  if (definition.role !== 'input') return undefined;
  return definition.lookUp ?? definition.provenBy;
}

export type RequiredService = NonNullable<ReturnType<typeof requiredService>>;
