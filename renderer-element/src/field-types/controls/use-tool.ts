import { useSyncExternalStore } from 'react';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { useFieldContext } from '../../state/field-context.tsx';
import type { ToolsByType } from '../../state/field-tools.ts';

/** The tool of a type, once its code has loaded. */
export function useTool<T extends FieldTypeName>(type: T): ToolsByType[T] {
  const { tools } = useFieldContext();
  const find = () => tools.find(type);
  return useSyncExternalStore(tools.subscribe, find, find);
}
