import type { Schema } from '@form-builder/core/contract/endpoint.ts';
import { toJsonSchema } from '@valibot/to-json-schema';

type Json = Record<string, unknown>;

/** Writes schemas for one document and collects shared and recursive ones. */
export interface SchemaWriter {
  /** The content of `components.schemas`. */
  readonly defined: Json;
  /** Defines a schema under a name. */
  define(name: string, schema: Schema): void;
  /** The JSON Schema of the request (`input`) or of the response (`output`). */
  write(schema: Schema, typeMode: 'input' | 'output'): Json;
}

/** Creates a writer for one document. */
export function createSchemaWriter(): SchemaWriter {
  const defined: Json = {};
  const names = new Map<string, string>();

  /** Recursive schemas have their own definitions; equal ones are stored once. */
  const hoist = (definitions: Json): ReadonlyMap<string, string> => {
    const text = JSON.stringify(definitions);
    const renamed = new Map<string, string>();
    for (const key of Object.keys(definitions)) {
      const identity = `${key} ${text}`;
      const name = names.get(identity) ?? `Shared${String(names.size + 1)}`;
      names.set(identity, name);
      renamed.set(key, name);
    }
    for (const [key, name] of renamed) defined[name] ??= point(definitions[key], renamed);
    return renamed;
  };
  const write = (schema: Schema, typeMode: 'input' | 'output'): Json => {
    // Leaves out checks without a counterpart in JSON Schema.
    const written: Json = {
      ...toJsonSchema(schema, {
        typeMode,
        errorMode: 'ignore',
        target: 'draft-2020-12',
      }),
    };
    const { $defs } = written;
    delete written['$schema'];
    delete written['$defs'];
    // Both are plain data; the converter's type is narrower than needed here.
    return point(written, hoist(($defs ?? {}) as Json)) as Json;
  };
  return {
    defined,
    write,
    define: (name, schema) => {
      defined[name] = write(schema, 'output');
    },
  };
}

/** Replaces references to a schema's own definitions by references to the document's. */
function point(node: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(node)) return node.map((item) => point(item, names));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' ? pointReference(value, names) : point(value, names),
    ]),
  );
}

function pointReference(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'string') return value;
  const name = names.get(value.replace('#/$defs/', ''));
  return name === undefined ? value : `#/components/schemas/${name}`;
}
