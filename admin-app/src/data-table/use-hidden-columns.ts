import { useLocalStorage } from '@mantine/hooks';

/** The hidden columns of a list, stored in the browser. */
export function useHiddenColumns(key: string | undefined) {
  return useLocalStorage<readonly string[]>({
    key: `columns ${key ?? ''}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
}
