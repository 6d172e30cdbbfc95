import type { ValueProblem } from '../delivery-driver.ts';
import { readSchemaNode, type SchemaNode } from './schema-node.ts';

/**
 * Compares a value with its schema: required members, types, choices and formats. A service that validates
 * more rejects the rest itself.
 */
export function findProblems(
  value: unknown,
  schema: unknown,
  root: unknown,
  name = '',
): readonly ValueProblem[] {
  const node = readSchemaNode(schema, root);
  const own = checks.find(({ isBroken }) => isBroken(value, node));
  if (own) return [{ name, code: own.code }];
  if (Array.isArray(value))
    return value.flatMap((one, at) => findProblems(one, node.items, root, join(name, String(at))));
  if (typeof value !== 'object' || value === null) return [];
  const missing = [...node.required].filter((one) => !Object.hasOwn(value, one));
  return [
    ...missing.map((one) => ({ name: join(name, one), code: 'required' as const })),
    ...Object.entries(value).flatMap(([key, one]) =>
      findProblems(one, node.properties.get(key), root, join(name, key)),
    ),
  ];
}

const join = (name: string, key: string): string => (name === '' ? key : `${name}.${key}`);

const formats: Readonly<Partial<Record<string, RegExp>>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i,
  time: /^\d\d:\d\d:\d\d/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

const checks: readonly {
  readonly code: ValueProblem['code'];
  readonly isBroken: (value: unknown, node: SchemaNode) => boolean;
}[] = [
  {
    code: 'type',
    isBroken: (value, { types }) =>
      types.length > 0 && !typesOf(value).some((type) => types.includes(type)),
  },
  {
    code: 'choice',
    isBroken: (value, { choices }) =>
      choices?.every((one) => JSON.stringify(one) !== JSON.stringify(value)) === true,
  },
  {
    code: 'format',
    isBroken: (value, { format = '' }) =>
      typeof value === 'string' && formats[format]?.test(value) === false,
  },
];

/** The types of JSON Schema that a value has. */
function typesOf(value: unknown): readonly string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number')
    return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value];
}
