import type { AnyDefinition, PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import type { Field, Page } from '../form/form-definition.ts';

type InputDefinition = Extract<AnyDefinition, { role: 'input' }>;

/** The fields of a version whose answers are sealed, by id. */
export type SensitiveFields = ReadonlyMap<string, InputDefinition>;

interface Input {
  readonly field: Field;
  readonly definition: InputDefinition;
}

/**
 * The fields with sensitive answers: those of a secret type such as `bsn`, those that a designer marked,
 * and those that a formula computes from any of these.
 */
export function findSensitiveFields(
  pages: readonly Page[],
  types: PartialFieldTypeRegistry,
): SensitiveFields {
  const inputs = listInputs(
    pages.flatMap(({ properties }) => properties),
    types,
  );
  const found = new Map<string, InputDefinition>();
  let open = inputs;
  let next = inputs.filter(isSensitive);
  while (next.length > 0) {
    for (const { field, definition } of next) found.set(field.id, definition);
    const names = next.map(({ field }) => field.short_id);
    open = open.filter(({ field }) => !found.has(field.id));
    next = open.filter((input) => readsAny(input, names, inputs));
  }
  return found;
}

const isSensitive = ({ field, definition }: Input): boolean =>
  definition.isSecret === true || field.is_sensitive === true;

function listInputs(fields: readonly Field[], types: PartialFieldTypeRegistry): readonly Input[] {
  return fields.flatMap((field) => {
    const definition = getDefinition(types, field.type);
    if (definition.role === 'input') return [{ field, definition }];
    return listInputs(field.children ?? [], types);
  });
}

/** Whether the field's formula names one of the short ids, alone (`{a1b2}`) or as a column. */
function readsAny(
  { field, definition }: Input,
  shortIds: readonly string[],
  inputs: readonly Input[],
): boolean {
  if (definition.computation === undefined) return false;
  const shortIdOf = (id: string) => inputs.find((input) => input.field.id === id)?.field.short_id;
  const formula = definition.computation.formulaOf(field, shortIdOf);
  const read = [...formula.matchAll(/\{([^{}]*)\}/g)].map(([, path = '']) => path);
  return read.some((path) => shortIds.includes(path.split('.').at(-1)?.trim() ?? ''));
}
