import { readSchemaNode, type SchemaNode } from './schema-node.ts';

/**
 * Returns a mapped value as its schema has it: texts of formulas and choices become the number or boolean that they
 * contain, and a single value becomes a list. `undefined`: there is no value, and the schema has none for that.
 */
export function fitValue(value: unknown, schema: unknown, root: unknown): unknown {
  const node = readSchemaNode(schema, root);
  if (value === null || value === undefined) return allows(node, 'null') ? value : undefined;
  if (typeof value === 'string') return fitText(value, node, root);
  if (typeof value === 'number' && !allowsNumber(node)) return fitText(String(value), node, root);
  if (Array.isArray(value))
    return value.map((one) => fitValue(one, node.items, root)).filter((one) => one !== undefined);
  return typeof value === 'object' ? fitObject(value, node, root) : value;
}

const allows = ({ types }: SchemaNode, type: string): boolean =>
  types.length === 0 || types.includes(type);

const allowsNumber = (node: SchemaNode): boolean =>
  allows(node, 'number') || allows(node, 'integer');

/** An object in which nothing was answered has no value: empty, it would lack the members that it must have. */
function fitObject(value: object, node: SchemaNode, root: unknown): unknown {
  const entries = Object.entries(value)
    .map(([name, one]) => [name, fitValue(one, node.properties.get(name), root)] as const)
    .filter(([, one]) => one !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Exact only, so that a postcode or a number with leading zeros is never changed unseen. */
const decimal = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;

function fitText(text: string, node: SchemaNode, root: unknown): unknown {
  if (allows(node, 'string')) return text;
  if (text === '') return undefined;
  if (allowsNumber(node) && decimal.test(text)) return Number(text);
  if (allows(node, 'boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (node.types.includes('array')) return [fitValue(text, node.items, root)];
  return text;
}
