import { useDebouncedValue } from '@mantine/hooks';
import type { EditedVersion } from '../document/edited-version.ts';
import { useEditedVersion } from './editor-context.ts';

/** The pause after an edit before what reads the whole form follows, so that no key waits for it. */
const restMs = 250;

/** The document as it was at the last pause in editing. */
export function useDebouncedVersion(): EditedVersion {
  const [version] = useDebouncedValue(useEditedVersion(), restMs);
  return version;
}
