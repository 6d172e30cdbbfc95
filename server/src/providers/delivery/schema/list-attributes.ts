import type { TargetType } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import { readSchemaNode, type SchemaNode } from './schema-node.ts';

/** A value that objects of a type have. */
export interface Attribute {
  /** The names from the object to the value. */
  readonly path: readonly string[];
  readonly title: string | undefined;
  readonly type: TargetType;
  /** Whether every object has it. */
  readonly isRequired: boolean;
}

const maxDepth = 8;
/** An integration maps at most this many values. */
const maxAttributes = 200;

/** The attributes in a JSON Schema, those inside other objects by their path. */
export function listAttributes(schema: unknown): readonly Attribute[] {
  const found: Attribute[] = [];
  const visit = (node: SchemaNode, path: readonly string[], isRequired: boolean) => {
    for (const [name, inner] of node.properties) {
      if (found.length >= maxAttributes) return;
      const child = readSchemaNode(inner, schema);
      const childPath = [...path, name];
      const isChildRequired = isRequired && node.required.has(name);
      if (child.properties.size > 0 && path.length < maxDepth)
        visit(child, childPath, isChildRequired);
      else
        found.push({
          path: childPath,
          title: child.title,
          type: typeOf(child),
          isRequired: isChildRequired,
        });
    }
  };
  visit(readSchemaNode(schema, schema), [], true);
  return found;
}

const types: Readonly<Partial<Record<string, TargetType>>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
};

function typeOf({ types: allowed, format }: SchemaNode): TargetType {
  const [first = 'string'] = allowed.filter((one) => one !== 'null');
  return types[first] ?? (format === 'date' ? 'date' : 'text');
}
