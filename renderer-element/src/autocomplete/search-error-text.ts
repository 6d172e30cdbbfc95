import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import type { SearchState } from './combobox/use-search.ts';

/** Whether the search failed, in which case the visitor fills in the answer by hand. */
export const isSearchError = (state: SearchState) => state === 'failed' || state === 'offline';

/** The messages for a failed search: the visitor is offline, or the register is unavailable. */
export function searchErrorTexts<W extends MessageId>(
  state: SearchState,
  failed: W,
): readonly (W | 'form.lookup.offline')[] {
  if (!isSearchError(state)) return [];
  return state === 'offline' ? ['form.lookup.offline', failed] : [failed];
}
