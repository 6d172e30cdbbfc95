import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import type { SearchState } from './combobox/use-search.ts';

/** Whether the register could not be asked, so that the visitor fills in by hand. */
export const isSearchError = (state: SearchState) => state === 'failed' || state === 'offline';

/** What is said when a register could not be asked: that there is no line, or its own words. */
export function searchErrorTexts<W extends MessageId>(
  state: SearchState,
  failed: W,
): readonly (W | 'visit.lookup.offline')[] {
  if (!isSearchError(state)) return [];
  return state === 'offline' ? ['visit.lookup.offline', failed] : [failed];
}
