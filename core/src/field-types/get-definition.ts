import type { FieldTypeName, AnyDefinition, PartialFieldTypeRegistry } from './field-types.ts';

/** The definition of a type; throws when the given registry does not contain it. */
export function getDefinition(types: PartialFieldTypeRegistry, type: FieldTypeName): AnyDefinition {
  const definition = Object.hasOwn(types, type) ? types[type] : undefined;
  if (!definition) throw new Error(`Unsupported field type: ${type}`);
  return definition;
}
