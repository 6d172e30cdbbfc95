/** The part of JSON Schema that the simulated object types use. */
export interface SimulatedSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SimulatedSchema>>;
  readonly definitions?: Readonly<Record<string, SimulatedSchema>>;
  readonly enum?: readonly unknown[];
  readonly format?: string;
}

/** Returns the first error of a value in the words of the API, which repeat the value; `undefined` when it is valid. */
export function findInvalid(
  value: unknown,
  given: SimulatedSchema,
  { definitions = {} }: SimulatedSchema,
): string | undefined {
  const schema = (given.$ref && definitions[given.$ref.replace('#/definitions/', '')]) || given;
  const error = findOwnError(value, schema);
  if (error !== undefined || typeof value !== 'object' || value === null) return error;
  return Object.entries(value)
    .map(([name, one]) => findInvalid(one, schema.properties?.[name] ?? {}, { definitions }))
    .find((one) => one !== undefined);
}

function findOwnError(value: unknown, schema: SimulatedSchema): string | undefined {
  const text = `'${typeof value === 'string' ? value : JSON.stringify(value)}'`;
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOf[type]?.(value)))
    return `${text} is not of type ${types.map((type) => `'${type}'`).join(', ')}`;
  if (schema.enum?.includes(value) === false) return `${text} is not one of the choices`;
  if (schema.format === 'date' && typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value))
    return `${text} is not a 'date'`;
  return typeof value === 'object' && value !== null ? findMissing(value, schema) : undefined;
}

function findMissing(value: object, { required = [] }: SimulatedSchema): string | undefined {
  const missing = required.find((name) => !Object.hasOwn(value, name));
  return missing === undefined ? undefined : `'${missing}' is a required property`;
}

const isOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
