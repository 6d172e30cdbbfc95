import type { ReactNode } from 'react';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import type { FieldViewProps } from './field-view.ts';

/** The tool beside the controls of a type, such as a calendar. */
export type FieldTool<T extends FieldTypeName> = (
  this: void,
  props: FieldViewProps<T>,
) => ReactNode;

/** Tools by the type of their fields. */
export type ToolsByType = { readonly [T in FieldTypeName]?: FieldTool<T> };

/**
 * Creates the tools of a form, whose code loads after the first page; a field renders without its
 * tool until then.
 */
export interface FieldTools {
  find<T extends FieldTypeName>(type: T): ToolsByType[T];
  add(more: ToolsByType): void;
  subscribe(listener: () => void): () => void;
}

export function createFieldTools(initial: ToolsByType = {}): FieldTools {
  let tools = initial;
  const listeners = new Set<() => void>();
  return {
    find: (type) => tools[type],
    add(more) {
      tools = { ...tools, ...more };
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
