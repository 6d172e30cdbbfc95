import { useLocalStorage } from '@mantine/hooks';

/**
 * The hidden columns of a list, stored in the browser; `null` while nobody chose, so that the width of the window
 * decides.
 */
export function useHiddenColumns(key: string | undefined) {
  return useLocalStorage<readonly string[] | null>({
    key: `columns ${key ?? ''}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
}
