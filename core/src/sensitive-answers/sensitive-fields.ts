import type { AnyDefinition, PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import type { Field, Page } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';

type InputDefinition = Extract<AnyDefinition, { role: 'input' }>;

/** The fields of a version whose answers are sealed, by id. */
export type SensitiveFields = ReadonlyMap<string, InputDefinition>;

interface Input {
  readonly field: Field;
  readonly definition: InputDefinition;
}

/**
 * The fields with sensitive answers: those of a secret type such as `bsn`, those that a designer marked,
 * and those that a formula computes from any of these. Where a form has any, a formula that reads
 * something else than a field, such as a variable, counts as well: it may be made from them.
 */
export function findSensitiveFields(
  pages: readonly Page[],
  types: PartialFieldTypeRegistry,
): SensitiveFields {
  const inputs = listInputs(
    pages.flatMap(({ properties }) => properties),
    types,
  );
  const fieldNames = new Set([...iterateFields(pages)].map(({ field }) => field.short_id));
  const found = new Map<string, InputDefinition>();
  let open = inputs;
  let next = inputs.filter(isSensitive);
  while (next.length > 0) {
    for (const { field, definition } of next) found.set(field.id, definition);
    const names = next.map(({ field }) => field.short_id);
    open = open.filter(({ field }) => !found.has(field.id));
    const isSecret = (name: string) => names.includes(name) || !fieldNames.has(name);
    next = open.filter((input) => namesRead(input, inputs).some(isSecret));
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

/** The short ids that the field's formula names, alone (`{a1b2}`) or as a column. */
function namesRead({ field, definition }: Input, inputs: readonly Input[]): readonly string[] {
  if (definition.computation === undefined) return [];
  const shortIdOf = (id: string) => inputs.find((input) => input.field.id === id)?.field.short_id;
  const formula = definition.computation.formulaOf(field, shortIdOf);
  const paths = [...formula.matchAll(/\{([^{}]*)\}/g)].map(([, path = '']) => path);
  return paths.map((path) => path.split('.').at(-1)?.trim() ?? '');
}
