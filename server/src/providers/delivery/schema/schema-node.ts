import * as v from 'valibot';
import { readPointer } from '@form-builder/core/integrations/read-pointer.ts';

/** What a JSON Schema says about one value, as far as mappings need it. */
export interface SchemaNode {
  /** The types that it may have; empty for any. */
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  /** The schema of the items of an array. */
  readonly items: unknown;
  /** The only values that it may have. */
  readonly choices: readonly unknown[] | undefined;
  readonly format: string | undefined;
  readonly title: string | undefined;
}

/** Every member may be absent or of another kind: then it says nothing. */
const said = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined as v.InferOutput<S> | undefined);

const membersSchema = v.object({
  $ref: said(v.string()),
  allOf: said(v.array(v.unknown())),
  type: said(v.union([v.string(), v.array(v.string())])),
  properties: said(v.record(v.string(), v.unknown())),
  required: said(v.array(v.string())),
  items: v.optional(v.unknown()),
  enum: said(v.array(v.unknown())),
  format: said(v.string()),
  title: said(v.string()),
});

const anything: SchemaNode = {
  types: [],
  properties: new Map(),
  required: new Set(),
  items: undefined,
  choices: undefined,
  format: undefined,
  title: undefined,
};

/** Reads a schema, with its references inside `root` and its `allOf` merged into it. */
export function readSchemaNode(
  schema: unknown,
  root: unknown,
  followed: Set<string> = new Set(),
): SchemaNode {
  const parsed = v.safeParse(membersSchema, schema);
  // Such as `true`, which allows anything.
  if (!parsed.success) return anything;
  const { $ref, allOf = [], ...members } = parsed.output;
  // Once each: a circle, or the same reference again, adds nothing.
  const isNew = $ref?.startsWith('#') === true && !followed.has($ref);
  if (isNew) followed.add($ref);
  return [...(isNew ? [readPointer(root, $ref.slice(1))] : []), ...allOf]
    .map((one) => readSchemaNode(one, root, followed))
    .reduce(merge, nodeOf(members));
}

type Members = Omit<v.InferOutput<typeof membersSchema>, '$ref' | 'allOf'>;

function nodeOf({ type = [], properties, required, items, enum: choices, format, title }: Members) {
  return {
    types: typeof type === 'string' ? [type] : type,
    properties: new Map(Object.entries(properties ?? {})),
    required: new Set(required),
    items,
    choices,
    format,
    title,
  };
}

/** What one schema says and, where it says nothing, the other. */
const merge = (one: SchemaNode, other: SchemaNode): SchemaNode => ({
  types: one.types.length > 0 ? one.types : other.types,
  properties: new Map([...other.properties, ...one.properties]),
  required: new Set([...one.required, ...other.required]),
  items: one.items ?? other.items,
  choices: one.choices ?? other.choices,
  format: one.format ?? other.format,
  title: one.title ?? other.title,
});
