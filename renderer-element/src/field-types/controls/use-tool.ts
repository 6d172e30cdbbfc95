import { useSyncExternalStore } from 'react';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { useFieldContext } from '../../state/fields/field-context.tsx';
import type { ToolsByType } from '../../state/fields/field-tools.ts';

/** Returns the tool of a field type, once its code has loaded. */
export function useTool<T extends FieldTypeName>(type: T): ToolsByType[T] {
  const { tools } = useFieldContext();
  const find = () => tools.find(type);
  return useSyncExternalStore(tools.subscribe, find, find);
}
